import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  sendVerifyEmail,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { setPassword } from "../auth/auth.repository.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, HOUR, insertUser } from "../testing/index.ts";
import { PASSWORD, PASSWORD_HASH } from "../testing/signingIn.ts";

const app = await createTestApp();

const person = () =>
  app.run(async () => {
    const made = await insertUser({});
    await setPassword(made.uid, PASSWORD_HASH, app.clock.now());
    return made;
  });
const change = (who: { uid: string }, email: string) =>
  app.as(who).call(sendVerifyEmail, { body: { purpose: "change", email, current_password: PASSWORD } });
const confirm = (token: string) => app.as(null).call(confirmEmailChange, { params: { token } });
const mailsTo = async (to: string) => (await app.mails()).filter(({ to_address }) => to_address === to);
const lastMail = async (address: string) => (await mailsTo(address)).at(-1);
const tokenTo = async (address: string) =>
  /\/confirm-email-change\/([\w-]{43})/.exec((await lastMail(address))?.body_text ?? "")?.[1] ?? "";
const userOf = async ({ uid }: { uid: string }) =>
  (await app.run(() => db().select().from(users).where(eq(users.uid, uid))))[0];

let number = 0;
const freshAddress = () => {
  number += 1;
  return `waiting${number}@example.test`;
};

describe("a change that waits", () => {
  const waiting = async (who: { uid: string }) =>
    (await app.as(who).call(getEmailChange, {})).body.email_change;
  const resend = (who: { uid: string }) => app.as(who).call(resendEmailChange, {});
  const cancel = (who: { uid: string }) => app.as(who).call(cancelEmailChange, {});

  it("is told to whoever asked, with its end, until it is confirmed or over, and to nobody else", async () => {
    const [ann, bob] = [await person(), await person()];
    expect(await waiting(ann)).toBeNull();
    const [first, second] = [freshAddress(), freshAddress()];
    await change(ann, first);
    await change(ann, second);
    const at = app.clock.now().getTime();
    expect(await waiting(ann)).toEqual({
      email: second,
      requested_at: new Date(at).toISOString(),
      expires_at: new Date(at + 24 * HOUR).toISOString(),
    });
    expect(await waiting(bob)).toBeNull();
    app.clock.advance(24 * HOUR);
    expect(await waiting(ann)).toBeNull();
  });

  it("looks the same where the new address belongs to somebody, and no link for it exists", async () => {
    const [ann, bob] = [await person(), await person()];
    await change(ann, bob.email);
    expect(await waiting(ann)).toMatchObject({ email: bob.email });
    expect((await lastMail(bob.email))?.kind).toBe("account_exists");
    expect((await resend(ann)).status).toBe(202);
    expect((await mailsTo(bob.email)).map(({ kind }) => kind)).toEqual(["account_exists", "account_exists"]);
    expect(await tokenTo(bob.email)).toBe("");
  });

  it("gets a new link, and the one before ends; not more than the address may get, and none where nothing waits", async () => {
    const ann = await person();
    const next = freshAddress();
    expect((await resend(ann)).error.code).toBe("not_found");
    await change(ann, next);
    const former = await tokenTo(next);
    app.clock.advance(HOUR);
    const again = await resend(ann);
    expect([again.status, again.body]).toEqual([202, { email_change: await waiting(ann) }]);
    expect((await confirm(former)).error.code).toBe("link_expired");
    for (let sent = 0; sent < 4; sent++) await resend(ann);
    expect((await resend(ann)).status).toBe(429);
    expect((await confirm(await tokenTo(next))).status).toBe(200);
    expect(await userOf(ann)).toMatchObject({ email: next });
  });

  it("is taken back: its link ends, and only what was taken back stands in the log", async () => {
    const ann = await person();
    const next = freshAddress();
    await change(ann, next);
    expect((await cancel(ann)).status).toBeLessThan(300);
    expect(await waiting(ann)).toBeNull();
    expect((await confirm(await tokenTo(next))).error.code).toBe("link_expired");
    expect((await cancel(ann)).status).toBeLessThan(300);
    const rows = await app.run(() => db().select().from(auditLogs).where(eq(auditLogs.target_uid, ann.uid)));
    expect(rows.filter(({ action }) => action === "account.cancel_email_change")).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(next);
  });
});

leavesInTheLog(() => app, ["account.cancel_email_change"]);
