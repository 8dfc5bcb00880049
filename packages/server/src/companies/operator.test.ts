import {
  type CompanyListQuery,
  createCommentTemplate,
  deleteCompany,
  getCompany,
  getCompanyImpact,
  getCompanyUser,
  inviteCompany,
  listCompanies,
  listCompanyHistory,
  listCompanyMembers,
  planPresets,
  registerCompany,
  reinviteCompany,
  renameCompany,
  restoreCompany,
  updateContract,
  updateContractPeriod,
} from "@tsumugi/contract";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, inTransaction } from "../db/index.ts";
import { companies, invitations, memberships } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { lockSeats } from "../invitations/seats.repository.ts";
import {
  createTestApp,
  DAY,
  HOUR,
  insertCompany,
  insertManagedCreator,
  insertMember,
  insertOperator,
  insertUser,
} from "../testing/index.ts";

const app = await createTestApp();
const operator = await app.run(() => insertOperator());
const as = app.as(operator);
const at = (id: string) => ({ params: { id } });

const start = (values: Parameters<typeof insertCompany>[0] = {}) =>
  app.run(async () => {
    const company = await insertCompany(values);
    const admin = await insertMember(company, "admin");
    return {
      company,
      admin,
      staff: await insertMember(company, "staff"),
      other: await insertMember(await insertCompany(), "admin"),
    };
  });

describe("registering", () => {
  it("takes a name alone: the rest follows from the plan, from today in Japan", async () => {
    const { status, body } = await as.call(registerCompany, { body: { name: "みなと製菓" } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: "みなと製菓",
      plan: "trial",
      permission: planPresets.trial.permission,
      max_user: planPresets.trial.max_user,
      contract_starts_on: "2026-11-20",
      contract_ends_on: "2026-12-19",
      contract_state: "ending",
      member_count: 0,
      last_seen_at: null,
      version: 1,
    });
    const history = await as.call(listCompanyHistory, at(body.uid));
    expect(history.body.items).toEqual([
      expect.objectContaining({
        action: "company.register",
        actor: expect.objectContaining({ uid: operator.uid }),
      }),
    ]);
  });

  it("starts on the day in Japan, which is tomorrow's in UTC from 15:00 on", async () => {
    const late = await createTestApp({ start: "2026-11-20T15:00:00.000Z" });
    const by = await late.run(() => insertOperator());
    const { body } = await late.as(by).call(registerCompany, { body: { name: "あ", plan: "standard" } });
    expect([body.contract_starts_on, body.contract_ends_on]).toEqual(["2026-11-21", "2027-11-20"]);
    await late.close();
  });

  it("takes the operator's own terms, and refuses a period that ends before it starts", async () => {
    const terms = {
      name: "北斗",
      plan: "enterprise" as const,
      permission: ["dm" as const],
      max_user: 3,
      contract_starts_on: "2027-01-01",
      contract_ends_on: "2027-01-01",
    };
    expect((await as.call(registerCompany, { body: terms })).body).toMatchObject(terms);
    const refused = await as.call(registerCompany, { body: { ...terms, contract_ends_on: "2026-12-31" } });
    expect(refused).toMatchObject({ status: 400, error: { fields: { contract_ends_on: /開始日/ } } });
    const twice = await as.call(registerCompany, { body: { ...terms, permission: ["dm", "dm"] } });
    expect(twice.status).toBe(400);
  });

  it("makes one company of a repeated request", async () => {
    const input = { body: { name: "一度だけ" } };
    const [first, again] = [
      await as.call(registerCompany, input, { key: "register-0001" }),
      await as.call(registerCompany, input, { key: "register-0001" }),
    ];
    expect(again.body.uid).toBe(first.body.uid);
  });
});

