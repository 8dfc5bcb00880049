import {
  acceptInvitation,
  getCompanyUser,
  getInvitation,
  refreshSession,
  signIn,
  signupMember,
  signupWithEmail,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { hashToken } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { invitations, memberships, users } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { verificationTokens } from "../db/schema/sign-in.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { createTestApp, DAY, insertCompany, insertUser } from "../testing/index.ts";

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

async function invite(company: { uid: string }, email: string, type: "member" | "company" = "member") {
  await app.run(() => issueInvitation({ company_uid: company.uid, type, email, role: "staff" }));
  return /\/invitations\/([\w-]+)\?/.exec((await mailsTo(email)).at(-1)?.body_text ?? "")?.[1] ?? "";
}
const join = (token: string, name = "新井 さくら", password = PASSWORD) =>
  visitor.call(signupMember, { body: { token, name, password } });

describe("signing up by an invitation", () => {
  it("makes a confirmed account in the company, which signs in at once", async () => {
    const company = await app.run(() => insertCompany());
    const email = newAddress();
    const token = await invite(company, email);
    const { status, body } = await join(token);
    expect([status, body]).toEqual([
      201,
      { uid: expect.any(String), email, company_uid: company.uid, company_name: company.name },
    ]);
    const { body: session } = await enter(email);
    const { body: own } = await app
      .as({ uid: session.uid })
      .call(getCompanyUser, { params: { id: session.uid } });
    expect(own).toMatchObject({
      name: "新井 さくら",
      email_verified: true,
      role: "staff",
      company: { uid: company.uid },
    });
    const logs = await app.run(() =>
      db().select().from(auditLogs).where(eq(auditLogs.company_uid, company.uid)),
    );
    expect(logs.map(({ action, actor_uid }) => [action, actor_uid])).toEqual([
      ["account.create", body.uid],
      ["member.join", body.uid],
      ["session.sign_in", body.uid],
    ]);
    expect((await join(token)).error.code).toBe("link_used");
  });

  it("sends who has an account to sign in, and uses nothing up", async () => {
    const { company, person } = await app.run(async () => ({
      company: await insertCompany(),
      person: await insertUser(),
    }));
    const token = await invite(company, person.email);
    expect((await join(token)).error.code).toBe("account_exists");
    expect((await app.as(person).call(acceptInvitation, { params: { id: token } })).status).toBe(200);
  });

  it("takes over an account that somebody signed up with and never confirmed", async () => {
    const company = await app.run(() => insertCompany());
    const email = newAddress();
    await signUp(email, "the password of a stranger");
    const { body: stranger } = await enter(email, "the password of a stranger");
    const link = tokenIn((await mailsTo(email))[0]?.body_text);
    expect((await join(await invite(company, email))).status).toBe(201);
    expect((await enter(email, "the password of a stranger")).status).toBe(401);
    expect((await enter(email)).body.uid).toBe(stranger.uid);
    const { refresh_token } = stranger;
    expect((await visitor.call(refreshSession, { body: { refresh_token } })).status).toBe(401);
    expect((await tokenRow(link))?.expires_at).toEqual(app.clock.now());
  });

  it("gives the last seat to exactly one of twenty at once, and makes no account for the others", async () => {
    const company = await app.run(() => insertCompany({ max_user: 1 }));
    const addresses = Array.from({ length: 20 }, newAddress);
    const tokens: string[] = [];
    for (const email of addresses) tokens.push(await invite(company, email));
    const answers = await Promise.all(tokens.map((token) => join(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ error }) => error.code))).toEqual(
      new Set(["seats_full"]),
    );
    const made = await Promise.all(addresses.map(userOf));
    expect(made.filter((user) => user !== undefined)).toHaveLength(1);
  });

  it("makes one account where the same form is sent twenty times at once", async () => {
    const company = await app.run(() => insertCompany());
    const token = await invite(company, newAddress());
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(token)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await app.run(() => db().$count(memberships, eq(memberships.company_uid, company.uid)))).toBe(1);
  });

  it("takes neither a verification link nor an expired or unknown token", async () => {
    const email = newAddress();
    await signUp(email);
    expect((await join(tokenIn((await mailsTo(email))[0]?.body_text))).error.code).toBe("not_found");
    expect((await join("unknown")).error.code).toBe("not_found");
    const company = await app.run(() => insertCompany());
    const token = await invite(company, newAddress());
    app.clock.advance(7 * DAY);
    expect((await join(token)).error.code).toBe("link_expired");
    app.clock.advance(-7 * DAY);
    const state = await app.run(() =>
      db().select().from(invitations).where(eq(invitations.company_uid, company.uid)),
    );
    expect(state[0]?.state).toBe("open");
    const { body } = await visitor.call(getInvitation, { params: { id: token }, query: { type: "member" } });
    expect(body.state).toBe("open");
  });
});
