/** `ending`: 30 days or less to the last day. `expired`: read-only from the day after it (JST). */
export const contractStates = ["active", "ending", "expired"] as const;
export type ContractState = (typeof contractStates)[number];
export const contractStateLabels: Record<ContractState, string> = {
  active: "契約中",
  ending: "まもなく終了",
  expired: "契約終了",
};

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
