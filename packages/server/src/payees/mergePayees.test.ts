import {
  getMergeImpact,
  getPayee,
  listCreatorTimeline,
  listNotifications,
  type MergeField,
  mergeManagedCreators,
  type PayeeBody,
  updateManagedCreator,
  updatePayee,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, insertCompany, insertManagedCreator, insertMember } from "../testing/index.ts";

const app = await createTestApp();
const { company, admin, staff, finance } = await app.run(async () => {
  const company = await insertCompany({ permission: ["payment_notice"] });
  return {
    company,
    admin: await insertMember(company, "admin"),
    staff: await insertMember(company, "staff"),
    finance: await insertMember(company, "finance"),
  };
});
type Person = typeof admin;
type Two = { readonly kept: string; readonly absorbed: string };

const account = (number: string, holder_kana: string) =>
  ({ bank_code: "0009", branch_code: "001", kind: "ordinary", number, holder_kana }) as const;
const [hers, his] = [account("1111111", "ﾕｲ"), account("2222222", "ﾀﾛｳ")];

const put = (id: string, body: PayeeBody) => app.as(admin).call(updatePayee, { params: { id }, body });
const payee = async (id: string) => (await app.as(admin).call(getPayee, { params: { id } })).body;
const impact = async (who: Person, { kept, absorbed }: Two) =>
  (await app.as(who).call(getMergeImpact, { params: { id: kept }, query: { absorbed_uid: absorbed } })).body
    .bank_accounts;

async function two(left: PayeeBody = {}, right: PayeeBody = {}): Promise<Two> {
  const [kept, absorbed] = await app.run(async () => [
    (await insertManagedCreator(company, { display_name: "ゆい", email: "yui@example.jp" })).uid,
    (await insertManagedCreator(company, { display_name: "ゆい" })).uid,
  ]);
  await put(kept, left);
  await put(absorbed, right);
  return { kept, absorbed };
}

async function merge(
  who: Person,
  { kept, absorbed }: Two,
  bank_account?: { side: "left" | "right"; version: number },
  choices: Partial<Record<MergeField, "left" | "right" | "both">> = {},
) {
  const version = async (uid: string) =>
    (await app.run(() => db().select().from(managedCreators).where(eq(managedCreators.uid, uid))))[0]
      ?.version ?? 0;
  return app.as(who).call(mergeManagedCreators, {
    params: { id: kept },
    body: {
      absorbed_uid: absorbed,
      version: await version(kept),
      absorbed_version: await version(absorbed),
      choices,
      ...(bank_account && { bank_account }),
    },
  });
}

const merged = async (who: Person, id: string) =>
  (await app.as(who).call(listCreatorTimeline, { params: { id }, query: {} })).body.items.find(
    ({ kind }) => kind === "merged",
  );
const logged = (uid: string) =>
  app.run(async () =>
    (await db().select().from(auditLogs).where(eq(auditLogs.target_uid, uid))).map(({ action, detail }) => ({
      action,
      detail,
    })),
  );

