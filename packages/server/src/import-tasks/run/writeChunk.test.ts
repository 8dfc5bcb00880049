import { createCustomField } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CopyWriter, copyRows, db, inTransaction } from "../../db/index.ts";
import { ensureGenres } from "../../seed/index.ts";
import { countsOf, fileOf, importsAs, person } from "../../testing/imports.ts";
import { createTestApp, insertCompany, insertMember } from "../../testing/index.ts";
import { type CopyTable, copyTable } from "./copyTables.ts";

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
const day = fc.date({ min: new Date("1900-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
const write = ({ into, add }: CopyTable, rows: readonly Readonly<Record<string, unknown>>[]) => {
  const writer = new CopyWriter();
  for (const row of rows) add(writer, row);
  return copyRows(into, writer);
};
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
/**
 * As the product's own keys are, uids. Node 24's `JSON.parse` takes a key that is one escaped letter for a backslash when
 * it has read an object with that key before, so that texts with escapes would test Node.
 */
const key = fc.stringMatching(/^[a-z0-9_]{1,12}$/);

it("stores any text, list, number, moment and nothing as it was handed in", async () => {
  const row = fc.record({
    plain: fc.option(text),
    list: fc.array(text, { maxLength: 4 }),
    numbers: fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { maxLength: 4 }),
    held: fc.dictionary(key, text),
    many: fc.option(fc.integer({ min: -(2 ** 53) + 1, max: 2 ** 53 - 1 })),
    yes: fc.boolean(),
    day: fc.option(day.map((date) => date.toISOString().slice(0, 10))),
    at: day,
  });
  const target = copyTable("copied", {
    plain: "text",
    list: "text[]",
    numbers: "integer[]",
    held: "jsonb",
    many: "bigint",
    yes: "boolean",
    day: "date",
    at: "timestamptz",
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows) => {
      const found = await app.run(() =>
        inTransaction(async () => {
          await db().execute(sql`create temp table copied
            (n int generated always as identity, plain text, list text[], numbers int[], held jsonb, many bigint,
              yes boolean, day date, at timestamptz) on commit drop`);
          await write(target, rows);
          const stored = await db().execute(
            sql`select plain, list, numbers, held, many, yes, day::text, at from copied order by n`,
          );
          return stored.rows.map(({ at, ...rest }) => ({ ...rest, at: new Date(String(at)) }));
        }),
      );
      expect(found).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});

it("cuts no letter in two where a long text goes out in pieces", async () => {
  const target = copyTable("copied", { plain: "text" });
  // Two units each: of two texts that begin one unit apart, one has a letter where a piece ends.
  const texts = ["", "a"].map((begin) => begin + "𠮷".repeat(300_000));
  const found = await app.run(() =>
    inTransaction(async () => {
      await db().execute(
        sql`create temp table copied (n int generated always as identity, plain text) on commit drop`,
      );
      for (const plain of texts) await write(target, [{ plain }]);
      return (await db().execute(sql`select plain from copied order by n`)).rows;
    }),
  );
  expect(found.map(({ plain }) => plain === texts[0] || plain === texts[1])).toEqual([true, true]);
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

describe("a company's own field that is changed while an import runs", () => {
  const HEAD = ["表示名", "契約書", "靴のサイズ"];
  const made = async (body: { label: string; type: "number" | "select"; options?: { label: string }[] }) =>
    (await app.as(staff).call(createCustomField, { body })).body;
  /** At the very moment at which the first piece is done; answers, of every second row, how many came after it. */
  const meanwhile = async (statement: ReturnType<typeof sql>) => {
    await app.run(async () => {
      await db().execute(sql`create table meanwhile (done int)`);
      await db().execute(sql`
        create function meanwhile() returns trigger language plpgsql as $$ begin
          insert into meanwhile values (new.done);
          ${statement};
          return new;
        end $$`);
      await db().execute(sql`create trigger meanwhile before update of done on import_tasks
        for each row when (old.done = 0 and new.done > 0) execute function meanwhile()`);
    });
    return () =>
      app.run(async () => {
        await db().execute(sql`drop trigger meanwhile on import_tasks`);
        await db().execute(sql`drop function meanwhile()`);
        const { rows } = await db().execute(sql`select done from meanwhile`);
        await db().execute(sql`drop table meanwhile`);
        const done = Number(rows[0]?.done);
        return Array.from({ length: 450 - done }, (_, n) => done + n).filter((n) => n % 2 === 0).length;
      });
  };

  it("takes no value over that nobody can choose any more, and says so of the row", async () => {
    const field = await made({
      label: "契約書",
      type: "select",
      options: [{ label: "あり" }, { label: "なし" }],
    });
    const [yes, no] = field.options;
    const kept = JSON.stringify([{ uid: no?.uid, label: "なし" }]);
    const end = await meanwhile(
      sql.raw(`update custom_fields set options = '${kept}'::jsonb where uid = '${field.uid}'`),
    );
    const rows = Array.from({ length: 450 }, (_, n) => [`人${n}`, n % 2 === 0 ? "あり" : "なし", ""]);
    const task = await importsAs(app, staff).importAll(fileOf(rows, "utf-8", HEAD));
    expect(task.failed).toBe(await end());
    expect(task.created + task.failed).toBe(450);
    const { rows: held } = await app.run(() =>
      db().execute(sql`select custom_values ->> ${field.uid} as value, count(*)::int as n from managed_creators
        where company_uid = ${company.uid} group by 1 order by 1`),
    );
    const count = (uid: string | undefined) => held.find(({ value }) => value === uid)?.n;
    expect(count(no?.uid)).toBe(225);
    expect(count(yes?.uid)).toBe(225 - task.failed);
    const { rows: errors } = await app.run(() =>
      db().execute(sql`select distinct errors::text as said from import_task_rows
        where company_uid = ${company.uid} and outcome = 'failed'`),
    );
    expect(errors).toEqual([
      { said: expect.stringContaining("「あり」は、取込の途中で選択肢から外されました") },
    ]);
  });

  it("does not throw a deleted field's values away in silence; rows that say nothing of it are taken over", async () => {
    const field = await made({ label: "靴のサイズ", type: "number" });
    const end = await meanwhile(
      sql.raw(`update custom_fields set deleted_at = now() where uid = '${field.uid}'`),
    );
    const rows = Array.from({ length: 450 }, (_, n) => [`人${n}`, "", n % 2 === 0 ? "24" : ""]);
    const task = await importsAs(app, staff).importAll(fileOf(rows, "utf-8", HEAD));
    expect(task.failed).toBe(await end());
    const { rows: held } = await app.run(() =>
      db().execute(sql`select count(*)::int as n from managed_creators
        where company_uid = ${company.uid} and custom_values ? ${field.uid}`),
    );
    expect(held).toEqual([{ n: 225 - task.failed }]);
    expect(task.created).toBe(450 - task.failed);
    expect(task.failed).toBeGreaterThan(0);
    const { rows: errors } = await app.run(() =>
      db().execute(sql`select distinct errors::text as said from import_task_rows
        where company_uid = ${company.uid} and outcome = 'failed'`),
    );
    expect(errors).toEqual([
      { said: expect.stringContaining("「靴のサイズ」の項目は、取込の途中で削除されました") },
    ]);
  });
});
