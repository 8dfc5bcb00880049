import { deleteManagedCreator, getErasureImpact, listManagedCreators } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { insertWorld, type World } from "../../hostile/world.ts";
import { createTestApp, insertManagedCreator } from "../../testing/index.ts";
import { tablesWith } from "../../testing/tablesWith.ts";
import { columnsOfPlace, type MentionColumn, mentionPlaces } from "./mentionPlaces.repository.ts";

const app = await createTestApp();
const NAME = "鵺野ぬえこ";
const KANA = "ヌエノヌエコ";
const TEXT = `${NAME}さんの紹介。夏まで`;

const columns = Object.entries(mentionPlaces).flatMap(([table, place]) =>
  columnsOfPlace(place).map((column) => ({ table, ...column })),
);

function planted(table: string, { name, type }: MentionColumn) {
  if (type === "json") return sql`${JSON.stringify([{ key: NAME, label: TEXT, n: 5 }])}::text::jsonb`;
  if (type === "list") return sql`array[${TEXT}]`;
  // Labels are told apart before, and both are the same once the names are gone.
  if (table === "custom_fields" && name === "label") {
    return sql`case when uid = (select max(uid) from custom_fields o where o.company_uid = custom_fields.company_uid)
      then ${TEXT} else ${TEXT.replace(NAME, KANA)} end`;
  }
  return sql`${TEXT}`;
}

/** Writes the text into every column of every place of a company: nothing of it is about the person's own row. */
async function plant({ company }: World, except: string): Promise<string[]> {
  const missed: string[] = [];
  await db().execute(sql`alter table payment_notices disable trigger user`);
  for (const { table, ...column } of columns) {
    const name = column.name;
    const isOwn = table === "managed_creators" ? sql`and uid <> ${except}` : sql``;
    const { rows } =
      await db().execute(sql`update ${sql.identifier(table)} set ${sql.identifier(name)} = ${planted(table, column)}
      where company_uid = ${company.uid} ${isOwn} returning 1`);
    if (rows.length === 0) missed.push(`${table}.${name}`);
  }
  await db().execute(sql`alter table payment_notices enable trigger user`);
  return missed;
}

/** Columns of a company in which a word stands. */
async function columnsWith(company_uid: string, word: string): Promise<string[]> {
  const held: string[] = [];
  for (const { table, name } of columns) {
    const { rows } = await db().execute(sql`select 1 from ${sql.identifier(table)}
      where company_uid = ${company_uid} and ${sql.identifier(name)}::text like ${`%${word}%`} limit 1`);
    if (rows.length > 0) held.push(`${table}.${name}`);
  }
  return held;
}

it("takes a person's name out of every text of the company about others, tells so before, and leaves other companies alone", async () => {
  const { world, other, gone } = await app.run(async () => {
    const world = await insertWorld("one");
    const other = await insertWorld("two");
    const gone = await insertManagedCreator(world.company, { display_name: NAME, kana: KANA });
    expect(await plant(world, gone.uid)).toEqual([]);
    expect(await plant(other, gone.uid)).toEqual([]);
    return { world, other, gone };
  });
  const names = columns.map(({ table, name }) => `${table}.${name}`);
  const as = app.as(world.people.admin);
  const params = { id: gone.uid };
  const impact = await as.call(getErasureImpact, { params });
  expect(impact.status).toBe(200);
  expect(impact.body.counts.map(({ kind }) => kind)).toEqual([
    "messages",
    "records",
    "projects",
    "jobs",
    "posts",
    "settings",
    "logs",
  ]);
  expect(impact.body.counts.every(({ changed }) => changed > 0)).toBe(true);
  // The keys of documents are the product's own and stay as they are, so nothing but them holds the name afterwards.
  expect(impact.body.unsure_names).toEqual([]);

  expect((await as.call(deleteManagedCreator, { params, query: { erase: true } })).status).toBe(200);

  const { left, rest, others } = await app.run(async () => ({
    left: await columnsWith(world.company.uid, TEXT),
    rest: await columnsWith(world.company.uid, "さんの紹介。夏まで"),
    others: await columnsWith(other.company.uid, TEXT),
  }));
  expect(left).toEqual([]);
  // Kept answers and the rows of imports go as a whole.
  expect(rest).toEqual(names);
  expect(others).toEqual(names);
  const { items } = (await as.call(listManagedCreators, { query: { keyword: NAME } })).body;
  expect(items).toEqual([]);
  const found = (await as.call(listManagedCreators, { query: { keyword: "夏まで" } })).body.items;
  expect(found.map(({ uid }) => uid)).toContain(world.job.creator_uid);
  const theirs = app.as(other.people.admin);
  expect((await theirs.call(listManagedCreators, { query: { keyword: NAME } })).body.items).toHaveLength(1);
  expect((await theirs.call(getErasureImpact, { params })).error.code).toBe("not_found");
  expect((await app.as(world.people.staff).call(getErasureImpact, { params })).error.code).toBe("forbidden");
});

