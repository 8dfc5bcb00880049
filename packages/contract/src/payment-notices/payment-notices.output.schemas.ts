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
  queryFlag,
  queryList,
  queryNumber,
  requiredText,
  timestamp,
  uid,
  yen,
} from "../shared/wire.ts";
import { NOTICE_LIMITS } from "./payment-notices.constants.ts";
import {
  TRANSFER_FILE_LIMIT,
  transferBlocks,
  transferFields,
  transferLates,
  transferOutcomes,
  transferSkips,
} from "./payment-notices.output.constants.ts";

const accountKind = z.enum(["ordinary", "checking", "savings"]);

/** An earlier file in which a notice already stands. */
const earlierFile = z.object({
  file_uid: uid,
  file_name: z.string(),
  debit_on: day,
  exported_at: timestamp,
  exported_by: personRef.nullable(),
});

/** A text as it was entered and as the bank file holds it. `dropped` are the characters that no bank file can hold. */
const converted = z.object({
  field: z.enum(transferFields),
  entered: z.string(),
  written: z.string(),
  dropped: z.array(z.string()),
  /** The text is longer than its place in the record. */
  is_cut: z.boolean(),
});

const transferItem = z.object({
  notice_uid: uid,
  number: z.string(),
  payee_name: z.string(),
  amount: yen,
  due_on: day,
  legal_latest_on: day,
  /** The money moves after the notice's day, in words; past the law's the notice goes only by `late_uids`. */
  late: z.object({ past: z.enum(transferLates), message: z.string() }).nullable(),
  /** Codes and letters exactly as they stand in the record. */
  account: z.object({
    bank_code: z.string(),
    bank_name: z.string(),
    branch_code: z.string(),
    branch_name: z.string(),
    kind: accountKind,
    number: z.string(),
    holder: z.string(),
  }),
  /** It is paid to another account than the notice was issued with. */
  is_other_account: z.boolean(),
  /** The account that it was issued with, where that is another one; null also where there was none. */
  printed_account: z
    .object({ bank_name: z.string(), branch_name: z.string(), kind: accountKind, number: z.string() })
    .nullable(),
  /** Only the texts that the file holds otherwise than they were entered. */
  converted: z.array(converted),
  /** Files that hold this notice already, the newest first: it goes again only by `repeat_uids`. */
  earlier: z.array(earlierFile),
});
export type TransferItem = z.infer<typeof transferItem>;

const transferSkip = z.object({
  notice_uid: uid,
  number: z.string().nullable(),
  payee_name: z.string(),
  amount: yen,
  why: z.enum(transferSkips),
  /** Cause, then what to do. */
  message: z.string(),
});
export type TransferSkip = z.infer<typeof transferSkip>;

const transferTotals = z.object({ count, amount: yen });

/** What the file would hold, what is left out of it, and what stands against it as a whole. */
const transferPreview = z.object({
  items: z.array(transferItem),
  skipped: z.array(transferSkip),
  blocked: z.array(z.object({ why: z.enum(transferBlocks), message: z.string() })),
  /** The asked day, or where it is none on which banks work the next one that is. */
  debit_on: day,
  totals: transferTotals,
});
export type TransferPreview = z.infer<typeof transferPreview>;

const notices = z
  .array(uid)
  .min(1, "支払通知書を選んでください。")
  .max(
    TRANSFER_FILE_LIMIT,
    `1つのファイルに入れられるのは${TRANSFER_FILE_LIMIT.toLocaleString("ja-JP")}件までです。`,
  );

const transferBody = z.strictObject({
  notice_uids: notices,
  /** The day on which the bank takes the money; a day on which banks work. */
  debit_on: day,
  /** Those of `notice_uids` that go although an earlier file holds them. */
  repeat_uids: z.array(uid).max(TRANSFER_FILE_LIMIT).default([]),
  /** Those of `notice_uids` that go although the law's last day has passed by then. */
  late_uids: z.array(uid).max(TRANSFER_FILE_LIMIT).default([]),
  /** CRLF after every record; some banks ask for none. */
  line_breaks: z.boolean().default(true),
});
export type TransferBody = z.input<typeof transferBody>;

export const transferFile = z.object({
  uid,
  name: z.string(),
  debit_on: day,
  totals: transferTotals,
  /** Of the bytes, in hexadecimal. */
  sha256: z.string(),
  created_at: timestamp,
  created_by: personRef.nullable(),
  notice_uids: z.array(uid),
  /** What became of the file's own payments. Those that it made; what somebody marked as paid counts, too. */
  paid: count,
  /** Those that the bank did not pay. */
  refused: count,
  /** Taken back: it never went to the bank, and its notices may stand in another file. */
  withdrawn: z.object({ at: timestamp, by: personRef.nullable(), reason: z.string() }).nullable(),
});
export type TransferFile = z.infer<typeof transferFile>;

