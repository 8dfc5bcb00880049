import { acceptInvitation, getInvitation, listCompanyUsers, listNotifications } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { companies, invitations, memberships, users } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import {
  createTestApp,
  DAY,
  insertCompany,
  insertMember,
  insertOperator,
  insertUser,
} from "../testing/index.ts";
import { invitationsIn } from "../testing/invitations.ts";

const app = await createTestApp();

const { invite, accept } = invitationsIn(app);

const look = (id: string, type: "member" | "company" = "member") =>
  app.as(null).call(getInvitation, { params: { id }, query: { type } });
const membersOf = ({ uid }: { uid: string }) =>
  app.run(() => db().select().from(memberships).where(eq(memberships.company_uid, uid)));
const everything = () =>
  app.run(async () => ({
    invitations: await db().select().from(invitations).orderBy(invitations.uid),
    memberships: await db().select().from(memberships).orderBy(memberships.user_uid),
    users: await db().select().from(users).orderBy(users.uid),
    mails: (await app.mails()).length,
  }));

describe("an invitation's link", () => {
  it("shows what it invites to and no more, and changes nothing however often it is opened", async () => {
    const company = await app.run(() => insertCompany({ name: "つむぎ化粧品" }));
    const id = await invite({ company, email: "shown@example.test", role: "viewer" });
    expect(Buffer.from(id, "base64url").length * 8).toBeGreaterThanOrEqual(128);
    const before = await everything();
    const seen = await Promise.all([1, 2, 3, 4, 5].map(() => look(id)));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(seen[0]?.body).toEqual({
      type: "member",
      company_name: "つむぎ化粧品",
      email_masked: "s***@example.test",
      role: "viewer",
      state: "open",
      blocked: null,
      expires_at: "2026-11-27T03:00:00.000Z",
      has_account: false,
    });
    await app.request(`/api/company/invitations/${id}?type=member`, { method: "HEAD" });
    expect(await everything()).toEqual(before);
  });

  it("is not found under the other type, made up, or stored: the stored hash opens nothing", async () => {
    const company = await app.run(() => insertCompany());
    const id = await invite({ company, email: "typed@example.test", type: "company", role: "admin" });
    expect((await look(id, "company")).status).toBe(200);
    expect((await look(id, "member")).error.code).toBe("not_found");
    expect((await look("x".repeat(43))).error.code).toBe("not_found");
    const rows = await app.run(() => db().select().from(invitations));
    expect(JSON.stringify(rows)).not.toContain(id);
    for (const { token_hash, uid } of rows) {
      expect((await look(token_hash, "company")).status).toBe(404);
      expect((await look(uid, "company")).status).toBe(404);
    }
  });

  it("says whether the address has an account, which an unconfirmed sign-up is not", async () => {
    const { company, person, claimed } = await app.run(async () => ({
      company: await insertCompany(),
      person: await insertUser({ email_verified_at: null }),
      claimed: await insertUser(),
    }));
    const [open, known] = [
      await invite({ company, email: person.email }),
      await invite({ company, email: claimed.email }),
    ];
    expect((await look(open)).body.has_account).toBe(false);
    expect((await look(known)).body.has_account).toBe(true);
  });

  it("says what stands in the way: it expired, a newer one was sent, all seats are taken, the contract ended", async () => {
    const { full, ended, company } = await app.run(async () => {
      const full = await insertCompany({ max_user: 1 });
      await insertMember(full, "admin");
      return {
        full,
        ended: await insertCompany({ contract_ends_on: "2026-11-19" }),
        company: await insertCompany(),
      };
    });
    const older = await invite({ company, email: "twice@example.test" });
    const newer = await invite({ company, email: "twice@example.test" });
    const blocked = await invite({ company: full, email: "late@example.test" });
    const over = await invite({ company: ended, email: "over@example.test" });
    expect((await look(older)).body.state).toBe("replaced");
    expect((await look(newer)).body).toMatchObject({ state: "open", blocked: null });
    expect((await look(blocked)).body.blocked).toBe("seats_full");
    expect((await look(over)).body.blocked).toBe("contract_expired");
    app.clock.advance(7 * DAY);
    expect((await look(newer)).body.state).toBe("expired");
    expect((await look(older)).body.state).toBe("replaced");
    app.clock.advance(-7 * DAY);
  });
});

