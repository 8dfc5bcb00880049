import {
  deleteCompanyUser,
  inviteMember,
  listCompanyUsers,
  type MemberInvitations,
  reinviteMember,
  withdrawInvitation,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { outboxMails } from "../db/schema/records.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, DAY, HOUR, insertCompany, insertMember, MINUTE } from "../testing/index.ts";

const app = await createTestApp();

const office = (max_user: number) =>
  app.run(async () => {
    const company = await insertCompany({ max_user });
    return {
      company,
      admin: await insertMember(company, "admin"),
      staff: await insertMember(company, "staff"),
    };
  });
type Caller = { readonly uid: string };

const seats = async (caller: Caller) => (await app.as(caller).call(listCompanyUsers)).body.seats;
const pending = async (caller: Caller) =>
  (await app.as(caller).call(listCompanyUsers)).body.pending_invitations;
const invite = (caller: Caller, email: string, more: object = {}) =>
  app.as(caller).call(inviteMember, { body: { email, ...more } });
const reinvite = (caller: Caller, email: string) => app.as(caller).call(reinviteMember, { body: { email } });
const mailsTo = async (email: string) => (await app.mails()).filter(({ to_address }) => to_address === email);

let number = 0;
const address = () => `new${++number}@example.test`;

describe("one invitation", () => {
  it("works with nothing but the address, takes a seat, and is mailed", async () => {
    const { admin, company } = await office(3);
    const email = address();
    const { status, body } = await invite(admin, email);
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, role: "staff" });
    expect(await seats(admin)).toEqual({ used: 3, max: 3 });
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ kind: "invitation", company_uid: company.uid });
    expect(mail?.body_text).toMatch(/\/invitations\/[\w-]{43}\?type=member/);
  });

  it("says whether the mail was refused, until it is taken", async () => {
    const { admin } = await office(4);
    const [wrong, right] = [address(), address()];
    for (const email of [wrong, right])
      expect((await invite(admin, email)).body).toMatchObject({ mail_refused: false });
    const refusedOf = async () =>
      Object.fromEntries((await pending(admin)).map((each) => [each.email, each.mail_refused]));
    const refuse = (refused_at: Date | null) =>
      app.run(() => db().update(outboxMails).set({ refused_at }).where(eq(outboxMails.to_address, wrong)));
    await refuse(app.clock.now());
    expect(await refusedOf()).toEqual({ [wrong]: true, [right]: false });
    await refuse(null);
    expect(await refusedOf()).toEqual({ [wrong]: false, [right]: false });
  });

  it("is refused for a member, somebody invited, and without a seat", async () => {
    const { admin, staff } = await office(4);
    const email = address();
    await invite(admin, email);
    expect((await invite(admin, email.toUpperCase())).error.code).toBe("conflict");
    expect((await invite(admin, staff.email)).error.message).toMatch(/すでにメンバー/);
    await invite(admin, address());
    expect((await invite(admin, address())).error.code).toBe("seats_full");
    expect((await invite(staff, address())).error.code).toBe("forbidden");
    expect(Object.keys((await invite(admin, "田中")).error.fields ?? {})).toEqual(["email"]);
  });

  it("needs exactly one of address and addresses, and nothing else", async () => {
    const { admin } = await office(9);
    const send = (body: object) => app.as(admin).call(inviteMember, { body: body as never });
    for (const body of [
      {},
      { email: address(), emails: [address()] },
      { email: address(), company_uid: "x" },
    ]) {
      expect((await send(body)).error.code).toBe("invalid_request");
    }
    const many = Array.from({ length: 201 }, address);
    expect((await send({ emails: many })).error.code).toBe("invalid_request");
    expect(await pending(admin)).toEqual([]);
  });
});

describe("many invitations in one call", () => {
  const many = (caller: Caller, emails: string[]) =>
    app.as(caller).call(inviteMember, { body: { emails, role: "viewer" } });

  it("say of each address what became of it", async () => {
    const { admin, staff } = await office(10);
    const [known, first, second] = [address(), address(), address()];
    await invite(admin, known);
    const pasted = [first.toUpperCase(), staff.email, known, "田中", second.replace("@", "＠"), ` ${first} `];
    const { status, body } = await many(admin, pasted);
    expect(status).toBe(201);
    const { items } = body as MemberInvitations;
    expect(items.map(({ email, outcome }) => [email, outcome])).toEqual([
      [first, "invited"],
      [staff.email, "member"],
      [known, "pending"],
      ["田中", "no_address"],
      [second, "invited"],
    ]);
    expect(items[0]?.invitation).toMatchObject({ email: first, role: "viewer" });
    expect(items[1]?.invitation).toBeNull();
    expect(await seats(admin)).toEqual({ used: 5, max: 10 });
    for (const email of [first, second]) expect(await mailsTo(email)).toHaveLength(1);
  });

  it("go out together or not at all, and the refusal says how many are too many", async () => {
    const { admin } = await office(4);
    const emails = [address(), address(), address()];
    const { error } = await many(admin, emails);
    expect(error).toMatchObject({
      code: "seats_full",
      message: expect.stringMatching(/空きは2人.*1人減らして/),
    });
    expect(await pending(admin)).toEqual([]);
    for (const email of emails) expect(await mailsTo(email)).toEqual([]);
  });
});

