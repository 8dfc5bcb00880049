import { listManagedCreators, updateManagedCreator } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";
import { newUid } from "../../core/ids.ts";
import { searchWords, spellingsOf } from "../../core/search.ts";
import { db, inTransaction } from "../../db/index.ts";
import { managedCreators } from "../../db/schema/managed-creators.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../../testing/index.ts";
import { creatorOrder } from "./creatorOrder.repository.ts";
import { isFrequent } from "./frequentWords.repository.ts";
import { filters, keywordCondition, uidsWhere } from "./managedCreatorList.repository.ts";

const app = await createTestApp();

const PEOPLE: readonly Parameters<typeof insertManagedCreator>[1][] = [
  { display_name: "山田 花子", kana: "やまだ はなこ", phone: "090-1234-5678" },
  { display_name: "髙橋さくら", agency: "ひなたプロ㈱", tags: ["敏感肌", "地方　在住"] },
  { display_name: "高﨑", address: "東京都渋谷区神南１ー２ー３ 茅ヶ崎ビル", postal_code: "150-0041" },
  { display_name: "渡邉", email: "Watanabe-Yuki@Example.jp", phone: "+81 3-9876-5432" },
  { display_name: "齊藤", kana: "ｻｲﾄｳ" },
  { display_name: "ジョン・スミス", memo: "冨田さんの紹介\n德島に在住" },
  { display_name: "山本", phone: "0612345678", accounts: [{ platform: "instagram", handle: "yama_moto" }] },
];

const { staff, company } = await app.run(async () => {
  const company = await insertCompany();
  for (const person of PEOPLE) await insertManagedCreator(company, person);
  return { company, staff: await insertMember(company, "staff") };
});

const found = async (keyword: string) => {
  const { body } = await app
    .as(staff)
    .call(listManagedCreators, { query: { keyword, sort: "created_at", limit: 100 } });
  return body.items.map(({ display_name }) => display_name).sort();
};

it.each<[typed: string, found: string[]]>([
  ["山田花子", ["山田 花子"]],
  ["山田　花子", ["山田 花子"]],
  ["ヤマダハナコ", ["山田 花子"]],
  ["ﾔﾏﾀﾞ ﾊﾅｺ", ["山田 花子"]],
  ["やまだ", ["山田 花子"]],
  ["高橋", ["髙橋さくら"]],
  ["髙", ["高﨑", "髙橋さくら"]],
  ["高", ["高﨑", "髙橋さくら"]],
  ["高崎", ["高﨑"]],
  ["渡辺", ["渡邉"]],
  ["渡邊", ["渡邉"]],
  ["斎藤", ["齊藤"]],
  ["斉藤", ["齊藤"]],
  ["齋", ["齊藤"]],
  ["サイトウ", ["齊藤"]],
  ["ジョンスミス", ["ジョン・スミス"]],
  ["富田", ["ジョン・スミス"]],
  ["徳島", ["ジョン・スミス"]],
  ["09012345678", ["山田 花子"]],
  ["０９０−１２３４", ["山田 花子"]],
  ["0398765432", ["渡邉"]],
  ["03-9876-5432", ["渡邉"]],
  ["06-1234-5678", ["山本"]],
  ["ひなたプロ", ["髙橋さくら"]],
  ["ひなたプロ(株)", ["髙橋さくら"]],
  ["敏感", ["髙橋さくら"]],
  ["地方在住", ["髙橋さくら"]],
  ["神南1-2-3", ["高﨑"]],
  ["茅ケ崎ビル", ["高﨑"]],
  ["1500041", ["高﨑"]],
  ["〒150-0041", []],
  ["watanabe-yuki@example", ["渡邉"]],
  ["ＹＡＭＡ＿ＭＯＴＯ", ["山本"]],
  ["山", ["山本", "山田 花子"]],
  // What is like it and yet another word.
  ["山本花子", []],
  ["田花", ["山田 花子"]],
  ["高田", []],
  ["橋高", []],
  ["渡部", []],
  ["花子髙橋", []],
  ["子や", []],
  ["1-23", []],
  ["09012345679", []],
  ["%", []],
])("「%s」 finds %j", async (typed, expected) => {
  expect(await found(typed)).toEqual([...expected].sort());
});

