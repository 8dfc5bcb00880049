import {
  confirmReplyAddress,
  confirmReplyReceipt,
  editShipments,
  getReplyPage,
  getReplyShipment,
  listComments,
  listShipments,
  type ShipmentValues,
  updateProject,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
const visitor = app.as(null);

const { staff, job, asked, plain } = await app.run(async () => {
  const company = await insertCompany();
  const project = { product_shipping: true, product_name: "ローション" };
  const job = await insertSentJob(company, {
    creator: { display_name: "さくら", address: "" },
    project,
    job: { job_status: "accepted" },
  });
  return {
    staff: await insertMember(company, "staff"),
    job,
    asked: await insertSentJob(company, { project }),
    plain: await insertSentJob(company, { job: { job_status: "accepted" } }),
  };
});
const params = { token: job.token };
const recipient = {
  name: "山田 桜",
  phone: "090-1234-5678",
  postal_code: "150-0001",
  address: "東京都渋谷区神宮前1-2-3",
};

const own = () => visitor.call(getReplyShipment, { params });
const confirm = (body = { recipient }) => visitor.call(confirmReplyAddress, { params, body });
const receive = () => visitor.call(confirmReplyReceipt, { params });
const edit = (set: ShipmentValues) =>
  app.as(staff).call(editShipments, {
    params: { id: job.project_uid },
    body: { edits: [{ creator_uid: job.creator_uid, set }] },
  });
const talk = async () =>
  (await app.as(staff).call(listComments, { params: { id: job.room_uid }, query: {} })).body.items;

it("shows nothing before the work is agreed on or where nothing is sent", async () => {
  expect((await visitor.call(getReplyShipment, { params: { token: asked.token } })).body.shipment).toBeNull();
  expect((await visitor.call(getReplyShipment, { params: { token: plain.token } })).body.shipment).toBeNull();
  expect((await own()).body.shipment).toMatchObject({ status: "unarranged", item: "ローション" });
  expect((await own()).body.shipment).not.toHaveProperty("note");
  expect((await visitor.call(getReplyShipment, { params: { token: "nobody" } })).status).toBe(404);
});

it("takes the address that the creator gives, tells the staff once, and refuses half of one", async () => {
  await edit({ status: "confirming_address" });
  const half = await confirm({ recipient: { ...recipient, postal_code: "150" } });
  expect([half.status, Object.keys(half.error.fields ?? {})]).toEqual([400, ["recipient.postal_code"]]);
  expect((await confirm()).body.shipment).toMatchObject({
    recipient,
    address_confirmed_at: expect.any(String),
  });
  expect((await confirm()).status).toBe(200);
  const said = (await talk()).filter(({ text }) => text === "商品のお届け先を入力しました。");
  expect(said).toHaveLength(1);
  expect(said[0]).toMatchObject({ kind: "message", uid: job.creator_uid });
  const { body } = await app.as(staff).call(listShipments, { params: { id: job.project_uid }, query: {} });
  expect(body.items[0]).toMatchObject({ recipient, recipient_source: "creator" });
  const moved = { recipient: { ...recipient, address: "東京都渋谷区神宮前4-5-6" } };
  expect((await confirm(moved)).status).toBe(200);
  expect((await talk()).filter(({ text }) => text === "商品のお届け先を訂正しました。")).toHaveLength(1);
});

it("lets open sheets read the row again when the creator enters an address and when staff change a parcel", async () => {
  const announced = async () => {
    const { rows } = await app.run(() =>
      db().execute(sql`select 1 from realtime_events where type = 'project.changed'
        and project_uid = ${job.project_uid} and creator_uids = array[${job.creator_uid}]`),
    );
    return rows.length;
  };
  const before = await announced();
  await confirm({ recipient: { ...recipient, name: "山田 さくら" } });
  expect(await announced()).toBe(before + 1);
  await edit({ note: "割れ物" });
  expect(await announced()).toBe(before + 2);
});

it("confirms the receipt once something was sent, and begins the work", async () => {
  const soon = await receive();
  expect([soon.status, soon.error.code]).toEqual([409, "conflict"]);
  await edit({ status: "sent", carrier: "sagawa", tracking_number: "400123456789" });
  const moved = await confirm({ recipient: { ...recipient, address: "大阪府大阪市1-1" } });
  expect([moved.status, moved.error.code]).toEqual([409, "conflict"]);
  expect((await receive()).body.shipment).toMatchObject({
    status: "arrived",
    received_at: expect.any(String),
  });
  expect((await visitor.call(getReplyPage, { params })).body.job_status).toBe("drafting");
  const before = (await talk()).length;
  expect((await receive()).status).toBe(200);
  expect(await talk()).toHaveLength(before);
});

it("tells the creator what to do where the project sends nothing any more, not how to set the project up", async () => {
  const set = (product_shipping: boolean) =>
    app.as(staff).call(updateProject, { params: { id: job.project_uid }, body: { product_shipping } });
  expect((await set(false)).status).toBe(200);
  expect((await own()).body.shipment).toBeNull();
  for (const refused of [await confirm(), await receive()]) {
    expect([refused.status, refused.error.code]).toEqual([409, "conflict"]);
    expect(refused.error.message).toContain("メッセージでお尋ねください");
    expect(refused.error.message).not.toContain("案件の設定");
  }
  await set(true);
});
