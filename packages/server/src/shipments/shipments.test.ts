import {
  deleteManagedCreator,
  editShipments,
  exportShipmentSlips,
  listAuditLogs,
  listComments,
  listProjectCreators,
  listShipments,
  type ShipmentEdit,
  updateManagedCreator,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { endJobs, insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();

const ADDRESS = {
  phone: "+81 90-1234-5678",
  postal_code: "150-0001",
  address: "東京都渋谷区神宮前1-2-3 つむぎ荘101",
};

const scene = await app.run(async () => {
  const company = await insertCompany({ name: "つむぎ化粧品", address: "東京都千代田区千代田1-1" });
  const staff = await insertMember(company, "staff");
  const viewer = await insertMember(company, "viewer");
  const admin = await insertMember(company, "admin");
  const elsewhere = await insertCompany();
  const stranger = await insertMember(elsewhere, "admin");
  const first = await insertSentJob(company, {
    creator: { display_name: "さくら", real_name: "山田 桜", ...ADDRESS },
    project: { product_shipping: true, product_name: "ローション" },
    job: { job_status: "accepted" },
  });
  const second = await insertSentJob(company, {
    creator: { display_name: "みお", address: "" },
    project_uid: first.project_uid,
    job: { job_status: "accepted" },
  });
  const asked = await insertSentJob(company, { project_uid: first.project_uid });
  const foreign = await insertManagedCreator(elsewhere);
  return { company, staff, viewer, admin, stranger, first, second, asked, foreign };
});
const { staff, viewer, admin, stranger, first, second, asked, foreign } = scene;
const params = { id: first.project_uid };

const list = (query = {}) => app.as(staff).call(listShipments, { params, query });
const edit = (edits: ShipmentEdit[], as = staff, of = params) =>
  app.as(as).call(editShipments, { params: of, body: { edits } });
const editFirst = (set: ShipmentEdit["set"], was?: ShipmentEdit["was"]) =>
  edit([{ creator_uid: first.creator_uid, set, was }]);
const row = async (as = staff) => {
  const { body } = await app.as(as).call(listProjectCreators, { params });
  return body.items.find(({ creator_uid }) => creator_uid === first.creator_uid);
};
const talk = async () =>
  (await app.as(staff).call(listComments, { params: { id: first.room_uid }, query: {} })).body.items.map(
    ({ text }) => text,
  );

it("lists who agreed, with the address of the record until one is taken", async () => {
  const { body } = await list();
  expect(body.total).toBe(2);
  expect(body.items.map(({ display_name }) => display_name).sort()).toEqual(["さくら", "みお"].sort());
  expect(body.items.find(({ display_name }) => display_name === "さくら")).toMatchObject({
    status: "unarranged",
    item: "ローション",
    quantity: 1,
    recipient: { name: "山田 桜", address: ADDRESS.address },
    recipient_taken_at: null,
  });
  expect((await list({ creator: [asked.creator_uid] })).body.items).toHaveLength(1);
});

it("refuses an arrangement without an address for all of the call, and names who it is", async () => {
  const { status, error } = await edit([
    { creator_uid: first.creator_uid, set: { status: "arranged" } },
    { creator_uid: second.creator_uid, set: { status: "arranged" } },
  ]);
  expect(status).toBe(400);
  expect(error.fields).toEqual({ "edits.1.set.status": expect.stringMatching(/^みおさん: 届け先の住所/) });
  expect((await row())?.shipment?.status).toBe("unarranged");
  expect((await row())?.job_status).toBe("accepted");
});

it("takes the address when it is arranged, moves the job, and keeps the label when the record changes", async () => {
  const { body } = await editFirst({ status: "arranged" }, { status: "unarranged" });
  expect(body.items[0]).toMatchObject({
    status: "arranged",
    recipient_source: "record",
    job_status: "preparing",
  });
  await app.as(staff).call(updateManagedCreator, {
    params: { id: first.creator_uid },
    body: { address: "大阪府大阪市北区1-1" },
  });
  expect((await list({ status: ["arranged"] })).body.items[0]?.recipient.address).toBe(ADDRESS.address);
  const again = await editFirst({ recipient: null });
  expect(again.body.items[0]?.recipient.address).toBe("大阪府大阪市北区1-1");
});

it("keeps what two people write in different fields, and shows both where it is the same", async () => {
  expect((await editFirst({ note: "割れ物" }, { note: "" })).status).toBe(200);
  expect(
    (await editFirst({ item: "ローション2本", quantity: 2 }, { item: "ローション", quantity: 1 })).status,
  ).toBe(200);
  const { status, error } = await editFirst({ note: "要冷蔵" }, { note: "" });
  expect([status, error.code]).toEqual([409, "stale_version"]);
  expect(error.current).toMatchObject({ items: [{ note: "割れ物", quantity: 2 }] });
  expect((await editFirst({ note: "割れ物" }, { note: "" })).status).toBe(200);
});

it("says in the room what was sent, with the number as it is printed, and once", async () => {
  const { body } = await editFirst({
    carrier: "yamato",
    tracking_number: "１２３４－5678 9012",
    status: "sent",
  });
  expect(body.items[0]).toMatchObject({ tracking_number: "123456789012", sent_on: expect.any(String) });
  await editFirst({ note: "済" });
  const sent = (await talk()).filter((text) => text.startsWith("商品を発送しました"));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^商品を発送しました（ヤマト運輸 1234-5678-9012）。\n荷物の状況: https:\/\//);
});

it("refuses days that cannot be", async () => {
  const early = await editFirst({ arrived_on: "2020-01-01" });
  expect(early.error.fields).toEqual({ "edits.0.set.arrived_on": expect.stringContaining("発送日より前") });
  const late = await editFirst({ sent_on: "2099-01-01" });
  expect(late.error.fields).toEqual({ "edits.0.set.sent_on": expect.stringContaining("今日より先") });
});

it("begins the work when the product is there", async () => {
  const { body } = await editFirst({ status: "arrived" });
  expect(body.items[0]).toMatchObject({
    status: "arrived",
    job_status: "drafting",
    arrived_on: expect.any(String),
  });
  const back = await editFirst({ status: "arranged" });
  expect(back.body.items[0]).toMatchObject({ sent_on: null, arrived_on: null, job_status: "drafting" });
});

it("is one statement of addresses for many, and refuses what is not of the project", async () => {
  expect((await edit([{ creator_uid: foreign.uid, set: { note: "x" } }])).status).toBe(404);
  const twice = { creator_uid: first.creator_uid, set: { note: "x" } };
  expect((await edit([twice, twice])).status).toBe(400);
  expect((await edit([{ creator_uid: first.creator_uid, set: { tracking_number: "12" } }])).status).toBe(400);
});

it("is closed to other companies, and shows viewers the step but no address", async () => {
  for (const call of [
    app.as(stranger).call(listShipments, { params, query: {} }),
    edit([{ creator_uid: first.creator_uid, set: { note: "x" } }], stranger),
    app.as(stranger).call(exportShipmentSlips, { params, body: { creator_uids: [first.creator_uid] } }),
  ])
    expect((await call).status).toBe(404);
  expect((await app.as(viewer).call(listShipments, { params, query: {} })).status).toBe(403);
  expect((await edit([{ creator_uid: first.creator_uid, set: { note: "x" } }], viewer)).status).toBe(403);
  const seen = await row(viewer);
  expect(seen?.shipment).toMatchObject({ status: "arranged", carrier: "yamato" });
  expect(JSON.stringify(seen?.shipment)).not.toContain("大阪");
});

it("writes labels for the carrier, and refuses those without address", async () => {
  const labels = (creator_uids: string[], encoding?: "shift_jis") =>
    app.as(staff).call(exportShipmentSlips, { params, body: { creator_uids, encoding } });
  const none = await labels([first.creator_uid, second.creator_uid]);
  expect(none.error.fields?.creator_uids).toContain("みおさん");
  await editFirst({
    recipient: { name: "山田 桜", phone: ADDRESS.phone, postal_code: "150-0001", address: ADDRESS.address },
  });
  const response = await app.as(staff).fetch(exportShipmentSlips, {
    params,
    body: { creator_uids: [first.creator_uid], encoding: "shift_jis" },
  });
  const [header, line] = new TextDecoder("shift_jis").decode(await response.arrayBuffer()).split("\r\n");
  expect(header).toMatch(/^お届け先電話番号,お届け先郵便番号,お届け先住所,お届け先建物名,お届け先名,敬称/);
  expect(line).toMatch(
    /^090-1234-5678,150-0001,東京都渋谷区神宮前1-2-3,つむぎ荘101,山田 桜,様,ローション2本,2,/,
  );
  expect(line).toContain("東京都千代田区千代田1-1,つむぎ化粧品");
  await editFirst({ recipient: { name: "𠮷田", phone: "", postal_code: "", address: "東京都" } });
  expect((await labels([first.creator_uid], "shift_jis")).error.fields?.encoding).toContain("𠮷");
  const { body } = await app.as(admin).call(listAuditLogs, { query: { group: ["export"] } });
  expect(body.items[0]).toMatchObject({
    action: "shipment.export",
    details: expect.arrayContaining([{ label: "件数", value: "1" }]),
  });
});

it("loses the person's address and number with the person, and keeps the step", async () => {
  await editFirst({ status: "sent" });
  await app.run(() => endJobs(first.creator_uid));
  await app
    .as(admin)
    .call(deleteManagedCreator, { params: { id: first.creator_uid }, query: { erase: true } });
  const { body } = await list({ creator: [first.creator_uid] });
  expect(body.items[0]).toMatchObject({
    status: "sent",
    tracking_number: "",
    note: "",
    recipient: { name: "", phone: "", postal_code: "", address: "" },
  });
});

it("is refused where the project sends nothing", async () => {
  const plain = await app.run(() => insertSentJob(scene.company, { job: { job_status: "accepted" } }));
  const { status, error } = await app.as(staff).call(editShipments, {
    params: { id: plain.project_uid },
    body: { edits: [{ creator_uid: plain.creator_uid, set: { note: "x" } }] },
  });
  expect([status, error.code]).toEqual([409, "conflict"]);
});

it("still writes labels after the contract's last day, when nothing can be changed any more", async () => {
  const late = await app.run(async () => {
    const company = await insertCompany({ address: "東京都千代田区", contract_ends_on: "2026-01-31" });
    const job = await insertSentJob(company, {
      creator: { display_name: "さくら", ...ADDRESS },
      project: { product_shipping: true },
      job: { job_status: "accepted" },
    });
    return {
      job,
      staff: await insertMember(company, "staff"),
      viewer: await insertMember(company, "viewer"),
    };
  });
  const one = { params: { id: late.job.project_uid }, body: { creator_uids: [late.job.creator_uid] } };
  expect((await app.as(late.staff).fetch(exportShipmentSlips, one)).status).toBe(200);
  expect((await app.as(late.viewer).call(exportShipmentSlips, one)).error.code).toBe("forbidden");
  const edits = [{ creator_uid: late.job.creator_uid, set: { note: "x" } }];
  expect((await edit(edits, late.staff, one.params)).error.code).toBe("contract_expired");
});
