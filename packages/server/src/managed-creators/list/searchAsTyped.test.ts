import { listManagedCreators, updateManagedCreator } from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db, inTransaction } from "../../db/index.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../../testing/index.ts";

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

const { staff } = await app.run(async () => {
  const company = await insertCompany();
  for (const person of PEOPLE) await insertManagedCreator(company, person);
  return { staff: await insertMember(company, "staff") };
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

it("a search of one, two and more letters is served by the indexes on texts", async () => {
  const plans = await app.run(() =>
    inTransaction(async () => {
      await db().execute(sql`set local enable_seqscan = off`);
      const plan = async (condition: ReturnType<typeof sql>) =>
        JSON.stringify(
          (await db().execute(sql`explain select uid from managed_creators where ${condition}`)).rows,
        );
      return [await plan(sql`search_grams @> array['高']`), await plan(sql`search_text like '%山田花子%'`)];
    }),
  );
  expect(plans[0]).toContain("managed_creators_grams");
  expect(plans[1]).toContain("managed_creators_text");
});
