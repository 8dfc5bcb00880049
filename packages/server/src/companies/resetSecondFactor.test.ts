import {
  confirmSecondFactor,
  getSecondFactor,
  listCompanyMembers,
  listCompanyUsers,
  resetMemberSecondFactor,
  signIn,
  startSecondFactor,
} from "@tsumugi/contract";
import { generate } from "otplib";
import { expect, it } from "vitest";
import { setPassword } from "../auth/auth.repository.ts";
import { hashPassword } from "../auth/passwords.ts";
import { now } from "../core/context.ts";
import { db } from "../db/index.ts";
import { memberships } from "../db/schema/accounts.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, insertCompany, insertMember, insertOperator, MINUTE } from "../testing/index.ts";
import { PASSWORD, signingIn } from "../testing/signingIn.ts";

const app = await createTestApp();
const { enter, renew, use } = await signingIn(app);

type Person = Awaited<ReturnType<typeof insertMember>>;

/** A company of an admin who resets, one who is told, and a member with a second factor and an open sign-in. */
async function scene(role: "admin" | "staff" = "staff") {
  const hash = await hashPassword(PASSWORD);
  const made = await app.run(async () => {
    const company = await insertCompany();
    const member = await insertMember(company, role, { name: "端末をなくした人" });
    await setPassword(member.uid, hash, app.clock.now());
    const admins = [await insertMember(company, "admin"), await insertMember(company, "admin")] as const;
    return { company, member, admins };
  });
  const code = await protect(made.member);
  app.clock.advance(MINUTE);
  const { body: session } = await app
    .as(null)
    .call(signIn, { body: { email: made.member.email, password: PASSWORD, code: await code() } });
  const reset = (caller: Person | { uid: string }, uid = made.member.uid, company = made.company.uid) =>
    app.as(caller).call(resetMemberSecondFactor, { params: { id: company, user_uid: uid } });
  return { ...made, session, reset };
}

/** Sets it up, and answers how the app makes its codes. */
async function protect(person: Person) {
  const self = app.as(person);
  const { body } = await self.call(startSecondFactor, { body: { current_password: PASSWORD } });
  const code = () => generate({ secret: body.secret, epoch: Math.floor(app.clock.now().getTime() / 1000) });
  await self.call(confirmSecondFactor, { body: { code: await code() } });
  return code;
}

it("lets a member in by the password again, ends every sign-in, and tells the member and the other admins", async () => {
  const { company, member, admins, session, reset } = await scene();
  const [boss, other] = admins;
  expect([await use(session.id_token), (await enter(member.email)).error.code]).toEqual([
    200,
    "second_factor_required",
  ]);
  expect((await reset(boss)).status).toBe(204);
  expect([await use(session.id_token), (await renew(session.refresh_token)).status]).toEqual([401, 401]);
  expect((await enter(member.email)).status).toBe(200);
  expect((await app.as(member).call(getSecondFactor, {})).body).toMatchObject({ recovery_codes_left: 0 });
  const told = (await app.mails()).filter(({ subject }) => subject.includes("リセットされました"));
  expect(told.map(({ to_address, kind, subject }) => [to_address, kind, subject])).toEqual([
    [member.email, "second_factor_changed", "【ツムギ】2段階認証がリセットされました"],
    [other.email, "second_factor_changed", `【ツムギ】${member.name}さんの2段階認証がリセットされました`],
  ]);
  expect(told[0]?.body_text).toContain(`企業の管理者（${boss.name}さん）`);
  const marks = async (caller: { uid: string }) => {
    const { body } = await app.as(caller).call(listCompanyUsers, {});
    return body.items.find(({ uid }) => uid === member.uid)?.has_second_factor;
  };
  expect([await marks(boss), await marks(member)]).toEqual([false, undefined]);
  expect((await reset(boss)).error.code).toBe("conflict");
  const { body } = await app.as(boss).call(listCompanyMembers, { params: { id: company.uid } });
  expect(body.items.map(({ has_second_factor }) => has_second_factor)).toEqual([false, false, false]);
});

it("is refused to other roles, for oneself, for strangers, and for whom the company alone does not answer", async () => {
  const { company, member, admins, reset } = await scene("admin");
  const [boss] = admins;
  const staff = await app.run(() => insertMember(company, "staff"));
  const stranger = await app.run(async () => insertMember(await insertCompany(), "admin"));
  expect((await reset(staff)).error.code).toBe("forbidden");
  expect((await reset(stranger)).error.code).toBe("not_found");
  expect((await reset(boss, stranger.uid)).error.code).toBe("not_found");
  expect((await reset(stranger, member.uid, stranger.company_uid)).error.code).toBe("not_found");
  expect((await reset(member)).error.message).toContain("設定し直す");
  await app.run(async () => {
    const second = await insertCompany();
    const seat = { company_uid: second.uid, user_uid: member.uid, role: "staff" as const };
    await db()
      .insert(memberships)
      .values({ ...seat, joined_at: now() });
  });
  expect((await reset(boss)).error.message).toContain("運営に依頼");
  const operator = await app.run(() => insertOperator());
  expect((await reset(operator)).status).toBe(204);
  const told = (await app.mails()).slice(-3);
  expect(told.map(({ to_address }) => to_address)).toEqual([
    member.email,
    ...admins.map(({ email }) => email),
  ]);
  expect(told.every(({ body_text }) => body_text.includes("ツムギの運営が"))).toBe(true);
});

leavesInTheLog(() => app, ["second_factor.reset"]);
