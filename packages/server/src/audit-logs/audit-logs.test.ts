import {
  AUDIT_YEARS,
  type AuditLogQuery,
  inviteMember,
  listAllAuditLogs,
  listAuditLogs,
  listAuditPeople,
  updateCompanyProfile,
  updateCompanyUser,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { housekeeping } from "../core/housekeeping.ts";
import { db } from "../db/index.ts";
import { memberships, users } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { loggedActions } from "../testing/auditTrail.ts";
import {
  createTestApp,
  insertCompany,
  insertManagedCreator,
  insertMember,
  insertOperator,
  type TestApp,
} from "../testing/index.ts";

type Person = { uid: string };
let app: TestApp;
let company: Person;
let other: Person;
let admin: Person;
let leaver: Person;
let stranger: Person;
let operator: Person;
let creator: Person;

/** From where this file calls. */
const HERE = { label: "接続元", value: "local" };
const day = (text: string) => new Date(`${text}T03:00:00Z`);
const insertLogs = (...rows: Partial<typeof auditLogs.$inferInsert>[]) =>
  app.run(() =>
    db()
      .insert(auditLogs)
      .values(
        rows.map((row) => ({
          company_uid: company.uid,
          actor_kind: "member",
          actor_uid: admin.uid,
          action: "member.role",
          target_uid: leaver.uid,
          at: day("2026-11-20"),
          ...row,
        })),
      ),
  );

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany({ name: "つむぎ化粧品" });
    other = await insertCompany({ name: "あおば食品" });
    admin = await insertMember(company, "admin", { name: "佐藤 葵" });
    leaver = await insertMember(company, "staff", { name: "タナカ 実" });
    stranger = await insertMember(other, "admin", { name: "他社の人" });
    operator = await insertOperator();
    await db().update(users).set({ name: "運営の名前" }).where(eq(users.uid, operator.uid));
    creator = await insertManagedCreator(company, { display_name: "ハナ" });
    await db().delete(memberships).where(eq(memberships.user_uid, leaver.uid));
  });
});
beforeEach(() => app.run(() => db().delete(auditLogs)));

const listOf = async (who: Person, query: AuditLogQuery = {}) =>
  (await app.as(who).call(listAuditLogs, { query })).body.items;
const sentences = async (query: AuditLogQuery = {}) =>
  (await listOf(admin, query)).map(({ sentence }) => sentence);

