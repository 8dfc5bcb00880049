import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp } from "./createTestApp.ts";

const app = await createTestApp();
const ask = (query: ReturnType<typeof sql>) => app.run(async () => (await db().execute(query)).rows);
const thrice = async <T>(run: (n: number) => Promise<T>) => [await run(1), await run(2), await run(3)];

it("is asked by its own values each time, and is prepared from the second time on", async () => {
  const rows = await thrice((n) => ask(sql`select ${n}::int * 2 as twice, ${`語${n}`}::text as word`));
  expect(rows).toEqual([1, 2, 3].map((n) => [{ twice: n * 2, word: `語${n}` }]));
  const kept = await ask(
    sql`select statement from pg_prepared_statements where statement like ${"select $1::int * 2%"}`,
  );
  expect(kept).toHaveLength(1);
});

it("fails as often as it is wrong, and answers once its table is there and when that has changed", async () => {
  const look = () => ask(sql`select * from kept_things where n > ${0}`);
  await thrice(() => expect(look()).rejects.toMatchObject({ cause: { code: "42P01" } }));
  await ask(sql`create table kept_things (n int)`);
  await ask(sql`insert into kept_things values (${1})`);
  expect(await thrice(look)).toEqual([[{ n: 1 }], [{ n: 1 }], [{ n: 1 }]]);
  await ask(sql`alter table kept_things add column word text default '糸'`);
  expect(await thrice(look)).toEqual(Array(3).fill([{ n: 1, word: "糸" }]));
});

it("keeps its answer apart from a transaction that failed", async () => {
  const half = (n: number) => ask(sql`select 10 / ${n}::int as half`);
  await thrice(half);
  const failed = app.run(() =>
    db().transaction(async (tx) => {
      await tx.execute(sql`select 10 / ${0}::int as half`);
    }),
  );
  await expect(failed).rejects.toMatchObject({ cause: { code: "22012" } });
  expect(await half(5)).toEqual([{ half: 2 }]);
});

it("gives back the same values as the first time, whatever their types, within a transaction and without", async () => {
  const values = sql`select ${true}::bool as flag, ${7}::int8 as big, ${"{1,2}"}::int[] as numbers,
    ${"{あ,NULL}"}::text[] as words, ${'{"a":[1]}'}::jsonb as json, ${"2026-02-03"}::date as day, ${null}::text as nothing`;
  const answers = [
    ...(await thrice(() => ask(values))),
    ...(await app.run(() => db().transaction((tx) => thrice(async () => (await tx.execute(values)).rows)))),
  ];
  const [row = {}] = answers[0] ?? [];
  expect(row).toEqual({
    flag: true,
    big: 7,
    numbers: [1, 2],
    words: ["あ", null],
    json: { a: [1] },
    day: "2026-02-03",
    nothing: null,
  });
  expect(answers).toEqual(Array(6).fill([row]));
});
