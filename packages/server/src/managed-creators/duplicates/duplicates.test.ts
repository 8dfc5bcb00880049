import { findDuplicates, listCreatorTags } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../../testing/index.ts";

const app = await createTestApp();
const { company, staff, stranger } = await app.run(async () => {
  const company = await insertCompany();
  return {
    company,
    staff: await insertMember(company, "viewer"),
    stranger: await insertMember(await insertCompany(), "admin"),
  };
});

const insert = (values: Parameters<typeof insertManagedCreator>[1]) =>
  app.run(() => insertManagedCreator(company, values));
const find = async (query: Parameters<typeof call>[0], who = staff) => (await call(query, who)).body.items;
const call = (
  query: { name?: string[]; kana?: string; email?: string; account?: string[]; except_uid?: string },
  who = staff,
) => app.as(who).call(findDuplicates, { query });

it("finds the same person by account, mail, name and kana, the surest first", async () => {
  const byName = await insert({ display_name: "山田 花子" });
  const byReal = await insert({ display_name: "はなちゃん", real_name: "山田花子" });
  const byAccount = await insert({
    display_name: "別名",
    accounts: [{ platform: "instagram", handle: "Yamada.Hana" }],
  });
  const byMail = await insert({ display_name: "メール", email: "Hana@Example.test" });
  const byKana = await insert({ display_name: "かな", kana: "ヤマダ ハナコ" });
  const items = await find({
    name: ["山田　花子"],
    kana: "やまだはなこ",
    email: " hana@example.TEST ",
    account: ["instagram:@yamada.hana"],
  });
  const known = items.map(({ creator, reasons }) => `${reasons} ${creator.uid}`);
  expect(known.slice(0, 2)).toEqual([`account ${byAccount.uid}`, `email ${byMail.uid}`]);
  expect(known.slice(2, 4).sort()).toEqual([`name ${byName.uid}`, `name ${byReal.uid}`].sort());
  expect(known[4]).toBe(`kana ${byKana.uid}`);
  expect(await find({ name: ["山田花子"], except_uid: byReal.uid })).toHaveLength(1);
});

it("shows archived ones, never erased ones or another company's, and nothing for blanks", async () => {
  await insert({ display_name: "保管中", archived_at: new Date() });
  await insert({ display_name: "消去済み", archived_at: new Date(), erased_at: new Date() });
  expect(await find({ name: ["保管中"] })).toHaveLength(1);
  expect(await find({ name: ["消去済み"] })).toEqual([]);
  expect(await find({ name: ["保管中"] }, stranger)).toEqual([]);
  expect(await find({ name: ["", "　"], kana: " ", email: "", account: ["instagram:", "x"] })).toEqual([]);
});

it("lists tags in use, the most used first, without those of archived records", async () => {
  await insert({ tags: ["a", "b"] });
  await insert({ tags: ["b"] });
  await insert({ tags: ["z"], archived_at: new Date() });
  const { body } = await app.as(staff).call(listCreatorTags);
  expect(body.items).toEqual([
    { name: "b", count: 2 },
    { name: "a", count: 1 },
  ]);
});
