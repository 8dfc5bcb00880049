import argon2 from "@node-rs/argon2";
import { getCompanyUser, refreshSession, signIn, signupWithEmail } from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { hashToken } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { verificationTokens } from "../db/schema/sign-in.ts";
import { createTestApp, DAY, insertCompany, insertMember, insertUser, MINUTE } from "../testing/index.ts";

// The files share their modules, so the package's own object is watched: a mocked module would be seen by new importers alone.
const hashed = vi.spyOn(argon2, "hash");
const checked = vi.spyOn(argon2, "verify");
afterEach(() => vi.clearAllMocks());
afterAll(() => vi.restoreAllMocks());

const app = await createTestApp();
const visitor = app.as(null);
const PASSWORD = "correct horse battery";
let count = 0;
const newAddress = () => `signup${++count}@example.test`;

const signUp = (email: string, password = PASSWORD) =>
  visitor.call(signupWithEmail, { body: { email, password } });
const enter = (email: string, password = PASSWORD) => visitor.call(signIn, { body: { email, password } });
const mailsTo = async (address: string) =>
  (await app.mails()).filter(({ to_address, kind }) => to_address === address && kind !== "new_device");
const tokenIn = (text = "") => /\/verify-email\/([\w-]+)/.exec(text)?.[1] ?? "";
const userOf = async (email: string) =>
  (await app.run(() => db().select().from(users).where(sql`${users.email_key} = lower(${email})`)))[0];
const tokenRow = async (token: string) =>
  (
    await app.run(() =>
      db()
        .select()
        .from(verificationTokens)
        .where(eq(verificationTokens.token_hash, hashToken(token))),
    )
  )[0];

