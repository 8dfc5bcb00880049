import { acceptInvitation, getCompanyUser, sendVerifyEmail, verifyEmail } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { memberships, users } from "../db/schema/accounts.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { makeKey, serveKeys } from "../testing/firebaseTokens.ts";
import { createTestApp, insertCompany, insertMember, insertUser, MINUTE } from "../testing/index.ts";

const key = await makeKey("google");
const { url } = await serveKeys(key);
const app = await createTestApp({ env: { FIREBASE_PROJECT_ID: "demo-x", FIREBASE_JWKS_URL: url } });

interface Account {
  uid: string;
  email?: string;
  email_verified?: boolean;
  /** Seconds before now. */
  signedInAgo?: number;
}

let number = 0;
const nobody = () => {
  number += 1;
  return { uid: `firebase-${number}`, email: `firebase${number}@example.test`, email_verified: true };
};

const tokenOf = ({ uid, signedInAgo = 0, ...claims }: Account) => {
  const at = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({ ...claims, name: "花子", auth_time: at - signedInAgo })
    .setProtectedHeader({ alg: "RS256", kid: key.kid })
    .setIssuer("https://securetoken.google.com/demo-x")
    .setAudience("demo-x")
    .setSubject(uid)
    .setIssuedAt(at)
    .setExpirationTime(at + 3600)
    .sign(key.privateKey);
};

/** The current user as the app loads it, or why it does not. */
async function enter(account: Account, token?: string) {
  const authorization = `Bearer ${token ?? (await tokenOf(account))}`;
  const response = await app.request(`/api/company/users/${account.uid}`, { headers: { authorization } });
  const body = (await response.json()) as Record<string, unknown>;
  if (!response.ok) return { code: body.code, message: body.message };
  return { ...body, email_verified: (await row(account.uid))?.email_verified_at !== null };
}
const row = async (uid: string) =>
  (await app.run(() => db().select().from(users).where(eq(users.uid, uid))))[0];
const setUser = (uid: string, change: Partial<typeof users.$inferInsert>) =>
  app.run(() => db().update(users).set(change).where(eq(users.uid, uid)));
/** As an accepted invitation leaves it. */
const join = (uid: string) =>
  app.run(async () => {
    const { uid: company_uid } = await insertCompany();
    await db().insert(memberships).values({ company_uid, user_uid: uid, role: "staff" });
    return company_uid;
  });

describe("somebody whom Firebase signs in for the first time", () => {
  it("is written down once, however many calls come at once, and has no company yet", async () => {
    const account = nobody();
    const all = await Promise.all(Array.from({ length: 5 }, () => enter(account)));
    for (const each of all)
      expect(each).toMatchObject({ uid: account.uid, email: account.email, company: null });
    expect(await row(account.uid)).toMatchObject({ name: "花子", email_verified_at: expect.any(Date) });
  });

  it("says what to do where the sign-in has no address", async () => {
    const { code, message } = await enter({ uid: "by-phone" });
    expect(code).toBe("not_enrolled");
    expect(message).toContain("メールアドレスのあるアカウント");
    expect(await row("by-phone")).toBeUndefined();
  });

  it("stays out after the account was deleted, and learns why", async () => {
    const account = nobody();
    await enter(account);
    await setUser(account.uid, { deleted_at: app.clock.now() });
    expect(await enter(account)).toMatchObject({
      code: "not_enrolled",
      message: expect.stringContaining("削除"),
    });
  });
});

describe("an address that is confirmed later", () => {
  it("counts from the next token on", async () => {
    const account = nobody();
    expect(await enter({ ...account, email_verified: false })).toMatchObject({ email_verified: false });
    expect(await enter(account)).toMatchObject({ email_verified: true });
    // A token from before does not take it back.
    expect(await enter({ ...account, email_verified: false })).toMatchObject({ email_verified: true });
  });

  it("may be confirmed by our own mail as well", async () => {
    const account = { ...nobody(), email_verified: false };
    const authorization = `Bearer ${await tokenOf(account)}`;
    const send = await app.as(null).call(sendVerifyEmail, {} as never, { headers: { authorization } });
    expect([send.status, send.body]).toEqual([202, { accepted: true }]);
    const token = /verify-email\/([\w-]{43})/.exec((await app.mails()).at(-1)?.body_text ?? "")?.[1] ?? "";
    const confirm = await app
      .as(null)
      .call(verifyEmail, { params: { token } }, { headers: { authorization } });
    expect(confirm.status).toBe(200);
    expect(await enter(account)).toMatchObject({ email_verified: true });
  });
});

