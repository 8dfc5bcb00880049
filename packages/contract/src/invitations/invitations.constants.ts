export const invitationTypes = ["member", "company"] as const;
export type InvitationType = (typeof invitationTypes)[number];

/** `replaced`: a newer invitation to the same address made this link die. */
export const invitationStates = ["open", "accepted", "expired", "replaced"] as const;
export type InvitationState = (typeof invitationStates)[number];
/** Why nobody can join at the moment, whatever the state of the link. */
export const invitationBlocks = ["seats_full", "contract_expired"] as const;
export type InvitationBlock = (typeof invitationBlocks)[number];
export const invitationStateLabels: Record<InvitationState, string> = {
  open: "承諾待ち",
  accepted: "承諾済み",
  expired: "期限切れ",
  replaced: "再送済み",
};
