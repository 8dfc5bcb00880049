import { refreshSession, resetPassword, signIn } from "@tsumugi/contract";
import { expect, it } from "vitest";
import { now } from "../core/context.ts";
import { deliverMails, fateOf } from "../core/mailer.ts";
import { db } from "../db/index.ts";
import { secondFactors, verificationTokens } from "../db/schema/sign-in.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, HOUR, insertCompany, insertMember, insertUser } from "../testing/index.ts";
import { userByUid } from "./auth.repository.ts";
import { inviteOperator, removeOperator } from "./operators.service.ts";

const app = await createTestApp();
const password = "correct horse battery";
const visitor = app.as(null);

const invite = async (email: string, mail = false) => {
  const invited = await app.run(() => inviteOperator(email, { mail }));
  return new URL(invited.kind === "link" ? invited.link : "about:blank").searchParams.get("token") ?? "";
};
const set = async (token: string) =>
  (await visitor.call(resetPassword, { body: { token, password } })).status;
const enter = (email: string) => visitor.call(signIn, { body: { email, password } });
/** A call that only operators may make. */
const look = async (email: string) => {
  const { body } = await enter(email);
  const headers = { authorization: `Bearer ${body.id_token}` };
  return (await app.request("/api/company/support_chat_rooms", { headers })).status;
};

it("opens the installation to its first operator by a link that is good once", async () => {
  const token = await invite("first@example.test");
  expect(Buffer.from(token, "base64url").length * 8).toBeGreaterThanOrEqual(128);
  const rows = await app.run(() => db().select().from(verificationTokens));
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await enter("first@example.test")).status).toBe(401);

  expect(await set(token)).toBe(204);
  expect(await look("first@example.test")).toBe(200);
  expect(await set(token)).toBe(410);
});

it("lets an operator in again who has lost the second factor, and ends their sign-ins", async () => {
  const email = "lost@example.test";
  await set(await invite(email));
  const { body: session } = await enter(email);
  await app.run(() =>
    db()
      .insert(secondFactors)
      .values({ user_uid: session.uid, secret: "", confirmed_at: now(), created_at: now() }),
  );
  expect((await enter(email)).error.code).toBe("second_factor_required");
  await app.run(() => inviteOperator(email, { mail: false, resetsSecondFactor: true }));
  expect(await look(email)).toBe(200);
  const renewed = await visitor.call(refreshSession, { body: { refresh_token: session.refresh_token } });
  expect(renewed.status).toBe(401);
});

it("ends a link after a day, and with the next one", async () => {
  const late = await invite("late@example.test");
  app.clock.advance(24 * HOUR + 1);
  expect(await set(late)).toBe(410);
  const [older, newer] = [await invite("late@example.test"), await invite("late@example.test")];
  expect([await set(older), await set(newer)]).toEqual([410, 204]);
});

it("makes an operator of somebody who is known, whatever the case of the address, but not of a company's member", async () => {
  const { known, member } = await app.run(async () => ({
    known: await insertUser(),
    member: await insertMember(await insertCompany(), "admin"),
  }));
  expect(await set(await invite(known.email.toUpperCase()))).toBe(204);
  expect(await look(known.email)).toBe(200);
  expect(await app.run(() => inviteOperator(member.email, { mail: false }))).toEqual({ kind: "member" });
  expect((await app.as(member).fetch(signIn, { body: { email: member.email, password } })).status).toBe(401);
});

it("mails the link where mails are sent", async () => {
  const token = await invite("mailed@example.test", true);
  const fate = () => app.run(() => fateOf("operator_invitation", "mailed@example.test"));
  expect(await fate()).toBe("held");
  await app.run(() => deliverMails.run({}));
  expect(await fate()).toBe("sent");
  const mail = (await app.mails()).find(({ to_address }) => to_address === "mailed@example.test");
  expect(mail?.body_text).toContain(`/password-reset?token=${token}`);
});

it("leaves the account to Firebase where that signs people in", async () => {
  const firebase = await createTestApp({ env: { FIREBASE_PROJECT_ID: "demo-operators" } });
  const known = await firebase.run(() => insertUser());
  const asked = (email: string) => firebase.run(() => inviteOperator(email, { mail: false }));
  expect(await asked("nobody@example.test")).toEqual({ kind: "unknown" });
  expect(await asked(known.email)).toEqual({ kind: "made" });
  const reset = { mail: false, resetsSecondFactor: true };
  expect(await firebase.run(() => inviteOperator(known.email, reset))).toEqual({ kind: "external" });
  const unverified = await firebase.run(() => insertUser({ email_verified_at: null }));
  expect(await asked(unverified.email)).toEqual({ kind: "unverified" });
  expect(await firebase.run(() => userByUid(unverified.uid))).toMatchObject({ system_admin: false });
});

it("takes the rights from an operator who leaves, with every sign-in and every link that is under way", async () => {
  const email = "leaves@example.test";
  await set(await invite(email));
  const { body: session } = await enter(email);
  const link = await invite(email);
  const remove = (address: string) => app.run(() => removeOperator(address));
  expect(await remove(email.toUpperCase())).toEqual({ kind: "removed", hasOthers: true });
  const headers = { authorization: `Bearer ${session.id_token}` };
  expect((await app.request("/api/company/support_chat_rooms", { headers })).status).toBe(401);
  const renewed = await visitor.call(refreshSession, { body: { refresh_token: session.refresh_token } });
  expect([renewed.status, await set(link)]).toEqual([401, 410]);
  // The account is left, and opens nothing of the operators'.
  expect(await look(email)).toBe(403);
  expect(await remove(email)).toEqual({ kind: "none" });
  expect(await remove("nobody@example.test")).toEqual({ kind: "none" });
  await set(await invite(email));
  expect(await look(email)).toBe(200);
});

leavesInTheLog(() => app, ["operator.add", "operator.remove", "second_factor.reset"]);
