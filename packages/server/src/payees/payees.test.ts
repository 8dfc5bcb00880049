import {
  deleteManagedCreator,
  getPayee,
  listBankBranches,
  listBanks,
  listNotifications,
  mergeManagedCreators,
  type PayeeBody,
  updateManagedCreator,
  updatePayee,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { payees } from "../db/schema/payees.ts";
import { leavesInTheLog } from "../testing/auditTrail.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";
import { tablesWith } from "../testing/tablesWith.ts";

const app = await createTestApp();
const { company, admin, staff, finance, viewer, stranger, creator } = await app.run(async () => {
  const company = await insertCompany({ permission: ["payment_notice"] });
  const other = await insertCompany({ permission: ["payment_notice"] });
  return {
    company,
    admin: await insertMember(company, "admin"),
    staff: await insertMember(company, "staff"),
    finance: await insertMember(company, "finance"),
    viewer: await insertMember(company, "viewer"),
    stranger: await insertMember(other, "admin"),
    creator: await insertManagedCreator(company, { display_name: "さくら", email: "sakura@example.jp" }),
  };
});
type Person = typeof admin;

const account = {
  bank_code: "0009",
  branch_code: "001",
  kind: "ordinary",
  number: "4812093",
  holder_kana: "やまだ　ハナコ",
} as const;
const get = (who: Person, id = creator.uid) => app.as(who).call(getPayee, { params: { id } });
const put = (who: Person, body: PayeeBody, id = creator.uid) =>
  app.as(who).call(updatePayee, { params: { id }, body });
const mailsOf = async (to: string) => (await app.mails()).filter(({ to_address }) => to_address === to);

describe("the bank account", () => {
  it("is kept sealed, named by the table of codes, and shown whole to those who pay alone", async () => {
    const { status, body } = await put(finance, { bank_account: account });
    expect(status).toBe(200);
    expect(body.bank_account).toEqual({
      ...account,
      bank_name: "三井住友銀行",
      branch_name: expect.any(String),
      holder_kana: "ﾔﾏﾀﾞ ﾊﾅｺ",
    });
    expect(body.bank_account_changed?.by?.uid).toBe(finance.uid);
    expect((await get(admin)).body.bank_account?.number).toBe("4812093");
    const seen = await get(staff);
    expect(seen.body).toMatchObject({ has_bank_account: true, bank_account: null, paid_by_year: null });
    expect(JSON.stringify(seen.body)).not.toMatch(/4812093|2093|ﾔﾏﾀﾞ/);
    expect((await get(viewer)).status).toBe(403);
    expect((await get(stranger)).status).toBe(404);
    expect((await put(staff, { bank_account: account })).status).toBe(403);
    expect((await put(stranger, { bank_account: account })).status).toBe(404);
    expect(await app.run(() => tablesWith("4812093"))).toEqual([]);
    expect(await app.run(() => tablesWith("ﾔﾏﾀﾞ ﾊﾅｺ"))).toEqual([]);
  });

  it("is notified by its last digits to the creator by mail and to the others who pay, once a change", async () => {
    const [mail] = await mailsOf("sakura@example.jp");
    expect(mail?.subject).toContain("振込先の口座が登録されました");
    expect(`${mail?.body_text}${mail?.body_html}`).toContain("末尾 2093");
    await put(finance, { bank_account: account });
    expect(await mailsOf("sakura@example.jp")).toHaveLength(1);
    const told = async (who: Person) =>
      (await app.as(who).call(listNotifications, { query: {} })).body.items.filter(
        ({ kind }) => kind === "payee_account",
      );
    expect(await told(admin)).toMatchObject([
      { title: "さくらさんの振込先の口座が登録されました", body: "口座番号の末尾 2093（担当者が登録）" },
    ]);
    expect(await told(finance)).toEqual([]);
    expect(await told(staff)).toEqual([]);
  });

  it("is refused with its field where bank or branch is not known, or the name cannot be transferred to", async () => {
    const fieldsOf = async (change: object) =>
      Object.keys((await put(finance, { bank_account: { ...account, ...change } })).error.fields ?? {});
    expect(await fieldsOf({ bank_code: "9876" })).toEqual(["bank_account.bank_code"]);
    expect(await fieldsOf({ branch_code: "998" })).toEqual(["bank_account.branch_code"]);
    expect(await fieldsOf({ number: "123456" })).toEqual(["bank_account.number"]);
    expect(await fieldsOf({ holder_kana: "山田花子" })).toEqual(["bank_account.holder_kana"]);
    expect(await fieldsOf({ holder_kana: "ガ".repeat(16) })).toEqual(["bank_account.holder_kana"]);
    expect((await get(admin)).body.bank_account?.number).toBe("4812093");
  });

  it("is taken away, with the row going when the person is erased", async () => {
    const other = await app.run(() => insertManagedCreator(company, { display_name: "うめ" }));
    await put(admin, { bank_account: account, withholding_reason: "出演料" }, other.uid);
    const removed = await put(admin, { bank_account: null }, other.uid);
    expect(removed.body).toMatchObject({ has_bank_account: false, bank_account: null });
    await put(admin, { bank_account: account }, other.uid);
    await app.as(admin).call(deleteManagedCreator, { params: { id: other.uid }, query: { erase: true } });
    const rows = await app.run(() =>
      db().select().from(payees).where(eq(payees.managed_creator_uid, other.uid)),
    );
    expect(rows).toEqual([]);
    const refused = await put(admin, { bank_account: account }, other.uid);
    expect([refused.status, refused.error.code]).toEqual([409, "conflict"]);
    const told = await app.as(finance).call(listNotifications, { query: { limit: 50 } });
    expect(JSON.stringify(told.body)).not.toContain("うめ");
  });

  it("follows a record into the one it is merged with, and opens there", async () => {
    const [kept, gone] = await app.run(async () => [
      await insertManagedCreator(company, { display_name: "もも" }),
      await insertManagedCreator(company, { display_name: "もも2" }),
    ]);
    await put(admin, { bank_account: account }, gone.uid);
    const row = async (uid: string) =>
      (await app.run(() => db().select().from(managedCreators).where(eq(managedCreators.uid, uid))))[0];
    const merged = await app.as(admin).call(mergeManagedCreators, {
      params: { id: kept.uid },
      body: {
        absorbed_uid: gone.uid,
        version: (await row(kept.uid))?.version ?? 0,
        absorbed_version: (await row(gone.uid))?.version ?? 0,
        choices: {},
      },
    });
    expect(merged.status).toBe(200);
    expect((await get(admin, kept.uid)).body.bank_account?.number).toBe("4812093");
  });
});

describe("what else paying needs", () => {
  it("asks why where tax is withheld, and keeps the reason", async () => {
    const { status, error } = await put(finance, { withholding_default: true });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ["withholding_reason"]]);
    const on = await put(finance, { withholding_default: true, withholding_reason: "個人への出演料" });
    expect(on.body).toMatchObject({ withholding_default: true, withholding_reason: "個人への出演料" });
    const off = await put(finance, { withholding_default: false, entity_type: "corporation" });
    expect(off.body).toMatchObject({ withholding_default: false, entity_type: "corporation" });
  });

  it("says of a registration number who looked it up, until it is another one", async () => {
    const typed = await put(finance, { registration_number: "T7000012050002" });
    expect(typed.body.registration).toEqual({
      number: "T7000012050002",
      standing: "unverified",
      checked_on: null,
      checked_by: null,
    });
    const checked = await put(finance, { registration_checked: true });
    expect(checked.body.registration).toMatchObject({
      standing: "verified",
      checked_on: "2026-11-20",
      checked_by: { uid: finance.uid },
    });
    // From the form of the record, as from any file.
    await app.as(staff).call(updateManagedCreator, {
      params: { id: creator.uid },
      body: { invoice_registration_number: "T1234567890123" },
    });
    expect((await get(staff)).body.registration).toMatchObject({ standing: "unverified", checked_on: null });
    const none = await put(finance, { registration_number: "" });
    expect(none.body.registration.standing).toBe("none");
  });

  it("refuses a change on top of somebody else's, whether of the record or of the payee", async () => {
    const { version } = (await get(admin)).body;
    await put(admin, { withholding_reason: "別の理由" });
    const stale = await put(finance, { withholding_reason: "理由", version });
    expect([stale.status, stale.error.code]).toEqual([409, "stale_version"]);
    expect(stale.error.current).toMatchObject({ withholding_reason: "別の理由" });
    const present = (await get(admin)).body.version;
    await app
      .as(staff)
      .call(updateManagedCreator, { params: { id: creator.uid }, body: { memo: "電話済み" } });
    expect((await put(finance, { withholding_reason: "理由", version: present })).status).toBe(409);
  });
});

