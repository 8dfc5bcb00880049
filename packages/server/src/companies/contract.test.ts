import {
  createCommentTemplate,
  deleteCompany,
  getCompany,
  getCompanyUser,
  listCompanyHistory,
  listCompanyMembers,
  planPresets,
  registerCompany,
  renameCompany,
  updateContract,
  updateContractPeriod,
} from "@tsumugi/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db, inTransaction } from "../db/index.ts";
import { companies, memberships } from "../db/schema/accounts.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { lockSeats } from "../invitations/seats.repository.ts";
import { createTestApp, HOUR, insertMember, insertOperator, insertUser } from "../testing/index.ts";
import { operatorScene } from "../testing/operatorScene.ts";

const app = await createTestApp();
const { operator, as, at, start } = await operatorScene(app);

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

/** How often the open tabs of a company were told to read again what their person may do. */
const told = (company: { uid: string }) =>
  app.run(async () => {
    const { rows } = await db().execute(
      sql`select type, user_uid from realtime_events where company_uid = ${company.uid}`,
    );
    expect(rows.every((row) => row.type === "access.changed" && row.user_uid === null)).toBe(true);
    return rows.length;
  });

describe("the contract", () => {
  it("tells the open tabs of the company of each change, and of nothing where nothing changed", async () => {
    const { company } = await start({ plan: "trial", permission: ["dm"], max_user: 5 });
    expect(await told(company)).toBe(0);
    const features = { ...at(company.uid), body: { permission: ["dm" as const, "report" as const] } };
    await as.call(updateContract, features);
    await as.call(updateContract, features);
    expect(await told(company)).toBe(1);
    await as.call(updateContractPeriod, { ...at(company.uid), body: { contract_ends_on: "2030-01-01" } });
    expect(await told(company)).toBe(2);
    await as.call(renameCompany, { ...at(company.uid), body: { name: "新しい名前" } });
    expect(await told(company)).toBe(3);
  });

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
