import type {
  CsvEncoding,
  ImportBlank,
  ImportDraft,
  ImportDraftRow,
  ImportFix,
  ImportKeyChoice,
  ImportMapping,
  ImportMatch,
} from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { decodeCursor, encodeCursor } from "../../core/cursor.ts";
import { AppError } from "../../core/errors.ts";
import { newUid } from "../../core/ids.ts";
import { whileHolding } from "../../core/largeFiles.ts";
import { inTransaction, isForeignKeyViolation } from "../../db/index.ts";
import { countRows, readUpload } from "../files/readUpload.service.ts";
import { fixesByRow } from "../rows/judgeChunk.service.ts";
import { judgeFile, mappingOf } from "../rows/judgeFile.service.ts";
import { kindCounter } from "./errorKinds.ts";
import {
  countFixesSince,
  countJudgedRows,
  deleteJudgedRows,
  draftFixes,
  fixesSince,
  insertJudgedRows,
  type Judged,
  judgedRows,
  type RowFilter,
  saveFixes,
  saveFixMatching,
} from "./import-draft-rows.repository.ts";
import { type ImportDraftRecord, presentDraftRow } from "./import-drafts.presenter.ts";
import { draftBytes, updateDraft } from "./import-drafts.repository.ts";
import { draftExpiry, draftOf, getDraft, gone, heldDraft, judgedOf, same } from "./import-drafts.service.ts";

export interface DraftCheck {
  readonly mapping?: ImportMapping | undefined;
  readonly encoding?: CsvEncoding | undefined;
  readonly sheet?: string | undefined;
  readonly header_row?: number | undefined;
  readonly on_match?: ImportMatch | undefined;
  readonly match_by?: ImportKeyChoice | undefined;
  readonly blanks?: ImportBlank | undefined;
}

/**
 * Judges the kept file again. Its rows are written beside those of the dry run before and take their place at the end:
 * of two at the same time the later one stands, and a kill leaves the former (what it wrote goes with the draft).
 * @throws AppError not_found, csv_unreadable, rate_limited beside other large files of the company
 */
export async function checkDraft(
  actor: MemberActor,
  { id: uid, ...asked }: DraftCheck & { readonly id: string },
): Promise<ImportDraft> {
  const draft = await draftOf(actor, uid);
  return whileHolding(actor.company_uid, draft.size, () => judgeDraft(actor, draft, asked));
}

async function judgeDraft(
  actor: MemberActor,
  draft: ImportDraftRecord,
  asked: DraftCheck,
): Promise<ImportDraft> {
  const { company_uid, uid } = draft;
  const before = draft.preview;
  const encoding = asked.encoding ?? before?.encoding;
  const sheet = asked.sheet ?? before?.sheet?.name;
  const isOtherText =
    (asked.encoding !== undefined && asked.encoding !== before?.encoding) ||
    (asked.sheet !== undefined && asked.sheet !== before?.sheet?.name);
  const header_row = asked.header_row ?? (isOtherText ? undefined : before?.header_row);
  const upload = await readUpload(await draftBytes(company_uid, uid), { encoding, sheet, header_row });
  const { total, lastRow } = await countRows(upload);
  const isOtherTable = isOtherText || (before?.header_row ?? upload.headerRow) !== upload.headerRow;
  const chosen = asked.mapping ?? (isOtherTable ? undefined : (draft.mapping ?? undefined));
  const judged: Judged = { company_uid, draft_uid: uid, judged_uid: newUid() };
  const kinds = kindCounter();
  const preview = await judgeFile({
    company_uid,
    file_name: draft.file_name,
    upload,
    total,
    ...(await mappingOf(company_uid, chosen, upload)),
    rules: {
      on_match: asked.on_match ?? before?.on_match ?? "update",
      match_by: asked.match_by ?? before?.match_by ?? "auto",
      blanks: asked.blanks ?? before?.blanks ?? "keep",
    },
    fixes: fixesByRow(await draftFixes(company_uid, uid)),
    onFailed: (rows) =>
      insertJudgedRows(
        judged,
        rows.map(({ row, cells, verdict }) => {
          const problems = verdict.outcome === "failed" ? verdict.problems : [];
          return { row, cells, problems, kinds: kinds.add(problems) };
        }),
      ),
  }).catch((error: unknown) => {
    // Thrown away meanwhile, in another tab: its rows have nothing to belong to.
    throw isForeignKeyViolation(error) ? gone() : error;
  });
  return inTransaction(async () => {
    const current = await heldDraft(actor, uid);
    const { failed_rows: _, ...kept } = preview;
    // Where the mapping is from stays shown until somebody chooses another one.
    const last = current.preview;
    const mapping_from = last && same(last.mapping, kept.mapping) ? last.mapping_from : kept.mapping_from;
    await updateDraft(company_uid, uid, {
      preview: { ...kept, mapping_from },
      mapping: kept.mapping,
      step: last && !isOtherTable ? "check" : "mapping",
      error_kinds: kinds.all(),
      judged_uid: judged.judged_uid,
      judged_change: draft.change,
      rows_from: upload.rowsFrom,
      first_row: upload.firstRow,
      last_row: lastRow,
      expires_at: draftExpiry(),
    });
    await deleteJudgedRows(judgedOf(current));
    return getDraft(actor, { id: uid });
  });
}