describe("the log of a company", () => {
  it("says in words what its members did, with names as they are now", async () => {
    await app.as(admin).call(updateCompanyProfile, { body: { bank_account_number: "7654321" } });
    const email = "new@example.test";
    await app.as(admin).call(inviteMember, { body: { email, role: "viewer" } });
    const items = await listOf(admin);
    const invited = items.find(({ action }) => action === "member.invite");
    expect(invited).toMatchObject({
      sentence: `${email}を招待しました`,
      actor: { kind: "member", uid: admin.uid, name: "佐藤 葵", is_removed: false },
    });
    const saved = items.find(({ action }) => action === "company.profile");
    expect(saved?.details).toEqual([{ label: "変更した項目", value: "口座番号" }, HERE]);
    expect(JSON.stringify(items)).not.toContain("7654321");
  });

  it("says that a member has left, and names an erased creator as such", async () => {
    await insertLogs(
      { actor_uid: leaver.uid, action: "managed_creator.archive", target_uid: creator.uid },
      { action: "managed_creator.erase", target_uid: "nobody" },
      { action: "member.remove", detail: { successor_uid: admin.uid } },
    );
    const items = await listOf(admin);
    expect(items.map(({ sentence }) => sentence).toSorted()).toEqual([
      "タナカ 実をメンバーから外しました",
      "ハナをアーカイブしました",
      "削除済みクリエイターの個人情報を消去しました",
    ]);
    expect(items.find(({ action }) => action === "managed_creator.archive")?.actor).toMatchObject({
      name: "タナカ 実",
      is_removed: true,
    });
    expect(items.find(({ action }) => action === "member.remove")?.details).toEqual([
      { label: "引き継ぎ先", value: "佐藤 葵" },
    ]);
  });

  it("shows what operators did without who of them it was, and cannot be asked for it", async () => {
    await insertLogs({
      actor_kind: "operator",
      actor_uid: operator.uid,
      action: "company.look",
      target_uid: company.uid,
    });
    const [entry] = await listOf(admin, { actor: "operators" });
    expect(entry?.actor).toEqual({ kind: "operator", uid: null, name: null, is_removed: false });
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`運営の名前|${operator.uid}`));
    expect(await listOf(admin, { actor: operator.uid })).toEqual([]);
    const { body } = await app.as(admin).call(listAuditPeople);
    expect(body.items.map(({ uid }) => uid)).not.toContain(operator.uid);
  });

  it("holds nothing of another company, whatever is asked for", async () => {
    await insertLogs(
      { company_uid: other.uid, actor_uid: stranger.uid },
      { company_uid: null, actor_uid: stranger.uid },
    );
    for (const query of [{}, { actor: stranger.uid }, { keyword: "タナカ" }])
      expect(await listOf(admin, query)).toEqual([]);
    expect((await app.as(admin).call(listAuditPeople)).body.items).toEqual([]);
    expect(await listOf(stranger)).toHaveLength(1);
    // A creator of ours, named by a uid in another company's log, has no name there.
    await insertLogs({ company_uid: other.uid, action: "managed_creator.archive", target_uid: creator.uid });
    expect(JSON.stringify(await listOf(stranger))).not.toContain("ハナ");
  });

  it("is for admins", async () => {
    const staff = await app.run(() => insertMember(company, "staff"));
    expect((await app.as(staff).call(listAuditLogs, {})).status).toBe(403);
    expect((await app.as(admin).call(listAllAuditLogs, {})).status).toBe(403);
  });
});

describe("the filter", () => {
  it("is by period in Japan, both days included", async () => {
    await insertLogs(
      { at: new Date("2026-11-18T14:59:59Z"), action: "member.join" },
      { at: new Date("2026-11-18T15:00:00Z"), action: "member.role" },
      { at: new Date("2026-11-19T14:59:59Z"), action: "password.change" },
      { at: new Date("2026-11-19T15:00:00Z"), action: "session.sign_in" },
    );
    expect(await sentences({ from: "2026-11-19", to: "2026-11-19" })).toEqual([
      "パスワードを変更しました",
      "タナカ 実の権限を変更しました",
    ]);
  });

  it("is by person and by group of actions", async () => {
    await insertLogs({}, { actor_uid: leaver.uid, action: "posts.export", target_uid: null });
    expect(await sentences({ actor: leaver.uid })).toEqual(["削除済みの案件の投稿実績をCSVに出力しました"]);
    expect(await sentences({ group: ["member"] })).toEqual(["タナカ 実の権限を変更しました"]);
    expect(await sentences({ group: ["contract"] })).toEqual([]);
  });

  it("is by the target's name, in any width and kana", async () => {
    await insertLogs({}, { action: "managed_creator.archive", target_uid: creator.uid });
    expect(await sentences({ keyword: "はな" })).toEqual(["ハナをアーカイブしました"]);
    expect(await sentences({ keyword: "ﾀﾅｶ" })).toEqual(["タナカ 実の権限を変更しました"]);
    expect(await sentences({ keyword: "%" })).toEqual([]);
  });

  it("is read page by page without losing what was written at the same moment", async () => {
    await insertLogs(...Array.from({ length: 7 }, (_, index) => ({ detail: { n: index } })));
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let n = 0; n < 4; n += 1) {
      const { body } = await app
        .as(admin)
        .call(listAuditLogs, { query: { limit: 2, ...(cursor && { cursor }) } });
      seen.push(...body.items.map(({ uid }) => uid));
      cursor = body.next_cursor ?? undefined;
      if (!cursor) break;
    }
    expect(new Set(seen).size).toBe(7);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });
});