describe("the limit of seats", () => {
  it("holds under 20 invitations at once", async () => {
    const { admin } = await office(10);
    const results = await Promise.all(Array.from({ length: 20 }, () => invite(admin, address())));
    const statuses = results.map(({ status, error }) => (status === 201 ? "in" : error.code));
    expect(statuses.filter((each) => each === "in")).toHaveLength(8);
    expect(new Set(statuses)).toEqual(new Set(["in", "seats_full"]));
    expect(await seats(admin)).toEqual({ used: 10, max: 10 });
    expect(await pending(admin)).toHaveLength(8);
  });

  it("lets one address in once, when 20 invite it at once", async () => {
    const { admin } = await office(30);
    const email = address();
    const results = await Promise.all(Array.from({ length: 20 }, () => invite(admin, email)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("counts no invitation that has expired, which stays on the list", async () => {
    const { admin } = await office(3);
    const [old, newer] = [address(), address()];
    await invite(admin, old);
    app.clock.advance(8 * DAY);
    expect(await seats(admin)).toEqual({ used: 2, max: 3 });
    expect((await pending(admin)).map(({ email }) => email)).toEqual([old]);
    expect((await invite(admin, newer)).status).toBe(201);
    expect((await reinvite(admin, old)).error.code).toBe("seats_full");
    expect((await pending(admin)).map(({ email }) => email)).toEqual([old, newer]);
  });
});

describe("an invitation that waits", () => {
  it("is sent again with its role, and the older one is replaced", async () => {
    const { admin } = await office(3);
    const email = address();
    const { body: first } = await invite(admin, email, { role: "finance" });
    expect((await reinvite(admin, email)).error.code).toBe("rate_limited");
    app.clock.advance(2 * MINUTE);
    const { status, body } = await reinvite(admin, email.toUpperCase());
    expect([status, body]).toMatchObject([200, { email, role: "finance" }]);
    expect(await pending(admin)).toEqual([body]);
    expect(body.uid).not.toBe("uid" in first ? first.uid : "");
    expect(await mailsTo(email)).toHaveLength(2);
    expect(await seats(admin)).toEqual({ used: 3, max: 3 });
  });

  it("goes out five times an hour at most, withdrawn and invited again or not", async () => {
    const { admin } = await office(9);
    const email = address();
    for (let round = 0; round < 5; round++) {
      expect((await invite(admin, email)).status).toBe(201);
      app.clock.advance(2 * MINUTE);
      const [invitation] = await pending(admin);
      await app.as(admin).call(withdrawInvitation, { params: { id: invitation?.uid ?? "" } });
    }
    const refused = await invite(admin, email);
    expect(refused.error.code).toBe("rate_limited");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    app.clock.advance(HOUR);
    expect((await invite(admin, email)).status).toBe(201);
  });

  it("is withdrawn: its seat is free and the link is gone; twice, by staff or from elsewhere is refused", async () => {
    const { admin, staff } = await office(3);
    const { admin: stranger } = await office(3);
    await invite(admin, address());
    const [invitation] = await pending(admin);
    const withdraw = (caller: Caller) =>
      app.as(caller).call(withdrawInvitation, { params: { id: invitation?.uid ?? "" } });
    expect((await withdraw(staff)).error.code).toBe("forbidden");
    expect((await withdraw(stranger)).status).toBe(404);
    expect((await withdraw(admin)).status).toBe(204);
    expect((await withdraw(admin)).status).toBe(404);
    expect(await seats(admin)).toEqual({ used: 2, max: 3 });
    expect(await pending(admin)).toEqual([]);
  });

  it("of another company is nobody's to send again", async () => {
    const { admin } = await office(3);
    const { admin: stranger } = await office(3);
    const email = address();
    await invite(admin, email);
    expect((await reinvite(stranger, email)).status).toBe(404);
  });
});

it("lets an admin of an ended contract take away access, and give none", async () => {
  const { admin, staff } = await office(9);
  await invite(admin, address());
  app.clock.advance(3 * 365 * DAY);
  expect((await invite(admin, address())).error.code).toBe("contract_expired");
  const [invitation] = await pending(admin);
  const params = { id: invitation?.uid ?? "" };
  expect((await app.as(admin).call(withdrawInvitation, { params })).status).toBe(204);
  const body = { email: staff.email };
  expect((await app.as(admin).call(deleteCompanyUser, { body })).status).toBe(204);
});

leavesInTheLog(() => app, ["member.revoke_invitation"]);