it("a changed tag and agency are found at once, and those from before no longer", async () => {
  const { body } = await app.as(staff).call(listManagedCreators, { query: { keyword: "髙橋" } });
  const [creator] = body.items;
  if (!creator) throw new Error("nobody found");
  const { version, uid } = creator;
  await app.as(staff).call(updateManagedCreator, {
    params: { id: uid },
    body: { version, tags: ["国内"], agency: "ノマド" },
  });
  expect(await found("國内")).toEqual(["髙橋さくら"]);
  expect(await found("ノマド")).toEqual(["髙橋さくら"]);
  expect(await found("敏感肌")).toEqual([]);
  expect(await found("ひなた")).toEqual([]);
});

it("a search of one, two and more letters is served by the index on pairs, that of a frequent word by the list's order", async () => {
  const plans = await app.run(() =>
    inTransaction(async () => {
      await db().execute(sql`set local enable_seqscan = off`);
      const plan = async (keyword: string, isMet: boolean) => {
        const condition = keywordCondition(company.uid, keyword, isMet);
        const query = sql`explain select uid from managed_creators where ${condition}`;
        return JSON.stringify((await db().execute(query)).rows);
      };
      const kept = ["高", "山田", "山田花子", "090-1234-5678"].map((word) => [word, false] as const);
      const seen: string[] = [];
      for (const [word, isMet] of [...kept, ["山田花子", true] as const]) seen.push(await plan(word, isMet));
      return seen;
    }),
  );
  expect(plans.map((plan) => plan.includes("managed_creators_grams"))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
});

it("takes a word for frequent where the planner would not go by its pairs", async () => {
  await app.run(async () => {
    const { uid: company_uid } = await insertCompany();
    const people = Array.from({ length: 2000 }, (_, n) => ({
      uid: newUid(),
      company_uid,
      display_name: `名${n}`,
      memo: "あ".repeat(400),
      search_source: `撮影は平日の夜 ${n === 7 ? "夜行列車" : "昼間の屋外でも"}`,
    }));
    await db().insert(managedCreators).values(people);
    // As housekeeping leaves an index: the planner counts what is not yet sorted in.
    await db().execute(sql`select gin_clean_pending_list('managed_creators_grams')`);
    await db().execute(sql`analyze managed_creators`);
    const met: boolean[] = [];
    for (const keyword of ["撮影は平日", "夜行列車", "撮影は平日 夜行列車", "撮"])
      met.push(await isFrequent(company_uid, { keyword, archived: false }));
    expect(met).toEqual([true, false, false, false]);
  });
});

it("finds by pairs, and by walking the list, exactly the texts in which the words stand", async () => {
  const letters = ["あ", "い", "高", "髙", "1", "2", "-", "a", "_", "%", "\\", "𠮷"];
  const word = (min: number, max: number) =>
    fc.array(fc.constantFrom(...letters), { minLength: min, maxLength: max }).map((each) => each.join(""));
  await app.run(async () => {
    const { uid: company_uid } = await insertCompany();
    const memos = fc.sample(word(1, 24), 150);
    await db()
      .insert(managedCreators)
      .values(
        memos.map((memo, n) => ({ uid: newUid(), company_uid, display_name: `名${n}`, search_source: memo })),
      );
    const stored = await db()
      .select({ uid: managedCreators.uid, text: managedCreators.search_text })
      .from(managedCreators)
      .where(eq(managedCreators.company_uid, company_uid));
    const keyword = fc.array(word(1, 6), { minLength: 1, maxLength: 2 }).map((words) => words.join(" "));
    let hits = 0;
    const see = async (typed: string) => {
      const words = searchWords(typed).map(spellingsOf);
      const wanted = stored
        .filter(({ text }) => words.every((spellings) => spellings.some((each) => text.includes(each))))
        .map(({ uid }) => uid);
      hits += wanted.length;
      for (const isMet of [false, true]) {
        const found = await uidsWhere(
          filters(company_uid, { keyword: typed, archived: false }, isMet),
          await creatorOrder(company_uid, "created_at"),
        );
        expect(found.toSorted(), typed).toEqual(wanted.toSorted());
      }
    };
    await fc.assert(fc.asyncProperty(keyword, see), { numRuns: 60 });
    // Parts of what is there: most words made by chance stand nowhere.
    for (const memo of memos.slice(0, 60)) await see([...memo].slice(1, 5).join(""));
    expect(hits).toBeGreaterThan(200);
  });
});
