import {
  confirmEmailChange,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  sendVerifyEmail,
  signIn,
  signupMember,
  signupWithEmail,
  startSecondFactor,
} from "@tsumugi/contract";
import { expect, it } from "vitest";
import { now } from "../core/context.ts";
import { hashToken, newToken } from "../core/ids.ts";
import { db } from "../db/index.ts";
import { secondFactors } from "../db/schema/sign-in.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { createTestApp, HOUR, insertCompany } from "../testing/index.ts";
import { insertVerificationToken } from "./auth.repository.ts";
import { inviteOperator } from "./operators.service.ts";

const app = await createTestApp();
const visitor = app.as(null);
const STRANGER = "the password of a stranger";
const OWNER = "correct horse battery";

const enter = (email: string, password: string) => visitor.call(signIn, { body: { email, password } });
const lastMail = async (address: string) =>
  (await app.mails()).filter(({ to_address }) => to_address === address).at(-1)?.body_text ?? "";

/** An account with the address of somebody else, and all that its maker could have left in it. */
async function strangersAccount(email: string) {
  await visitor.call(signupWithEmail, { body: { email, password: STRANGER } });
  const { body: session } = await enter(email, STRANGER);
  const change = newToken();
  await app.run(async () => {
    const at = now();
    await insertVerificationToken({
      token_hash: hashToken(change),
      user_uid: session.uid,
      purpose: "change",
      email: `elsewhere-${email}`,
      expires_at: new Date(at.getTime() + HOUR),
      created_at: at,
    });
    const factor = { user_uid: session.uid, secret: "", confirmed_at: at, created_at: at };
    await db().insert(secondFactors).values(factor);
  });
  return { session, change };
}

const reset = async (token: string) =>
  (await visitor.call(resetPassword, { body: { token, password: OWNER } })).status;

/** How the owner of the address comes by the account. */
const ways: Record<string, (email: string) => Promise<number>> = {
  invitation: async (email) => {
    const company = await app.run(() => insertCompany());
    await app.run(() => issueInvitation({ company_uid: company.uid, type: "member", email, role: "admin" }));
    const token = /\/invitations\/([\w-]+)\?/.exec(await lastMail(email))?.[1] ?? "";
    return (await visitor.call(signupMember, { body: { token, name: "新井 さくら", password: OWNER } }))
      .status;
  },
  "sign-up": async (email) =>
    (await visitor.call(signupWithEmail, { body: { email, password: OWNER } })).status,
  reset: async (email) => {
    await visitor.call(requestPasswordReset, { body: { email } });
    return reset(/token=([\w-]{43})/.exec(await lastMail(email))?.[1] ?? "");
  },
  operator: async (email) => {
    const invited = await app.run(() => inviteOperator(email, { mail: false }));
    // Before the owner has opened the link, too.
    expect((await enter(email, STRANGER)).status).toBe(401);
    return reset(new URL(invited.kind === "link" ? invited.link : "").searchParams.get("token") ?? "");
  },
};

it.each(Object.keys(ways))("leaves nothing of a stranger to the owner who comes by %s", async (way) => {
  const email = `${way}@example.test`;
  const { session, change } = await strangersAccount(email);
  expect(await ways[way]?.(email)).toBeLessThan(300);
  expect((await enter(email, STRANGER)).status).toBe(401);
  const { refresh_token } = session;
  expect((await visitor.call(refreshSession, { body: { refresh_token } })).status).toBe(401);
  expect((await visitor.call(confirmEmailChange, { params: { token: change } })).error.code).toBe(
    "link_expired",
  );
  expect((await enter(email, OWNER)).body.uid).toBe(session.uid);
});

it("ends a stranger's sign-in with the command itself, before the operator has opened the link", async () => {
  const email = "command@example.test";
  const { session } = await strangersAccount(email);
  const headers = { authorization: `Bearer ${session.id_token}` };
  await app.run(() => inviteOperator(email, { mail: false }));
  expect((await app.request("/api/company/support_chat_rooms", { headers })).status).toBe(401);
});

it("keeps the second factor of a confirmed account where its password is reset", async () => {
  const email = "confirmed@example.test";
  await visitor.call(signupWithEmail, { body: { email, password: OWNER } });
  await ways.reset?.(email);
  const { body: session } = await enter(email, OWNER);
  await app.run(() =>
    db()
      .insert(secondFactors)
      .values({ user_uid: session.uid, secret: "", confirmed_at: now(), created_at: now() }),
  );
  await ways.reset?.(email);
  expect((await enter(email, OWNER)).error.code).toBe("second_factor_required");
});

it("lets nobody prepare an account for later while its address is not confirmed", async () => {
  const email = "early@example.test";
  await visitor.call(signupWithEmail, { body: { email, password: STRANGER } });
  const { body: session } = await enter(email, STRANGER);
  const self = app.as({ uid: session.uid });
  const current_password = STRANGER;
  const change = { purpose: "change" as const, email: "elsewhere@example.test", current_password };
  const refused = [
    await self.call(sendVerifyEmail, { body: change }),
    await self.call(startSecondFactor, { body: { current_password } }),
  ];
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
    [403, "email_not_verified"],
    [403, "email_not_verified"],
  ]);
  expect(await lastMail("elsewhere@example.test")).toBe("");
});
