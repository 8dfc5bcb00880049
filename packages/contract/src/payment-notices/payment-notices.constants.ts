import type { TaxRounding } from "../companies/companies.constants.ts";

/** `open`: what waits for its payment by its day, then what is paid or cancelled, the latest day first. */
export const noticeSorts = [
  "open",
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

/**
 * What is to be done next about notices, the most urgent first. `refused`: the bank sent the transfer back. `overdue` and
 * `due_today`: by the day of payment, whatever the status, of what is neither paid nor cancelled. The others are the
 * status itself.
 */
export const noticeSteps = [
  "refused",
  "disputed",
  "overdue",
  "due_today",
  "approved",
  "confirmed",
  "draft",
  "issued",
  "paid",
] as const;
export type NoticeStep = (typeof noticeSteps)[number];

/** Of notices that the own side made. */
export const noticeStepLabels: Record<NoticeStep, string> = {
  refused: "振込不能",
  disputed: "内容相違の連絡あり",
  overdue: "支払期日超過",
  due_today: "今日が支払期日",
  approved: "支払待ち",
  confirmed: "承認待ち",
  draft: "発行待ち",
  issued: "相手の確認待ち",
  paid: "支払済み",
};

/** Of notices that the own side received. */
export const receivedStepLabels: Record<NoticeStep, string> = {
  refused: "振込不能",
  disputed: "内容相違",
  overdue: "支払期日超過",
  due_today: "今日が支払期日",
  approved: "入金待ち",
  confirmed: "支払承認待ち",
  draft: "発行前",
  issued: "確認待ち",
  paid: "入金済み",
};

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

/** The operator's own notices: a company chooses these for those that it makes. */
export const OPERATOR_NOTICE = { deemed_confirmation_days: 7, tax_rounding: "floor" } as const satisfies {
  readonly deemed_confirmation_days: number;
  readonly tax_rounding: TaxRounding;
};

/** A payment is prepared from this many days before its day. */
export const NOTICE_DUE_SOON_DAYS = 7;
