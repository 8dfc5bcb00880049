import { type Feature, features, type Plan } from "../shared/enums.ts";

/** `ending`: 30 days or less to the last day. `expired`: read-only from the day after it (JST). */
export const contractStates = ["active", "ending", "expired"] as const;
export type ContractState = (typeof contractStates)[number];
export const contractStateLabels: Record<ContractState, string> = {
  active: "契約中",
  ending: "まもなく終了",
  expired: "契約終了",
};

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
