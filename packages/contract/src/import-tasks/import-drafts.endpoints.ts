import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { page } from "../shared/wire.ts";
import {
  importDraft,
  importDraftChange,
  importDraftCheck,
  importDraftRow,
  importDraftRowQuery,
  importDraftStart,
  importDraftSummary,
  importFixed,
  importFixes,
  importFixMatching,
} from "./import-drafts.schemas.ts";
import { importTask } from "./import-tasks.schemas.ts";

const slice = "import-tasks";
const base = "" as const;
const policy = policies.write;

/** Keeps a file for the caller, who then has it judged as often as wanted. Of one person's files the newest five stay. */
export const createImportDraft = defineEndpoint("/import_drafts", {
  method: "POST",
  slice,
  base,
  summary: "CSV一括登録のファイルの預け入れ",
  policy,
  bodyType: "form",
  body: z.strictObject({ file: z.file() }),
  response: importDraft,
  status: 201,
  waitsOutside: true,
  errors: ["csv_unreadable", "payload_too_large"],
});

/** The caller's own, the newest first. */
export const listImportDrafts = defineEndpoint("/import_drafts", {
  method: "GET",
  slice,
  base,
  summary: "途中のCSV一括登録の一覧",
  policy,
  response: z.object({ items: z.array(importDraftSummary) }),
});

export const getImportDraft = defineEndpoint("/import_drafts/{id}", {
  method: "GET",
  slice,
  base,
  summary: "途中のCSV一括登録",
  policy,
  response: importDraft,
  errors: ["not_found"],
});

/** Keeps what was chosen, without judging anything. */
export const updateImportDraft = defineEndpoint("/import_drafts/{id}", {
  method: "PUT",
  slice,
  base,
  summary: "途中のCSV一括登録で選んだことの保存",
  policy,
  body: importDraftChange,
  response: importDraft,
  errors: ["not_found"],
});

/** Judges every row of the kept file with the mended cells; writes no creator. */
export const checkImportDraft = defineEndpoint("/import_drafts/{id}/check", {
  method: "PUT",
  slice,
  base,
  summary: "預けたファイルの事前確認",
  policy,
  body: importDraftCheck,
  response: importDraft,
  errors: ["not_found", "csv_unreadable"],
});

/** Failed rows of the last dry run, in the file's order. */
export const listImportDraftRows = defineEndpoint("/import_drafts/{id}/rows", {
  method: "GET",
  slice,
  base,
  summary: "事前確認でエラーになった行の一覧",
  policy,
  query: importDraftRowQuery,
  response: page(importDraftRow),
  errors: ["not_found"],
});

export const fixImportDraftRows = defineEndpoint("/import_drafts/{id}/fixes", {
  method: "PUT",
  slice,
  base,
  summary: "エラーの行のセルの修正",
  policy,
  body: importFixes,
  response: importFixed,
  errors: ["not_found"],
});

export const fixMatchingImportDraftRows = defineEndpoint("/import_drafts/{id}/fix_matching", {
  method: "PUT",
  slice,
  base,
  summary: "同じ理由のエラーの行の一括修正",
  policy,
  body: importFixMatching,
  response: importFixed,
  errors: ["not_found"],
});

/** Queues the import as it was judged and looked at, and gives the file over to it. One running task per company. */
export const startImportDraft = defineEndpoint("/import_drafts/{id}/start", {
  method: "POST",
  slice,
  base,
  summary: "預けたファイルの取込の開始",
  policy,
  body: importDraftStart,
  response: importTask,
  errors: ["not_found", "conflict", "csv_columns_mismatch", "import_running"],
});

export const deleteImportDraft = defineEndpoint("/import_drafts/{id}", {
  method: "DELETE",
  slice,
  base,
  summary: "途中のCSV一括登録の破棄",
  policy,
  errors: ["not_found"],
});
