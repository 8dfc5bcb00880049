import { type CompanyProfile, defaultDeductibleShares, type PendingInvitation } from "@tsumugi/contract";
import { daysAgo } from "../core/clock.ts";
import { nextIndex, uidOf } from "../core/counter.ts";
import { companyUri } from "../core/images.ts";

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
