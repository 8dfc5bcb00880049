import {
  changeActiveCompany,
  completeOnboarding,
  createUpload,
  deleteCompanyUser,
  getCompanyUser,
  getManagedCreator,
  listBelongingCompanies,
  listCompanyUsers,
  listManagedCreators,
  putPreference,
  updateCompanyUser,
} from "@tsumugi/contract";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { invitations, memberships } from "../db/schema/accounts.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  insertOperator,
  insertUser,
} from "../testing/index.ts";

const app = await createTestApp();

const start = () =>
  app.run(async () => {
    const company = await insertCompany({ max_user: 5 });
    const admin = await insertMember(company, "admin", { name: "ｶﾝﾘ太郎" });
    return {
      company,
      admin,
      staff: await insertMember(company, "staff"),
      other: await insertMember(await insertCompany()),
    };
  });

const own = (user: { uid: string }) => app.as(user).call(getCompanyUser, { params: { id: user.uid } });

describe("GET /company/users/{id}", () => {
  it("names the operator's address where the installation has one", async () => {
    const named = await createTestApp({ env: { OPERATOR_EMAIL: "support@example.jp" } });
    const user = await named.run(async () => insertMember(await insertCompany()));
    const { body } = await named.as(user).call(getCompanyUser, { params: { id: user.uid } });
    expect(body).toMatchObject({ operator_email: "support@example.jp" });
  });

  it("answers the specification's current user for the own uid", async () => {
    const { company, staff } = await start();
    expect((await own(staff)).body).toMatchObject({
      uid: staff.uid,
      email: staff.email,
      system_admin: null,
      dm_available: true,
      onboarding: null,
      role: "staff",
      company: { uid: company.uid, max_user: 5, contract_state: "active" },
    });
  });

  it("answers a person without a company and an operator, too", async () => {
    const [person, operator] = await app.run(async () => [await insertUser(), await insertOperator()]);
    expect((await own(person)).body).toMatchObject({ company: null, role: null, dm_available: false });
    expect((await own(operator)).body).toMatchObject({ system_admin: true });
  });

  it("gives no chat to a viewer or without the feature", async () => {
    const [viewer, poor] = await app.run(async () => [
      await insertMember(await insertCompany(), "viewer"),
      await insertMember(await insertCompany({ permission: [] }), "admin"),
    ]);
    for (const user of [viewer, poor]) expect((await own(user)).body).toMatchObject({ dm_available: false });
  });

  it("shows a colleague's public fields and nobody else", async () => {
    const { admin, staff, other } = await start();
    const { body } = await app.as(staff).call(getCompanyUser, { params: { id: admin.uid } });
    expect(Object.keys(body).sort()).toEqual(["email", "image", "last_seen_at", "name", "role", "uid"]);
    for (const id of [other.uid, "nobody"]) {
      expect((await app.as(staff).call(getCompanyUser, { params: { id } })).status).toBe(404);
    }
  });
});

describe("GET /company/users", () => {
  it("finds by the search key and counts invitations as seats", async () => {
    const { company, admin, staff } = await start();
    await app.run(async () => {
      const row = { company_uid: company.uid, type: "member" as const, role: "viewer" as const };
      const at = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
      await db()
        .insert(invitations)
        .values([
          {
            ...row,
            uid: `open-${company.uid}`,
            email: "a@x.test",
            token_hash: company.uid,
            expires_at: at(1),
          },
          {
            ...row,
            uid: `old-${company.uid}`,
            email: "b@x.test",
            token_hash: `b${company.uid}`,
            expires_at: at(-1),
          },
        ]);
    });
    const { body } = await app.as(staff).call(listCompanyUsers);
    expect(body.items.map(({ uid }) => uid).sort()).toEqual([admin.uid, staff.uid].sort());
    // An expired invitation stays to be sent again, and takes no seat.
    expect(body.pending_invitations.map(({ email }) => email).sort()).toEqual(["a@x.test", "b@x.test"]);
    expect(body.seats).toEqual({ used: 3, max: 5 });
    const found = await app.as(staff).call(listCompanyUsers, { query: { keyword: "カンリ" } });
    expect(found.body.items.map(({ uid }) => uid)).toEqual([admin.uid]);
    expect(
      (await app.as(staff).call(listCompanyUsers, { query: { role: "staff" } })).body.items,
    ).toHaveLength(1);
  });
});

describe("PUT /company/users/{id}", () => {
  it("changes the own name and image and never the own role", async () => {
    const { admin } = await start();
    const put = (body: object) => app.as(admin).call(updateCompanyUser, { params: { id: admin.uid }, body });
    expect((await put({ name: "新しい名前", image: null })).body).toMatchObject({
      name: "新しい名前",
      role: "admin",
    });
    for (const image of ["https://example.test/me.png", "//example.test/me.png", "/\\example.test/me.png"]) {
      expect((await put({ image })).error.fields?.image).toContain("ほかのサイトの画像は使えません");
    }
    expect((await put({ name: "花子\r\nBcc: x@x.test" })).body?.name).toBe("花子 Bcc: x@x.test");
    expect((await put({ role: "viewer" })).error.code).toBe("forbidden");
    expect((await put({ email: "x@x.test" })).error.fields).toEqual({
      email: "この項目は受け付けていません。",
    });
  });

  it("lets an admin change a colleague's role and nothing else, and others neither", async () => {
    const { admin, staff, other } = await start();
    const put = (caller: { uid: string }, id: string, body: object) =>
      app.as(caller).call(updateCompanyUser, { params: { id }, body });
    expect((await put(staff, admin.uid, { role: "viewer" })).error.code).toBe("forbidden");
    expect((await put(admin, staff.uid, { name: "勝手な名前" })).error.code).toBe("forbidden");
    expect((await put(admin, other.uid, { role: "viewer" })).status).toBe(404);
    expect((await put(admin, staff.uid, { role: "finance" })).body).toMatchObject({ role: "finance" });
    expect((await own(staff)).body).toMatchObject({ role: "finance" });
    await put(admin, staff.uid, { role: "finance" });
    const { rows } = await app.run(() =>
      db().execute(sql`select user_uid from realtime_events where type = 'access.changed'`),
    );
    expect(rows, "their open tabs read again what they may do").toEqual([{ user_uid: staff.uid }]);
  });

  it("keeps one admin when two take the role from each other", async () => {
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { company, admin } = await start();
        return [admin, await app.run(() => insertMember(company, "admin"))] as const;
      }),
    );
    const demote = (by: { uid: string }, id: string) =>
      app.as(by).call(updateCompanyUser, { params: { id }, body: { role: "staff" } });
    await Promise.all(pairs.flatMap(([a, b]) => [demote(a, b.uid), demote(b, a.uid)]));
    for (const pair of pairs) {
      const roles = await Promise.all(pair.map(async (user) => (await own(user)).body.role));
      expect(roles.sort()).toEqual(["admin", "staff"]);
    }
  });
});

