import {
  confirmEmailChange,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  sendVerifyEmail,
  signIn,
  streamEvents,
  verifyEmail,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { setPassword } from "../auth/auth.repository.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { verificationTokens } from "../db/schema/sign-in.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { readStream } from "../testing/eventStream.ts";
import { createTestApp, HOUR, insertCompany, insertMember, insertUser } from "../testing/index.ts";
import { PASSWORD, PASSWORD_HASH } from "../testing/signingIn.ts";

const app = await createTestApp();
const visitor = app.as(null);

const withPassword = async <P extends { uid: string }>(made: P): Promise<P> => {
  await setPassword(made.uid, PASSWORD_HASH, app.clock.now());
  return made;
};
const person = (values: Partial<typeof users.$inferInsert> = {}) =>
  app.run(async () => withPassword(await insertUser(values)));
const member = () => app.run(async () => withPassword(await insertMember(await insertCompany())));

const send = (who: { uid: string }, body?: unknown) => app.as(who).call(sendVerifyEmail, { body } as never);
const change = (who: { uid: string }, email: string, current_password = PASSWORD) =>
  send(who, { purpose: "change", email, current_password });
const verify = (who: { uid: string } | null, token: string) =>
  app.as(who).call(verifyEmail, { params: { token } });
const confirm = (token: string) => visitor.call(confirmEmailChange, { params: { token } });
const enter = (email: string) => visitor.call(signIn, { body: { email, password: PASSWORD } });

/** But for those of a sign-in: every one here comes from a browser of its own. */
const mailsTo = async (to: string) =>
  (await app.mails()).filter(({ to_address, kind }) => to_address === to && kind !== "new_device");
const lastMail = async (address: string) => (await mailsTo(address)).at(-1);
const LINK = /\/(?:verify-email|confirm-email-change)\/([\w-]{43})/;
const tokenTo = async (address: string) => LINK.exec((await lastMail(address))?.body_text ?? "")?.[1] ?? "";
const userOf = async ({ uid }: { uid: string }) =>
  (await app.run(() => db().select().from(users).where(eq(users.uid, uid))))[0];
const use = async (token: string, uid: string) =>
  (await app.request(`/api/company/users/${uid}`, { headers: { authorization: `Bearer ${token}` } })).status;

let number = 0;
const freshAddress = () => {
  number += 1;
  return `fresh${number}@example.test`;
};

describe("confirming the present address", () => {
  it("takes a call without a body, mails a link, and confirms by its press once", async () => {
    const ann = await person({ email_verified_at: null });
    const { status, body } = await send(ann);
    expect([status, body]).toEqual([202, { accepted: true }]);
    const token = await tokenTo(ann.email);
    expect(Buffer.from(token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
    const stored = await app.run(() => db().select().from(verificationTokens));
    expect(JSON.stringify(stored)).not.toContain(token);

    const done = await verify(ann, token);
    expect([done.status, done.body]).toEqual([200, { email_masked: `${ann.email[0]}***@example.test` }]);
    expect(await userOf(ann)).toMatchObject({ email_verified_at: expect.any(Date) });
    expect((await verify(ann, token)).error.code).toBe("link_used");
  });

  it("says the same in text and HTML, with the link in both", async () => {
    const ann = await person({ email_verified_at: null });
    await send(ann, { purpose: "verify" });
    const mail = await lastMail(ann.email);
    const link = `http://localhost:4000/verify-email/${await tokenTo(ann.email)}`;
    expect([mail?.body_text, mail?.body_html]).toEqual([
      expect.stringContaining(link),
      expect.stringContaining(`href="${link}"`),
    ]);
  });

  it("changes nothing when the link is only opened", async () => {
    const ann = await person({ email_verified_at: null });
    await send(ann);
    const token = await tokenTo(ann.email);
    for (const path of [`/verify-email/${token}`, `/api/verification/${token}/verify_email`]) {
      await (await app.request(path)).body?.cancel();
    }
    expect((await userOf(ann))?.email_verified_at).toBeNull();
    expect((await verify(ann, token)).status).toBe(200);
  });

  it("is for the owner who is signed in: whoever opened the account first does not get in by the owner's press", async () => {
    const [ann, bob] = [await person({ email_verified_at: null }), await person()];
    await send(ann);
    const token = await tokenTo(ann.email);
    expect((await verify(null, token)).error.code).toBe("unauthenticated");
    const other = await verify(bob, token);
    expect([other.status, other.error]).toMatchObject([
      403,
      { code: "wrong_account", message: expect.stringContaining("サインインし直して") },
    ]);
    expect((await userOf(ann))?.email_verified_at).toBeNull();
    // The link is not used up by either.
    expect((await verify(ann, token)).status).toBe(200);
  });

  it("takes only the newest link, within a day, of the right kind", async () => {
    const ann = await person({ email_verified_at: null });
    await send(ann);
    const older = await tokenTo(ann.email);
    await send(ann);
    const newer = await tokenTo(ann.email);
    expect((await verify(ann, older)).error).toMatchObject({
      code: "link_expired",
      message: expect.stringContaining("いちばん新しいメール"),
    });
    expect((await confirm(newer)).error.code).toBe("not_found");
    app.clock.advance(24 * HOUR);
    expect((await verify(ann, newer)).error.code).toBe("link_expired");
    expect((await verify(ann, "unknown")).error.code).toBe("not_found");
  });

  it("sends no more than five mails an hour, and says when there is room again", async () => {
    const ann = await person({ email_verified_at: null });
    for (let sent = 0; sent < 5; sent++) expect((await send(ann)).status).toBe(202);
    const refused = await send(ann);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    app.clock.advance(HOUR);
    expect((await send(ann)).status).toBe(202);
  });

  it("sends nothing where nothing is left to confirm", async () => {
    const ann = await person();
    expect((await send(ann)).error.code).toBe("conflict");
    expect(await mailsTo(ann.email)).toEqual([]);
  });

  it("says nothing of an address that was changed since, nor for a person who is gone", async () => {
    const ann = await person({ email_verified_at: null });
    await send(ann);
    const token = await tokenTo(ann.email);
    await app.run(() => db().update(users).set({ email: freshAddress() }).where(eq(users.uid, ann.uid)));
    expect((await verify(ann, token)).error.code).toBe("link_expired");
    expect((await userOf(ann))?.email_verified_at).toBeNull();

    const bob = await person({ email_verified_at: null });
    await send(bob);
    const link = await tokenTo(bob.email);
    await app.run(() =>
      db().update(users).set({ deleted_at: app.clock.now() }).where(eq(users.uid, bob.uid)),
    );
    expect((await verify(ann, link)).error.code).toBe("not_found");
  });
});

describe("asking for another address", () => {
  it("sends the link to the new one, and what to do to the old one; the old one stays current", async () => {
    const ann = await person();
    const next = freshAddress();
    expect((await change(ann, next)).body).toEqual({ accepted: true });
    const old = await lastMail(ann.email);
    expect([old?.kind, old?.body_text]).toEqual(["email_change_requested", expect.stringContaining(next)]);
    expect(old?.body_text).toContain("/password-reset");
    expect(old?.body_text).not.toContain(await tokenTo(next));
    expect((await userOf(ann))?.email).toBe(ann.email);
    expect((await enter(next)).status).toBe(401);
  });

  it("answers the same for an address that belongs to somebody, whose mail holds no link to change it", async () => {
    const [ann, bob] = [await person(), await person()];
    const { request_id: _, ...free } = { request_id: "", ...(await change(ann, freshAddress())).body };
    const { request_id: __, ...taken } = {
      request_id: "",
      ...(await change(ann, bob.email.toUpperCase())).body,
    };
    expect(taken).toEqual(free);
    const mail = (await app.mails()).find(
      ({ to_address, kind }) => to_address === bob.email.toUpperCase() && kind === "account_exists",
    );
    expect(mail?.body_text).toContain("すでにアカウントがある");
    expect(mail?.body_text).not.toContain("confirm-email-change");
  });

  it("asks for the present password; five wrong ones stop it, but not the sign-in", async () => {
    const ann = await person();
    for (let guess = 0; guess < 5; guess++) {
      const { error } = await change(ann, freshAddress(), "wrong");
      expect(error.fields).toMatchObject({ current_password: expect.stringContaining("違います") });
    }
    const stopped = await change(ann, freshAddress());
    expect([stopped.status, stopped.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await enter(ann.email)).status).toBe(200);
    expect(await mailsTo(ann.email)).toEqual([]);
  });

  it("refuses the present address, and the sixth request within an hour", async () => {
    const ann = await person();
    expect((await change(ann, ann.email.toUpperCase())).error.fields).toHaveProperty("email");
    for (let sent = 0; sent < 5; sent++) expect((await change(ann, freshAddress())).status).toBe(202);
    expect((await change(ann, freshAddress())).status).toBe(429);
  });

  it("ends with a new password: whoever got in meanwhile gets no address either", async () => {
    const ann = await person();
    const next = freshAddress();
    await change(ann, next);
    const link = await tokenTo(next);
    await visitor.call(requestPasswordReset, { body: { email: ann.email } });
    const reset = /token=([\w-]{43})/.exec((await lastMail(ann.email))?.body_text ?? "")?.[1] ?? "";
    await visitor.call(resetPassword, { body: { token: reset, password: "brand new password" } });
    expect((await confirm(link)).error.code).toBe("link_expired");
    expect((await userOf(ann))?.email).toBe(ann.email);
  });
});

describe("confirming another address", () => {
  it("makes it current, ends every sign-in and stream at once, and tells the old one", async () => {
    const ann = await member();
    const next = freshAddress();
    const { body: session } = await enter(ann.email);
    const headers = { authorization: `Bearer ${session.id_token}` };
    const stream = readStream(await app.as(null).fetch(streamEvents, { query: {} }, { headers }));
    await visitor.call(requestPasswordReset, { body: { email: ann.email } });
    const reset = /token=([\w-]{43})/.exec((await lastMail(ann.email))?.body_text ?? "")?.[1] ?? "";
    await change(ann, next);

    const done = await confirm(await tokenTo(next));
    expect(done.body).toEqual({ email_masked: "f***@example.test" });
    expect(await use(session.id_token, ann.uid)).toBe(401);
    const { refresh_token } = session;
    expect((await visitor.call(refreshSession, { body: { refresh_token } })).status).toBe(401);
    await stream.untilClosed();

    expect(await userOf(ann)).toMatchObject({ email: next, email_verified_at: expect.any(Date) });
    expect([(await enter(ann.email)).status, (await enter(next)).status]).toEqual([401, 200]);
    const told = await lastMail(ann.email);
    expect([told?.kind, told?.body_text]).toEqual(["address_changed", expect.stringContaining(next)]);
    expect((await confirm(await tokenTo(next))).error.code).toBe("link_used");
    // What was mailed to the former address opens nothing any more.
    const again = await visitor.call(resetPassword, {
      body: { token: reset, password: "brand new password" },
    });
    expect(again.error.code).toBe("link_expired");
    const rows = await app.run(() => db().select().from(auditLogs).where(eq(auditLogs.target_uid, ann.uid)));
    expect(rows.map(({ action }) => action)).toContain("account.change_email");
    expect(JSON.stringify(rows)).not.toContain(next);
  });

  it("is refused where somebody has taken the address meanwhile, and loses nothing", async () => {
    const ann = await person();
    const next = freshAddress();
    await change(ann, next);
    const token = await tokenTo(next);
    const bob = await person({ email: next });
    const { body: session } = await enter(ann.email);
    expect((await confirm(token)).error.code).toBe("conflict");
    expect([(await userOf(ann))?.email, (await userOf(bob))?.email]).toEqual([ann.email, next]);
    expect(await use(session.id_token, ann.uid)).toBe(200);
  });

  it("lets one of two who asked for the same address have it", async () => {
    const next = freshAddress();
    const tokens = [];
    for (const each of [await person(), await person()]) {
      await change(each, next);
      tokens.push(await tokenTo(next));
    }
    const codes = await Promise.all(tokens.map(async (token) => (await confirm(token)).status));
    expect(codes.sort()).toEqual([200, 409]);
  });

  it("takes only the newest link, within a day, and once", async () => {
    const ann = await person();
    const [first, second] = [freshAddress(), freshAddress()];
    await change(ann, first);
    await change(ann, second);
    expect((await confirm(await tokenTo(first))).error.code).toBe("link_expired");
    app.clock.advance(24 * HOUR);
    expect((await confirm(await tokenTo(second))).error.code).toBe("link_expired");
    expect((await confirm("unknown")).error.code).toBe("not_found");
  });

  it("is done once by many presses at once", async () => {
    const ann = await person();
    const next = freshAddress();
    await change(ann, next);
    const token = await tokenTo(next);
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await confirm(token)).status));
    expect(codes.sort()).toEqual([200, 410, 410, 410, 410]);
  });
});

leavesInTheLog(() => app, ["account.request_email_change"]);