describe("accepting", () => {
  it("joins the company, which becomes the active one; its admins are notified and the log names the person", async () => {
    const { company, admin, first, person } = await app.run(async () => {
      const company = await insertCompany();
      const first = await insertCompany();
      return {
        company,
        first,
        admin: await insertMember(company, "admin"),
        person: await insertMember(first, "viewer", { name: "石川 大輔" }),
      };
    });
    const id = await invite({ company, email: person.email.toUpperCase(), role: "finance" });
    const { status, body } = await accept(person, id);
    expect([status, body.company?.uid, body.role]).toEqual([200, company.uid, "finance"]);
    expect(await membersOf(first)).toHaveLength(1);
    const { body: notices } = await app.as(admin).call(listNotifications);
    expect(notices.items[0]).toMatchObject({
      kind: "member_joined",
      title: "石川 大輔さんがメンバーに加わりました",
      body: "権限: 経理",
      href: `/settings/members?member=${person.uid}`,
    });
    const logs = await app.run(() =>
      db().select().from(auditLogs).where(eq(auditLogs.company_uid, company.uid)),
    );
    expect(logs).toMatchObject([
      { action: "member.join", actor_uid: person.uid, detail: { role: "finance" } },
    ]);
    expect((await look(id)).body.state).toBe("accepted");
  });

  it("gives who has said no name yet the first part of their address, so that no member is without one", async () => {
    const { company, admin, person } = await app.run(async () => {
      const company = await insertCompany();
      const person = await insertUser({ name: "", email: "hanako.y@example.test" });
      return { company, admin: await insertMember(company, "admin"), person };
    });
    const { body } = await accept(person, await invite({ company, email: person.email }));
    expect(body.name).toBe("hanako.y");
    const { body: notices } = await app.as(admin).call(listNotifications);
    expect(notices.items[0]?.title).toBe("hanako.yさんがメンバーに加わりました");
    const { body: members } = await app.as(admin).call(listCompanyUsers);
    expect(members.items.map(({ name }) => name)).toContain("hanako.y");
  });

  it("works once: a second press, another person and another company's token join nobody", async () => {
    const { company, other, person, thief } = await app.run(async () => ({
      company: await insertCompany(),
      other: await insertCompany(),
      person: await insertUser(),
      thief: await insertUser(),
    }));
    const id = await invite({ company, email: person.email });
    const theirs = await invite({ company: other, email: "elsewhere@example.test" });
    expect((await accept(thief, id)).error.code).toBe("wrong_account");
    expect((await accept(person, theirs)).error.code).toBe("wrong_account");
    expect((await accept(person, id)).status).toBe(200);
    expect((await accept(person, id)).error.code).toBe("link_used");
    expect((await accept(thief, id)).error.code).toBe("link_used");
    expect((await membersOf(company)).map(({ user_uid }) => user_uid)).toEqual([person.uid]);
    expect(await membersOf(other)).toEqual([]);
  });

  it("refuses an address that is not confirmed, even the invited one, an operator, and a visitor", async () => {
    const { company, unverified, operator } = await app.run(async () => ({
      company: await insertCompany(),
      unverified: await insertUser({ email_verified_at: null }),
      operator: await insertOperator(),
    }));
    const id = await invite({ company, email: unverified.email });
    expect((await accept(unverified, id)).error.code).toBe("email_not_verified");
    expect((await accept(operator, await invite({ company, email: operator.email }))).error.code).toBe(
      "forbidden",
    );
    expect((await app.as(null).call(acceptInvitation, { params: { id } })).error.code).toBe(
      "unauthenticated",
    );
    expect(await membersOf(company)).toEqual([]);
  });

  it("refuses a replaced, an expired and a full one, an ended contract and a deleted company, each by its cause", async () => {
    const { company, full, ended, gone, person } = await app.run(async () => {
      const full = await insertCompany({ max_user: 1 });
      await insertMember(full, "admin");
      return {
        full,
        company: await insertCompany(),
        ended: await insertCompany({ contract_ends_on: "2026-11-19" }),
        gone: await insertCompany(),
        person: await insertUser(),
      };
    });
    const { email } = person;
    const older = await invite({ company, email });
    await invite({ company, email });
    const replaced = await accept(person, older);
    expect([replaced.error.code, replaced.error.message]).toEqual([
      "link_expired",
      expect.stringContaining("いちばん新しい招待メール"),
    ]);
    expect((await accept(person, await invite({ company: full, email }))).error.code).toBe("seats_full");
    expect((await accept(person, await invite({ company: ended, email }))).error.code).toBe(
      "contract_expired",
    );
    const lost = await invite({ company: gone, email });
    await app.run(() =>
      db().update(companies).set({ deleted_at: app.clock.now() }).where(eq(companies.uid, gone.uid)),
    );
    expect((await accept(person, lost)).error.code).toBe("not_found");
    expect((await look(lost)).error.code).toBe("not_found");
    const late = await invite({ company, email });
    app.clock.advance(7 * DAY);
    const expired = await accept(person, late);
    expect([expired.error.code, expired.error.message]).toEqual([
      "link_expired",
      expect.stringContaining("招待の再送"),
    ]);
    app.clock.advance(-7 * DAY);
    expect(await app.run(() => db().$count(memberships, eq(memberships.user_uid, person.uid)))).toBe(0);
  });

  it("tells a member that they are one, and keeps their role", async () => {
    const { company, admin } = await app.run(async () => {
      const company = await insertCompany({ max_user: 1 });
      return { company, admin: await insertMember(company, "admin") };
    });
    const id = await invite({ company, email: admin.email, role: "viewer" });
    const { error } = await accept(admin, id);
    expect([error.code, error.message]).toEqual([
      "conflict",
      expect.stringContaining("すでにこの企業のメンバー"),
    ]);
    expect((await membersOf(company))[0]?.role).toBe("admin");
  });

  it("gives the last seat to exactly one of twenty at once", async () => {
    const { company, people } = await app.run(async () => {
      const company = await insertCompany({ max_user: 3 });
      await insertMember(company, "admin");
      await insertMember(company);
      const people = [];
      for (let i = 0; i < 20; i++) people.push(await insertUser());
      return { company, people };
    });
    const ids: string[] = [];
    for (const { email } of people) ids.push(await invite({ company, email }));
    const answers = await Promise.all(people.map((person, i) => accept(person, ids[i] ?? "")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(["seats_full"]));
    expect(await membersOf(company)).toHaveLength(3);
  });

  it("joins once where one person presses twenty times at once", async () => {
    const { company, person } = await app.run(async () => ({
      company: await insertCompany(),
      person: await insertUser(),
    }));
    const id = await invite({ company, email: person.email });
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(person, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(["link_used"]),
    );
    expect(await membersOf(company)).toHaveLength(1);
  });
});