it("leaves common words and names of others, and says where they stand", async () => {
  const { world, two } = await app.run(async () => {
    const world = await insertWorld("three");
    const make = (fields: { display_name: string; memo?: string; real_name?: string }) =>
      insertManagedCreator(world.company, fields);
    const [kana, cherry, tanaka, twin] = [
      await make({ display_name: "みお" }),
      await make({ display_name: "さくら" }),
      await make({ display_name: "田中", real_name: "小森 花" }),
      await make({ display_name: "双葉", real_name: "森 はるか" }),
    ];
    await make({ display_name: "双葉" });
    await make({ display_name: "田中実" });
    const memos = await make({
      display_name: "メモの人",
      memo: "みおさんの友達。さくらんぼ農園。さくらさんと同席。田中実さんの後任は田中さん。双葉さん。小森花子",
    });
    return { world, two: { kana, cherry, tanaka, twin, memos } };
  });
  const as = app.as(world.people.admin);
  const memo = () =>
    app.run(async () => {
      const { rows } = await db().execute(
        sql`select memo from managed_creators where uid = ${two.memos.uid}`,
      );
      return String(rows[0]?.memo);
    });
  for (const one of [two.kana, two.twin]) {
    const { body } = await as.call(getErasureImpact, { params: { id: one.uid } });
    expect(body.unsure_names).toHaveLength(1);
    expect(body.counts).toEqual([{ kind: "records", changed: 0, staying: 1 }]);
    expect(body.places).toEqual([{ kind: "records", href: `/creators/${two.memos.uid}`, label: "メモの人" }]);
  }
  for (const one of [two.kana, two.cherry, two.tanaka, two.twin]) {
    await as.call(deleteManagedCreator, { params: { id: one.uid }, query: { erase: true } });
  }
  expect(await memo()).toBe(
    "みおさんの友達。さくらんぼ農園。（削除済み）さんと同席。田中実さんの後任は（削除済み）さん。双葉さん。小森花子",
  );
});

it("erases a person who is called as the product's own words and figures are, and breaks no document", async () => {
  const { world, gone } = await app.run(async () => {
    const world = await insertWorld("four");
    const gone = await insertManagedCreator(world.company, {
      display_name: "text",
      real_name: "100",
      kana: "label",
    });
    return { world, gone };
  });
  const { status } = await app
    .as(world.people.admin)
    .call(deleteManagedCreator, { params: { id: gone.uid }, query: { erase: true } });
  expect(status).toBe(200);
  const { rows } = await app.run(() =>
    db().execute(sql`select columns from projects where company_uid = ${world.company.uid}`),
  );
  expect(rows[0]?.columns).toMatchObject([
    { key: "c1", type: "text", label: "four 列" },
    { key: "c2", type: "check" },
  ]);
  expect(await app.run(() => tablesWith(gone.uid))).toContain("managed_creators");
});