describe("the table of banks", () => {
  const names = async (keyword?: string) =>
    (await app.as(null).call(listBanks, { query: { keyword } })).body.items.map(({ code }) => code);
  it("finds a bank by code, name or reading, with or without its ending", async () => {
    expect(await names()).toEqual(["0001", "0005", "0009", "0010", "0033", "0036", "0038", "9900"]);
    expect((await names("みずほ銀行"))[0]).toBe("0001");
    expect((await names("ゆうちょ"))[0]).toBe("9900");
    expect((await names("みつい"))[0]).toBe("0009");
    expect((await names("三菱UFJ"))[0]).toBe("0005");
    expect(await names("0036")).toEqual(["0036"]);
    expect(await names("存在しない")).toEqual([]);
  });

  it("finds a branch of a bank", async () => {
    const find = async (bank_code: string, keyword?: string) =>
      app.as(null).call(listBankBranches, { params: { bank_code }, query: { keyword } });
    expect((await find("0009", "渋谷支店")).body.items[0]).toMatchObject({ name: "渋谷" });
    expect((await find("0009", "しぶや")).body.items.map(({ name }) => name)).toContain("渋谷");
    expect((await find("9900", "098")).body.items).toMatchObject([{ code: "098", name: "〇九八" }]);
    expect((await find("constructor")).status).toBe(404);
  });
});

leavesInTheLog(() => app, ["payee.account", "payee.update"]);
