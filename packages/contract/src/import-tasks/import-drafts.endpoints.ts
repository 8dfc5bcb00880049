import { policies } from "../core/policy.ts";
import { defineEndpoint } from "../defineEndpoint.ts";

const slice = "import-tasks";
const base = "" as const;
const policy = policies.write;

/** Keeps a file for the caller, who then has it judged as often as wanted. Of one person's files the newest five stay. */
export const createImportDraft = defineEndpoint("createImportDraft", "/import_drafts", {
  method: "POST",
  slice,
  base,
  summary: "一括登録のファイルの預け入れ",
  policy,
  bodyType: "form",
  status: 201,
  waitsOutside: true,
  errors: ["csv_unreadable", "payload_too_large"],
});

/** The caller's own, the newest first. */
export const listImportDrafts = defineEndpoint("listImportDrafts", "/import_drafts", {
  method: "GET",
  slice,
  base,
  summary: "途中の一括登録の一覧",
  policy,
});

export const getImportDraft = defineEndpoint("getImportDraft", "/import_drafts/{id}", {
  method: "GET",
  slice,
  base,
  summary: "途中の一括登録",
  policy,
  errors: ["not_found"],
});

/** Keeps what was chosen, without judging anything. */
export const updateImportDraft = defineEndpoint("updateImportDraft", "/import_drafts/{id}", {
  method: "PUT",
  slice,
  base,
  summary: "途中の一括登録で選んだことの保存",
  policy,
  errors: ["not_found"],
});

/** Judges every row of the kept file with the corrected cells; writes no creator. */
export const checkImportDraft = defineEndpoint("checkImportDraft", "/import_drafts/{id}/check", {
  method: "PUT",
  slice,
  base,
  summary: "預けたファイルの事前確認",
  policy,
  errors: ["not_found", "csv_unreadable"],
});

/** Failed rows of the last dry run, in the file's order. */
export const listImportDraftRows = defineEndpoint("listImportDraftRows", "/import_drafts/{id}/rows", {
  method: "GET",
  slice,
  base,
  summary: "事前確認でエラーになった行の一覧",
  policy,
  errors: ["not_found"],
});

export const fixImportDraftRows = defineEndpoint("fixImportDraftRows", "/import_drafts/{id}/fixes", {
  method: "PUT",
  slice,
  base,
  summary: "エラーの行のセルの修正",
  policy,
  errors: ["not_found"],
});

export const fixMatchingImportDraftRows = defineEndpoint(
  "fixMatchingImportDraftRows",
  "/import_drafts/{id}/fix_matching",
  {
    method: "PUT",
    slice,
    base,
    summary: "同じ理由のエラーの行の一括修正",
    policy,
    errors: ["not_found"],
  },
);

/** Queues the import as it was judged and looked at, and gives the file over to it. One running task per company. */
export const startImportDraft = defineEndpoint("startImportDraft", "/import_drafts/{id}/start", {
  method: "POST",
  slice,
  base,
  summary: "預けたファイルの取込の開始",
  policy,
  errors: ["not_found", "conflict", "csv_columns_mismatch", "import_running"],
});

export const deleteImportDraft = defineEndpoint("deleteImportDraft", "/import_drafts/{id}", {
  method: "DELETE",
  slice,
  base,
  summary: "途中の一括登録の破棄",
  policy,
  errors: ["not_found"],
});
