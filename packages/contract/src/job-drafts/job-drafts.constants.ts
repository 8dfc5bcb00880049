/** `replaced`: the creator handed in a newer one before anybody had decided. */
export const draftStates = ["waiting", "revision", "approved", "replaced"] as const;
export type DraftState = (typeof draftStates)[number];
export const draftStateLabels: Record<DraftState, string> = {
  waiting: "確認中",
  revision: "修正依頼",
  approved: "承認",
  replaced: "差し替え済み",
};

export const draftDecisions = ["approved", "revision"] as const;
export type DraftDecision = (typeof draftDecisions)[number];
export const draftDecisionLabels: Record<DraftDecision, string> = {
  approved: "承認",
  revision: "修正依頼",
};

export const DRAFT_MAX_TEXT = 4000;
export const DRAFT_MAX_IMAGES = 10;
/** The last second that a comment on a video may name: a day. */
export const DRAFT_MAX_SECOND = 86_400;
