import {
  type CsvEncoding,
  type ImportBlank,
  type ImportFix,
  type ImportKeyChoice,
  type ImportMapping,
  type ImportMatch,
  type ImportPreview,
  type ImportTask,
  mappingProblems,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { countRows, readUpload, takeFile } from "./files/readUpload.service.ts";
import { failedRows, keptNames } from "./import-task-rows.repository.ts";
import {
  feeColumns,
  type ImportTaskRow,
  presentImportTask,
  rowErrors,
  SHOWN_ERRORS,
} from "./import-tasks.presenter.ts";
import { findPerson, insertTask, lockTask, newestTask, updateTask } from "./import-tasks.repository.ts";
import { fixesByRow } from "./rows/judgeChunk.service.ts";
import { judgeFile, mappingOf } from "./rows/judgeFile.service.ts";
import { runImport } from "./run/runImport.job.ts";
import { checkUndo, undoImport } from "./undo/undoImport.job.ts";

const SHOWN_NAMES = 5;
const NO_SUCH_ROW =
  "ファイルにない行の修正が含まれています。ファイルを選び直して、事前確認からやり直してください。";

export interface ImportBody {
  readonly file: File;
  /** Absent: guessed from the headers. */
  readonly mapping?: ImportMapping | undefined;
  /** Absent: detected. */
  readonly encoding?: CsvEncoding | undefined;
  /** Of a workbook. Absent: the first that holds anything. */
  readonly sheet?: string | undefined;
  /** Absent: found. 0: there is none. */
  readonly header_row?: number | undefined;
  readonly fixes?: readonly ImportFix[] | undefined;
  readonly on_match: ImportMatch;
  readonly match_by: ImportKeyChoice;
  readonly blanks: ImportBlank;
  /** When the dry run was made that the person looked at. */
  readonly seen_at?: string | undefined;
  readonly dry_run: boolean;
}

/**
 * A dry run answers what would become of every row; else the file is stored and the task queued.
 * @throws AppError payload_too_large, csv_unreadable, csv_columns_mismatch, import_running
 */
export async function createImport(
  actor: MemberActor,
  body: ImportBody,
): Promise<ImportPreview | ImportTask> {
  const { company_uid } = actor;
  const { bytes, file_name } = await takeFile(body.file);
  const upload = await readUpload(bytes, body);
  const { total, lastRow } = await countRows(upload);
  const mapped = await mappingOf(company_uid, body.mapping, upload);
  const { fixes = [], on_match, match_by, blanks } = body;
  if (fixes.some(({ row }) => row < upload.firstRow || row > lastRow))
    throw new AppError("invalid_request", { fields: { fixes: NO_SUCH_ROW } });
  if (body.dry_run) {
    const rules = { on_match, match_by, blanks };
    const file = { company_uid, file_name, upload, total, rules, ...mapped };
    return judgeFile({ ...file, fixes: fixesByRow(fixes) });
  }
  const { mapping } = mapped;
  const problems = mappingProblems(mapping, upload.headers);
  if (problems.length > 0) throw new AppError("csv_columns_mismatch", { message: problems.join("\n") });
  return inTransaction(() =>
    queueTask(
      actor,
      {
        file_name,
        mapping,
        total,
        fixes,
        on_match,
        match_by,
        blanks,
        seen_at: body.seen_at ? new Date(body.seen_at) : null,
        encoding: upload.encoding,
        sheet: upload.sheet?.name ?? null,
        delimiter: upload.delimiter,
        headers: [...upload.headers],
        text_offset: upload.rowsFrom,
        text_row: upload.firstRow,
      },
      bytes,
    ),
  );
}

export type TaskToQueue = Omit<Parameters<typeof insertTask>[0], "uid" | "company_uid" | "created_by">;

/**
 * Writes the task and hands it to the worker, in the open transaction. Without `bytes` the file stands in a draft.
 * @throws AppError import_running
 */
export async function queueTask(
  actor: MemberActor,
  values: TaskToQueue,
  bytes?: Uint8Array,
): Promise<ImportTask> {
  const { company_uid } = actor;
  const uid = newUid();
  const task = { ...values, uid, company_uid, created_by: actor.uid, created_at: now() };
  if (!(await insertTask(task, bytes))) throw new AppError("import_running");
  await audit("managed_creator.import", uid, { total: values.total });
  await enqueue(runImport, { company_uid, uid });
  return present(actor, found(await lockTask(company_uid, uid)));
}

/** With its failures, which a viewer sees without fees. */
export async function present(actor: MemberActor, task: ImportTaskRow): Promise<ImportTask> {
  const hidden = actor.canSeeFees ? undefined : feeColumns(task.mapping);
  const failed = await failedRows(actor.company_uid, task.uid, SHOWN_ERRORS);
  const errors = failed.flatMap((each) => rowErrors(each, hidden));
  const kept = task.undo_kept > 0 ? await keptNames(actor.company_uid, task.uid, SHOWN_NAMES) : [];
  return presentImportTask(task, await findPerson(task.created_by), errors, kept);
}

/** The newest task, unchecked ones first; null when there has been none. */
export async function importStatus(actor: MemberActor): Promise<{ task: ImportTask | null }> {
  const task = await newestTask(actor.company_uid);
  return { task: task ? await present(actor, task) : null };
}

/**
 * Notes that somebody has looked at the result; `undo` starts taking the import back.
 * @throws AppError not_found, conflict
 */
export function checkImport(
  actor: MemberActor,
  { id: uid, undo }: { readonly id: string; readonly undo?: true | undefined },
): Promise<ImportTask> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const task = found(await lockTask(company_uid, uid));
    if (!task.finished_at) {
      throw new AppError("conflict", { message: "取込が終わっていません。終わってから確認してください。" });
    }
    if (undo) {
      checkUndo(task);
      await audit("managed_creator.undo_import", uid, { created: task.created, updated: task.updated });
      await enqueue(undoImport, { company_uid, uid });
    }
    // What taking back has done is to be looked at again.
    const values = undo
      ? { undo_started_at: now(), checked_at: null, row_ms: null, paced_at: null }
      : { checked_at: task.checked_at ?? now() };
    await updateTask(company_uid, uid, values);
    return present(actor, found(await lockTask(company_uid, uid)));
  });
}
