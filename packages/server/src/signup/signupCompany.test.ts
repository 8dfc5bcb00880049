import { features, getCompanyUser, signupCompany, trialTerms } from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, insertCompany, insertMember, insertOperator, insertUser } from "../testing/index.ts";

const app = await createTestApp();
const visitor = app.as(null);

describe("registering a company", () => {
  const BODY = {
    name: "みなと製菓",
    url: "https://minato.example.jp",
    address: "東京都港区1-1",
    user_name: "港 花",
  };
  const register = (person: { uid: string }, body: object = BODY) =>
    app.as(person).call(signupCompany, { body: body as typeof BODY });
  const companiesNamed = (name: string) =>
    app.run(() => db().select().from(companies).where(eq(companies.name, name)));

  it("makes a company on trial with the caller as its admin", async () => {
    const person = await app.run(() => insertUser({ name: "" }));
    const { status, body } = await register(person);
    expect(status).toBe(201);
    expect(body).toMatchObject({ uid: person.uid, name: "港 花", role: "admin", dm_available: true });
    expect(body.company).toMatchObject({
      name: "みなと製菓",
      url: "https://minato.example.jp",
      plan: "trial",
      permission: [...features],
      max_user: trialTerms.max_user,
      contract_starts_on: "2026-11-20",
      contract_ends_on: "2026-12-19",
    });
    const { body: own } = await app.as(person).call(getCompanyUser, { params: { id: person.uid } });
    expect(own).toEqual(body);
    const uid = body.company?.uid ?? "";
    const logs = await app.run(() => db().select().from(auditLogs).where(eq(auditLogs.company_uid, uid)));
    expect(logs).toMatchObject([{ action: "company.create", actor_uid: person.uid, target_uid: uid }]);
  });

  it("makes one company of twenty identical calls at once", async () => {
    const person = await app.run(() => insertUser());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register(person, { ...BODY, name: "二十社" })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ error }) => error.code))).toEqual(
      new Set(["conflict"]),
    );
    expect(await companiesNamed("二十社")).toHaveLength(1);
  });

  it("refuses who has not confirmed the address, who has a company, an operator and a visitor", async () => {
    const { unverified, member, operator } = await app.run(async () => ({
      unverified: await insertUser({ email_verified_at: null }),
      member: await insertMember(await insertCompany(), "viewer"),
      operator: await insertOperator(),
    }));
    const body = { ...BODY, name: "できない社" };
    expect((await register(unverified, body)).error.code).toBe("email_not_verified");
    expect((await register(member, body)).error.code).toBe("conflict");
    expect((await register(operator, body)).error.code).toBe("forbidden");
    expect((await visitor.call(signupCompany, { body })).error.code).toBe("unauthenticated");
    expect(await companiesNamed("できない社")).toEqual([]);
  });

  it("takes neither plan, seats, features nor period from the caller", async () => {
    const person = await app.run(() => insertUser());
    for (const extra of [
      { plan: "enterprise" },
      { max_user: 99 },
      { permission: [] },
      { contract_ends_on: "2099-01-01" },
      { uid: "mine" },
    ])
      expect((await register(person, { ...BODY, name: "書けない社", ...extra })).error.code).toBe(
        "invalid_request",
      );
    expect(await companiesNamed("書けない社")).toEqual([]);
  });

  it("lets somebody start again whose company was deleted", async () => {
    const { company, person } = await app.run(async () => {
      const company = await insertCompany();
      return { company, person: await insertMember(company, "admin") };
    });
    await app.run(() =>
      db().update(companies).set({ deleted_at: app.clock.now() }).where(eq(companies.uid, company.uid)),
    );
    expect((await register(person, { ...BODY, name: "次の社" })).status).toBe(201);
  });
});
