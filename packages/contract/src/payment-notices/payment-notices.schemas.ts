import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { entityTypes } from "../managed-creators/managed-creators.constants.ts";
import { count, day, page, personRef, timestamp, uid, version, yen } from "../shared/wire.ts";
import { taxRates } from "./noticeAmounts.ts";
import {
  noticeConfirmations,
  noticeDirections,
  noticeEventKinds,
  noticeHonorifics,
  noticeMovers,
  noticeStatuses,
} from "./noticeStatus.ts";
import { noticeObstacles, noticeSteps } from "./payment-notices.constants.ts";
import {
  noticeCandidateQuery,
  noticeStatusBody,
  noticeStatusesBody,
  paymentNoticeBody,
  paymentNoticeDraftBody,
  paymentNoticeListQuery,
} from "./payment-notices.requests.schemas.ts";

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

export const noticeIssuer = z.object({
  ...party,
  kind: z.enum(["company", "operator"]),
  /** Whom the payee asks. */
  contact: z.object({ name: z.string(), department: z.string(), email: z.string(), phone: z.string() }),
});
export type NoticeIssuer = z.infer<typeof noticeIssuer>;

export const noticeBankAccount = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  branch_code: z.string(),
  branch_name: z.string(),
  kind: z.enum(["ordinary", "checking", "savings"]),
  /** The last four digits behind `***`, except for admin and finance of the issuer. */
  number: z.string(),
  /** Half-width kana as the Zengin format asks. */
  holder_kana: z.string(),
});
export type NoticeBankAccount = z.infer<typeof noticeBankAccount>;

export const noticePayee = z.object({
  ...party,
  kind: z.enum(["creator", "company"]),
  /** The record of a creator; null for a company. */
  managed_creator: personRef.nullable(),
  /** Null for a creator. */
  company_uid: uid.nullable(),
  honorific: z.enum(noticeHonorifics),
  /** When the registration number was looked up last. */
  registration_checked_on: day.nullable(),
  entity_type: z.enum(entityTypes),
  email: z.string(),
  /** Null where none is known. */
  bank_account: noticeBankAccount.nullable(),
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
  /** `refused`: the bank sent the transfer back; `from` and `to` are both the status that the notice kept. */
  kind: z.enum(noticeEventKinds),
  at: timestamp,
  from: z.enum(noticeStatuses).nullable(),
  to: z.enum(noticeStatuses),
  mover: z.enum(noticeMovers),
  /** Null: the payee by the reply page, the product itself, or, for a company, somebody of the operator. */
  by: personRef.nullable(),
  /** Of a refused transfer what the bank says, in words. */
  reason: z.string(),
  /**
   * The bank file whose result it follows from. `result_code` is the bank's, blank where it said it in words alone. Null
   * where it follows from none.
   */
  transfer: z.object({ debit_on: day, result_code: z.string() }).nullable(),
});
export type NoticeHistoryEntry = z.infer<typeof noticeHistoryEntry>;

/** A payment notice that also serves as a purchase statement (仕入明細書). Viewers do not see notices at all. */
export const paymentNotice = z.object({
  uid,
  direction: z.enum(noticeDirections),
  /** Printed number; null while a draft. A new edition keeps the number of the older one. */
  number: z.string().nullable(),
  /** Whose notice it is: the issuer of one direction, the payee of the other. */
  company: z.object({ uid, name: z.string() }),
  issuer: noticeIssuer,
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
  /** The same in words as printed, with the day of the issue; blank while a draft. */
  deemed_sentence: z.string(),
  paid_on: day.nullable(),
  /**
   * Where the money goes or went, where that is not the account which it was issued with: what the bank file under way
   * says, else the payee's present one (`account` is null where there is none any more); of a paid notice the one that it
   * was paid to. Null: the same one, nothing more is paid, or it is not known any more.
   */
  other_account: z.object({ account: noticeBankAccount.nullable() }).nullable(),
  /**
   * The day on which the bank file under way is debited, the first of several: it is not paid before. Null where none is
   * under way, and for others than those who transfer the money.
   */
  ordered_on: day.nullable(),
  /** The bank did not make the payment of that day, and nothing was paid since: another transfer waits. */
  refused_transfer: z.object({ debit_on: day, reason: z.string() }).nullable(),
  /** Percent of the tax that is deductible; null where the payee is registered, and for others than finance and admin. */
  deductible_percent: z.int().min(0).max(100).nullable(),
  note: z.string(),
  /** What differs, in the payee's words. */
  dispute_comment: z.string(),
  /** Oldest first; nothing of it is ever changed. */
  history: z.array(noticeHistoryEntry),
  created_at: timestamp,
  updated_at: timestamp,
  version,
});
export type PaymentNotice = z.infer<typeof paymentNotice>;

