import { CODES, type ColumnsOfTable, HASH, ID, NOTICE, PAID } from "./personalReasons.ts";

/** What an erasure leaves of payments: a part of `personalColumns`. */
export const paymentColumns = {
  payment_notice_events: {
    kept: [
      [ID, "by_uid notice_uid"],
      [CODES, "from_status to_status"],
      [NOTICE, "reason"],
    ],
  },
  payment_notice_lines: {
    kept: [
      [ID, "uid"],
      [NOTICE, "description withholding_reason"],
    ],
  },
  payment_notices: {
    kept: [
      [ID, "next_uid number uid"],
      [HASH, "document_hash"],
      [NOTICE, "dispute_comment document issuer note payee payee_account"],
      [NOTICE, "search_grams search_source search_text"],
    ],
  },
  payment_notice_files: {
    kept: [
      [HASH, "sha256"],
      [NOTICE, "content"],
    ],
  },
  transfer_file_notices: { kept: [[ID, "file_uid notice_uid"]] },
  transfer_files: {
    kept: [
      [ID, "created_by uid"],
      [HASH, "sha256"],
      [CODES, "name"],
      [PAID, "content"],
    ],
  },
  transfer_results: {
    kept: [
      [ID, "applied_by uid"],
      [HASH, "sha256"],
    ],
  },
} as const satisfies Readonly<Record<string, ColumnsOfTable>>;
