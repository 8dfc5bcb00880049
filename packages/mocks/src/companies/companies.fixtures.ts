import {
  type Company,
  type CompanyProfile,
  defaultDeductibleShares,
  features,
  type PendingInvitation,
  plans,
} from "@tsumugi/contract";
import { dayFromToday, daysAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";
import { companyUri } from "../core/images.ts";

const NAMES = ["つむぎ化粧品", "あおば食品", "北斗アウトドア", "みなと製菓", "株式会社いろは家具"];

/** A company as operators see it; the third one's contract ends soon. */
export const buildCompany = (overrides: Partial<Company> = {}, index = nextIndex("company")): Company => {
  const name = pick(NAMES, index - 1);
  const isEnding = index % 5 === 3;
  return {
    uid: uidOf("company", index),
    name,
    url: "https://brand.test",
    address: "東京都渋谷区神宮前1-2-3",
    image: companyUri(name.slice(0, 1), index),
    plan: pick(plans, index),
    permission: index % 2 ? [...features] : ["creator_search", "dm"],
    max_user: 10,
    member_count: 4 + (index % 4),
    pending_invitation_count: index % 2,
    contract_starts_on: dayFromToday(-200),
    contract_ends_on: dayFromToday(isEnding ? 12 : 165),
    contract_state: isEnding ? "ending" : "active",
    created_at: daysAgo(200 + index),
    deleted_at: null,
    erase_on: null,
    version: 1,
    ...overrides,
  };
};

/** The own company with what its notices print and compute by. */
export const buildCompanyProfile = (overrides: Partial<CompanyProfile> = {}): CompanyProfile => ({
  uid: "company_001",
  name: "つむぎ化粧品",
  url: "https://cosme.tsumugi.test",
  address: "東京都渋谷区神宮前1-2-3 つむぎビル5階",
  image: companyUri("紬"),
  invoice_registration_number: "T1234567890123",
  tax_rounding: "floor",
  deemed_confirmation_days: 7,
  deductible_shares: [...defaultDeductibleShares],
  version: 1,
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
  ...overrides,
});
