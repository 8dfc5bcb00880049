import {
  changePassword,
  confirmSecondFactor,
  getSecondFactor,
  listManagedCreators,
  listSessions,
  removeSecondFactor,
  signIn,
  startSecondFactor,
  updateCompanyProfile,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { generate } from "otplib";
import { expect, it } from "vitest";
import { db } from "../db/index.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, insertMember, MINUTE } from "../testing/index.ts";
import { PASSWORD, signingIn } from "../testing/signingIn.ts";

const app = await createTestApp();
const { visitor, person, enter } = await signingIn(app);

const codeNow = (secret: string) => generate({ secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
const withCode = (email: string, code: string) =>
  visitor.call(signIn, { body: { email, password: PASSWORD, code } });
/** Another code than before: each is good once. */
const laterCode = (secret: string) => {
  app.clock.advance(MINUTE);
  return codeNow(secret);
};

async function protectedPerson() {
  const member = await person();
  const self = app.as(member);
  const { body: made } = await self.call(startSecondFactor, { body: { current_password: PASSWORD } });
  const { body } = await self.call(confirmSecondFactor, { body: { code: await codeNow(made.secret) } });
  return { ...member, self, secret: made.secret, codes: body.recovery_codes };
}

it("says of a code of an older setup that the one begun last counts", async () => {
  const self = app.as(await person());
  const start = async () =>
    (await self.call(startSecondFactor, { body: { current_password: PASSWORD } })).body.secret;
  const older = await start();
  await start();
  const answer = await self.call(confirmSecondFactor, { body: { code: await codeNow(older) } });
  expect(answer.error.fields?.code).toMatch(/ほかの画面でも設定を始めたときは、最後に出したQRコード/);
});

it("asks for a code after the password once the first code was confirmed, and not before", async () => {
  const member = await person();
  const self = app.as(member);
  const start = (current_password: string) => self.call(startSecondFactor, { body: { current_password } });
  expect((await start("wrong password")).error.fields).toHaveProperty("current_password");
  const { body: made } = await start(PASSWORD);
  expect(made.uri).toContain(`secret=${made.secret}`);
  expect((await enter(member.email)).status).toBe(200);
  const confirm = (code: string) => self.call(confirmSecondFactor, { body: { code } });
  expect((await confirm("000000")).error.fields).toHaveProperty("code");
  expect((await confirm(await codeNow(made.secret))).body.recovery_codes).toHaveLength(10);
  expect((await self.call(getSecondFactor, {})).body).toEqual({
    is_on: true,
    is_required: false,
    recovery_codes_left: 10,
  });
  const asked = await enter(member.email);
  expect([asked.status, asked.error.code]).toEqual([403, "second_factor_required"]);
  // A wrong password says nothing of the second factor.
  expect((await enter(member.email, "wrong")).error.code).toBe("wrong_credentials");
  const code = await laterCode(made.secret);
  expect((await withCode(member.email, ` ${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  const mails = (await app.mails()).map(({ kind, to_address }) => [kind, to_address]);
  expect(mails).toContainEqual(["second_factor_changed", member.email]);
});

it("takes each code once, those of a minute before and after too, and full-width digits", async () => {
  const { email, secret } = await protectedPerson();
  const code = await laterCode(secret);
  const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  const answers = await Promise.all([withCode(email, wide), withCode(email, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const next = await laterCode(secret);
  app.clock.advance(30_000);
  expect((await withCode(email, next)).status).toBe(200);
  const old = await laterCode(secret);
  app.clock.advance(2 * MINUTE);
  expect((await withCode(email, old)).error.fields).toHaveProperty("code");
});

it("takes a recovery code once, and keeps only its hash", async () => {
  const { email, codes, self, uid } = await protectedPerson();
  const [first = "", second = ""] = codes;
  // A plain hash is enough for what nobody can try out: 112 bits, of 31 letters.
  expect(first.replaceAll("-", "").length * Math.log2(31)).toBeGreaterThan(112);
  expect((await withCode(email, first.toUpperCase().replaceAll("-", " "))).status).toBe(200);
  // There is no app to look at for whoever types one of these.
  expect((await withCode(email, first)).error.fields?.code).toMatch(/リカバリーコードが違うか、使用済み/);
  expect((await withCode(email, second)).status).toBe(200);
  expect((await self.call(getSecondFactor, {})).body.recovery_codes_left).toBe(8);
  const used = await app.run(() =>
    db().select().from(auditLogs).where(eq(auditLogs.action, "second_factor.recover")),
  );
  expect(used.map(({ target_uid, detail }) => [target_uid, detail.left])).toEqual([
    [uid, 9],
    [uid, 8],
  ]);
  const { rows } = await app.run(() => app.deps.database.root.execute("select * from recovery_codes"));
  expect(JSON.stringify(rows)).not.toContain(codes[2]);
});

it("stops guesses of the code as those of the password, without using up a right one", async () => {
  const { email, codes } = await protectedPerson();
  for (let i = 0; i < 5; i++) expect((await withCode(email, `00000${i}`)).status).toBe(400);
  expect((await withCode(email, codes[0] ?? "")).status).toBe(429);
  app.clock.advance(15 * MINUTE);
  expect((await withCode(email, codes[0] ?? "")).status).toBe(200);
});

it("is off again by password and code alone, and set up again without a gap", async () => {
  const { email, secret, self, uid } = await protectedPerson();
  const start = async (code?: string) =>
    self.call(startSecondFactor, {
      body: code ? { current_password: PASSWORD, code } : { current_password: PASSWORD },
    });
  expect((await start()).error.fields).toHaveProperty("code");
  const { body: next } = await start(await laterCode(secret));
  expect((await withCode(email, await laterCode(secret))).status).toBe(200);
  await self.call(confirmSecondFactor, { body: { code: await laterCode(next.secret) } });
  expect((await withCode(email, await laterCode(secret))).status).toBe(400);
  const off = (current_password: string, code: string) =>
    self.call(removeSecondFactor, { body: { current_password, code } });
  expect((await off(PASSWORD, "000000")).status).toBe(400);
  expect((await off(PASSWORD, await laterCode(next.secret))).status).toBe(204);
  expect((await enter(email)).status).toBe(200);
  const rows = await app.run(() => db().select().from(auditLogs).where(eq(auditLogs.target_uid, uid)));
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(["second_factor.on", "second_factor.off", "session.fail_code", "session.sign_in"]),
  );
});

it("lets nobody work without it where the company asks for it, and nobody turn it off", async () => {
  const member = await person();
  const { company_uid, email } = member;
  const { body: session } = await enter(email);
  const headers = { authorization: `Bearer ${session.id_token}` };
  const codeOf = async (call: typeof listManagedCreators | typeof listSessions) =>
    (await visitor.call(call as typeof listSessions, {}, { headers })).error?.code;
  const boss = app.as(await app.run(() => insertMember({ uid: company_uid }, "admin")));
  const asked = await boss.call(updateCompanyProfile, { body: { requires_second_factor: true } });
  expect(asked.body.requires_second_factor).toBe(true);
  expect([await codeOf(listManagedCreators), await codeOf(listSessions)]).toEqual([
    "second_factor_not_set",
    "second_factor_not_set",
  ]);
  const self = app.as(member);
  const change = { current_password: PASSWORD, password: "kasa-to-densha-no-asa" };
  expect((await self.call(changePassword, { body: change })).error.code).toBe("second_factor_not_set");
  const { body: made } = await self.call(startSecondFactor, { body: { current_password: PASSWORD } });
  await self.call(confirmSecondFactor, { body: { code: await codeNow(made.secret) } });
  expect((await self.call(listManagedCreators, {})).status).toBe(200);
  const off = { current_password: PASSWORD, code: await laterCode(made.secret) };
  expect((await self.call(removeSecondFactor, { body: off })).status).toBe(409);
});

it("is asked of operators where the installation says so", async () => {
  const strict = await createTestApp({ env: { OPERATOR_SECOND_FACTOR: "on" } });
  const { person: strictPerson } = await signingIn(strict);
  const operator = strict.as(await strictPerson({ system_admin: true }));
  expect((await operator.call(getSecondFactor, {})).body.is_required).toBe(true);
  expect((await operator.call(listSessions, {})).error.code).toBe("second_factor_not_set");
  const colleague = strict.as(await strictPerson());
  expect((await colleague.call(listSessions, {})).status).toBe(200);
});

it("gives new recovery codes where the answer with the first ones was lost, for some minutes and by a right code alone", async () => {
  const { self, email, secret, codes } = await protectedPerson();
  const confirm = (code: string) => self.call(confirmSecondFactor, { body: { code } });
  expect((await confirm("000000")).error.fields).toHaveProperty("code");
  const again = (await confirm(await codeNow(secret))).body.recovery_codes;
  expect(again).toHaveLength(10);
  expect((await withCode(email, codes[0] ?? "")).status).toBe(400);
  expect((await withCode(email, again[0] ?? "")).status).toBe(200);
  app.clock.advance(10 * MINUTE);
  expect((await confirm(await codeNow(secret))).error.code).toBe("conflict");
});

it("is off where it is turned off again because the answer was lost", async () => {
  const { self, secret } = await protectedPerson();
  const body = { current_password: PASSWORD, code: await laterCode(secret) };
  expect((await self.call(removeSecondFactor, { body })).status).toBe(204);
  expect((await self.call(removeSecondFactor, { body })).status).toBe(204);
  const guess = { body: { current_password: "wrong password", code: "000000" } };
  expect((await self.call(removeSecondFactor, guess)).error.fields).toHaveProperty("current_password");
});
