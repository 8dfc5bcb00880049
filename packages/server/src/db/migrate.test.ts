import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../testing/index.ts";
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

describe("migrate", () => {
  it("runs each file once, whoever starts at the same time", async () => {
    const list = [migration("9001_create_once.sql", "create table once_only (id int)")];
    const runs = await Promise.all(Array.from({ length: 6 }, () => migrate(database, list)));
    expect(runs.flat()).toEqual(["9001_create_once.sql"]);
    expect(await tables("once_only")).toBe(1);
  });

  it("refuses a file that was changed after it had run", async () => {
    const [first] = readMigrations();
    if (!first) throw new Error("no migrations");
    const changed = { ...first, checksum: "other" };
    await expect(migrate(database, [changed])).rejects.toThrow(`Migration ${first.name} was changed`);
  });

  it("leaves nothing of a file that fails half-way, and runs it when mended", async () => {
    const broken = migration("9002_create_half.sql", "create table half (id int); select nonsense;");
    await expect(migrate(database, [broken])).rejects.toThrow("9002_create_half.sql failed");
    expect(await tables("half")).toBe(0);
    const mended = migration("9002_create_half.sql", "create table half (id int)");
    expect(await migrate(database, [mended])).toEqual(["9002_create_half.sql"]);
  });

  it("has files whose numbers are unique and in order", () => {
    const numbers = readMigrations().map(({ name }) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect([...numbers].sort()).toEqual(numbers);
  });
});
