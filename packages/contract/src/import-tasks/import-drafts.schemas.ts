import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, keyword, page, pageQuery, text, timestamp, uid } from "../shared/wire.ts";
import {
  csvEncodings,
  importBlanks,
  importDraftSteps,
  importKeys,
  importMatches,
} from "./import-tasks.constants.ts";
import {
  importFailedRow,
  importField,
  importFix,
  importHeaderRow,
  importMapping,
  importPreview,
  importSheetName,
  importTask,
} from "./import-tasks.schemas.ts";

/** Failed rows that fail for the same reason, whatever stands in their cells. */
export const importErrorKind = z.object({
  /** Names the reason in filters; stable as long as the words of the reason are. */
  key: z.string(),
  field: importField.nullable(),
  /** The reason without what it quotes: 「…」はメールアドレスの形式ではありません。 */
  message: z.string(),
  /** Rows that have it. */
  rows: count,
});
export type ImportErrorKind = z.infer<typeof importErrorKind>;

/** A file kept on the server for the member who uploaded it, with all that was chosen and corrected for it so far. */
export const importDraft = z.object({
  uid,
  file_name: z.string(),
  /** Bytes. */
  size: count,
  step: z.enum(importDraftSteps),
  /** As chosen; `preview.mapping` is what was judged last. Null before the first dry run. */
  mapping: importMapping.nullable(),
  /** What the last dry run found, without `failed_rows`, which are read in pages. Null before the first. */
  preview: importPreview.omit({ failed_rows: true }).nullable(),
  /** Why rows fail, the most frequent first. */
  error_kinds: z.array(importErrorKind),
  /** Cells fixed since the last dry run. */
  pending: count,
  created_at: timestamp,
  /** Then it is thrown away; every change puts it off. */
  expires_at: timestamp,
});
export type ImportDraft = z.infer<typeof importDraft>;

/** To go on with: a draft without what its dry run found. */
export const importDraftSummary = importDraft.pick({
  uid: true,
  file_name: true,
  size: true,
  created_at: true,
  expires_at: true,
});
export type ImportDraftSummary = z.infer<typeof importDraftSummary>;

export const importDraftChange = z.strictObject({
  mapping: importMapping.optional(),
  step: z.enum(importDraftSteps).optional(),
  /** `change` of a cure for many that is not judged yet: its cells are again as they were judged. */
  take_back: count.optional(),
});

/** Absent: as at the last dry run; before the first: found as `importTaskBody` says. */
export const importDraftCheck = z.strictObject({
  mapping: importMapping.optional(),
  /** Another encoding reads other headers: what they are mapped onto is found again. */
  encoding: z.enum(csvEncodings).optional(),
  /** Another sheet has other headers, like another encoding. */
  sheet: importSheetName.optional(),
  /** Another row holds other headers. */
  header_row: importHeaderRow.optional(),
  on_match: z.enum(importMatches).optional(),
  match_by: z.enum(importKeys).optional(),
  blanks: z.enum(importBlanks).optional(),
});

export const importDraftStart = z.strictObject({
  /** `preview.seen_at` of the dry run that was looked at: another tab may have made another one since. */
  seen_at: timestamp,
});

/** Which failed rows: by reason, by words in their cells. */
const rowFilter = { error: z.string().max(60).optional(), keyword: keyword.optional() };

export const importDraftRowQuery = z.strictObject({ ...pageQuery, ...rowFilter });

/** A failed row with what was corrected since it was checked. */
export const importDraftRow = importFailedRow.extend({
  /** Columns, from 0, whose cells were fixed and not judged yet. */
  fixed: z.array(count),
});
export type ImportDraftRow = z.infer<typeof importDraftRow>;

export const importFixes = z.strictObject({
  fixes: z.array(importFix).min(1).max(2000, "一度に直せるのは2,000か所までです。分けて直してください。"),
});

/**
 * The same cure for all failed rows of a filter: the cell of `column` becomes `value`. Cells that were typed one by one
 * since the last dry run stay.
 */
export const importFixMatching = z.strictObject({
  ...rowFilter,
  column: z.int().min(0).max(400),
  value: text(5000),
});

export const importFixed = z.object({
  /** Fixed by this. */
  rows: count,
  /** Cells that are fixed and not judged yet. */
  pending: count,
  /** Names this fixing; that of many at once can be taken back. */
  change: count,
});

/** What each call takes and answers. */
export const importDraftsSchemas = {
  createImportDraft: {
    body: z.strictObject({ file: z.file() }),
    response: importDraft,
  },
  listImportDrafts: {
    response: z.object({ items: z.array(importDraftSummary) }),
  },
  getImportDraft: {
    response: importDraft,
  },
  updateImportDraft: {
    body: importDraftChange,
    response: importDraft,
  },
  checkImportDraft: {
    body: importDraftCheck,
    response: importDraft,
  },
  listImportDraftRows: {
    query: importDraftRowQuery,
    response: page(importDraftRow),
  },
  fixImportDraftRows: {
    body: importFixes,
    response: importFixed,
  },
  fixMatchingImportDraftRows: {
    body: importFixMatching,
    response: importFixed,
  },
  startImportDraft: {
    body: importDraftStart,
    response: importTask,
  },
  deleteImportDraft: {},
} satisfies SchemasByEndpoint;
