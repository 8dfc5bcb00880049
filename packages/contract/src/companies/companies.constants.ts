import { type Feature, features, type Plan } from "../shared/enums.ts";

/** `ending`: 30 days or less to the last day. `expired`: read-only from the day after it (JST). */
export const contractStates = ["active", "ending", "expired"] as const;
export type ContractState = (typeof contractStates)[number];
export const contractStateLabels: Record<ContractState, string> = {
  active: "契約中",
  ending: "まもなく終了",
  expired: "契約終了",
};

/** Why an operator may want to speak with a company whose contract runs. */
export const companySigns = ["not_begun", "unused", "seats_full"] as const;
export type CompanySign = (typeof companySigns)[number];
export const companySignLabels: Record<CompanySign, string> = {
  not_begun: "使い始めていない",
  unused: "しばらく使われていない",
  seats_full: "席に空きがない",
};
/** Days after the registration (or the first day of the contract) without a member: `not_begun`. */
export const NOT_BEGUN_DAYS = 3;
/** Days in which no member was there: `unused`. */
export const UNUSED_DAYS = 14;

/** How long a deleted company can be restored. */
export const COMPANY_KEPT_DAYS = 30;

/** What a plan usually comes with; a registration or invitation may say otherwise. `days` counts the first one, too. */
export const planPresets: Record<
  Plan,
  { readonly permission: readonly Feature[]; readonly max_user: number; readonly days: number }
> = {
  trial: { permission: ["creator_search", "dm", "short_link"], max_user: 5, days: 30 },
  standard: {
    permission: ["creator_search", "dm", "report", "short_link", "csv_export"],
    max_user: 20,
    days: 365,
  },
  enterprise: { permission: features, max_user: 100, days: 365 },
};

export const companySorts = [
  "name",
  "-name",
  "contract_ends_on",
  "-contract_ends_on",
  "last_seen_at",
  "-last_seen_at",
  "created_at",
  "-created_at",
] as const;
export type CompanySort = (typeof companySorts)[number];

/** How a fraction of a yen of consumption tax is treated, once per rate and notice. */
export const taxRoundings = ["floor", "round", "ceil"] as const;
export type TaxRounding = (typeof taxRoundings)[number];
export const taxRoundingLabels: Record<TaxRounding, string> = {
  floor: "切り捨て",
  round: "四捨五入",
  ceil: "切り上げ",
};

/** Addresses that one call invites. */
export const INVITE_LIMIT = 200;

/** What becomes of an address that is invited together with others. */
export const inviteOutcomes = ["invited", "member", "pending", "no_address"] as const;
export type InviteOutcome = (typeof inviteOutcomes)[number];

/** Colours that tell companies apart, each readable on the bar in light and dark. `auto`: one made from the uid. */
export const companyColors = ["auto", "ai", "kaki", "asagi", "fuji", "yamabuki", "tokiwa"] as const;
export type CompanyColor = (typeof companyColors)[number];
export const companyColorLabels: Record<CompanyColor, string> = {
  auto: "自動",
  ai: "藍",
  kaki: "柿",
  asagi: "浅葱",
  fuji: "藤",
  yamabuki: "山吹",
  tokiwa: "常盤",
};

/** Whether a company is an issuer of qualified invoices. */
export const invoiceStandings = ["unknown", "registered", "unregistered"] as const;
export type InvoiceStanding = (typeof invoiceStandings)[number];
export const invoiceStandingLabels: Record<InvoiceStanding, string> = {
  unknown: "未設定",
  registered: "登録している",
  unregistered: "登録していない",
};

export const bankAccountTypes = ["ordinary", "checking", "savings"] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];
export const bankAccountTypeLabels: Record<BankAccountType, string> = {
  ordinary: "普通",
  checking: "当座",
  savings: "貯蓄",
};

/** 年末年始 of a company, from the first closed day to the last: `MMDD_MMDD`. */
export const yearEndClosures = [
  "1229_0103",
  "1228_0103",
  "1228_0104",
  "1229_0104",
  "1230_0103",
  "1231_0103",
  "none",
] as const;
export type YearEndClosure = (typeof yearEndClosures)[number];
export const yearEndClosureLabels: Record<YearEndClosure, string> = {
  "1229_0103": "12/29〜1/3（官公庁と同じ）",
  "1228_0103": "12/28〜1/3",
  "1228_0104": "12/28〜1/4",
  "1229_0104": "12/29〜1/4",
  "1230_0103": "12/30〜1/3",
  "1231_0103": "12/31〜1/3（銀行と同じ）",
  none: "休業しない",
};

/** Parts of a company's settings, each saved by itself and with a history of its own. */
export const companySections = [
  "profile",
  "contact",
  "notice",
  "bank",
  "rules",
  "calendar",
  "security",
] as const;
export type CompanySection = (typeof companySections)[number];
export const companySectionLabels: Record<CompanySection, string> = {
  profile: "企業",
  contact: "担当者",
  notice: "支払通知書",
  bank: "振込元の口座",
  rules: "投稿のルール",
  calendar: "休業日",
  security: "セキュリティ",
};
