import {
  type CompanyListQuery,
  type CompanySign,
  deleteCompany,
  getCompanyUser,
  listCompanies,
  listCompanyHistory,
  listCompanyMembers,
} from "@tsumugi/contract";
import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { invitations } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { issueInvitation } from "../invitations/issueInvitation.service.ts";
import { createTestApp, HOUR, insertCompany, insertMember, insertOperator } from "../testing/index.ts";
import { operatorScene } from "../testing/operatorScene.ts";

const app = await createTestApp();
const { operator, as, at, start } = await operatorScene(app);

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

  it("finds companies to speak with, while their contract runs", async () => {
    const day = (days: number) => new Date(app.clock.now().getTime() + days * 24 * HOUR);
    const on = (days: number) => day(days).toISOString().slice(0, 10);
    const make = (name: string, values: Parameters<typeof insertCompany>[0], seen: (Date | null)[] = []) =>
      app.run(async () => {
        const company = await insertCompany({
          name: `しるし ${name}`,
          created_at: day(-90),
          contract_starts_on: on(-90),
          contract_ends_on: on(200),
          max_user: 20,
          ...values,
        });
        for (const last_seen_at of seen) await insertMember(company, "staff", { last_seen_at });
        return company;
      });
    await make("使う", {}, [day(-13.9), day(-60)]);
    await make("使わない", {}, [day(-14), day(-60), null]);
    await make("入っても来ない", {}, [null]);
    await make("入ったばかり", { created_at: day(-13) }, [null]);
    await make("誰もいない", { created_at: day(-3) });
    await make("昨日の登録", { created_at: day(-1) });
    await make("始まったばかり", { contract_starts_on: on(-2) });
    await make("始まる前", { contract_starts_on: on(1) });
    await make("終わった", { contract_ends_on: on(-1) }, [day(-60)]);
    await make("今日まで", { contract_ends_on: on(0) }, [day(-60)]);
    await make("満席", { max_user: 2 }, [day(-1), day(-1)]);
    const invites = await make("招待で満席", { max_user: 2 }, [day(-1)]);
    const lapsed = await make("期限の切れた招待", { max_user: 2 }, [day(-1)]);
    await app.run(async () => {
      for (const [{ uid }, expires_at] of [
        [invites, day(2)],
        [lapsed, day(-2)],
      ] as const)
        await db()
          .insert(invitations)
          .values({
            uid: `sign-${uid}`,
            company_uid: uid,
            type: "member",
            email: "seat@sign.test",
            role: "staff",
            token_hash: `sign-${uid}`,
            expires_at,
          });
    });
    const having = async (...sign: CompanySign[]) => {
      const { items, total } = await wanted({ query: { keyword: "しるし", sign, limit: 100 } });
      expect(total).toBe(items.length);
      return items.map(({ name }) => name.slice(4)).sort();
    };
    expect(await having("unused")).toEqual(["今日まで", "使わない", "入っても来ない"].sort());
    expect(await having("not_begun")).toEqual(["誰もいない"]);
    expect(await having("seats_full")).toEqual(["招待で満席", "満席"].sort());
    expect(await having("not_begun", "seats_full")).toEqual(["誰もいない", "招待で満席", "満席"].sort());
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
