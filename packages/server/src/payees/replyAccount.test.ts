import {
  type BankAccountBody,
  confirmReplyBankAccount,
  getPayee,
  getReplyBankAccount,
  setReplyBankAccount,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, insertCompany, insertMember } from "../testing/index.ts";
import { insertSentJob } from "../testing/jobs.ts";
import { tablesWith } from "../testing/tablesWith.ts";

const app = await createTestApp();
const EMAIL = "sakura@example.jp";
const { admin, job, stranger, mailless } = await app.run(async () => {
  const company = await insertCompany({ permission: ["payment_notice"] });
  return {
    admin: await insertMember(company, "admin"),
    job: await insertSentJob(company, { creator: { display_name: "さくら", email: EMAIL } }),
    stranger: await insertSentJob(company, { creator: { email: "ume@example.jp" } }),
    mailless: await insertSentJob(company, { creator: { email: "" } }),
  };
});

const account = {
  bank_code: "9900",
  branch_code: "098",
  kind: "ordinary",
  number: "4812093",
  holder_kana: "ヤマダ ハナコ",
} as const;
const other = { ...account, number: "7654321" };
const get = (token = job.token) => app.as(null).call(getReplyBankAccount, { params: { token } });
const set = (body: BankAccountBody = account, token = job.token) =>
  app.as(null).call(setReplyBankAccount, { params: { token }, body });
const confirm = (code: string, token = job.token) =>
  app.as(null).call(confirmReplyBankAccount, { params: { token }, body: { code } });
const mails = async (kind: string) =>
  (await app.mails()).filter((mail) => mail.kind === kind && mail.to_address === EMAIL);
const newestCode = async () =>
  /確認コード: (\d{6})/.exec((await mails("payee_code")).at(-1)?.body_text ?? "")?.[1] ?? "";
const staffSees = async () => (await app.as(admin).call(getPayee, { params: { id: job.creator_uid } })).body;

it("takes a first account at once, tells it by mail, and shows no more than its end", async () => {
  expect((await get()).body).toEqual({
    account: null,
    changed_at: null,
    pending: null,
    code_goes_to: "s***@example.jp",
  });
  const { body } = await set();
  expect(body).toMatchObject({ account: { bank_name: "ゆうちょ銀行", number_end: "2093" }, pending: null });
  expect(JSON.stringify(body)).not.toMatch(/4812093|ﾊﾅｺ/);
  expect(await mails("payee_account")).toHaveLength(1);
  expect((await staffSees()).bank_account_changed).toMatchObject({ by: null });
  expect((await get(stranger.token)).body.account).toBeNull();
  const [entry] = await app.run(() => db().select().from(auditLogs));
  expect(entry).toMatchObject({
    actor_kind: "creator",
    action: "payee.account",
    detail: { change: "added" },
  });
});

it("waits with another one for the code that is mailed, so that the link alone redirects nothing", async () => {
  const { body } = await set(other);
  expect(body).toMatchObject({
    account: { number_end: "2093" },
    pending: { account: { number_end: "4321" } },
  });
  expect(await mails("payee_account")).toHaveLength(1);
  const code = await newestCode();
  expect(JSON.stringify(body)).not.toContain(code);
  expect((await staffSees()).bank_account?.number).toBe("4812093");
  expect((await staffSees()).pending_change).toMatchObject({ account: { number_end: "4321" } });
  const wrong = await confirm(code === "000000" ? "000001" : "000000");
  expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ["code"]]);
  expect((await confirm(code, stranger.token)).status).toBe(409);
  expect((await confirm(code)).body).toMatchObject({ account: { number_end: "4321" }, pending: null });
  expect((await staffSees()).bank_account?.number).toBe("7654321");
  expect((await mails("payee_account")).at(-1)?.subject).toContain("変更されました");
  expect((await confirm(code)).status).toBe(409);
  expect(await app.run(() => tablesWith("7654321"))).toEqual([]);
  expect(await app.run(() => tablesWith("4812093"))).toEqual([]);
});

it("lets a code run out after half an hour, and an older one end with a newer", async () => {
  await set(account);
  const first = await newestCode();
  await set({ ...account, number: "1112223" });
  const second = await newestCode();
  if (first !== second) expect((await confirm(first)).status).toBe(400);
  app.clock.advance(31 * 60_000);
  const late = await confirm(second);
  expect([late.status, late.error.code]).toEqual([409, "conflict"]);
  expect((await get()).body.pending).toBeNull();
  expect((await staffSees()).pending_change).toBeNull();
});

it("stops guessing after ten wrong codes in a day, also with the right one, and mails five codes an hour", async () => {
  app.clock.advance(24 * 60 * 60_000);
  await set(account);
  const code = await newestCode();
  const wrong = code === "000000" ? "000001" : "000000";
  for (let i = 0; i < 10; i++) expect((await confirm(wrong)).status).toBe(400);
  const refused = await confirm(code);
  expect([refused.status, refused.error.code]).toEqual([429, "rate_limited"]);
  expect((await set(account)).status).toBe(429);
  app.clock.advance(24 * 60 * 60_000);
  for (let i = 0; i < 5; i++) expect((await set(account)).status).toBe(200);
  expect((await set(account)).status).toBe(429);
  expect((await confirm(await newestCode())).status).toBe(200);
});

it("cannot change an account where no address is known, and says whom to ask", async () => {
  expect((await set(account, mailless.token)).status).toBe(200);
  const { status, error } = await set(other, mailless.token);
  expect([status, error.code]).toEqual([409, "conflict"]);
  expect(error.message).toContain("依頼元の担当者");
  expect((await set({ ...other, branch_code: "777" }, mailless.token)).error.fields).toHaveProperty(
    "branch_code",
  );
});
