import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { SettingsError } from "../env.ts";
import { createTestApp, insertCompany } from "../testing/index.ts";
import { readChecksums } from "./baseline.ts";
import { currentDatabase, type Database, migrate, readMigrations } from "./index.ts";

const app = await createTestApp();
const database: Database = app.run(() => currentDatabase());

const migration = (name: string, sql: string) => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
});
const tables = async (name: string) =>
  (await database.session((session) => session.rows("select 1 from pg_tables where tablename = $1", [name])))
    .length;

const shipped = readMigrations();
const once = migration("9001_create_once.sql", "create table once_only (id int)");

describe("migrate", () => {
  it("runs each file once, whoever starts at the same time", async () => {
    const list = [...shipped, once];
    const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(database, list)));
    expect(runs.flat()).toEqual(["9001_create_once.sql"]);
    expect(await tables("once_only")).toBe(1);
  });

  it("says what to do where the role may make no tables", async () => {
    const words = "permission denied for schema public";
    const refused = migration(
      "9009_refused.sql",
      `do $$ begin raise exception '${words}' using errcode = '42501'; end $$`,
    );
    const failure = migrate(database, [...shipped, once, refused]).catch((cause: unknown) => cause);
    expect(await failure).toBeInstanceOf(SettingsError);
    expect(String(await failure)).toContain(words);
    expect(String(await failure)).toContain("ALTER DATABASE tsumugi OWNER TO tsumugi");
  });

  it("refuses a file that was changed after it had run", async () => {
    const [first, ...others] = shipped;
    if (!first) throw new Error("no migrations");
    const changed = { ...first, checksum: "other" };
    await expect(migrate(database, [changed, ...others, once])).rejects.toThrow(
      `Migration ${first.name} was changed`,
    );
  });

  it("leaves nothing of a file that fails half-way, and runs it when fixed", async () => {
    const broken = migration("9002_create_half.sql", "create table half (id int); select nonsense;");
    await expect(migrate(database, [...shipped, once, broken])).rejects.toThrow(
      "9002_create_half.sql failed",
    );
    expect(await tables("half")).toBe(0);
    const fixed = migration("9002_create_half.sql", "create table half (id int)");
    expect(await migrate(database, [...shipped, once, fixed])).toEqual(["9002_create_half.sql"]);
  });

  it("refuses a database that a newer version has made, says how to go on, and changes nothing", async () => {
    const next = migration("9003_create_next.sql", "create table next (id int)");
    const refused = await migrate(database, [...shipped, next]).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SettingsError);
    expect((refused as Error).message).toMatch(
      /^新しい版のツムギで作られたデータベースです（この版の知らない移行 9001_create_once\.sql など 2 件）。.*\n新しい版で起動し直すか/,
    );
    expect(await tables("next")).toBe(0);
  });

  it("has files whose numbers are unique and in order", () => {
    const numbers = readMigrations().map(({ name }) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...numbers].sort()).toEqual(numbers);
  });
});

describe("the files of released migrations", () => {
  it("are never edited: a change is a new file, and a new file is a new line in released.sha256", () => {
    const files = readMigrations().map(({ name, checksum }) => `${checksum}  ${name}`);
    const released = [...readChecksums("released.sha256")].map(([name, checksum]) => `${checksum}  ${name}`);
    const edited = released.filter((line) => !files.includes(line));
    const added = files.filter((line) => !released.includes(line));
    expect(edited, "These were edited or removed. Restore them and write a new migration instead.").toEqual(
      [],
    );
    expect(added, "Add these lines to the end of packages/server/src/db/migrations/released.sha256.").toEqual(
      [],
    );
    expect(released).toEqual(files);
  });

  it("have nothing in common with the files of development, so that a database shows by which it was made", () => {
    const development = new Set(readChecksums("development.sha256").values());
    expect(readMigrations().filter(({ checksum }) => development.has(checksum))).toEqual([]);
  });
});

describe("a database that the development migrations made", () => {
  const records = () =>
    database.session((session) => session.rows("select name, checksum from schema_migrations order by name"));
  /** Their schema equals the baseline's, so that writing down their names makes such a database of ours. */
  const recordDevelopment = (change: (rows: Map<string, string>) => void = () => {}) =>
    database.session(async (session) => {
      const rows = readChecksums("development.sha256");
      change(rows);
      await session.exec("delete from schema_migrations");
      for (const row of rows)
        await session.rows("insert into schema_migrations (name, checksum) values ($1, $2)", [...row]);
    });
  const countCompanies = async () =>
    (await database.session((session) => session.rows("select 1 from companies"))).length;

  it("is at the baseline: nothing runs again, its rows stay, and later migrations follow", async () => {
    await app.run(() => insertCompany());
    const companies = await countCompanies();
    await recordDevelopment();
    const later = migration("9003_create_later.sql", "create table later (id int)");
    const baseline = readMigrations().filter(({ name }) => name <= "0015_create_realtime.sql");
    expect(await migrate(database, [...baseline, later])).toEqual([later.name]);
    expect(await records()).toEqual([...baseline, later].map(({ name, checksum }) => ({ name, checksum })));
    expect(await countCompanies()).toBe(companies);
    expect(await migrate(database, [...baseline, later])).toEqual([]);
  });

  it.each<[string, (rows: Map<string, string>) => void]>([
    ["lacks its last migration", (rows) => rows.delete("0131_index_kept_mails.sql")],
    ["has a migration of other content", (rows) => rows.set("0131_index_kept_mails.sql", "other")],
    ["has a migration beyond the last", (rows) => rows.set("0132_from_a_branch.sql", "other")],
  ])("is refused with the cure, and left as it is, where it %s", async (_, change) => {
    await recordDevelopment(change);
    const before = await records();
    const refused = await migrate(database).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SettingsError);
    expect((refused as Error).message).toMatch(
      /開発版が途中まで作った.*013[12]_.*合いません.*中身は変えていません。\n移行が 0131_index_kept_mails\.sql で終わる開発版で一度起動/,
    );
    expect(await records()).toEqual(before);
  });
});