describe("the list", () => {
  const wanted = async (input: { query: CompanyListQuery }) => (await as.call(listCompanies, input)).body;

  it("finds by the name, by a member's address and by the address of somebody invited", async () => {
    const { company, staff } = await start({ name: "ｻｸﾗ電機㈱" });
    await app.run(() =>
      issueInvitation({
        company_uid: company.uid,
        type: "member",
        email: "Nyukai@sakura.test",
        role: "staff",
      }),
    );
    for (const keyword of ["サクラ", "さくら 電機", staff.email.toUpperCase(), "nyukai@"]) {
      expect(
        (await wanted({ query: { keyword } })).items.map(({ uid }) => uid),
        keyword,
      ).toEqual([company.uid]);
    }
    expect((await wanted({ query: { keyword: "さくら いない" } })).total).toBe(0);
    expect((await wanted({ query: { keyword: "%" } })).total).toBe(0);
  });

  it("counts members, open invitations and the last activity of each, in a fixed number of queries", async () => {
    const { company, staff } = await start({ name: "数える会社" });
    await app.run(async () => {
      await issueInvitation({
        company_uid: company.uid,
        type: "member",
        email: "a@count.test",
        role: "staff",
      });
      await db()
        .insert(invitations)
        .values({
          uid: "expired-invitation",
          company_uid: company.uid,
          type: "member",
          email: "b@count.test",
          role: "staff",
          token_hash: "expired-hash",
          expires_at: new Date(0),
        });
    });
    await app.as(staff).call(getCompanyUser, at(staff.uid));
    const { items } = await wanted({ query: { keyword: "数える会社" } });
    expect(items).toEqual([
      expect.objectContaining({
        member_count: 2,
        pending_invitation_count: 1,
        last_seen_at: app.clock.now().toISOString(),
      }),
    ]);
  });

  it("filters by plan and by the state of the contract on the day in Japan", async () => {
    const names: Record<string, string> = {
      "2026-11-19": "終わった日",
      "2026-11-20": "今日まで",
      "2026-12-20": "三十日",
      "2026-12-21": "三十一日",
    };
    await app.run(async () => {
      for (const [contract_ends_on, name] of Object.entries(names))
        await insertCompany({ name: `状態 ${name}`, contract_ends_on, plan: "enterprise" });
    });
    const inState = async (...contract_state: ("active" | "ending" | "expired")[]) =>
      (await wanted({ query: { keyword: "状態", plan: ["enterprise"], contract_state } })).items
        .map(({ name }) => name.slice(3))
        .sort();
    expect(await inState("expired")).toEqual(["終わった日"]);
    expect(await inState("ending")).toEqual(["三十日", "今日まで"].sort());
    expect(await inState("active")).toEqual(["三十一日"]);
    expect(await inState("expired", "active")).toEqual(["三十一日", "終わった日"].sort());
    expect((await wanted({ query: { keyword: "状態", plan: ["trial"] } })).total).toBe(0);
  });

  it.each([
    "name",
    "-name",
    "contract_ends_on",
    "-contract_ends_on",
    "last_seen_at",
    "-last_seen_at",
    "created_at",
    "-created_at",
  ] as const)("goes through every company once by %s", async (sort) => {
    const word = `頁${sort}`.replaceAll("_", "");
    await app.run(async () => {
      for (let n = 0; n < 7; n += 1) {
        const company = await insertCompany({ name: `${word} ${n % 3}` });
        if (n % 2)
          await insertMember(company, "admin", {
            last_seen_at: new Date(Date.parse("2026-11-01") + n * HOUR),
          });
      }
    });
    const seen: { uid: string; name: string; last_seen_at: string | null }[] = [];
    let cursor: string | undefined;
    do {
      const page = await wanted({ query: { keyword: word, sort, limit: 3, ...(cursor ? { cursor } : {}) } });
      expect(page.total).toBe(7);
      seen.push(...page.items);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(new Set(seen.map(({ uid }) => uid)).size).toBe(7);
    if (sort.endsWith("name")) {
      const names = seen.map(({ name }) => name);
      expect(names).toEqual(sort === "name" ? names.toSorted() : names.toSorted().reverse());
    }
    if (sort === "-last_seen_at") {
      expect(seen.slice(0, 3).every(({ last_seen_at }) => last_seen_at !== null)).toBe(true);
      expect(seen.slice(3).every(({ last_seen_at }) => last_seen_at === null)).toBe(true);
    }
  });

  it("shows deleted companies only where they are asked for", async () => {
    const { company } = await start({ name: "消える会社" });
    await as.call(deleteCompany, at(company.uid));
    expect((await wanted({ query: { keyword: "消える会社" } })).total).toBe(0);
    expect((await wanted({ query: { keyword: "消える会社", deleted: true } })).items).toEqual([
      expect.objectContaining({ uid: company.uid, erase_on: "2026-12-20" }),
    ]);
  });
});

describe("members of a company", () => {
  it("are shown to its members and to operators, and to nobody of another company", async () => {
    const { company, admin, staff, other } = await start();
    const uids = [admin.uid, staff.uid];
    for (const caller of [staff, operator]) {
      const { body } = await app.as(caller).call(listCompanyMembers, at(company.uid));
      expect(body.items.map(({ uid }) => uid)).toEqual(uids);
    }
    expect((await app.as(other).call(listCompanyMembers, at(company.uid))).status).toBe(404);
    expect((await app.as(other).call(listCompanyMembers, at("nothing"))).status).toBe(404);
    expect((await as.call(listCompanyMembers, at("nothing"))).status).toBe(404);
  });

  it("leave one mark an hour and operator in the company's log, however often they are looked at", async () => {
    const { company, staff } = await start();
    const marks = () =>
      app.run(() =>
        db().$count(
          auditLogs,
          and(eq(auditLogs.company_uid, company.uid), eq(auditLogs.action, "company.look")),
        ),
      );
    await app.as(staff).call(listCompanyMembers, at(company.uid));
    expect(await marks()).toBe(0);
    await Promise.all(Array.from({ length: 5 }, () => as.call(listCompanyMembers, at(company.uid))));
    expect(await marks()).toBe(1);
    await app.as(await app.run(() => insertOperator())).call(listCompanyMembers, at(company.uid));
    expect(await marks()).toBe(2);
    app.clock.advance(HOUR);
    await as.call(listCompanyMembers, at(company.uid));
    expect(await marks()).toBe(3);
    expect((await as.call(listCompanyHistory, at(company.uid))).body.items).toEqual([]);
  });
});

describe("the contract", () => {
  it("changes what is given, keeps the rest, and records before and after", async () => {
    const { company, staff } = await start({ plan: "trial", permission: ["dm"], max_user: 5 });
    const { body } = await as.call(updateContract, {
      ...at(company.uid),
      body: { permission: ["dm", "report"] },
    });
    expect(body).toMatchObject({ plan: "trial", max_user: 5, permission: ["dm", "report"], version: 2 });
    const { body: own } = await app.as(staff).call(getCompanyUser, at(staff.uid));
    expect(own).toMatchObject({ company: { permission: ["dm", "report"] } });
    const again = await as.call(updateContract, {
      ...at(company.uid),
      body: { permission: ["dm", "report"] },
    });
    expect(again.body.version).toBe(2);
    const { items } = (await as.call(listCompanyHistory, at(company.uid))).body;
    expect(items.map(({ action, detail }) => [action, detail])).toEqual([
      ["company.contract", { permission_before: ["dm"], permission: ["dm", "report"] }],
    ]);
  });

  it("answers an older version with what stands, and loses neither", async () => {
    const { company } = await start({ max_user: 5 });
    await as.call(updateContract, { ...at(company.uid), body: { max_user: 8, version: 1 } });
    const { params } = at(company.uid);
    const late = [
      await as.call(updateContract, { params, body: { max_user: 9, version: 1 } }),
      await as.call(updateContractPeriod, { params, body: { contract_ends_on: "2028-01-01", version: 1 } }),
      await as.call(renameCompany, { params, body: { name: "別の名前", version: 1 } }),
      await as.call(deleteCompany, { params, body: { reason: "解約", version: 1 } }),
    ];
    for (const refused of late) {
      expect(refused).toMatchObject({
        status: 409,
        error: { code: "stale_version", current: { max_user: 8, version: 2, name: company.name } },
      });
    }
  });

  it("does not take seats that are in use, but lets an older shortage stand", async () => {
    const { company } = await start({ max_user: 10 });
    await app.run(() =>
      issueInvitation({ company_uid: company.uid, type: "member", email: "wait@seat.test", role: "staff" }),
    );
    const limit = (max_user: number, body = {}) =>
      as.call(updateContract, { ...at(company.uid), body: { max_user, ...body } });
    expect(await limit(2)).toMatchObject({
      status: 409,
      error: { code: "seats_below_present", fields: { max_user: /メンバー2人、招待中1人/ } },
    });
    expect((await limit(3)).body.max_user).toBe(3);
    await app.run(() => insertMember(company));
    expect((await limit(3, { plan: "enterprise" })).status).toBe(200);
  });

  it("and 20 seats taken at once never pass each other", async () => {
    const { company } = await start({ max_user: 22 });
    const people = await app.run(() => Promise.all(Array.from({ length: 20 }, () => insertUser())));
    /** As accepting an invitation does: the company's seats first, then the membership. */
    const join = (user: { uid: string }) =>
      app.run(() =>
        inTransaction(async () => {
          const seats = await lockSeats(company.uid, app.clock.now());
          if (!seats || seats.members >= seats.max_user) return false;
          await db()
            .insert(memberships)
            .values({ company_uid: company.uid, user_uid: user.uid, role: "staff" });
          return true;
        }),
      );
    const limit = () => as.call(updateContract, { ...at(company.uid), body: { max_user: 10 } });
    const [joined, limited] = await Promise.all([
      Promise.all(people.map(join)),
      Promise.all([limit(), limit(), limit()]),
    ]);
    const { company: row, members } = await app.run(async () => ({
      company: (await db().select().from(companies).where(eq(companies.uid, company.uid)))[0],
      members: await db().$count(memberships, eq(memberships.company_uid, company.uid)),
    }));
    expect(members).toBe(2 + joined.filter(Boolean).length);
    expect(members).toBeLessThanOrEqual(row?.max_user ?? 0);
    const isLimited = limited.some(({ status }) => status === 200);
    expect(row?.max_user).toBe(isLimited ? 10 : 22);
    expect(isLimited ? members <= 10 : members === 22).toBe(true);
  });

  it("ends at midnight in Japan, and runs again at once when the period is changed", async () => {
    const { company, staff } = await start();
    const period = (contract_ends_on: string) =>
      as.call(updateContractPeriod, { ...at(company.uid), body: { contract_ends_on } });
    let count = 0;
    const write = async () => {
      expect((await app.as(staff).call(listCompanyMembers, at(company.uid))).status).toBe(200);
      count += 1;
      const body = { name: `定型文${count}`, text: "よろしくお願いします。", shared: false };
      return (await app.as(staff).call(createCommentTemplate, { body })).status;
    };
    const today = new Date(app.clock.now().getTime() + 9 * HOUR).toISOString().slice(0, 10);
    expect((await period(today)).body).toMatchObject({ contract_ends_on: today, contract_state: "ending" });
    expect(await write()).toBe(201);
    const midnight = Date.parse(`${today}T15:00:00.000Z`);
    app.clock.advance(midnight - app.clock.now().getTime() - 1);
    expect(await write()).toBe(201);
    app.clock.advance(1);
    expect(await write()).toBe(403);
    expect((await as.call(getCompany, at(company.uid))).body.contract_state).toBe("expired");
    expect((await period("2030-01-01")).body.contract_state).toBe("active");
    expect(await write()).toBe(201);
  });

  it("refuses a period that ends before it starts, also when only one day is given", async () => {
    const { company } = await start({ contract_starts_on: "2026-01-01" });
    const refused = await as.call(updateContractPeriod, {
      ...at(company.uid),
      body: { contract_ends_on: "2025-12-31" },
    });
    expect(refused).toMatchObject({ status: 400, error: { fields: { contract_ends_on: /開始日/ } } });
  });

  it("renames a company", async () => {
    const { company } = await start({ name: "旧社名" });
    const { body } = await as.call(renameCompany, { ...at(company.uid), body: { name: "新社名" } });
    expect(body).toMatchObject({ name: "新社名", version: 2 });
    const { items } = (await as.call(listCompanyHistory, at(company.uid))).body;
    expect(items[0]).toMatchObject({ action: "company.rename", detail: { from: "旧社名", to: "新社名" } });
  });
});

describe("inviting a company", () => {
  const invite = (email: string, more = {}) =>
    as.call(inviteCompany, { body: { company_name: "招かれた会社", email, ...more } });

  it("makes it and mails its first admin, from a name and an address alone", async () => {
    const { status, body } = await invite("first@invited.test");
    expect(status).toBe(201);
    expect(body).toMatchObject({
      company: { name: "招かれた会社", plan: "trial", member_count: 0, pending_invitation_count: 1 },
      invitation: { email: "first@invited.test", role: "admin" },
    });
    const mail = (await app.mails()).find(({ to_address }) => to_address === "first@invited.test");
    expect(mail?.body_text).toMatch(/\/invitations\/[\w-]{43}\?type=company/);
    const { body: detail } = await as.call(getCompany, at(body.company.uid));
    expect(detail.first_invitation).toMatchObject({ email: "first@invited.test", state: "open" });
  });

  it("ends the older link with the newer one, also when it goes to another address", async () => {
    const { body } = await invite("old@invited.test");
    const { uid } = body.company;
    const states = () =>
      app.run(async () =>
        (
          await db()
            .select({ email: invitations.email, state: invitations.state })
            .from(invitations)
            .where(eq(invitations.company_uid, uid))
            .orderBy(invitations.created_at)
        ).map(({ email, state }) => `${email} ${state}`),
      );
    app.clock.advance(1000);
    expect((await as.call(reinviteCompany, at(uid))).body.invitation.email).toBe("old@invited.test");
    app.clock.advance(1000);
    expect((await as.call(reinviteCompany, { ...at(uid), body: { email: "new@invited.test" } })).status).toBe(
      200,
    );
    expect(await states()).toEqual([
      "old@invited.test replaced",
      "old@invited.test replaced",
      "new@invited.test open",
    ]);
    app.clock.advance(7 * DAY);
    expect((await as.call(getCompany, at(uid))).body).toMatchObject({
      pending_invitation_count: 0,
      first_invitation: { email: "new@invited.test", state: "expired" },
    });
  });

  it("is over once somebody has joined, and needs an address where none is known", async () => {
    const { company } = await start();
    expect(await as.call(reinviteCompany, at(company.uid))).toMatchObject({
      status: 409,
      error: { code: "conflict", message: /参加しています/ },
    });
    const { body } = await as.call(registerCompany, { body: { name: "招待なし" } });
    expect(await as.call(reinviteCompany, at(body.uid))).toMatchObject({
      status: 409,
      error: { message: /メールアドレスを指定/ },
    });
    expect((await as.call(reinviteCompany, { ...at(body.uid), body: { email: "x@y.test" } })).status).toBe(
      200,
    );
    expect((await as.call(reinviteCompany, at("nothing"))).status).toBe(404);
  });

  it("sends an address at most five links an hour, and takes nothing back with the refusal", async () => {
    const { body } = await invite("often@invited.test");
    const again = () => as.call(reinviteCompany, at(body.company.uid));
    for (let n = 0; n < 4; n += 1) expect((await again()).status).toBe(200);
    const refused = await again();
    expect(refused).toMatchObject({ status: 429, error: { code: "rate_limited" } });
    expect(refused.headers.get("retry-after")).toBe("3600");
    const before = (await as.call(listCompanies, { query: { keyword: "招かれた会社" } })).body.total;
    expect((await invite("OFTEN@invited.test")).status).toBe(429);
    expect((await as.call(listCompanies, { query: { keyword: "招かれた会社" } })).body.total).toBe(before);
    app.clock.advance(HOUR);
    expect((await again()).status).toBe(200);
  });
});

describe("deleting a company", () => {
  it("shows what it takes, and works without a body", async () => {
    const { company, staff } = await start();
    await app.run(() => insertManagedCreator(company));
    expect((await as.call(getCompanyImpact, at(company.uid))).body).toEqual({
      member_count: 2,
      pending_invitation_count: 0,
      creator_count: 1,
      project_count: 0,
      open_job_count: 0,
      room_count: 0,
      unpaid_notice_count: 0,
    });
    const { status, body } = await as.call(deleteCompany, at(company.uid));
    expect(status).toBe(200);
    expect(body).toMatchObject({ deleted_at: app.clock.now().toISOString() });
    expect((await app.as(staff).call(listCompanyMembers, at(company.uid))).error.code).toBe("no_company");
    expect((await as.call(deleteCompany, at(company.uid))).status).toBe(404);
    expect((await as.call(updateContract, { ...at(company.uid), body: { max_user: 50 } })).status).toBe(404);
    expect((await as.call(reinviteCompany, at(company.uid))).status).toBe(404);
  });

  it("leads a member who has another company there", async () => {
    const { company, staff, other } = await start();
    await app.run(() =>
      db()
        .insert(memberships)
        .values({ company_uid: other.company_uid, user_uid: staff.uid, role: "viewer" }),
    );
    await as.call(deleteCompany, { ...at(company.uid), body: { reason: "解約" } });
    const { body } = await app.as(staff).call(getCompanyUser, at(staff.uid));
    expect(body).toMatchObject({ role: "viewer", company: { uid: other.company_uid } });
  });

  it("can be taken back until the day of erasure, and not on it", async () => {
    const { company, staff } = await start();
    const remove = () => as.call(deleteCompany, { ...at(company.uid), body: { reason: "解約" } });
    const restore = () => as.call(restoreCompany, at(company.uid));
    expect(await restore()).toMatchObject({ status: 409, error: { message: /削除されていません/ } });
    const { body } = await remove();
    expect((await as.call(getCompany, at(company.uid))).body.deleted_reason).toBe("解約");
    const midnight = Date.parse(`${body.erase_on}T00:00:00+09:00`);
    app.clock.advance(midnight - app.clock.now().getTime() - 1);
    expect((await restore()).body).toMatchObject({ deleted_at: null, erase_on: null });
    expect((await app.as(staff).call(listCompanyMembers, at(company.uid))).status).toBe(200);
    const again = (await remove()).body;
    app.clock.advance(Date.parse(`${again.erase_on}T00:00:00+09:00`) - app.clock.now().getTime());
    expect(await restore()).toMatchObject({ status: 409, error: { message: /保管期間/ } });
    const { items } = (await as.call(listCompanyHistory, at(company.uid))).body;
    expect(items.map(({ action }) => action)).toEqual([
      "company.delete",
      "company.restore",
      "company.delete",
    ]);
  });
});