describe("signing up with an address", () => {
  it("makes an account that is not confirmed and mails a link of 24 hours, kept as a hash", async () => {
    const email = newAddress();
    const { status, body } = await signUp(email);
    expect([status, body]).toEqual([202, { accepted: true }]);
    const [mail, ...others] = await mailsTo(email);
    expect([mail?.kind, others]).toEqual(["verify_email", []]);
    const token = tokenIn(mail?.body_text);
    expect(Buffer.from(token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
    expect(mail?.body_html).toContain(`/verify-email/${token}`);
    const person = await userOf(email);
    expect(person?.email_verified_at).toBeNull();
    expect(await tokenRow(token)).toMatchObject({
      user_uid: person?.uid,
      email,
      purpose: "verify",
      used_at: null,
      expires_at: new Date(app.clock.now().getTime() + DAY),
    });
    const rows = await app.run(() => db().select().from(verificationTokens));
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("carries on to where the person wanted to go, inside the product alone", async () => {
    const [email, next] = [newAddress(), "/invitations/token?type=member"];
    const askFor = (to: string) =>
      visitor.call(signupWithEmail, { body: { email, password: PASSWORD, next: to } });
    expect((await askFor(next)).status).toBe(202);
    const [mail] = await mailsTo(email);
    expect(mail?.body_text).toMatch(/\/verify-email\/[\w-]+\?next=%2Finvitations%2Ftoken%3Ftype%3Dmember\s/);
    const elsewhere = ["//evil.test", "/\\evil.test", "https://evil.test/", "evil", "/a\nb"];
    const refused = await Promise.all(elsewhere.map(askFor));
    expect(refused.map(({ status, error }) => [status, Object.keys(error.fields ?? {})])).toEqual(
      elsewhere.map(() => [400, ["next"]]),
    );
  });

  it("lets the person in, without a company, before the address is confirmed", async () => {
    const email = newAddress();
    await signUp(email);
    const { body: session } = await enter(email);
    const { body } = await app.as({ uid: session.uid }).call(getCompanyUser, { params: { id: session.uid } });
    expect(body).toMatchObject({ email, email_verified: false, company: null });
  });

  it("answers a known address as an unknown one, and mails that it has an account; nothing of it changes", async () => {
    const known = await app.run(() => insertUser());
    const unknown = newAddress();
    const before = await userOf(known.email);
    const [one, other] = [await signUp(known.email.toUpperCase()), await signUp(unknown)];
    const shape = ({ status, body, headers }: typeof one) => [
      status,
      body,
      [...headers.keys()].filter((name) => name !== "x-request-id").sort(),
    ];
    expect(shape(one)).toEqual(shape(other));
    const [mail] = await mailsTo(known.email);
    expect(mail).toMatchObject({ kind: "account_exists" });
    for (const body of [mail?.body_text, mail?.body_html]) {
      expect(body).toContain("/signin");
      expect(body).toContain("/password-reset");
      expect(body).not.toContain("/verify-email/");
    }
    expect(await userOf(known.email)).toEqual(before);
    expect((await enter(known.email)).status).toBe(401);
  });

  it("does the same work for both: one password is hashed and one mail is written", async () => {
    const known = await app.run(() => insertUser());
    const work = async (email: string) => {
      vi.clearAllMocks();
      const mails = (await app.mails()).length;
      await signUp(email);
      return {
        hashed: hashed.mock.calls.length,
        checked: checked.mock.calls.length,
        mails: (await app.mails()).length - mails,
      };
    };
    const unknown = await work(newAddress());
    expect(unknown).toEqual({ hashed: 1, checked: 0, mails: 1 });
    expect(await work(known.email)).toEqual(unknown);
  });

  it("signs up again: the older link ends, the newest password counts and earlier sign-ins are over", async () => {
    const email = newAddress();
    await signUp(email, "the password of somebody else");
    const { body: foreign } = await enter(email, "the password of somebody else");
    app.clock.advance(MINUTE);
    await signUp(email);
    const [older, newer] = (await mailsTo(email)).map(({ body_text }) => tokenIn(body_text));
    expect((await tokenRow(older ?? ""))?.expires_at).toEqual(app.clock.now());
    expect((await tokenRow(newer ?? ""))?.expires_at).toEqual(new Date(app.clock.now().getTime() + DAY));
    expect((await enter(email, "the password of somebody else")).status).toBe(401);
    expect((await enter(email)).status).toBe(200);
    const { refresh_token } = foreign;
    expect((await visitor.call(refreshSession, { body: { refresh_token } })).status).toBe(401);
  });

  it("leaves a member alone whose address is not confirmed", async () => {
    const member = await app.run(async () =>
      insertMember(await insertCompany(), "admin", { email_verified_at: null }),
    );
    await signUp(member.email);
    expect((await mailsTo(member.email)).map(({ kind }) => kind)).toEqual(["account_exists"]);
    expect((await enter(member.email)).status).toBe(401);
  });

  it("makes one account of twenty at once", async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signUp(email)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(await app.run(() => db().$count(users, eq(users.email, email)))).toBe(1);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it("stops the sixth within an hour, for known and unknown addresses alike, and says when it goes on", async () => {
    const known = await app.run(() => insertUser());
    for (const email of [newAddress(), known.email]) {
      for (let i = 0; i < 5; i++) {
        expect((await signUp(email)).status).toBe(202);
        app.clock.advance(MINUTE);
      }
      const { status, error, headers } = await signUp(email.toUpperCase());
      expect([status, error.code, headers.get("retry-after")]).toEqual([
        429,
        "rate_limited",
        String(55 * 60),
      ]);
      expect(error.message).toContain("55分後");
      app.clock.advance(55 * MINUTE);
      expect((await signUp(email)).status).toBe(202);
    }
  });

  it("stops one machine that tries many addresses, with Retry-After", async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: "on" } });
    const tried = async (n: number) => {
      const body = JSON.stringify({ email: `many${n}@example.test`, password: "short" });
      const headers = { "content-type": "application/json" };
      return limited.request("/api/company/signup/signup_with_email", { method: "POST", headers, body });
    };
    const answers: Response[] = [];
    for (let n = 0; n < 31; n++) answers.push(await tried(n));
    expect(answers.slice(0, 30).every(({ status }) => status === 400)).toBe(true);
    expect(answers[30]?.status).toBe(429);
    expect(Number(answers[30]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("takes no other field, and a short password names its field", async () => {
    const email = newAddress();
    const body = { email, password: PASSWORD, system_admin: true };
    expect((await visitor.call(signupWithEmail, { body })).error.code).toBe("invalid_request");
    const short = await signUp(email, "short");
    expect(Object.keys(short.error.fields ?? {})).toEqual(["password"]);
    expect(await userOf(email)).toBeUndefined();
  });

  it("is left to Firebase where that signs people in", async () => {
    const firebase = await createTestApp({ env: { FIREBASE_PROJECT_ID: "demo-signup" } });
    const body = { email: newAddress(), password: PASSWORD };
    const { error } = await firebase.as(null).call(signupWithEmail, { body });
    expect(error.code).toBe("external_account");
    expect(await firebase.mails()).toEqual([]);
  });
});
