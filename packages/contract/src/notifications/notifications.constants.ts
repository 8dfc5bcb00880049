export const notificationKinds = [
  "job_answered",
  "draft_submitted",
  "post_submitted",
  "post_lost",
  "row_comment",
  "import_finished",
  "notice_confirmed",
  "notice_disputed",
  "payee_account",
  "notice_received",
  "notice_due",
  "member_joined",
  "contract",
  "comment_not_sent",
  "work_handed_over",
  "platform_key",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationKindLabels: Record<NotificationKind, string> = {
  job_answered: "依頼への回答",
  draft_submitted: "下書きの提出",
  post_submitted: "投稿の登録",
  post_lost: "投稿の削除・非公開・変更",
  row_comment: "案件の行のコメント",
  platform_key: "SNS連携のキー",
  import_finished: "取込の完了",
  notice_confirmed: "支払通知書の確認",
  notice_disputed: "支払通知書の相違",
  payee_account: "振込先の口座の変更",
  notice_received: "支払通知書の受け取り",
  notice_due: "支払期日",
  member_joined: "メンバーの参加",
  contract: "契約",
  comment_not_sent: "予約送信の失敗",
  work_handed_over: "担当の引き継ぎ",
};

/** What operators are notified of: what they pay companies, and the server's own keys. */
export const operatorNotificationKinds = [
  "notice_confirmed",
  "notice_disputed",
  "notice_due",
  "platform_key",
] as const satisfies readonly NotificationKind[];
export type OperatorNotificationKind = (typeof operatorNotificationKinds)[number];

/** `screen`: in the product. `mail`: there, and by e-mail at once. `none`: not at all. */
export const notificationChannels = ["screen", "mail", "none"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
export const notificationChannelLabels: Record<NotificationChannel, string> = {
  screen: "画面だけ",
  mail: "画面とメール",
  none: "受け取らない",
};
