import * as z from "zod";
import {
  csvQuery,
  day,
  keyword,
  pageQuery,
  queryFlag,
  queryList,
  queryNumber,
  requiredLine,
  text,
  uid,
  version,
  yen,
} from "../shared/wire.ts";
import { taxRates } from "./noticeAmounts.ts";
import { noticeStatuses } from "./noticeStatus.ts";
import { NOTICE_LIMITS, noticeSides, noticeSorts, noticeSteps } from "./payment-notices.constants.ts";

/** What the calls of payment notices take. */

export const paymentNoticeListQuery = z.strictObject({
  ...pageQuery,
  ...csvQuery,
  /** By the own side, or by the other one: operators issue to companies, and look at those of companies. */
  direction: z.enum(noticeSides).default("issued"),
  /** Over number, payee and project. */
  keyword: keyword.optional(),
  /** Exactly these notices. */
  uid: queryList(uid, 200).optional(),
  status: queryList(z.enum(noticeStatuses)).optional(),
  due_from: day.optional(),
  due_to: day.optional(),
  /** Notices with a line whose transaction lies in that time. */
  transaction_from: day.optional(),
  transaction_to: day.optional(),
  /** On the transferred amount, yen. */
  amount_min: queryNumber.int().min(0).optional(),
  amount_max: queryNumber.int().min(0).optional(),
  /** uid of a managed creator. */
  payee: queryList(uid).optional(),
  project: queryList(uid).optional(),
  /** Operators only. */
  company: queryList(uid).optional(),
  /** Only those that the bank did not pay and that wait for another transfer. */
  refused: queryFlag.optional(),
  /** Only those of which this is to be done next. */
  step: z.enum(noticeSteps).optional(),
  sort: z.enum(noticeSorts).default("open"),
  format: z.enum(["json", "csv", "zengin"]).default("json"),
});
export type PaymentNoticeListQuery = z.input<typeof paymentNoticeListQuery>;

export const noticeCandidateQuery = z.strictObject({
  ...pageQuery,
  /** Over creator and project. */
  keyword: keyword.optional(),
  payee: queryList(uid).optional(),
  project: queryList(uid).optional(),
  /** A notice that gives up its jobs: a draft being edited, or one that a new edition answers. Its jobs are listed, too. */
  notice: uid.optional(),
});
export type NoticeCandidateQuery = z.input<typeof noticeCandidateQuery>;

const noticeLineBody = z
  .strictObject({
    job_request_uid: uid.nullable().default(null),
    description: requiredLine(NOTICE_LIMITS.description, "内容"),
    transaction_on: day,
    transaction_ends_on: day.nullable().default(null),
    amount: yen,
    tax_rate: z.literal([...taxRates]).default(10),
    withholding: z.boolean().default(false),
    withholding_reason: text(200).default(""),
  })
  .refine((line) => line.transaction_ends_on === null || line.transaction_on <= line.transaction_ends_on, {
    path: ["transaction_ends_on"],
    error: "取引の終了日は開始日以降の日付を選んでください。",
  })
  .refine((line) => !line.withholding || line.withholding_reason.trim() !== "", {
    path: ["withholding_reason"],
    error: "源泉徴収する理由を入力してください。例: 個人への出演料のため",
  });

const lines = z
  .array(noticeLineBody)
  .min(1, "明細を1行以上入力してください。")
  .max(NOTICE_LIMITS.lines, `明細は${NOTICE_LIMITS.lines}行までです。`);

const drafted = {
  due_on: day.optional(),
  note: text(NOTICE_LIMITS.note).default(""),
  /** The disputed notice that is cancelled and answered by this one as its next edition. */
  replaces: z.strictObject({ uid, version }).optional(),
};

/**
 * From inspected jobs (one notice per payee, lines from the terms as agreed), by hand for one payee, or by the operator
 * for a company. Without `due_on`: the payment day of the terms, at the latest the legal latest day; beyond it answers
 * `due_too_late`.
 */
export const paymentNoticeBody = z.union(
  [
    z.strictObject({
      job_request_uids: z
        .array(uid)
        .min(1, "検収済みの依頼を選んでください。")
        .max(NOTICE_LIMITS.atOnce, `一度に作成できるのは${NOTICE_LIMITS.atOnce}件までです。`),
      ...drafted,
    }),
    z.strictObject({
      /** uid of a managed creator. */
      payee_uid: uid,
      project_uid: uid.nullable().default(null),
      received_on: day,
      lines,
      ...drafted,
    }),
    z.strictObject({
      /** Operators only: the company that is paid. */
      company_uid: uid,
      received_on: day,
      lines,
      ...drafted,
    }),
  ],
  { error: "支払先と明細、または検収済みの依頼を指定してください。" },
);
export type PaymentNoticeBody = z.input<typeof paymentNoticeBody>;

/** All of a draft as it is to be; payee and direction stay. */
export const paymentNoticeDraftBody = z.strictObject({
  project_uid: uid.nullable().default(null),
  received_on: day,
  due_on: day,
  lines,
  note: text(NOTICE_LIMITS.note).default(""),
  version,
});
export type PaymentNoticeDraftBody = z.input<typeof paymentNoticeDraftBody>;

const move = {
  status: z.enum(noticeStatuses),
  /** Where the table of moves asks for one. */
  reason: text(1000).optional(),
  /** Goes with `paid`; today without it. */
  paid_on: day.optional(),
};

export const noticeStatusBody = z.strictObject({
  ...move,
  /** Without it the move is judged by the status alone. */
  version: version.optional(),
});
export type NoticeStatusBody = z.input<typeof noticeStatusBody>;

export const noticeStatusesBody = z.strictObject({
  ...move,
  items: z
    .array(z.strictObject({ uid, version: version.optional() }))
    .min(1, "支払通知書を選んでください。")
    .max(NOTICE_LIMITS.atOnce, `一度に変更できるのは${NOTICE_LIMITS.atOnce}件までです。`),
});
export type NoticeStatusesBody = z.input<typeof noticeStatusesBody>;
