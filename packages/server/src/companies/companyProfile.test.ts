import {
  type CompanyField,
  companyFields,
  companySectionFields,
  fieldNames,
  getCompanyProfile,
  listCompanyChanges,
  updateCompanyProfile,
} from "@tsumugi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { auditLogs } from "../db/schema/records.ts";
import { createTestApp, insertCompany, insertMember, type TestApp } from "../testing/index.ts";
import { tablesWith } from "../testing/tablesWith.ts";
import { sealCompanyAccounts } from "./companyProfile.repository.ts";

type Person = { uid: string };
let app: TestApp;
let company: Person;
let admin: Person;
let staff: Person;
let finance: Person;
let stranger: Person;
let ended: Person;

beforeAll(async () => {
  app = await createTestApp();
  await app.run(async () => {
    company = await insertCompany();
    admin = await insertMember(company, "admin", { name: "佐藤 葵" });
    staff = await insertMember(company, "staff");
    finance = await insertMember(company, "finance");
    stranger = await insertMember(await insertCompany({ name: "他社" }), "admin");
    ended = await insertMember(await insertCompany({ contract_ends_on: "2026-11-19" }), "admin");
  });
});

const full = {
  name: "つむぎ化粧品",
  url: "https://cosme.tsumugi.test",
  postal_code: "150-0001",
  address: "東京都渋谷区",
  phone: "03-1234-5678",
  image: "/images/logo.png",
  color: "asagi" as const,
  contact_name: "山田 花子",
  contact_department: "経理部",
  contact_email: "keiri@example.test",
  contact_phone: "03-1234-5679",
  invoice_standing: "registered" as const,
  invoice_registration_number: "T9234567890123",
  tax_rounding: "ceil" as const,
  deemed_confirmation_days: 10,
  needs_approval: true,
  deductible_shares: [{ from: "2026-10-01", percent: 70 }],
  bank_code: "0009",
  bank_name: "三井住友銀行",
  branch_code: "654",
  branch_name: "渋谷支店",
  bank_account_type: "checking" as const,
  bank_account_number: "1234567",
  bank_account_holder: "ｶ)ﾂﾑｷﾞ",
  transfer_client_code: "0012345678",
  disclosure_rule: "冒頭に #PR",
  ng_words: ["絶対"],
  year_end_closure: "1228_0104" as const,
  closed_periods: [{ from: "2026-12-25", to: "2026-12-25", name: "創立記念日" }],
  // On, this test's people could do nothing more: secondFactor.test.ts turns it on.
  requires_second_factor: false,
};

const profileOf = async (who: Person) => (await app.as(who).call(getCompanyProfile)).body;
/** No two changes at one moment: the history is in the order of time. */
const update = (who: Person, body: object) => {
  app.clock.advance(1000);
  return app.as(who).call(updateCompanyProfile, { body });
};
const changesOf = (who: Person, section: "profile" | "bank" | "notice" | "contact") =>
  app.as(who).call(listCompanyChanges, { query: { section } });

it("puts every declared field into one section", () => {
  const placed: CompanyField[] = Object.values(companySectionFields).flat();
  expect(placed.toSorted()).toEqual(fieldNames(companyFields).toSorted());
});

it("keeps every field, and gives all of it to those who pay", async () => {
  expect(Object.keys(full).sort()).toEqual(fieldNames(companyFields).toSorted());
  const { status, body } = await update(admin, { ...full, version: (await profileOf(admin)).version });
  expect(status).toBe(200);
  expect(body).toMatchObject(full);
  expect(await profileOf(finance)).toMatchObject(full);
});

it("hides bank and deductible shares from who has nothing to do with payments, and from other companies all", async () => {
  await update(admin, full);
  const shown = await profileOf(staff);
  const hidden = fieldNames(companyFields).filter((name) => shown[name] === null);
  expect(hidden.toSorted()).toEqual([...companySectionFields.bank, "deductible_shares"].toSorted());
  expect(shown.last_changes.map(({ section }) => section)).not.toContain("bank");
  expect(JSON.stringify(shown)).not.toContain("1234567");
  expect(await profileOf(stranger)).toMatchObject({ name: "他社", bank_account_number: "" });
});