/** `totals` is over all that match the filter, not this page; cancelled ones are left out of it. */
export const paymentNoticeList = page(paymentNotice).extend({
  // One amount is bounded; a sum over all notices is not.
  totals: z.object({ count, subtotal: count, tax: count, withholding: count, payable: count }),
  /**
   * How many wait for each step, whatever `step`, `status` and `refused` ask for: those three choose among them. Not of
   * `paid`, which grow without end. Null on later pages.
   */
  steps: z.partialRecord(z.enum(noticeSteps), count).nullable(),
});
export type PaymentNoticeList = z.infer<typeof paymentNoticeList>;

/** An inspected job that waits for a notice. */
export const noticeCandidate = z.object({
  job_request_uid: uid,
  project: z.object({ uid, name: z.string() }),
  creator: personRef,
  /** As it would be printed. */
  payee_name: z.string(),
  /** What was asked for, in one line. */
  description: z.string(),
  /** Version of the terms that was agreed; null where none was. */
  terms_version: version.nullable(),
  /** Tax-excluded yen as agreed. */
  fee: yen,
  /** As agreed; the full rate where the terms name none. */
  tax_rate: taxRate,
  withholding: z.boolean(),
  transaction_on: day,
  transaction_ends_on: day.nullable(),
  received_on: day,
  /** Day that the terms promise, at the latest the one that the law allows, and one on which banks work. */
  due_on: day,
  legal_latest_on: day,
  /** Why it cannot be taken; null where it can. */
  obstacle: z.enum(noticeObstacles).nullable(),
});
export type NoticeCandidate = z.infer<typeof noticeCandidate>;

/** A job that was asked for and stands on none of the notices. */
export const skippedJob = z.object({
  job_request_uid: uid,
  creator: personRef,
  project: z.object({ uid, name: z.string() }),
  obstacle: z.enum(noticeObstacles),
  /** The obstacle in words, with the other notice's number where there is one. */
  message: z.string(),
});
export type SkippedJob = z.infer<typeof skippedJob>;

/** What became of one of several: the notice as it is now, or why it was refused. */
export const noticeMoveResult = z.object({
  uid,
  notice: paymentNotice.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type NoticeMoveResult = z.infer<typeof noticeMoveResult>;

/** What each call takes and answers. */
export const paymentNoticesSchemas = {
  listPaymentNotices: {
    query: paymentNoticeListQuery,
    response: paymentNoticeList,
  },
  listNoticeCandidates: {
    query: noticeCandidateQuery,
    response: page(noticeCandidate),
  },
  previewPaymentNotices: {
    body: paymentNoticeBody,
    /** Their `uid` tells them apart and names nothing. */
    response: z.object({ items: z.array(paymentNotice), skipped: z.array(skippedJob) }),
  },
  getPaymentNotice: {
    response: paymentNotice,
  },
  createPaymentNotices: {
    body: paymentNoticeBody,
    response: z.object({ items: z.array(paymentNotice), skipped: z.array(skippedJob) }),
  },
  updatePaymentNotice: {
    body: paymentNoticeDraftBody,
    response: paymentNotice,
  },
  updateNoticeStatus: {
    body: noticeStatusBody,
    response: paymentNotice,
  },
  updateNoticeStatuses: {
    body: noticeStatusesBody,
    response: z.object({ results: z.array(noticeMoveResult) }),
  },
  getPaymentNoticePdf: {},
} satisfies SchemasByEndpoint;
