import { CODES, type ColumnsOfTable, HASH, ID, NOTICE, PAID } from "./personalReasons.ts";

/** What an erasure leaves of payments: a part of `personalColumns`. */
export const paymentColumns = {
  archived_notices: {
    kept: [
      [ID, "former_company number uid"],
      [HASH, "content_sha256 document_hash"],
      [NOTICE, "company_name content document history payee_name search_grams search_text"],
    ],
  },
  payment_notice_events: {
    kept: [
      [ID, "by_uid notice_uid transfer_file_uid"],
      [CODES, "from_status kind result_code to_status"],
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
      [PAID, "paid_account"],
      [NOTICE, "search_grams search_source search_text"],
    ],
  },
  payment_notice_files: {
    kept: [
      [HASH, "sha256"],
      [NOTICE, "content"],
    ],
  },
  transfer_file_notices: {
    kept: [
      [ID, "file_uid notice_uid"],
      [NOTICE, "refused_reason"],
      [PAID, "account"],
    ],
  },
  transfer_files: {
    kept: [
      [ID, "created_by uid withdrawn_by"],
      [HASH, "sha256"],
      [CODES, "name"],
      [NOTICE, "withdrawn_reason"],
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
