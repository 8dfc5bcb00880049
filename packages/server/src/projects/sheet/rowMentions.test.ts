import {
  deleteCompanyUser,
  deleteManagedCreator,
  editRowComment,
  listNotifications,
  listRowComments,
  postRowComment,
  removeProjectCreator,
} from "@tsumugi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../../testing/index.ts";
import { insertSheet } from "../../testing/sheet.ts";

type Member = Awaited<ReturnType<typeof insertMember>>;

let app: TestApp;
let params: { id: string };
let creator_uid: string;
let owner: Member;
let misaki: Member;
let daisuke: Member;
let ken: Member;
let foreign: Member;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  await app.run(async () => {
    const company = await insertCompany();
    owner = await insertMember(company, "admin", { name: "小林 直樹" });
    misaki = await insertMember(company, "staff", { name: "田中 美咲" });
    daisuke = await insertMember(company, "viewer", { name: "石川 大輔" });
    ken = await insertMember(company, "staff", { name: "佐藤 健" });
    foreign = await insertMember(await insertCompany(), "admin", { name: "石川 大輔" });
    const sheet = await insertSheet(company, 1, { owner_uid: owner.uid });
    params = { id: sheet.id };
    creator_uid = sheet.creators[0] ?? "";
  });
});

const post = (by: Member, text: string, id: string = crypto.randomUUID()) =>
  app.as(by).call(postRowComment, { params, body: { creator_uid, id, text } });
const rewrite = (by: Member, id: string, text: string) =>
  app.as(by).call(editRowComment, { params: { id }, body: { text } });
/** What somebody was notified of, oldest first. */
const told = async (member: Member) =>
  (await app.as(member).call(listNotifications)).body.items
    .filter(({ kind }) => kind === "row_comment")
    .map(({ title }) => title)
    .reverse();

const TO_YOU = "田中 美咲さんがあなた宛てにコメントしました";
const ON_ROW = "田中 美咲さんが案件の行にコメントしました";

it("notifies once whom a remark addresses, who is in charge, and nobody of another company", async () => {
  const id = crypto.randomUUID();
  const { body } = await post(misaki, "＠石川大輔さん @田中 美咲 在庫の確認をお願いします", id);
  expect(body.mentions.map(({ uid, name }) => [uid, name])).toEqual([
    [daisuke.uid, "石川 大輔"],
    [misaki.uid, "田中 美咲"],
  ]);
  expect((await post(misaki, "＠石川大輔さん @田中 美咲 在庫の確認をお願いします", id)).status).toBe(201);
  expect(await told(daisuke)).toEqual([TO_YOU]);
  expect(await told(owner)).toEqual([ON_ROW]);
  expect([await told(misaki), await told(ken), await told(foreign)]).toEqual([[], [], []]);
  const [notice] = (await app.as(daisuke).call(listNotifications)).body.items;
  expect(notice).toMatchObject({
    body: "冬の新作: クリエイター0000",
    href: `/projects/${params.id}?creator=${creator_uid}&open=comments`,
  });
});

it("notifies of an answer whoever wrote on the row before or was addressed there", async () => {
  await post(misaki, "@石川 大輔 どうしますか");
  await post(ken, "来週で大丈夫です");
  const answer = "佐藤 健さんが案件の行にコメントしました";
  expect(await told(misaki)).toEqual([answer]);
  expect(await told(daisuke)).toEqual([TO_YOU, answer]);
  expect(await told(owner)).toEqual([ON_ROW, answer]);
  expect(await told(ken)).toEqual([]);
});

it("notifies of a rewritten remark only who was not addressed before", async () => {
  const { uid } = (await post(misaki, "@石川 大輔 どうしますか")).body;
  const { body } = await rewrite(misaki, uid, "@石川 大輔 @佐藤 健 どうしますか");
  expect(body.mentions).toHaveLength(2);
  await rewrite(misaki, uid, "@石川 大輔 @佐藤 健 どうしましょうか");
  expect([await told(daisuke), await told(ken), await told(owner)]).toEqual([[TO_YOU], [TO_YOU], [ON_ROW]]);
});

it("goes on showing who was addressed after they have left, and takes nobody of another company by name", async () => {
  const { uid } = (await post(misaki, "@佐藤 健 お願いします")).body;
  const gone = { email: ken.email, successor_uid: owner.uid };
  expect((await app.as(owner).call(deleteCompanyUser, { body: gone })).status).toBe(204);
  const shown = async () => {
    const { body } = await app.as(misaki).call(listRowComments, { params, query: { creator_uid } });
    return body.items[0]?.mentions.map((person) => person.uid);
  };
  expect(await shown()).toEqual([ken.uid]);
  await rewrite(misaki, uid, "@佐藤 健 お願いします。至急です");
  expect(await shown()).toEqual([ken.uid]);
  expect((await post(misaki, "@佐藤 健 もう一度")).body.mentions).toEqual([]);
  expect(await told(foreign)).toEqual([]);
});

it("says why nothing can be written on the row of a creator who was taken out of the project", async () => {
  await app.as(owner).call(removeProjectCreator, { params, body: { creator_uid } });
  const refused = await post(misaki, "@佐藤 健 確認お願いします");
  expect(refused).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining("案件にいません") },
  });
  expect(await told(ken)).toEqual([]);
});

it("leaves no name of an erased creator in a notification", async () => {
  await post(misaki, "@佐藤 健 口座は変わりました");
  await app.as(owner).call(deleteManagedCreator, { params: { id: creator_uid }, query: { erase: true } });
  const [notice] = (await app.as(ken).call(listNotifications)).body.items;
  expect(notice?.body).not.toContain("クリエイター0000");
});