describe("DELETE /company/users/delete", () => {
  it("hands over what the member owned and shuts the door at once", async () => {
    const { company, admin, staff } = await start();
    const creator = await app.run(() => insertManagedCreator(company, { owner_uid: staff.uid }));
    const body = { email: staff.email.toUpperCase(), successor_uid: admin.uid };
    expect((await app.as(admin).call(deleteCompanyUser, { body })).status).toBe(204);
    const { body: kept } = await app.as(admin).call(getManagedCreator, { params: { id: creator.uid } });
    expect(kept.owner?.uid).toBe(admin.uid);
    expect((await app.as(staff).call(listManagedCreators)).error.code).toBe("no_company");
  });

  it("refuses the last admin, an unknown address, and a successor who is no member", async () => {
    const { admin, staff, other } = await start();
    const remove = (body: { email: string; successor_uid?: string }) =>
      app.as(admin).call(deleteCompanyUser, { body });
    expect((await remove({ email: admin.email })).error.code).toBe("conflict");
    expect((await remove({ email: other.email })).status).toBe(404);
    for (const successor_uid of [other.uid, staff.uid]) {
      const { error } = await remove({ email: staff.email, successor_uid });
      expect(Object.keys(error.fields ?? {})).toEqual(["successor_uid"]);
    }
    expect((await app.as(staff).call(deleteCompanyUser, { body: { email: admin.email } })).error.code).toBe(
      "forbidden",
    );
  });
});

describe("PUT /company/users/complete_onboarding", () => {
  it("keeps the first time of each guide", async () => {
    const { staff } = await start();
    const complete = (onboarding_name: "cms" | "projectList") =>
      app.as(staff).call(completeOnboarding, { body: { onboarding_name } });
    const first = (await complete("cms")).body.onboarding;
    app.clock.advance(60_000);
    await complete("projectList");
    const { body } = await complete("cms");
    expect(body.onboarding).toEqual({ ...first, projectList: expect.any(String) });
    expect(body.onboarding?.projectList).not.toBe(first?.cms);
  });
});

describe("belonging companies", () => {
  it("are listed and switched for oneself only, among one's own", async () => {
    const { staff, other, company } = await start();
    await app.run(() =>
      db().insert(memberships).values({
        company_uid: other.company_uid,
        user_uid: staff.uid,
        role: "viewer",
        joined_at: app.clock.now(),
      }),
    );
    const params = { id: staff.uid };
    const change = (company_uid: string) =>
      app.as(staff).call(changeActiveCompany, { params, body: { company_uid } });
    expect((await change(other.company_uid)).body).toMatchObject({
      role: "viewer",
      company: { uid: other.company_uid },
    });
    const { body } = await app.as(staff).call(listBelongingCompanies, { params });
    expect(body.items.map(({ uid, active }) => [uid, active])).toEqual(
      expect.arrayContaining([
        [company.uid, false],
        [other.company_uid, true],
      ]),
    );
    // A screen of the former company, on another machine, neither reads nor writes in this one.
    const headers = { "x-company": company.uid };
    const stale = await app.as(staff).call(listCompanyUsers, {}, { headers });
    expect([stale.status, stale.error.code]).toEqual([409, "company_switched"]);
    expect((await app.as(staff).call(getCompanyUser, { params }, { headers })).body).toMatchObject({
      company: { uid: other.company_uid },
    });
    // Nor do the calls of anybody signed in that act inside a company: a role, a picture, a setting.
    const role = await app
      .as(staff)
      .call(updateCompanyUser, { params: { id: other.uid }, body: { role: "viewer" } }, { headers });
    const file = new File([new Uint8Array(8)], "a.png", { type: "image/png" });
    const image = await app.as(staff).call(createUpload, { body: { file, purpose: "profile" } }, { headers });
    const setting = await app
      .as(staff)
      .call(putPreference, { params: { key: "table.creators" }, body: { value: {} } }, { headers });
    for (const refused of [role, image, setting]) expect(refused.error.code).toBe("company_switched");
    const now = { "x-company": other.company_uid };
    expect((await app.as(staff).call(listCompanyUsers, {}, { headers: now })).status).toBe(200);
    const foreign = await app.run(() => insertCompany());
    expect((await change(foreign.uid)).status).toBe(404);
    expect((await app.as(staff).call(listBelongingCompanies, { params: { id: other.uid } })).status).toBe(
      404,
    );
  });
});
