import { decideDuplicatePair, listDuplicatePairs, mergeManagedCreators } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../../db/index.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../../testing/index.ts";

const app = await createTestApp();

async function office(people: readonly Parameters<typeof insertManagedCreator>[1][]) {
  return app.run(async () => {
    const company = await insertCompany();
    for (const person of people) await insertManagedCreator(company, person);
    return {
      company,
      staff: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
    };
  });
}
type Office = Awaited<ReturnType<typeof office>>;

const listed = async ({ staff }: Pick<Office, "staff">, query: { limit?: number; cursor?: string } = {}) =>
  (await app.as(staff).call(listDuplicatePairs, { query })).body;
const words = async (one: Office) =>
  (await listed(one)).items.map(
    ({ left, right, reasons }) => `${[left, right].map((x) => x.display_name).sort()} ${reasons}`,
  );

it("pairs records by mail, handle, phone and name in any spelling, the surest first, of the own company only", async () => {
  const own = await office([
    { display_name: "髙橋 さくら", kana: "たかはしさくら", email: "S@example.test" },
    { display_name: "さくら", real_name: "高橋さくら", kana: "タカハシ　サクラ", email: "s@example.TEST" },
    { display_name: "電話A", phone: "+81 90-1111-2222" },
    { display_name: "電話B", phone: "09011112222" },
    { display_name: "SNS-A", accounts: [{ platform: "x", handle: "Hanako_log" }] },
    { display_name: "SNS-B", accounts: [{ platform: "instagram", handle: "hanako_log" }] },
    { display_name: "山田", kana: "やまだ" },
    { display_name: "山本", kana: "やまだ" },
    { display_name: "電話A", archived_at: new Date() },
    { display_name: "消えた人", email: "s@example.test", archived_at: new Date(), erased_at: new Date() },
  ]);
  await office([{ display_name: "髙橋さくら", email: "s@example.test" }]);
  expect(await words(own)).toEqual([
    "さくら,髙橋 さくら email,name,kana",
    "SNS-A,SNS-B account",
    "電話A,電話B phone",
  ]);
  expect((await listed(own)).total).toBe(3);
});

it("says nothing of what an agency shares, and goes on page by page", async () => {
  const many = Array.from({ length: 7 }, (_, i) => ({ display_name: `所属${i}`, phone: "03-0000-0000" }));
  const four = Array.from({ length: 4 }, () => ({ display_name: "同じ名前" }));
  const own = await office([...many, ...four]);
  const seen: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await listed(own, { limit: 4, ...(cursor ? { cursor } : {}) });
    expect(page.total).toBe(6);
    seen.push(...page.items.map(({ left, right }) => [left.uid, right.uid].sort().join()));
    if (!page.next_cursor) break;
    cursor = page.next_cursor;
  }
  expect(new Set(seen).size).toBe(6);
  expect(seen).toHaveLength(6);
});

it("remembers two people for the whole company, asks again when told to, and forgets what was merged", async () => {
  const own = await office([{ display_name: "双子" }, { display_name: "双 子" }]);
  const other = await office([]);
  const [pair] = (await listed(own)).items;
  if (!pair) throw new Error("no pair");
  const { left, right } = pair;
  const decide = (who: Office["staff"], is_different: boolean, right_uid = right.uid) =>
    app
      .as(who)
      .call(decideDuplicatePair, { body: { left_uid: right_uid, right_uid: left.uid, is_different } });
  expect((await decide(other.staff, true)).status).toBe(404);
  expect((await decide(own.viewer, true)).status).toBe(403);
  expect((await decide(own.staff, true, left.uid)).status).toBe(404);
  expect(await words(own)).toHaveLength(1);
  for (const _ of [1, 2]) expect((await decide(own.staff, true)).status).toBe(204);
  expect(await words(own)).toEqual([]);
  expect((await decide(own.staff, false)).status).toBe(204);
  expect(await words(own)).toHaveLength(1);
  const merged = await app.as(own.staff).call(mergeManagedCreators, {
    params: { id: left.uid },
    body: { absorbed_uid: right.uid, version: left.version, absorbed_version: right.version, choices: {} },
  });
  expect(merged.status).toBe(200);
  expect(await words(own)).toEqual([]);
  expect((await app.as(own.viewer).call(listDuplicatePairs, { query: {} })).status).toBe(403);
});

it("keeps what it found of a company of thousands for a minute, but not past a decision", async () => {
  const own = await office([{ display_name: "同じ名前" }, { display_name: "同じ名前" }]);
  // With keys at hand: the database need not make them for each.
  await app.run(() =>
    db().execute(sql`
      insert into managed_creators (uid, company_uid, display_name, search_text, search_grams, sort_name, identity)
      select 'many' || n, ${own.company.uid}, 'だれか' || n, '', '{}', 'だれか' || n, array['n:だれか' || n]
      from generate_series(1, 5000) as n`),
  );
  const first = await listed(own);
  expect(first.total).toBe(1);
  await app.run(() => insertManagedCreator(own.company, { display_name: "だれか7" }));
  expect(await listed(own)).toEqual(first);
  app.clock.advance(61_000);
  expect((await listed(own)).total).toBe(2);
  const [pair] = first.items;
  const body = { left_uid: pair?.left.uid ?? "", right_uid: pair?.right.uid ?? "", is_different: true };
  expect((await app.as(own.staff).call(decideDuplicatePair, { body })).status).toBeLessThan(300);
  expect((await listed(own)).total).toBe(1);
});
