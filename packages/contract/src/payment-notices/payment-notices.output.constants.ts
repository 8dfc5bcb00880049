/** Largest number of notices in one bank file. */
export const TRANSFER_FILE_LIMIT = 1000;

/** Texts of a data record that are converted to the letters of bank files. */
export const transferFields = ["bank_name", "branch_name", "holder"] as const;
export type TransferField = (typeof transferFields)[number];
export const transferFieldLabels: Record<TransferField, string> = {
  bank_name: "銀行名",
  branch_name: "支店名",
  holder: "口座名義",
};

/** Why a notice is left out of a bank file. */
export const transferSkips = [
  "not_approved",
  "account_missing",
  "account_unusable",
  "nothing_to_pay",
  "not_own",
] as const;
export type TransferSkipReason = (typeof transferSkips)[number];

/** Why no bank file can be made at all. */
export const transferBlocks = ["company_account", "debit_day"] as const;
export type TransferBlock = (typeof transferBlocks)[number];

/** Which day of a notice its transfer misses: the agreed one, or also the last that the law allows. */
export const transferLates = ["due_day", "legal_limit"] as const;
export type TransferLate = (typeof transferLates)[number];
export const transferLateLabels: Record<TransferLate, string> = {
  due_day: "期日後",
  legal_limit: "法定期限後",
};

/**
 * What a line of the bank's answer means for us. `already`: the notice is marked paid. `failed_already`: the file's
 * payment is known to have failed.
 */
export const transferOutcomes = ["pays", "already", "failed", "failed_already", "unmatched"] as const;
export type TransferOutcome = (typeof transferOutcomes)[number];
export const transferOutcomeLabels: Record<TransferOutcome, string> = {
  pays: "支払済みにする",
  already: "支払済み",
  failed: "振込不能",
  failed_already: "振込不能（反映済み）",
  unmatched: "該当なし",
};

/** A 支払調書 goes to the tax office for withheld fees above this sum in a year. */
export const STATEMENT_THRESHOLD = 50_000;
