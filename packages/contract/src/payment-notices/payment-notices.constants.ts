export const noticeSorts = [
  "due_on",
  "-due_on",
  "payable",
  "-payable",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
] as const;
export type NoticeSort = (typeof noticeSorts)[number];

/** Seen from the reader's side: made by the own side, or by the other one. */
export const noticeSides = ["issued", "received"] as const;
export type NoticeSide = (typeof noticeSides)[number];

/** Why a job cannot be taken onto a notice now. */
export const noticeObstacles = ["not_inspected", "not_agreed", "no_fee", "on_notice"] as const;
export type NoticeObstacle = (typeof noticeObstacles)[number];
export const noticeObstacleLabels: Record<NoticeObstacle, string> = {
  not_inspected: "まだ検収が済んでいません。検収してから作成してください。",
  not_agreed: "合意した条件がありません。条件を送って、クリエイターの承諾を得てください。",
  no_fee: "報酬のない依頼です。支払通知書は要りません。",
  on_notice: "すでに別の支払通知書に載っています。",
};

/** What one notice holds, and how many are changed or made at once. */
export const NOTICE_LIMITS = { lines: 100, atOnce: 200, note: 2000, description: 500 } as const;

/** A payment is prepared from this many days before its day. */
export const NOTICE_DUE_SOON_DAYS = 7;