describe("a save", () => {
  it("changes what it names and nothing else, and needs no version for it", async () => {
    await update(admin, full);
    const before = await profileOf(admin);
    const { status, body } = await update(admin, { address: "大阪府大阪市" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...full, address: "大阪府大阪市", version: before.version + 1 });
  });

  it("is refused at an older version with the present state, and writes nothing then", async () => {
    const { version } = await profileOf(admin);
    await update(admin, { phone: "06-0000-0000", version });
    const { status, error } = await update(admin, { phone: "03-9999-9999", version });
    expect([status, error.code]).toEqual([409, "stale_version"]);
    expect(error.current).toMatchObject({ phone: "06-0000-0000", version: version + 1 });
    expect((await profileOf(admin)).phone).toBe("06-0000-0000");
  });

  it("that changes nothing leaves no version, history or audit row", async () => {
    await update(admin, full);
    const { version } = await profileOf(admin);
    const rows = () => app.run(() => db().$count(auditLogs, eq(auditLogs.company_uid, company.uid)));
    const before = await rows();
    expect((await update(admin, { name: full.name })).body.version).toBe(version);
    expect(await rows()).toBe(before);
  });

  it("is for admins, and not after the contract's end", async () => {
    for (const who of [staff, finance]) expect((await update(who, { name: "x" })).status).toBe(403);
    expect((await update(ended, { name: "x" })).error.code).toBe("contract_expired");
    expect((await app.as(ended).call(getCompanyProfile)).status).toBe(200);
  });

  it("cannot set what is the contract's, nor another company", async () => {
    for (const body of [{ plan: "enterprise" }, { max_user: 99 }, { permission: [] }, { company_uid: "x" }])
      expect((await update(admin, body)).status).toBe(400);
  });

  it.each([
    [{ bank_code: "12" }, "bank_code"],
    [{ bank_account_number: "12345678" }, "bank_account_number"],
    [{ bank_account_holder: "紬" }, "bank_account_holder"],
    [{ invoice_registration_number: "1234567890123" }, "invoice_registration_number"],
    [{ deemed_confirmation_days: 0 }, "deemed_confirmation_days"],
    [{ name: " " }, "name"],
    [{ url: "javascript:alert(1)" }, "url"],
    [{ deductible_shares: [{ from: "2026-10-01", percent: 101 }] }, "deductible_shares.0.percent"],
    [
      {
        deductible_shares: [
          { from: "2026-10-01", percent: 70 },
          { from: "2026-10-01", percent: 80 },
        ],
      },
      "deductible_shares",
    ],
    [{ year_end_closure: "1225_0110" }, "year_end_closure"],
    [{ closed_periods: [{ from: "2026-08-14", to: "2026-08-12", name: "夏季休業" }] }, "closed_periods.0.to"],
    [{ closed_periods: [{ from: "2026-08-12", to: "2027-08-14", name: "夏季休業" }] }, "closed_periods.0.to"],
  ])("of %j says what is wrong at its field", async (body, field) => {
    const { status, error } = await update(admin, body);
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it("keeps the shares by date", async () => {
    const shares = [
      { from: "2028-10-01", percent: 50 },
      { from: "2026-10-01", percent: 70 },
    ];
    expect((await update(admin, { deductible_shares: shares })).body.deductible_shares).toEqual(
      shares.toReversed(),
    );
  });
});

describe("the invoice registration", () => {
  it("follows the number where a body names nothing else", async () => {
    await update(admin, { invoice_standing: "unregistered" });
    const registered = await update(admin, { invoice_registration_number: "T9234567890123" });
    expect(registered.body.invoice_standing).toBe("registered");
    expect((await update(admin, { invoice_registration_number: "" })).body.invoice_standing).toBe("unknown");
  });

  it("has no number where the company is not registered, and needs one where it is", async () => {
    await update(admin, { invoice_registration_number: "T9234567890123" });
    const off = await update(admin, { invoice_standing: "unregistered" });
    expect(off.body).toMatchObject({ invoice_standing: "unregistered", invoice_registration_number: "" });
    expect((await update(admin, { invoice_standing: "registered" })).error.fields).toHaveProperty(
      "invoice_registration_number",
    );
    const both = { invoice_standing: "unregistered", invoice_registration_number: "T9234567890123" };
    expect((await update(admin, both)).error.fields).toHaveProperty("invoice_standing");
  });
});

describe("the history", () => {
  it("says per section who changed what from what to what, with bank numbers by their last digits", async () => {
    await update(admin, { ...full, bank_account_number: "1111111", branch_name: "渋谷支店" });
    await update(admin, { bank_account_number: "7654321", branch_name: "" });
    const { body } = await changesOf(finance, "bank");
    expect(body.items[0]).toMatchObject({
      by: { uid: admin.uid, name: "佐藤 葵" },
      changes: [
        { label: "支店名", before: "渋谷支店", after: "（空欄）" },
        { label: "口座番号", before: "••••111", after: "••••321" },
      ],
    });
    const last = (await profileOf(admin)).last_changes.find(({ section }) => section === "bank");
    expect(last).toMatchObject({ by: { uid: admin.uid }, at: body.items[0]?.at });
  });

  it("is read page by page, newest first", async () => {
    for (const contact_department of ["一課", "二課", "三課"]) await update(admin, { contact_department });
    const page = async (cursor?: string) =>
      (
        await app
          .as(admin)
          .call(listCompanyChanges, { query: { section: "contact", limit: 2, ...(cursor && { cursor }) } })
      ).body;
    const first = await page();
    expect(first.items.map(({ changes }) => changes[0]?.after)).toEqual(["三課", "二課"]);
    const second = await page(first.next_cursor ?? "");
    expect(second.items[0]?.changes[0]?.after).toBe("一課");
  });

  it("of the bank is for those who see the bank, and of shares too", async () => {
    await update(admin, { deductible_shares: [{ from: "2026-10-01", percent: 42 }] });
    await update(admin, { tax_rounding: "round" });
    expect((await changesOf(staff, "bank")).error.code).toBe("forbidden");
    const notice = await changesOf(staff, "notice");
    expect(JSON.stringify(notice.body)).not.toContain("42%");
    expect(notice.body.items[0]?.changes[0]?.label).toBe("消費税の端数");
    expect(JSON.stringify((await changesOf(finance, "notice")).body)).toContain("42%");
  });

  it("of another company is its own", async () => {
    expect((await changesOf(stranger, "profile")).body.items).toEqual([]);
  });

  it("and the audit log hold no bank number", async () => {
    await update(admin, { bank_account_number: "5550123", transfer_client_code: "9998887776" });
    const stored = await app.run(async () => [
      ...(await db().select().from(auditLogs).where(eq(auditLogs.action, "company.profile"))),
      (await db().execute("select changes from company_changes")).rows,
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/5550123|9998887776/);
    expect(JSON.stringify(stored)).toContain("bank_account_number");
    const [row] = await app.run(() => db().select().from(companies).where(eq(companies.uid, company.uid)));
    expect(row?.bank_account_number).toMatch(/^s1\./);
    expect((await profileOf(admin)).bank_account_number).toBe("5550123");
  });

  it("and the table hold no bank number, also where an earlier version has left one", async () => {
    const old = { bank_account_number: "5550777" };
    await app.run(() => db().update(companies).set(old).where(eq(companies.uid, company.uid)));
    expect((await profileOf(admin)).bank_account_number).toBe("5550777");
    await app.run(sealCompanyAccounts);
    expect(await app.run(() => tablesWith("5550777"))).toEqual([]);
    expect((await profileOf(admin)).bank_account_number).toBe("5550777");
    await update(admin, { bank_account_number: "" });
    expect((await profileOf(admin)).bank_account_number).toBe("");
  });
});
