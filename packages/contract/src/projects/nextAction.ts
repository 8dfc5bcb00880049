import type { ShipmentStatus } from "../shipments/shipments.constants.ts";
import type { JobStatus } from "./jobStatus.ts";

/** 次の一手: what a row waits for, and who has to move. */
export const nextActions = [
  "send_request",
  "wait_for_sending",
  "wait_for_reply",
  "ask_for_reply",
  "answer_wish",
  "start_production",
  "arrange",
  "arrange_shipping",
  "wait_for_address",
  "send_product",
  "wait_for_arrival",
  "resend_product",
  "wait_for_draft",
  "ask_for_draft",
  "review_draft",
  "wait_for_revision",
  "wait_for_post",
  "ask_for_post",
  "register_post",
  "inspect",
  "issue_notice",
  "complete",
  "pay",
] as const;
export type NextActionKind = (typeof nextActions)[number];

/** Whose turn it is: ours, the creator's, or nobody's because a date has to come. */
export const turns = ["ours", "creator", "waiting"] as const;
export type Turn = (typeof turns)[number];
export const turnLabels: Record<Turn, string> = {
  ours: "自社の番",
  creator: "クリエイターの番",
  waiting: "予約待ち",
};

/**
 * The screen where the step is done. `row`: on the sheet itself, by the status menu; `mails`: where what was sent to the
 * creator stands and a reminder is sent.
 */
export const nextActionScreens = [
  "request",
  "room",
  "mails",
  "terms",
  "drafts",
  "posts",
  "notices",
  "row",
] as const;
export type NextActionScreen = (typeof nextActionScreens)[number];

interface Step {
  readonly label: string;
  readonly turn: Turn;
  readonly screen: NextActionScreen;
}

export const nextActionSteps: Record<NextActionKind, Step> = {
  send_request: { label: "依頼を送る", turn: "ours", screen: "request" },
  wait_for_sending: { label: "送信予約を待つ", turn: "waiting", screen: "request" },
  wait_for_reply: { label: "回答を待つ", turn: "creator", screen: "room" },
  ask_for_reply: { label: "回答を催促", turn: "ours", screen: "mails" },
  answer_wish: { label: "相談に答える", turn: "ours", screen: "terms" },
  start_production: { label: "制作を始める", turn: "ours", screen: "row" },
  arrange: { label: "発送・日程を調整", turn: "ours", screen: "row" },
  arrange_shipping: { label: "発送を手配", turn: "ours", screen: "row" },
  wait_for_address: { label: "住所の入力待ち", turn: "creator", screen: "row" },
  send_product: { label: "商品を発送", turn: "ours", screen: "row" },
  wait_for_arrival: { label: "到着を待つ", turn: "creator", screen: "row" },
  resend_product: { label: "返送に対応", turn: "ours", screen: "row" },
  wait_for_draft: { label: "下書きを待つ", turn: "creator", screen: "room" },
  ask_for_draft: { label: "下書きを催促", turn: "ours", screen: "mails" },
  review_draft: { label: "下書きを確認", turn: "ours", screen: "drafts" },
  wait_for_revision: { label: "修正を待つ", turn: "creator", screen: "drafts" },
  wait_for_post: { label: "投稿を待つ", turn: "creator", screen: "room" },
  ask_for_post: { label: "投稿を催促", turn: "ours", screen: "mails" },
  register_post: { label: "投稿を登録", turn: "ours", screen: "posts" },
  inspect: { label: "検収", turn: "ours", screen: "posts" },
  issue_notice: { label: "支払通知", turn: "ours", screen: "notices" },
  complete: { label: "完了にする", turn: "ours", screen: "row" },
  pay: { label: "支払い", turn: "ours", screen: "notices" },
};

/** What the step of a row depends on beside its status. */
export interface JobFacts {
  readonly job_status: JobStatus;
  /** A request waits to be sent. */
  readonly isScheduled: boolean;
  /** The deadline that the status works towards has passed. */
  readonly isOverdue: boolean;
  readonly hasPost: boolean;
  /** Something is to be paid by the terms in force. */
  readonly isPaid: boolean;
  /** How far the product is on its way; null or absent where the project sends none. */
  readonly shipment?: ShipmentStatus | null;
  /** Neither the parcel nor the creator's record has an address. */
  readonly lacksAddress?: boolean;
}

type Choose = (facts: JobFacts) => NextActionKind | null;

const unlessOverdue =
  (wait: NextActionKind, ask: NextActionKind): Choose =>
  ({ isOverdue }) =>
    isOverdue ? ask : wait;

const chooseByShipment: Record<ShipmentStatus, NextActionKind | null> = {
  unarranged: "arrange_shipping",
  confirming_address: "arrange_shipping",
  arranged: "send_product",
  sent: "wait_for_arrival",
  arrived: null,
  returned: "resend_product",
};

/** Asked for an address that nobody has, the creator moves; once it is there, we do. */
const unlessShipping =
  (otherwise: NextActionKind): Choose =>
  ({ shipment, lacksAddress }) =>
    shipment === "confirming_address" && lacksAddress
      ? "wait_for_address"
      : (shipment && chooseByShipment[shipment]) || otherwise;

const chooseByStatus: Record<JobStatus, Choose> = {
  candidate: ({ isScheduled }) => (isScheduled ? "wait_for_sending" : "send_request"),
  requested: unlessOverdue("wait_for_reply", "ask_for_reply"),
  negotiating: ({ isScheduled }) => (isScheduled ? "wait_for_sending" : "answer_wish"),
  accepted: unlessShipping("start_production"),
  preparing: unlessShipping("arrange"),
  drafting: unlessOverdue("wait_for_draft", "ask_for_draft"),
  draft_review: () => "review_draft",
  revision: unlessOverdue("wait_for_revision", "ask_for_draft"),
  approved: unlessOverdue("wait_for_post", "ask_for_post"),
  posted: ({ hasPost }) => (hasPost ? "inspect" : "register_post"),
  inspected: ({ isPaid }) => (isPaid ? "issue_notice" : "complete"),
  paying: () => "pay",
  completed: () => null,
  declined: () => null,
  rejected: () => null,
  cancelled: () => null,
};

/** The next step of a row; null where the work is over. */
export const nextActionOf = (facts: JobFacts): NextActionKind | null =>
  chooseByStatus[facts.job_status](facts);