describe("two records with an account each", () => {
  it("shows both whole to those who pay, and to others that they stand", async () => {
    const pair = await two({ bank_account: hers }, { bank_account: his });
    expect(await impact(admin, pair)).toMatchObject({ choice: "open", kept: hers, absorbed: his });
    const seen = await impact(staff, pair);
    expect(seen).toMatchObject({
      choice: "refused",
      has_kept: true,
      has_absorbed: true,
      kept: null,
      absorbed: null,
    });
  });

  it("pays to the one that was chosen, with its own holder, and tells it as any other change", async () => {
    const pair = await two({ bank_account: hers }, { bank_account: his });
    const { version } = await impact(admin, pair);
    expect((await merge(admin, pair, { side: "right", version })).status).toBe(200);
    const after = await payee(pair.kept);
    expect(after.bank_account).toMatchObject({ number: "2222222", holder_kana: "ﾀﾛｳ" });
    expect(after.bank_account_changed?.by?.uid).toBe(admin.uid);
    expect(await logged(pair.kept)).toEqual(
      expect.arrayContaining([
        { action: "payee.account", detail: { change: "replaced" } },
        {
          action: "managed_creator.merge",
          detail: { absorbed_uid: pair.absorbed, fields: [], bank_account: "absorbed" },
        },
      ]),
    );
    const told = await app.as(finance).call(listNotifications, { query: {} });
    expect(told.body.items[0]).toMatchObject({ title: "ゆいさんの振込先の口座が変更されました" });
    const mails = (await app.mails()).filter(({ to_address }) => to_address === "yui@example.jp");
    expect(mails.at(-1)?.body_text).toContain("2222");
  });

  it("says in the history whose account was left out, without a number", async () => {
    const pair = await two({ bank_account: hers }, { bank_account: his });
    const { version } = await impact(admin, pair);
    await merge(admin, pair, { side: "left", version });
    expect((await payee(pair.kept)).bank_account?.number).toBe("1111111");
    expect((await merged(staff, pair.kept))?.changes).toEqual([
      {
        field: "bank_account",
        label: "振込先の口座",
        before: "両方の記録に別々の口座",
        after: "残した記録の口座",
      },
    ]);
  });

  it("refuses to guess, and a choice among accounts that are others by now; nothing changes", async () => {
    const pair = await two({ bank_account: hers }, { bank_account: his });
    const { version } = await impact(admin, pair);
    const unchosen = await merge(admin, pair);
    expect([unchosen.status, unchosen.error.message]).toEqual([409, expect.stringContaining("振込先の口座")]);
    await put(pair.absorbed, { bank_account: account("3333333", "ﾀﾛｳ") });
    expect((await merge(admin, pair, { side: "right", version })).error.code).toBe("conflict");
    expect((await payee(pair.kept)).bank_account?.number).toBe("1111111");
    expect((await payee(pair.absorbed)).bank_account?.number).toBe("3333333");
  });

  it("is not for those who may not change accounts: they are told who may", async () => {
    const pair = await two({ bank_account: hers }, { bank_account: his });
    const { version } = await impact(staff, pair);
    for (const choice of [undefined, { side: "right", version } as const]) {
      const { error } = await merge(staff, pair, choice);
      expect([error.code, error.message]).toEqual(["conflict", expect.stringContaining("管理者に")]);
    }
  });

  it("asks nothing where both are the same", async () => {
    const pair = await two({ bank_account: hers }, { bank_account: hers });
    expect((await impact(staff, pair)).choice).toBe("settled");
    expect((await merge(staff, pair)).status).toBe(200);
    expect((await payee(pair.kept)).bank_account?.number).toBe("1111111");
    expect((await merged(staff, pair.kept))?.changes).toEqual([]);
  });
});

describe("an account on one of them", () => {
  it("comes along for whoever merges, and who may not change accounts cannot drop it", async () => {
    const pair = await two({}, { bank_account: his });
    const { choice, version } = await impact(staff, pair);
    expect(choice).toBe("settled");
    expect((await merge(staff, pair, { side: "left", version })).status).toBe(200);
    const after = await payee(pair.kept);
    expect(after.bank_account).toMatchObject({ number: "2222222", holder_kana: "ﾀﾛｳ" });
    expect(after.bank_account_changed?.by?.uid).toBe(admin.uid);
    expect(await logged(pair.kept)).toContainEqual({ action: "payee.account", detail: { change: "added" } });
    expect((await merged(staff, pair.kept))?.changes).toMatchObject([{ after: "まとめた記録の口座" }]);
  });

  it("goes where those who pay choose the blank side", async () => {
    const pair = await two({ bank_account: hers });
    const { version } = await impact(admin, pair);
    expect((await merge(admin, pair, { side: "right", version })).status).toBe(200);
    expect((await payee(pair.kept)).bank_account).toBeNull();
    expect(await logged(pair.kept)).toContainEqual({
      action: "payee.account",
      detail: { change: "removed" },
    });
  });
});

describe("what belongs to a chosen field", () => {
  const withheld = { withholding_default: true, withholding_reason: "個人への出演料" } as const;

  it("takes the reason together with the withholding, never one's for the other's", async () => {
    const taken = await two({ withholding_reason: "法人のため不要" }, withheld);
    await merge(admin, taken, undefined, { withholding_default: "right" });
    expect(await payee(taken.kept)).toMatchObject(withheld);
    const left = await two({}, withheld);
    await merge(admin, left, undefined, { withholding_default: "left" });
    expect(await payee(left.kept)).toMatchObject({ withholding_default: false, withholding_reason: "" });
  });

  it("takes who looked a registration number up together with the number", async () => {
    const pair = await two({}, { registration_number: "T7000012050002" });
    await put(pair.absorbed, { registration_checked: true });
    await merge(admin, pair, undefined, { invoice_registration_number: "right" });
    expect((await payee(pair.kept)).registration).toMatchObject({
      number: "T7000012050002",
      standing: "verified",
      checked_by: { uid: admin.uid },
    });
  });

  it("keeps who looked the kept one's number up", async () => {
    const number = { registration_number: "T7000012050002", registration_checked: true };
    const pair = await two(number, {});
    await app
      .as(staff)
      .call(updateManagedCreator, { params: { id: pair.absorbed }, body: { memo: "別の記録" } });
    await merge(admin, pair);
    expect((await payee(pair.kept)).registration.checked_by?.uid).toBe(admin.uid);
  });
});
