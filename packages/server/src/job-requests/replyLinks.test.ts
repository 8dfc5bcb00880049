import {
  createReplyLink,
  getReplyPage,
  listReplyLinks,
  type ReplyLinkDelivery,
  revokeReplyLink,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import {
  createTestApp,
  DAY,
  insertCompany,
  insertManagedCreator,
  insertMember,
  type TestApp,
} from "../testing/index.ts";
import { insertSentJob, TERMS } from "../testing/jobs.ts";

let app: TestApp;
let company: { uid: string };
let staff: { uid: string; name: string };
let viewer: { uid: string };
let stranger: { uid: string };

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    staff = await insertMember(company, "staff");
    viewer = await insertMember(company, "viewer");
    stranger = await insertMember(await insertCompany(), "admin");
  });
});

type Caller = { uid: string };
const sent = (values: Parameters<typeof insertSentJob>[1] = {}) =>
  app.run(() => insertSentJob(company, { creator: { email: "hana@example.test" }, ...values }));
const links = (id: string, caller: Caller = staff) => app.as(caller).call(listReplyLinks, { params: { id } });
const make = (id: string, deliver: ReplyLinkDelivery, caller: Caller = staff, key?: string) =>
  app
    .as(caller)
    .call(createReplyLink, { params: { id }, body: { deliver } }, key === undefined ? undefined : { key });
const revoke = (id: string, link_uid: string, caller: Caller = staff) =>
  app.as(caller).call(revokeReplyLink, { params: { id, link_uid } });
const open = (token: string) => app.as({ replyToken: token }).call(getReplyPage, { params: { token } });
const tokenIn = (text: string) => text.split("/r/")[1]?.split(/\s/)[0] ?? "";

it("tells the links of a job, ends one for good, and the creator's page says so and what to do", async () => {
  const job = await sent();
  const { body } = await links(job.job_request_uid);
  expect(body).toMatchObject({ email: "hana@example.test", items: [{ state: "active", created_by: null }] });
  expect((await open(job.token)).status).toBe(200);
  const ended = await revoke(job.job_request_uid, body.items[0]?.uid ?? "");
  expect(ended.body).toMatchObject({ state: "revoked", revoked_by: { uid: staff.uid, name: staff.name } });
  const refused = await open(job.token);
  expect([refused.status, refused.error.code]).toEqual([410, "link_revoked"]);
  expect(refused.error.message).toContain("担当者に再送を頼んでください");
  app.clock.advance(DAY);
  const again = await revoke(job.job_request_uid, body.items[0]?.uid ?? "");
  expect(again.body.revoked_at).toBe(ended.body.revoked_at);
  const { rows } = await app.run(() =>
    db().execute(sql`select action from audit_logs where target_uid = ${job.job_request_uid}`),
  );
  expect(rows).toEqual([{ action: "reply_link.revoke" }]);
});

it("mails a new link that opens the same job while the old one goes on, and ends each apart", async () => {
  const job = await sent();
  const made = await make(job.job_request_uid, "mail");
  expect([made.status, made.body.url]).toEqual([201, null]);
  expect(made.body.link).toMatchObject({
    state: "active",
    mailed_to: "hana@example.test",
    created_by: { uid: staff.uid },
  });
  await app.drainJobs();
  const mail = (await app.mails()).at(-1);
  expect(mail?.subject).toBe("【ツムギ】「冬の新作」の返信ページの新しいリンク");
  const token = tokenIn(JSON.stringify(mail).replaceAll("\\n", "\n"));
  expect((await open(token)).body.job_request.uid).toBe(job.job_request_uid);
  await revoke(job.job_request_uid, made.body.link.uid);
  expect((await open(token)).error.code).toBe("link_revoked");
  expect((await open(job.token)).status).toBe(200);
  expect((await links(job.job_request_uid)).body.items.map(({ state }) => state)).toEqual([
    "revoked",
    "active",
  ]);
});

it("answers a copied link once and keeps nothing but its hash", async () => {
  const job = await sent({ creator: { email: "" } });
  const made = await make(job.job_request_uid, "copy", staff, "copy-link-0001");
  const token = tokenIn(made.body.url ?? "");
  expect((await open(token)).status).toBe(200);
  const { rows } = await app.run(() =>
    db().execute(sql`select
      (select count(*)::int from idempotency_keys t where t::text like ${`%${token}%`}) +
      (select count(*)::int from reply_tokens t where t::text like ${`%${token}%`}) as kept`),
  );
  expect(rows).toEqual([{ kept: 0 }]);
});

it("ends a link two years on at the latest, whatever day of payment was typed", async () => {
  const job = await sent({ request: { terms: { ...TERMS, payment_on: "2100-01-31" } } });
  const { status, body } = await make(job.job_request_uid, "copy");
  const days = (Date.parse(body.link.expires_at) - app.clock.now().getTime()) / DAY;
  expect([status, Math.floor(days)]).toEqual([201, 730]);
});

it("says why no link can be made, and what to do instead", async () => {
  const unnamed = await sent({ creator: { email: "" } });
  expect((await make(unnamed.job_request_uid, "mail")).error.message).toContain("リンクをコピーして");
  const out = await sent({ job: { removed_at: new Date() } });
  expect((await make(out.job_request_uid, "copy")).error.message).toContain("案件に戻してから");
  const later = await sent({ request: { sent_at: null, scheduled_at: new Date("2027-01-01T00:00:00Z") } });
  expect((await make(later.job_request_uid, "copy")).error.message).toContain("まだ送信されていません");
  const erased = await app.run(() =>
    insertManagedCreator(company, { archived_at: new Date(), erased_at: new Date() }),
  );
  const gone = await sent({ creator_uid: erased.uid });
  expect((await make(gone.job_request_uid, "copy")).error.code).toBe("conflict");
});

it("shows viewers the links without letting them change any, and others nothing", async () => {
  const job = await sent();
  const id = job.job_request_uid;
  const uid = (await links(id, viewer)).body.items[0]?.uid ?? "";
  expect((await make(id, "copy", viewer)).status).toBe(403);
  expect((await revoke(id, uid, viewer)).status).toBe(403);
  expect((await links(id, stranger)).status).toBe(404);
  expect((await make(id, "copy", stranger)).status).toBe(404);
  expect((await revoke(id, uid, stranger)).status).toBe(404);
  const other = await sent();
  expect((await revoke(other.job_request_uid, uid)).status).toBe(404);
  expect((await open(job.token)).status).toBe(200);
});

leavesInTheLog(() => app, ["reply_link.create"]);
