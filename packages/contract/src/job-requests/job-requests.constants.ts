export const jobAnswers = ["accepted", "negotiating", "declined"] as const;
export type JobAnswer = (typeof jobAnswers)[number];
export const jobAnswerLabels: Record<JobAnswer, string> = {
  accepted: "引き受ける",
  negotiating: "条件を相談する",
  declined: "辞退する",
};

/** Points of the terms that a new version may change, in the order of the form. */
export const termsKeys = [
  "work",
  "fee",
  "delivery_on",
  "delivery_place",
  "inspection_on",
  "payment_on",
  "payment_method",
  "secondary_use",
  "note",
  "reply_due_on",
] as const;
export type TermsKey = (typeof termsKeys)[number];
export const jobTermsLabels: Record<TermsKey, string> = {
  work: "依頼内容",
  fee: "報酬",
  delivery_on: "納品日",
  delivery_place: "納品場所",
  inspection_on: "検収日",
  payment_on: "支払日",
  payment_method: "支払方法",
  secondary_use: "二次利用",
  note: "備考",
  reply_due_on: "回答期限",
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