describe("an address that somebody here holds already", () => {
  it("is never given to a newcomer who has not confirmed it", async () => {
    for (const holder of [
      await app.run(() => insertUser()),
      await app.run(() => insertUser({ email_verified_at: null })),
    ]) {
      const newcomer = { ...nobody(), email: holder.email.toUpperCase(), email_verified: false };
      const { code, message } = await enter(newcomer);
      expect([code, message]).toEqual(["not_enrolled", expect.stringContaining("確認メール")]);
      expect(await row(holder.uid)).toMatchObject({ email: holder.email });
      expect(await row(newcomer.uid)).toBeUndefined();
    }
  });

  it("goes to its confirmed owner where the holder has no company, and nothing else goes with it", async () => {
    const squatter = { ...nobody(), email: "owner@example.test", email_verified: false };
    await enter(squatter);
    const owner = { ...nobody(), email: "owner@example.test" };
    expect(await enter(owner)).toMatchObject({ uid: owner.uid, email: owner.email, email_verified: true });
    expect(await row(squatter.uid)).toMatchObject({
      email: `${squatter.uid}@released.invalid`,
      email_verified_at: null,
    });
    // The squatter's own sign-in goes on, without the address; with one of their own it is a plain account.
    expect(await enter(squatter)).toMatchObject({ email: expect.stringContaining("released.invalid") });
    app.clock.advance(1000);
    expect(await enter({ ...squatter, email: "squatter@example.test", email_verified: true })).toMatchObject({
      email: "squatter@example.test",
      email_verified: true,
    });
  });

  it("stays with a member and with an operator: a colleague decides, and then it is free", async () => {
    const member = await app.run(async () => insertMember(await insertCompany()));
    const operator = await app.run(() => insertUser({ system_admin: true }));
    for (const { email } of [member, operator]) {
      expect(await enter({ ...nobody(), email })).toMatchObject({
        code: "not_enrolled",
        message: expect.stringContaining("管理者"),
      });
    }
    const newcomer = { ...nobody(), email: member.email };
    await app.run(() => db().delete(memberships).where(eq(memberships.user_uid, member.uid)));
    expect(await enter(newcomer)).toMatchObject({ uid: newcomer.uid, company: null });
    const company_uid = await join(newcomer.uid);
    expect(await enter(newcomer)).toMatchObject({ company: { uid: company_uid } });
  });
});

describe("an address that was changed at Firebase", () => {
  const known = async () => {
    const account = nobody();
    await enter(account);
    await join(account.uid);
    return account;
  };

  it("is taken over when it is confirmed, notifies the former one, and ends the sign-ins before", async () => {
    const account = await known();
    const before = await tokenOf(account);
    app.clock.advance(MINUTE);
    const changed = { ...account, email: `new-${account.email}` };
    expect(await enter({ ...changed, email_verified: false })).toMatchObject({ email: account.email });
    expect(await enter(changed)).toMatchObject({ email: changed.email, email_verified: true });
    expect(await enter(account, before)).toMatchObject({ code: "unauthenticated" });
    const mail = (await app.mails()).at(-1);
    expect([mail?.to_address, mail?.kind]).toEqual([account.email, "address_changed"]);
    expect(mail?.body_text).toContain(changed.email);
  });

  it("is not changed back by an older token of the same sign-in", async () => {
    const account = await known();
    app.clock.advance(MINUTE);
    const before = await tokenOf({ ...account, signedInAgo: 60 });
    app.clock.advance(MINUTE);
    const changed = { ...account, email: `new-${account.email}`, signedInAgo: 120 };
    expect(await enter(changed)).toMatchObject({ email: changed.email });
    expect(await enter(account, before)).toMatchObject({ email: changed.email });
    expect(await row(account.uid)).toMatchObject({ email: changed.email });
  });

  it("stays as it was where another member has the new one", async () => {
    const account = await known();
    const other = await known();
    app.clock.advance(MINUTE);
    expect(await enter({ ...account, email: other.email })).toMatchObject({ email: account.email });
    expect(await row(other.uid)).toMatchObject({ email: other.email });
  });
});

describe("an invitation", () => {
  const invite = async (email: string) => {
    const { uid: company_uid } = await app.run(async () => {
      const company = await insertCompany();
      await issueInvitation({ company_uid: company.uid, type: "member", email, role: "staff" });
      return company;
    });
    const mail = (await app.mails()).findLast(({ to_address }) => to_address === email);
    return { company_uid, id: /invitations\/([\w-]{43})/.exec(mail?.body_text ?? "")?.[1] ?? "" };
  };
  const accept = async (account: Account, id: string) => {
    const headers = { authorization: `Bearer ${await tokenOf(account)}` };
    return app.as(null).call(acceptInvitation, { params: { id } }, { headers });
  };

  it("brings a person of Firebase with the confirmed address into the company at their first call", async () => {
    const account = nobody();
    const { id, company_uid } = await invite(account.email);
    expect((await accept(account, id)).body).toMatchObject({
      uid: account.uid,
      company: { uid: company_uid },
    });
    expect(await enter(account)).toMatchObject({ company: { uid: company_uid } });
  });

  it("waits for the address to be confirmed, and is for no other address", async () => {
    const account = nobody();
    const { id } = await invite(account.email);
    expect((await accept({ ...account, email_verified: false }, id)).error.code).toBe("email_not_verified");
    expect((await accept(nobody(), id)).error.code).toBe("wrong_account");
    expect((await accept(account, id)).status).toBe(200);
  });
});

it("answers a colleague as before", async () => {
  const member = await app.run(async () => insertMember(await insertCompany()));
  const authorization = `Bearer ${await tokenOf({ uid: member.uid, email: member.email, email_verified: true })}`;
  const { status } = await app
    .as(null)
    .call(getCompanyUser, { params: { id: member.uid } }, { headers: { authorization } });
  expect(status).toBe(200);
});