const transferWithdrawBody = z.strictObject({
  reason: requiredText(200, "取り消す理由"),
});

const noticePdfsQuery = z.strictObject({
  uid: queryList(uid, NOTICE_LIMITS.atOnce),
});

const transferFilesQuery = z.strictObject({
  ...pageQuery,
  /** Files that hold one of these notices. */
  notice: queryList(uid).optional(),
});
export type TransferFilesQuery = z.input<typeof transferFilesQuery>;

/** One line of the bank's file and the notice that it speaks of. */
const resultRow = z.object({
  /** Counts from 1 over the data records or lines. */
  row: z.int().min(1),
  outcome: z.enum(transferOutcomes),
  /** What the bank says, in words; blank where it has been paid. */
  message: z.string(),
  bank_code: z.string(),
  branch_code: z.string(),
  account_number: z.string(),
  holder: z.string(),
  amount: yen,
  notice: z.object({ uid, number: z.string(), payee_name: z.string() }).nullable(),
  /** Our bank file that the line answers; null where it answers none. */
  file: z.object({ uid, name: z.string(), debit_on: day }).nullable(),
});
export type TransferResultRow = z.infer<typeof resultRow>;

const transferResult = z.object({
  format: z.enum(["zengin", "csv"]),
  sha256: z.string(),
  paid_on: day,
  rows: z.array(resultRow),
  totals: z.object({ rows: count, pays: count, amount: yen, failed: count, unmatched: count }),
  /** Null: these bytes have not been applied. Else the lines speak only of what no answer of the bank has settled. */
  applied: z.object({ at: timestamp, by: personRef.nullable() }).nullable(),
});
export type TransferResult = z.infer<typeof transferResult>;

/**
 * multipart. Without `paid_on` the day that the file names, or today. `again_after`: when the same bytes were applied last,
 * from somebody who says that they answer another transfer now.
 */
const transferResultBody = z.strictObject({
  file: z.file(),
  paid_on: day.optional(),
  again_after: timestamp.optional(),
});
export type TransferResultBody = z.input<typeof transferResultBody>;

const statementAmounts = {
  count,
  /** Tax-excluded. */
  subtotal: yen,
  tax: yen,
  withholding_base: yen,
  withholding: yen,
  payable: yen,
};

/** What one payee was paid in a calendar year, as a 支払調書 asks for it. */
export const paymentStatement = z.object({
  managed_creator: personRef,
  /** Name and address as on the year's last notice; where that had no address, the one registered now. */
  name: z.string(),
  address: z.string(),
  entity_type: z.enum(entityTypes),
  registration_number: z.string(),
  ...statementAmounts,
  /** The withheld fees pass the sum from which on a statement goes to the tax office. */
  is_over_threshold: z.boolean(),
});
export type PaymentStatement = z.infer<typeof paymentStatement>;

const paymentStatementsQuery = z.strictObject({
  ...pageQuery,
  ...csvQuery,
  /** The year in which the fees were paid. */
  year: queryNumber.int().min(2000).max(2999),
  keyword: keyword.optional(),
  over_threshold: queryFlag.optional(),
  format: z.enum(["json", "csv"]).default("json"),
});
export type PaymentStatementsQuery = z.input<typeof paymentStatementsQuery>;

export const paymentNoticesOutputSchemas = {
  previewTransferFile: { body: transferBody, response: transferPreview },
  createTransferFile: {
    body: transferBody,
    response: z.object({ file: transferFile, skipped: z.array(transferSkip) }),
  },
  listTransferFiles: { query: transferFilesQuery, response: page(transferFile) },
  downloadNoticePdfs: { query: noticePdfsQuery },
  downloadTransferFile: {},
  withdrawTransferFile: { body: transferWithdrawBody, response: transferFile },
  previewTransferResult: { body: transferResultBody, response: transferResult },
  applyTransferResult: { body: transferResultBody, response: transferResult },
  listPaymentStatements: {
    query: paymentStatementsQuery,
    response: page(paymentStatement).extend({
      /** `without_address`: payees of whom no address is known, which the statement asks for. */
      totals: z.object({ ...statementAmounts, without_address: count }),
    }),
  },
} satisfies SchemasByEndpoint;
