import {
  confirmReplyAddress,
  editShipments,
  exportShipmentSlips,
  listComments,
  listJobMails,
  listProjectCreators,
  previewReminder,
  remindCreator,
  type ShipmentValues,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { planReminders } from "../creator-mails/planReminders.job.ts";
import { sendCreatorMails } from "../creator-mails/sendCreatorMails.job.ts";
import { db } from "../db/index.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { createTestApp, DAY, HOUR, insertCompany, insertMember, TEST_START } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";

const app = await createTestApp();
beforeEach(() => app.clock.set(TEST_START));

const ADDRESS = {
  name: "山田 桜",
  phone: "(090)1222-2318",
  postal_code: "150-0001",
  address: "東京都渋谷区神宮前1-2-3",
};

async function scene(address = "") {
  const { staff, job, other } = await app.run(async () => {
    const company = await insertCompany();
    const project = { product_shipping: true, product_name: "ローション" };
    const creator = { display_name: "さくら", email: "sakura@example.jp", phone: ADDRESS.phone, address };
    const job = await insertSentJob(company, { creator, project, job: { job_status: "accepted" } });
    const other = await insertSentJob(company, {
      project_uid: job.project_uid,
      creator: { display_name: "みお", address: ADDRESS.address },
      job: { job_status: "accepted" },
    });
    return { staff: await insertMember(company, "staff"), job, other };
  });
  const params = { id: job.project_uid };
  const edit = (set: ShipmentValues, uids = [job.creator_uid]) =>
    app
      .as(staff)
      .call(editShipments, { params, body: { edits: uids.map((creator_uid) => ({ creator_uid, set })) } });
  const mails = async () =>
    (await app.as(staff).call(listJobMails, { params: { id: job.job_request_uid } })).body;
  const pass = async (ms: number) => {
    app.clock.advance(ms);
    await app.run(() => planReminders.run({}));
    await app.run(() => sendCreatorMails.run({}));
    await app.drainJobs();
  };
  const sent = async () => (await mails()).items.filter(({ kind }) => kind === "address");
  const row = async (query: { turn?: ("ours" | "creator")[] } = {}) =>
    (
      await app.as(staff).call(listProjectCreators, { params, query: { limit: 50, ...query } })
    ).body.items.find(({ creator_uid }) => creator_uid === job.creator_uid);
  return { staff, job, other, params, edit, mails, pass, sent, row };
}

it("asks the creator for an address that nobody has, once more after days, and waits for it meanwhile", async () => {
  const { staff, job, edit, pass, sent, row } = await scene();
  expect((await row())?.next_action).toBe("arrange_shipping");
  expect((await edit({ status: "confirming_address" })).status).toBe(200);
  expect((await row())?.next_action).toBe("wait_for_address");
  expect(await row({ turn: ["creator"] })).toBeDefined();
  expect(await row({ turn: ["ours"] })).toBeUndefined();
  const talk = (await app.as(staff).call(listComments, { params: { id: job.room_uid }, query: {} })).body
    .items;
  expect(talk.map(({ text }) => text)).toContainEqual(
    expect.stringContaining("お届け先の入力をお願いしました"),
  );
  await pass(HOUR);
  expect((await sent()).map(({ state, to }) => [state, to])).toEqual([["sent", "sakura@example.jp"]]);
  expect((await sent())[0]?.subject).toContain("商品のお届け先をお知らせください");
  await pass(4 * DAY);
  expect((await sent()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  const given = await app
    .as(null)
    .call(confirmReplyAddress, { params: { token: job.token }, body: { recipient: ADDRESS } });
  expect(given.status).toBe(200);
  expect((await row())?.next_action).toBe("arrange_shipping");
});

it("sends nothing that is no longer true, and nothing where the address is known", async () => {
  const answered = await scene();
  await answered.edit({ status: "confirming_address" });
  await app
    .as(null)
    .call(confirmReplyAddress, { params: { token: answered.job.token }, body: { recipient: ADDRESS } });
  await answered.pass(4 * DAY);
  expect((await answered.sent()).map(({ state, reason }) => [state, reason])).toEqual([
    ["dropped", "not_true"],
    ["dropped", "not_true"],
  ]);
  const known = await scene(ADDRESS.address);
  await known.edit({ status: "confirming_address" });
  expect((await known.mails()).planned.filter(({ kind }) => kind === "address")).toEqual([]);
  expect((await known.row())?.next_action).toBe("arrange_shipping");
});

it("reminds by hand of the address as long as it is missing, leads to where it is entered, and of the draft after that", async () => {
  const { staff, job, edit, mails } = await scene();
  const as = app.as(staff);
  const params = { id: job.job_request_uid };
  await edit({ status: "confirming_address" });
  const preview = (await as.call(previewReminder, { params })).body;
  expect(preview).toMatchObject({
    barred: null,
    subject: expect.stringContaining("商品のお届け先をお待ちしています"),
  });
  expect(preview.text).not.toContain("下書き");
  expect((await as.call(remindCreator, { params, body: { again: false } })).status).toBe(200);
  const [reminder] = (await mails()).items.filter(({ kind }) => kind === "reminder");
  expect(reminder).toMatchObject({ deadline: null, state: expect.stringMatching(/queued|sent/) });
  const [mail] = (await app.mails()).filter(({ kind }) => kind === "creator_reminder");
  expect(mail?.body_text).toMatch(/\/r\/[\w-]+#shipment/);
  expect(mail?.body_text).toContain("お届け先の住所をお待ちしています");
  // Once the work has begun, the draft is asked for, and the address beside it.
  await app.run(() =>
    db()
      .update(projectCreators)
      .set({ job_status: "drafting" })
      .where(eq(projectCreators.managed_creator_uid, job.creator_uid)),
  );
  const drafting = (await as.call(previewReminder, { params })).body;
  expect(drafting.subject).toContain("下書きの提出をお待ちしています");
  expect(drafting.text).toContain("お届け先もまだ伺っていません");
  const recipient = { recipient: ADDRESS };
  await app.as(null).call(confirmReplyAddress, { params: { token: job.token }, body: recipient });
  expect((await as.call(previewReminder, { params })).body.text).not.toContain("お届け先");
});

it("says of a refused change of many that nobody was changed", async () => {
  const { job, other, edit, row } = await scene();
  const { status, error } = await edit({ status: "arranged" }, [other.creator_uid, job.creator_uid]);
  expect(status).toBe(400);
  expect(Object.values(error.fields ?? {})).toEqual([
    expect.stringMatching(
      /^さくらさん: 届け先の住所がありません。.*選んだほかの人も、まだ変更していません。/,
    ),
  ]);
  expect((await row())?.shipment?.status).toBe("unarranged");
});

it("writes phone numbers for the carriers with digits and hyphens alone", async () => {
  const { staff, params, job } = await scene(ADDRESS.address);
  const body = { creator_uids: [job.creator_uid], encoding: "utf-8" as const };
  const file = await app.as(staff).fetch(exportShipmentSlips, { params, body });
  const text = await file.text();
  expect(text).toContain("090-1222-2318");
  expect(text).not.toContain("(090)");
});
