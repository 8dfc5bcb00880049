import {
  type Notification,
  type NotificationKind,
  type NotificationSettings,
  notificationKinds,
} from "@tsumugi/contract";
import { minutesAgo } from "../core/clock.ts";
import { nextIndex, pick, uidOf } from "../core/counter.ts";

const CONTENT: Record<NotificationKind, readonly [title: string, body: string, href: string]> = {
  job_answered: [
    "みお｜毎日スキンケアさんが依頼を引き受けました",
    "冬の保湿ケア 2026",
    "/projects/project_001",
  ],
  draft_submitted: ["はるかの台所さんから下書きが届きました", "冬の保湿ケア 2026", "/chat/room_002"],
  post_submitted: [
    "旅するタクミさんが投稿を登録しました",
    "春の新色リップ発売",
    "/projects/project_002/posts",
  ],
  post_lost: [
    "投稿が見つからなくなりました（削除・非公開・URLの変更）",
    "冬の保湿ケア 2026: 【正直レビュー】話題の美容液を2週間使ってみた（YouTube）",
    "/projects/project_001/posts?post=post_001",
  ],
  row_comment: [
    "石川 大輔さんがあなた宛てにコメントしました",
    "冬の保湿ケア 2026: みお",
    "/projects/project_001?creator=managed_creator_001&open=comments",
  ],
  platform_key: [
    "YouTube がAPIキーを受け付けません",
    "期限切れか、値の誤りです。管理者が企業情報の「SNS連携」でキーを入れ直してください。",
    "/settings/company#platforms",
  ],
  import_finished: ["一括登録が終わりました", "500件中2件を取り込めませんでした", "/creators/import"],
  notice_confirmed: ["支払通知書が確認されました", "PN-2026-0012", "/payment-notices/notice_001"],
  notice_disputed: ["支払通知書に内容相違の連絡がありました", "PN-2026-0013", "/payment-notices/notice_002"],
  payee_account: [
    "みおさんの振込先の口座が変更されました",
    "口座番号の末尾 4567（本人が返信ページで変更）",
    "/creators/managed_creator_001",
  ],
  notice_received: [
    "ツムギ運営事務局から支払通知書が届きました",
    "TG-2026-0001　差引支払額 ¥126,500",
    "/payment-notices/settlement_001",
  ],
  notice_due: ["支払期日まであと3日です", "PN-2026-0015", "/payment-notices/notice_005"],
  work_handed_over: [
    "小林 直樹さんの担当を引き継ぎました",
    "案件3件、クリエイター24名、メッセージ8件",
    "/projects?owner=user_001",
  ],
  member_joined: ["石川 大輔さんがメンバーに加わりました", "権限: 閲覧のみ", "/settings/members"],
  comment_not_sent: [
    "予約したメッセージを送信できませんでした",
    "契約期間が終了しています。契約を更新してから送り直してください。",
    "/chat/room_003",
  ],
  contract: ["契約終了まで30日です", "ツムギの運営にご相談ください", "/settings/company"],
};

/** The kinds come in turn; the first three are unread. */
export const buildNotification = (
  overrides: Partial<Notification> = {},
  index = nextIndex("notification"),
): Notification => {
  const kind = overrides.kind ?? pick(notificationKinds, index - 1);
  const [title, body, href] = CONTENT[kind];
  return {
    uid: uidOf("notification", index),
    kind,
    title,
    body,
    href,
    read_at: index <= 3 ? null : minutesAgo(index * 60),
    created_at: minutesAgo(index * 95),
    ...overrides,
  };
};

/** Everything on the screen, drafts by e-mail too, the daily mail at eight. */
export const buildNotificationSettings = (
  overrides: Partial<NotificationSettings> = {},
): NotificationSettings => ({
  channels: {
    job_answered: "mail",
    draft_submitted: "mail",
    post_submitted: "screen",
    post_lost: "mail",
    row_comment: "mail",
    platform_key: "mail",
    import_finished: "screen",
    notice_confirmed: "screen",
    notice_disputed: "mail",
    payee_account: "mail",
    notice_received: "mail",
    notice_due: "screen",
    member_joined: "none",
    work_handed_over: "screen",
    contract: "mail",
    comment_not_sent: "mail",
  },
  digest_hour: 8,
  version: 1,
  ...overrides,
});
