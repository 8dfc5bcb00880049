import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { day, keyword, page, pageQuery, queryNumber, timestamp, uid, yen } from "../shared/wire.ts";
import { noticeDirections, noticeStatuses } from "./noticeStatus.ts";

/** 電子帳簿保存法: by day, amount and party, each as a range or a part, and all of them together. */
const archivedNoticesQuery = z.strictObject({
  ...pageQuery,
  /** Over number, company and payee. */
  keyword: keyword.optional(),
  /** On the first day of the transaction. */
  from: day.optional(),
  to: day.optional(),
  amount_min: queryNumber.int().min(0).optional(),
  amount_max: queryNumber.int().min(0).optional(),
});
export type ArchivedNoticesQuery = z.input<typeof archivedNoticesQuery>;

/** A notice of a company that was erased. */
export const archivedNotice = z.object({
  uid,
  number: z.string(),
  edition: z.int().min(1),
  direction: z.enum(noticeDirections),
  status: z.enum(noticeStatuses),
  company_name: z.string(),
  payee_name: z.string(),
  payable: yen,
  transaction_on: day,
  issued_on: day,
  paid_on: day.nullable(),
  /** SHA-256 of the document as it was issued. */
  document_hash: z.string(),
  archived_at: timestamp,
  /** It is deleted after this day. */
  keep_until: day,
});
export type ArchivedNotice = z.infer<typeof archivedNotice>;

export const paymentNoticesArchiveSchemas = {
  listArchivedNotices: { query: archivedNoticesQuery, response: page(archivedNotice) },
  getArchivedNoticePdf: {},
} satisfies SchemasByEndpoint;
