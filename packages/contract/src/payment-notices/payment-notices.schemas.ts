import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { entityTypes } from "../managed-creators/managed-creators.constants.ts";
import {
  count,
  csvQuery,
  day,
  keyword,
  page,
  pageQuery,
  personRef,
  queryList,
  queryNumber,
  requiredText,
  text,
  timestamp,
  uid,
  version,
  yen,
} from "../shared/wire.ts";
import { taxRates } from "./noticeAmounts.ts";
import { noticeConfirmations, noticeStatuses } from "./noticeStatus.ts";
import { noticeSorts } from "./payment-notices.constants.ts";

const taxRate = z.literal([...taxRates]);

/** One line: what was done, when, for how much. `amount` is tax-excluded yen; rate 8 prints the reduced-rate mark. */
export const noticeLine = z.object({
  uid,
  job_request_uid: uid.nullable(),
  project_uid: uid.nullable(),
  description: z.string(),
  transaction_on: day,
  /** Last day, where the transaction took several. */
  transaction_ends_on: day.nullable(),
  amount: yen,
  tax_rate: taxRate,
  withholding: z.boolean(),
  withholding_reason: z.string(),
});
export type NoticeLine = z.infer<typeof noticeLine>;

/** Party as printed, frozen at `issued`. */
const party = {
  name: z.string(),
  address: z.string(),
  /** Blank: not a qualified invoice issuer. */
  registration_number: z.string(),
};

export const noticePayee = z.object({
  ...party,
  managed_creator: personRef,
  entity_type: z.enum(entityTypes),
  email: z.string(),
  /** Null for roles other than admin and finance, and where none is known. */
  bank_account: z
    .object({
      bank_code: z.string(),
      bank_name: z.string(),
      branch_code: z.string(),
      branch_name: z.string(),
      kind: z.enum(["ordinary", "checking", "savings"]),
      number: z.string(),
      /** Half-width kana as the Zengin format asks. */
      holder_kana: z.string(),
    })
    .nullable(),
});
export type NoticePayee = z.infer<typeof noticePayee>;

const totals = {
  by_rate: z.array(z.object({ tax_rate: taxRate, amount: yen, tax: yen })),
  subtotal: yen,
  tax: yen,
  /** subtotal + tax */
  total: yen,
  withholding_base: yen,
  withholding: yen,
  /** total − withholding: what is transferred. */
  payable: yen,
};

export const noticeHistoryEntry = z.object({
  at: timestamp,
  from: z.enum(noticeStatuses).nullable(),
  to: z.enum(noticeStatuses),
  /** Null: the payee or the product itself. */
  by: personRef.nullable(),
  reason: z.string(),
});

/** A payment notice that also serves as a purchase statement (仕入明細書). Viewers do not see notices at all. */
export const paymentNotice = z.object({
  uid,
  /** Printed number; null while a draft. */
  number: z.string().nullable(),
  company: z.object({ uid, ...party }),
  payee: noticePayee,
  project: z.object({ uid, name: z.string() }).nullable(),
  status: z.enum(noticeStatuses),
  confirmation: z.enum(noticeConfirmations).nullable(),
  /** 1, 2, …: a disputed notice is answered by the next. */
  edition: z.int().min(1),
  previous_uid: uid.nullable(),
  next_uid: uid.nullable(),
  lines: z.array(noticeLine),
  ...totals,
  /** Day on which the work was received: day 1 of the 60. */
  received_on: day,
  due_on: day,
  legal_latest_on: day,
  issued_on: day.nullable(),
  /** Silence counts as confirmed from this day; null while a draft. */
  deemed_confirmed_on: day.nullable(),
  paid_on: day.nullable(),
  /** Percent of the tax that is deductible; null where the payee is registered, and for others than finance and admin. */
  deductible_percent: z.int().min(0).max(100).nullable(),
  note: z.string(),
  /** What differs, in the payee's words. */
  dispute_comment: z.string(),
  history: z.array(noticeHistoryEntry),
  created_at: timestamp,
  updated_at: timestamp,
  version,
});
export type PaymentNotice = z.infer<typeof paymentNotice>;

export const paymentNoticeListQuery = z.strictObject({
  ...pageQuery,
  ...csvQuery,
  /** Over number, payee and project. */
  keyword: keyword.optional(),
  /** Exactly these notices. */
  uid: queryList(uid, 200).optional(),
  status: queryList(z.enum(noticeStatuses)).optional(),
  due_from: day.optional(),
  due_to: day.optional(),
  /** On the transferred amount, yen. */
  amount_min: queryNumber.int().min(0).optional(),
  amount_max: queryNumber.int().min(0).optional(),
  /** uid of a managed creator. */
  payee: queryList(uid).optional(),
  project: queryList(uid).optional(),
  /** Operators only. */
  company: queryList(uid).optional(),
  sort: z.enum(noticeSorts).default("due_on"),
  format: z.enum(["json", "csv", "zengin"]).default("json"),
});
export type PaymentNoticeListQuery = z.input<typeof paymentNoticeListQuery>;

/** `totals` is over all that match the filter, not this page; cancelled ones are left out of it. */
export const paymentNoticeList = page(paymentNotice).extend({
  totals: z.object({ count, subtotal: yen, tax: yen, withholding: yen, payable: yen }),
});
export type PaymentNoticeList = z.infer<typeof paymentNoticeList>;

const noticeLineBody = z
  .strictObject({
    job_request_uid: uid.nullable().default(null),
    description: requiredText(500, "内容"),
    transaction_on: day,
    transaction_ends_on: day.nullable().default(null),
    amount: yen,
    tax_rate: taxRate.default(10),
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

const drafted = {
  due_on: day.optional(),
  note: text(2000).default(""),
  /** A draft is overwritten; a disputed notice is cancelled and answered by its next edition. */
  replaces: z.strictObject({ uid, version }).optional(),
};

/**
 * By hand for one payee, or from inspected jobs (one notice per payee, lines from the terms as sent). Without
 * `due_on`: the payment day of the terms, at the latest the legal latest day; beyond it answers `due_too_late`.
 */
export const paymentNoticeBody = z.union(
  [
    z.strictObject({
      job_request_uids: z.array(uid).min(1, "検収済みの依頼を選んでください。").max(200),
      ...drafted,
    }),
    z.strictObject({
      payee_uid: uid,
      project_uid: uid.nullable().default(null),
      received_on: day,
      lines: z.array(noticeLineBody).min(1, "明細を1行以上入力してください。").max(100),
      ...drafted,
    }),
  ],
  { error: "支払先と明細、または検収済みの依頼を指定してください。" },
);
export type PaymentNoticeBody = z.input<typeof paymentNoticeBody>;

/** `paid_on` goes with `paid` (default today); a reason where the table of moves asks for one. */
export const noticeStatusBody = z.strictObject({
  status: z.enum(noticeStatuses),
  reason: text(1000).default(""),
  paid_on: day.optional(),
  /** Without it the move is judged by the status alone. */
  version: version.optional(),
});
export type NoticeStatusBody = z.input<typeof noticeStatusBody>;

/** What each call takes and answers. */
export const paymentNoticesSchemas = {
  listPaymentNotices: {
    query: paymentNoticeListQuery,
    response: paymentNoticeList,
  },
  createPaymentNotices: {
    body: paymentNoticeBody,
    response: z.object({ items: z.array(paymentNotice) }),
  },
  updateNoticeStatus: {
    body: noticeStatusBody,
    response: paymentNotice,
  },
  getPaymentNoticePdf: {},
} satisfies SchemasByEndpoint;