describe("the file", () => {
  it("holds what the filter finds with a mark for Excel and no formula, and is an entry itself", async () => {
    const evil = await app.run(() => insertManagedCreator(company, { display_name: "=HYPERLINK(1)" }));
    await insertLogs({ action: "managed_creator.archive", target_uid: evil.uid });
    const response = await app.as(admin).fetch(listAuditLogs, { query: { format: "csv" } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain("日時,操作した人,区分,内容,詳細");
    expect(text).toMatch(/2026\/11\/20 12:00:00/);
    expect(text).not.toMatch(/(^|,)"?=HYPERLINK/m);
    expect(await sentences({ group: ["export"] })).toEqual(["操作の記録をCSVに出力しました"]);
    expect(await loggedActions(app)).toContain("audit_log.export");
  });

  it("needs the feature", async () => {
    const poor = await app.run(async () => insertMember(await insertCompany({ permission: [] }), "admin"));
    const { error } = await app.as(poor).call(listAuditLogs, { query: { format: "csv" } });
    expect(error.code).toBe("feature_not_granted");
  });
});

describe("the operators' log", () => {
  it("is over all companies or one, with names", async () => {
    await insertLogs(
      { actor_kind: "operator", actor_uid: operator.uid, action: "company.look", target_uid: company.uid },
      { company_uid: other.uid, actor_uid: stranger.uid },
      {
        company_uid: null,
        actor_kind: "operator",
        actor_uid: operator.uid,
        action: "creator.delete",
        detail: { reason: "本人の申し出" },
      },
    );
    const all = (await app.as(operator).call(listAllAuditLogs, {})).body.items;
    expect(all.map(({ company }) => company?.name ?? null).toSorted()).toEqual(
      ["あおば食品", "つむぎ化粧品", null].toSorted(),
    );
    expect(all.filter(({ actor }) => actor.name === "運営の名前")).toHaveLength(2);
    const one = await app.as(operator).call(listAllAuditLogs, { query: { company_uid: other.uid } });
    expect(one.body.items.map(({ actor }) => actor.name)).toEqual(["他社の人"]);
    const named = await app.as(operator).call(listAllAuditLogs, { query: { actor_name: "他社" } });
    expect(named.body.items.map(({ actor }) => actor.name)).toEqual(["他社の人"]);
    const found = async (keyword: string) =>
      (await app.as(operator).call(listAllAuditLogs, { query: { keyword } })).body.items.map(
        ({ action }) => action,
      );
    expect(await found("ツムギ 化粧")).toEqual(["company.look"]);
    expect(await found("ツムギ 食品")).toEqual([]);
    const ofCompany = await app.as(admin).fetch(listAuditLogs, { query: { actor_name: "運営" } } as never);
    expect(ofCompany.status).toBe(400);
  });
});

it("keeps what a role change says after the member has another name", async () => {
  const member = await app.run(() => insertMember(company, "staff", { name: "旧姓" }));
  await app.as(admin).call(updateCompanyUser, { params: { id: member.uid }, body: { role: "viewer" } });
  await app.run(() => db().update(users).set({ name: "新姓" }).where(eq(users.uid, member.uid)));
  const [entry] = await listOf(admin, { group: ["member"] });
  expect(entry).toMatchObject({
    sentence: "新姓の権限を変更しました",
    details: [{ label: "変更前", value: "担当者" }, { label: "変更後", value: "閲覧のみ" }, HERE],
  });
});

it("is kept for the years that the screen states, and no longer", async () => {
  const now = app.clock.now().getTime();
  const years = AUDIT_YEARS * 365 * 24 * 3_600_000;
  await insertLogs(
    { at: new Date(now - years - 1000), action: "member.join" },
    { at: new Date(now - years + 60_000), action: "member.role" },
    { at: new Date(now - 366 * 24 * 3_600_000), action: "session.sign_in" },
  );
  await app.run(() => housekeeping.run({}));
  expect(await sentences()).toEqual(["タナカ 実の権限を変更しました"]);
});