/** Failed rows of the last dry run, with what was fixed since. @throws AppError not_found */
export async function draftRows(
  actor: MemberActor,
  { id: uid, ...query }: RowFilter & { id: string; limit: number; cursor?: string | undefined },
): Promise<{ items: ImportDraftRow[]; next_cursor: string | null; total: number }> {
  const draft = await draftOf(actor, uid);
  const judged = judgedOf(draft);
  const after = query.cursor === undefined ? 0 : Number(decodeCursor(query.cursor, ["number"])[0]);
  if (!Number.isInteger(after) || Math.abs(after) > 2 ** 31 - 1) throw new AppError("invalid_request");
  const rows = await judgedRows(judged, query, query.limit + 1, after);
  const page = rows.slice(0, query.limit);
  const numbers = page.map(({ row }) => row);
  const fixes = page.length > 0 ? await fixesSince(draft.company_uid, uid, draft.judged_change, numbers) : [];
  const byRow = Map.groupBy(fixes, ({ row }) => row);
  const last = page.at(-1);
  return {
    items: page.map((row) => presentDraftRow(row, byRow.get(row.row) ?? [])),
    next_cursor: rows.length > query.limit && last ? encodeCursor([last.row]) : null,
    total: await countJudgedRows(judged, query),
  };
}

/** Changes cells under the next change number. */
function changeCells(
  actor: MemberActor,
  uid: string,
  write: (draft: ImportDraftRecord, change: number) => Promise<number>,
) {
  const { company_uid } = actor;
  return inTransaction(async () => {
    const draft = await heldDraft(actor, uid);
    const change = draft.change + 1;
    const rows = await write(draft, change);
    await updateDraft(company_uid, uid, { change, expires_at: draftExpiry() });
    return { rows, change, pending: await countFixesSince(company_uid, uid, draft.judged_change) };
  });
}

/** @throws AppError not_found, invalid_request for a row that the file does not have */
export const fixRows = (
  actor: MemberActor,
  { id: uid, fixes }: { readonly id: string; readonly fixes: readonly ImportFix[] },
) =>
  changeCells(actor, uid, async (draft, change) => {
    if (fixes.some(({ row }) => row < draft.first_row || row > draft.last_row)) {
      throw new AppError("invalid_request", {
        fields: { fixes: "ファイルにない行の修正が含まれています。画面を再読み込みしてください。" },
      });
    }
    await saveFixes(draft.company_uid, uid, change, fixes);
    return new Set(fixes.map(({ row }) => row)).size;
  });

/** The same fix for all failed rows of a filter, save for cells fixed meanwhile. @throws AppError not_found */
export const fixMatching = (
  actor: MemberActor,
  { id: uid, column, value, ...filter }: RowFilter & { id: string; column: number; value: string },
) =>
  changeCells(actor, uid, (draft, change) => {
    const since = draft.judged_change;
    return saveFixMatching(judgedOf(draft), filter, change, { column, value, since });
  });
