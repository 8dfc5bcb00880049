import {
  blankRecord,
  type CompanyChange,
  type CompanyProfile,
  companyFields,
  defaultDeductibleShares,
  type PendingInvitation,
} from "@tsumugi/contract";
import { daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { companyUri } from "../core/images.ts";

/** The own company with what its notices print and compute by. */
export const buildCompanyProfile = (overrides: Partial<CompanyProfile> = {}): CompanyProfile => ({
  ...blankRecord(companyFields),
  uid: "company_001",
  name: "つむぎ化粧品",
  url: "https://cosme.tsumugi.test",
  postal_code: "150-0001",
  address: "東京都渋谷区神宮前1-2-3 つむぎビル5階",
  phone: "03-1234-5678",
  image: companyUri("紬"),
  color: "asagi",
  contact_name: "佐藤 葵",
  contact_department: "マーケティング部",
  contact_email: "aoi@demo.tsumugi.test",
  contact_phone: "03-1234-5679",
  invoice_standing: "registered",
  invoice_registration_number: "T9234567890123",
  deductible_shares: [...defaultDeductibleShares],
  bank_code: "0009",
  bank_name: "三井住友銀行",
  branch_code: "654",
  branch_name: "渋谷支店",
  bank_account_number: "1234567",
  bank_account_holder: "ｶ)ﾂﾑｷﾞｹｼﾖｳﾋﾝ",
  transfer_client_code: "0012345678",
  disclosure_rule:
    "投稿の1行目に #PR を入れ、概要欄に「つむぎ化粧品のプロモーションを含みます」と書いてください。",
  ng_words: ["絶対", "必ず痩せる", "医薬品並み"],
  closed_periods: [{ from: "2026-12-28", to: "2026-12-28", name: "計画年休" }],
  last_changes: [
    { section: "profile", at: daysAgo(3), by: { uid: "user_001", name: "佐藤 葵", image: null } },
    { section: "bank", at: daysAgo(20), by: { uid: "user_003", name: "鈴木 誠", image: null } },
    { section: "notice", at: daysAgo(41), by: null },
  ],
  version: 1,
  ...overrides,
});

/** The same for a role that has nothing to do with payments. */
export const buildCompanyProfileWithoutBank = (overrides: Partial<CompanyProfile> = {}): CompanyProfile => {
  const profile = buildCompanyProfile(overrides);
  const hidden = Object.entries(companyFields).flatMap(([name, field]) =>
    "seenBy" in field ? [[name, null]] : [],
  );
  return {
    ...profile,
    ...Object.fromEntries(hidden),
    last_changes: profile.last_changes.filter(({ section }) => section !== "bank"),
  };
};

export const buildCompanyChange = (
  overrides: Partial<CompanyChange> = {},
  index = nextIndex("company_change"),
): CompanyChange => ({
  uid: uidOf("company_change", index),
  at: daysAgo(3 * index),
  by: index % 3 === 0 ? null : { uid: "user_001", name: "佐藤 葵", image: null },
  changes: [
    { label: "口座番号", before: "••••567", after: "••••890" },
    { label: "支店名", before: "渋谷支店", after: "（空欄）" },
  ],
  ...overrides,
});

export const buildPendingInvitation = (
  overrides: Partial<PendingInvitation> = {},
  index = nextIndex("invitation"),
): PendingInvitation => ({
  uid: uidOf("invitation", index),
  email: "shinjin@demo.tsumugi.test",
  role: "staff",
  invited_at: daysAgo(2),
  expires_at: daysAgo(-5),
  mail_refused: false,
  ...overrides,
});
