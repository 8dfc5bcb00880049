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
