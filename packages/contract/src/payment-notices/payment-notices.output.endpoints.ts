import { type Policy, policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "payment-notices";
const base = "" as const;

const transferPolicy = policies.pay;

/** Only companies pay people, whose payments are reported to the tax office. */
const statementPolicy = { ...transferPolicy, allow: ["member"] } as const satisfies Policy;

/** Stores nothing. */
export const previewTransferFile = defineEndpoint(
  "previewTransferFile",
  "/company/payment_notices/transfer_files/preview",
  {
    method: "POST",
    slice,
    base,
    summary: "総合振込ファイルの内容の確認",
    policy: transferPolicy,
    errors: ["not_found"],
  },
);

/**
 * `conflict` where a notice stands in an earlier file and is not named in `repeat_uids`, or would be paid after the law's
 * last day and is not named in `late_uids`.
 */
export const createTransferFile = defineEndpoint(
  "createTransferFile",
  "/company/payment_notices/transfer_files",
  {
    method: "POST",
    slice,
    base,
    summary: "総合振込ファイル（全銀）の作成",
    policy: transferPolicy,
    status: 201,
    errors: ["not_found", "conflict", "invalid_request"],
  },
);

/** The newest first. */
export const listTransferFiles = defineEndpoint(
  "listTransferFiles",
  "/company/payment_notices/transfer_files",
  {
    method: "GET",
    slice,
    base,
    summary: "作成した総合振込ファイルの一覧",
    policy: transferPolicy,
  },
);

/**
 * The documents of some notices in one file, at most 200. Who may read a notice may save it.
 * `not_found` where one of them cannot be read.
 */
export const downloadNoticePdfs = defineEndpoint("downloadNoticePdfs", "/company/payment_notices/pdfs.zip", {
  method: "GET",
  slice,
  base,
  summary: "選んだ支払通知書のPDFをまとめたZIP",
  policy: policies.notices,
  produces: ["application/zip"],
  errors: ["not_found"],
});

/** The same bytes each time, in Shift_JIS. */
export const downloadTransferFile = defineEndpoint(
  "downloadTransferFile",
  "/company/payment_notices/transfer_files/{id}.txt",
  {
    method: "GET",
    slice,
    base,
    summary: "総合振込ファイルのダウンロード",
    policy: transferPolicy,
    produces: ["text/plain"],
    errors: ["not_found", "conflict"],
  },
);

/** For one that was not given to the bank. `conflict` where the bank has answered it. */
export const withdrawTransferFile = defineEndpoint(
  "withdrawTransferFile",
  "/company/payment_notices/transfer_files/{id}/withdraw",
  {
    method: "PUT",
    slice,
    base,
    summary: "総合振込ファイルの取消",
    policy: transferPolicy,
    errors: ["not_found", "conflict"],
  },
);

const MAX_RESULT_BYTES = 1024 * 1024;

/** Stores nothing. */
export const previewTransferResult = defineEndpoint(
  "previewTransferResult",
  "/company/payment_notices/transfer_results/preview",
  {
    method: "POST",
    slice,
    base,
    summary: "振込結果ファイルの確認",
    policy: transferPolicy,
    bodyType: "form",
    maxBytes: MAX_RESULT_BYTES,
    errors: ["csv_unreadable", "payload_too_large"],
  },
);

/** Marks paid what the bank paid, all in one; the same bytes again change nothing without `again_after`. */
export const applyTransferResult = defineEndpoint(
  "applyTransferResult",
  "/company/payment_notices/transfer_results",
  {
    method: "POST",
    slice,
    base,
    summary: "振込結果ファイルの反映",
    policy: transferPolicy,
    bodyType: "form",
    maxBytes: MAX_RESULT_BYTES,
    errors: ["csv_unreadable", "payload_too_large", "conflict"],
  },
);

/** `format=csv` needs the feature `csv_export`. */
export const listPaymentStatements = defineEndpoint(
  "listPaymentStatements",
  "/company/payment_notices/statements",
  {
    method: "GET",
    slice,
    base,
    summary: "支払調書の一覧（年・支払先ごとの合計）",
    policy: statementPolicy,
    produces: ["text/csv"],
    errors: ["feature_not_granted"],
  },
);
