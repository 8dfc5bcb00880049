import type { Feature } from "../shared/enums.ts";

/** What a company that registers itself starts with. The operators change it by contract. */
export const trialTerms = {
  /** The day of the registration counts as the first. */
  days: 30,
  max_user: 5,
  permission: ["creator_search", "dm", "report", "short_link", "payment_notice", "csv_export"],
} as const satisfies { days: number; max_user: number; permission: readonly Feature[] };
