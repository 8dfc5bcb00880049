export const jobAnswers = ["accepted", "negotiating", "declined"] as const;
export type JobAnswer = (typeof jobAnswers)[number];
export const jobAnswerLabels: Record<JobAnswer, string> = {
  accepted: "引き受ける",
  negotiating: "条件を相談する",
  declined: "辞退する",
};

/** `active`: opens the page. `revoked`: withdrawn by a member. `expired`: its time is over. */
export const replyLinkStates = ["active", "revoked", "expired"] as const;
export type ReplyLinkState = (typeof replyLinkStates)[number];
export const replyLinkStateLabels: Record<ReplyLinkState, string> = {
  active: "使えます",
  revoked: "取り消し済み",
  expired: "期限切れ",
};

/** `mail`: goes to the creator's address, and `url` is null. `copy`: `url` is answered, this once. */
export const replyLinkDeliveries = ["mail", "copy"] as const;
export type ReplyLinkDelivery = (typeof replyLinkDeliveries)[number];
