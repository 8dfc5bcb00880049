import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { copyRows, db, inTransaction, isForeignKeyViolation } from "../../db/index.ts";
import { ensureGenres } from "../../seed/index.ts";
import { countsOf, fileOf, importsAs, person } from "../../testing/imports.ts";
import { createTestApp, insertCompany, insertMember } from "../../testing/index.ts";
import { copyOf, toAccounts, toCreators, toGenres, toOutcomes } from "./copyLines.ts";
import { withParentsHeld } from "./holdParents.repository.ts";

const app = await createTestApp();
let company: { uid: string };
let staff: { uid: string };
beforeAll(() => app.run(ensureGenres));
beforeEach(async () => {
  company = await app.run(() => insertCompany());
  staff = await app.run(() => insertMember(company, "staff"));
});

const piece = fc.constantFrom(
  "\\",
  "\\N",
  "\\.",
  "\t",
  "\n",
  "\r\n",
  '"',
  "{",
  "}",
  ",",
  " ",
  "NULL",
  "髙",
  "𠮷",
  "a",
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));

it("stores any text, list, number and nothing as it was handed in", async () => {
  const row = fc.record({
    plain: fc.option(text),
    list: fc.array(text, { maxLength: 4 }),
    numbers: fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { maxLength: 4 }),
    held: fc.dictionary(text, text),
  });
  const target = copyOf("copied", { plain: "text", list: "text[]", numbers: "integer[]", held: "jsonb" });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
      const found = await app.run(() =>
        inTransaction(async () => {
          await db().execute(sql`create temp table copied
            (n int generated always as identity, plain text, list text[], numbers int[], held jsonb) on commit drop`);
          await copyRows(target.into, rows.map(target.line).join(""));
          return (await db().execute(sql`select plain, list, numbers, held from copied order by n`)).rows;
        }),
      );
      expect(found).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

describe("the rows that a chunk points at", () => {
  const tables = [toCreators, toAccounts, toGenres, toOutcomes].map(({ into }) => into.split(" ")[0] ?? "");
  const task = () => ({ company_uid: company.uid, created_by: staff.uid });
  const role = async () => {
    const { rows } = await db().execute(sql`select current_setting('session_replication_role') as role`);
    return rows[0]?.role;
  };

  it("are all held: of a new foreign key or trigger, `holdParents` has to learn", async () => {
    const { rows: keys } = await app.run(() =>
      db().execute(sql`select distinct conrelid::regclass || ' → ' || confrelid::regclass as key from pg_constraint
        where contype = 'f' and conrelid::regclass::text = any(${sql.param(tables)}::text[]) order by 1`),
    );
    expect(keys.map(({ key }) => key)).toEqual([
      "import_task_rows → import_tasks",
      "managed_creator_accounts → managed_creators",
      "managed_creator_genres → genres",
      "managed_creator_genres → managed_creators",
      "managed_creators → companies",
      // Of no new creator: who is registered by a file is connected with nobody.
      "managed_creators → creators",
      "managed_creators → memberships",
      "managed_creators → users",
    ]);
    // Rows of an import come with the keys that these make.
    const { rows: triggers } = await app.run(() =>
      db().execute(sql`select tgname as name from pg_trigger where not tgisinternal and tgtype & 4 > 0
        and tgrelid::regclass::text = any(${sql.param(tables)}::text[]) order by 1`),
    );
    expect(triggers.map(({ name }) => name)).toEqual([
      "managed_creator_accounts_key_of_new",
      "managed_creators_keys_of_new",
    ]);
  });

  it("are held once for all rows, and for these rows alone", async () => {
    const { rows } = await app.run(() => db().execute(sql`select uid from genres limit 2`));
    const genres = new Set(rows.map(({ uid }) => String(uid)));
    const [during, after] = await app.run(() =>
      inTransaction(async () => {
        let seen: unknown;
        await withParentsHeld(task(), { owners: new Set([staff.uid]), genres }, async () => {
          seen = await role();
        });
        return [seen, await role()];
      }),
    );
    expect([during, after]).toEqual(["replica", "origin"]);
  });

  it("are named by their foreign keys where one is missing", async () => {
    const elsewhere = await app.run(async () => insertMember(await insertCompany(), "staff"));
    for (const owner of ["nobody", elsewhere.uid]) {
      const error = await app
        .run(() =>
          inTransaction(() =>
            withParentsHeld(task(), { owners: new Set([owner]), genres: new Set() }, async () => {
              await db().execute(sql`insert into managed_creators (uid, company_uid, display_name, owner_uid)
                values (${`of ${owner}`}, ${company.uid}, '名', ${owner})`);
            }),
          ),
        )
        .catch((cause) => cause);
      expect(isForeignKeyViolation(error)).toBe(true);
    }
  });
});

describe("a chunk that was judged while the one before was written", () => {
  it("is judged again when somebody takes one of its accounts meanwhile, and the rows after it know", async () => {
    const imports = importsAs(app, staff);
    // At the very moment at which the first piece is done, a colleague registers whom row 152 names.
    await app.run(async () => {
      await db().execute(sql`
        create function register() returns trigger language plpgsql as $$ begin
          insert into managed_creators (uid, company_uid, display_name) values ('taken', new.company_uid, '先に登録');
          insert into managed_creator_accounts (company_uid, managed_creator_uid, platform, handle, url)
            values (new.company_uid, 'taken', 'instagram', 'hana_150', '');
          return new;
        end $$`);
      await db().execute(sql`create trigger register before update of done on import_tasks
        for each row when (old.done = 0 and new.done > 0) execute function register()`);
    });
    const rows = Array.from({ length: 450 }, (_, n) => person(n));
    rows[400] = person(150);
    const task = await imports.importAll(fileOf(rows));
    await app.run(() => db().execute(sql`drop trigger register on import_tasks`));
    expect(countsOf(task)).toEqual({ created: 448, updated: 1, skipped: 1, failed: 0, total: 450 });
    const { rows: held } = await app.run(() =>
      db().execute(sql`select count(*)::int as n from managed_creators where company_uid = ${company.uid}`),
    );
    expect(held).toEqual([{ n: 449 }]);
  });
});
