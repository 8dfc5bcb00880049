import {
  type Company,
  type CompanyDetail,
  type CompanyHistory,
  type CompanyImpact,
  features,
  planPresets,
} from "@tsumugi/contract";
import { buildPersonRef } from "../company-users/company-users.fixtures.ts";
import { dayFromToday, daysAgo, minutesAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { companyUri } from "../core/images.ts";
import { buildPendingInvitation } from "./companies.fixtures.ts";

const NAMES = [
  "つむぎ化粧品",
  "あおば食品",
  "北斗アウトドア",
  "みなと製菓",
  "株式会社いろは家具",
  "さくら電機",
  "琥珀堂",
  "しろくま水産",
  "ひなた保険",
  "蒼天スポーツ",
  "結び文具",
  "のどか農園",
];

/** As a company is before the states below make it special. */
const base = (index: number, plan: Company["plan"]): Company => {
  const name = pick(NAMES, index - 1);
  return {
    uid: uidOf("company", index),
    name,
    url: "https://brand.test",
    address: "東京都渋谷区神宮前1-2-3",
    image: companyUri(name.slice(0, 1), index),
    plan,
    permission: [...planPresets[plan].permission],
    max_user: planPresets[plan].max_user,
    member_count: 4 + (index % 4),
    pending_invitation_count: index % 2,
    contract_starts_on: dayFromToday(-200),
    contract_ends_on: dayFromToday(165),
    contract_state: "active",
    last_seen_at: minutesAgo(index * 190),
    created_at: daysAgo(200 + index),
    deleted_at: null,
    erase_on: null,
    version: 1,
  };
};

/** A dozen companies in a dozen situations; the thirteenth is like the first. */
const SITUATIONS: readonly ((index: number) => Company)[] = [
  (index) => ({ ...base(index, "standard"), permission: [...features], max_user: 10 }),
  (index) => ({ ...base(index, "enterprise"), member_count: 38, pending_invitation_count: 2 }),
  (index) => ({
    ...base(index, "trial"),
    contract_starts_on: dayFromToday(-18),
    contract_ends_on: dayFromToday(12),
    contract_state: "ending",
    created_at: daysAgo(18),
  }),
  (index) => ({ ...base(index, "standard"), member_count: 19, pending_invitation_count: 1 }),
  (index) => ({
    ...base(index, "standard"),
    contract_starts_on: dayFromToday(-380),
    contract_ends_on: dayFromToday(-15),
    contract_state: "expired",
    last_seen_at: daysAgo(16),
  }),
  (index) => ({
    ...base(index, "trial"),
    member_count: 0,
    pending_invitation_count: 1,
    last_seen_at: null,
    created_at: daysAgo(1),
  }),
  (index) => ({ ...base(index, "standard"), contract_ends_on: dayFromToday(1), contract_state: "ending" }),
  (index) => ({ ...base(index, "standard"), permission: [] }),
  (index) => ({
    ...base(index, "enterprise"),
    contract_starts_on: dayFromToday(10),
    contract_ends_on: dayFromToday(374),
    last_seen_at: null,
  }),
  (index) => ({ ...base(index, "standard"), last_seen_at: daysAgo(74) }),
  (index) => ({ ...base(index, "trial"), image: null, url: "", address: "" }),
  (index) => ({ ...base(index, "enterprise"), max_user: 300, member_count: 211 }),
];

/** A company as operators see it: its situation follows from the number. */
export const buildCompany = (overrides: Partial<Company> = {}, index = nextIndex("company")): Company => ({
  ...pick(SITUATIONS, index - 1)(index),
  ...overrides,
});

/** With the invitation of its first admin, who has joined where the company has members. */
export const buildCompanyDetail = (
  overrides: Partial<CompanyDetail> = {},
  index = nextIndex("company"),
): CompanyDetail => {
  const company = buildCompany(overrides, index);
  return {
    ...company,
    deleted_reason: company.deleted_at ? "契約を更新しないとのご連絡（2026年11月）" : "",
    first_invitation: {
      ...buildPendingInvitation({ email: "kanri@brand.test", role: "admin" }, index),
      state: company.member_count > 0 ? "accepted" : "open",
    },
    ...overrides,
  };
};

export const buildCompanyImpact = (overrides: Partial<CompanyImpact> = {}): CompanyImpact => ({
  member_count: 5,
  pending_invitation_count: 1,
  creator_count: 128,
  project_count: 14,
  open_job_count: 6,
  room_count: 96,
  unpaid_notice_count: 0,
  ...overrides,
});

/** Registered, invited, extended, limited: newest first. */
export const buildCompanyHistory = (overrides: Partial<CompanyHistory> = {}): CompanyHistory => {
  const actor = buildPersonRef({ uid: "operator_001", name: "運営 太郎" }, 9);
  const common = { actor, detail: {} };
  return {
    items: [
      {
        ...common,
        uid: "4",
        at: daysAgo(12),
        action: "company.period",
        detail: { contract_ends_on_before: dayFromToday(-200), contract_ends_on: dayFromToday(165) },
      },
      {
        ...common,
        uid: "3",
        at: daysAgo(90),
        action: "company.contract",
        detail: {
          permission_before: ["creator_search", "dm"],
          permission: ["creator_search", "dm", "csv_export"],
          max_user_before: 5,
          max_user: 10,
        },
      },
      { ...common, uid: "2", at: daysAgo(199), action: "company.reinvite" },
      {
        ...common,
        uid: "1",
        at: daysAgo(200),
        action: "company.invite",
        detail: { plan: "trial", permission: ["creator_search", "dm"], max_user: 5 },
      },
    ],
    ...overrides,
  };
};
