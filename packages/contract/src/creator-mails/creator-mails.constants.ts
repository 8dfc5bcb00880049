/** What a mail to a creator about one job is about. */
export const creatorMailKinds = [
  "request",
  "terms",
  "link",
  "message",
  "revision",
  "approved",
  "address",
  "shipped",
  "rejected",
  "cancelled",
  "deadline",
  "overdue",
  "reminder",
] as const;
export type CreatorMailKind = (typeof creatorMailKinds)[number];
export const creatorMailLabels: Record<CreatorMailKind, string> = {
  request: "依頼",
  terms: "新しい条件",
  link: "返信リンク",
  message: "未読メッセージ",
  revision: "修正の依頼",
  approved: "下書きの承認",
  address: "お届け先の確認",
  shipped: "商品の発送",
  rejected: "見送り",
  cancelled: "中止",
  deadline: "期限前のお知らせ",
  overdue: "期限を過ぎたお知らせ",
  reminder: "催促",
};

/** `planned`: not due yet. `queued`: on its way. `bounced`: the receiver's server refused it. `dropped`: not sent. */
export const creatorMailStates = ["planned", "queued", "sent", "failed", "bounced", "dropped"] as const;
export type CreatorMailState = (typeof creatorMailStates)[number];
export const creatorMailStateLabels: Record<CreatorMailState, string> = {
  planned: "送信予定",
  queued: "送信待ち",
  sent: "送信済み",
  failed: "再送中",
  bounced: "届きませんでした",
  dropped: "送りませんでした",
};

/** Why a mail was not sent. */
export const creatorMailDropReasons = [
  "no_address",
  "link_ended",
  "job_ended",
  "not_true",
  "project_archived",
  "creator_gone",
  "opted_out",
  "off",
  "stopped",
] as const;
export type CreatorMailDropReason = (typeof creatorMailDropReasons)[number];
export const creatorMailDropLabels: Record<CreatorMailDropReason, string> = {
  no_address: "メールアドレスがありません",
  link_ended: "使える返信リンクがありません",
  job_ended: "依頼が終わっています",
  not_true: "状況が変わったため不要になりました",
  project_archived: "案件がアーカイブされています",
  creator_gone: "案件から外れているか、アーカイブ・消去されています",
  opted_out: "クリエイターがこのお知らせを止めています",
  off: "自動のお知らせを止めています",
  stopped: "担当者が止めました",
};

/** The step of the creator that a reminder is about. */
export const creatorDeadlines = ["reply", "draft", "posting"] as const;
export type CreatorDeadline = (typeof creatorDeadlines)[number];
export const creatorDeadlineLabels: Record<CreatorDeadline, string> = {
  reply: "回答",
  draft: "下書き",
  posting: "投稿",
};

/** Mails that the creator may turn off; what belongs to the contract always goes out. */
export const stoppableMails = ["message", "reminder"] as const;
export type StoppableMail = (typeof stoppableMails)[number];
export const stoppableMailLabels: Record<StoppableMail, string> = {
  message: "未読メッセージのお知らせ",
  reminder: "期限のお知らせ",
};

/** 自動のお知らせ of a project that nobody has set: days before each deadline, and after one is past. */
export const DEFAULT_AUTO_MAILS = {
  on: true,
  reply_days: 1,
  draft_days: 2,
  posting_days: 2,
  overdue_days: 1,
} as const;
export const MAX_AUTO_MAIL_DAYS = 14;

/** Whether a planned mail may go out now: 「期限を過ぎたお知らせ」 says nothing true until its day is over. */
export const canGoOutNow = (
  mail: {
    readonly kind: CreatorMailKind;
    readonly deadline: { readonly on: string | null } | null;
  },
  today: string,
): boolean => mail.kind !== "overdue" || !mail.deadline?.on || mail.deadline.on < today;
