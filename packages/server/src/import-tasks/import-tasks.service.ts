import type {
  CsvEncoding,
  ImportMapping,
  ImportPreview,
  ImportRowError,
  ImportTask,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { readRecords } from "../core/csv/index.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { guessMapping } from "./guessMapping.ts";
import {
  feeColumns,
  type ImportTaskRow,
  presentImportTask,
  rowErrors,
  SHOWN_ERRORS,
} from "./import-tasks.presenter.ts";
import {
  failedRows,
  findPerson,
  insertTask,
  lockTask,
  newestTask,
  updateTask,
} from "./import-tasks.repository.ts";
import { judgeChunk } from "./judgeChunk.ts";
import type { Claims } from "./judgeRow.ts";
import { genresByName } from "./lookup.ts";
import { breathe, countRows, MAX_FILE_BYTES, problemsOf, readUpload, type Upload } from "./readUpload.ts";
import { runImport } from "./runImport.ts";
import { undoImport } from "./undoImport.ts";

const SAMPLE_ROWS = 20;

export interface ImportBody {
  readonly file: File;
  /** Absent: guessed from the headers. */
  readonly mapping?: ImportMapping | undefined;
  /** Absent: detected. */
  readonly encoding?: CsvEncoding | undefined;
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
  if (body.file.size > MAX_FILE_BYTES) {
    throw new AppError("payload_too_large", {
      message: "ファイルが50MBを超えています。行を分けて、50MB以下のファイルにしてください。",
    });
  }
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const upload = readUpload(bytes, body.encoding);
  const total = await countRows(upload);
  const mapping = body.mapping ?? guessMapping(upload.headers);
  const problems = problemsOf(mapping, upload.headers);
  const file_name = body.file.name.slice(0, 200) || "取込.csv";
  if (body.dry_run) {
    const shape = { file_name, mapping, problems, total };
    return { ...shape, ...(await preview(actor.company_uid, upload, mapping)) };
  }
  if (problems.length > 0) throw new AppError("csv_columns_mismatch", { message: problems.join("\n") });
  return inTransaction(async () => {
    const { company_uid } = actor;
    const task = {
      ...{ uid: newUid(), company_uid, file_name, mapping, total },
      encoding: upload.encoding,
      delimiter: upload.delimiter,
      headers: [...upload.headers],
      text_offset: upload.rowsFrom,
      created_by: actor.uid,
      created_at: now(),
    };
    if (!(await insertTask(task, bytes))) throw new AppError("import_running");
    await audit("managed_creator.import", task.uid, { total });
    await enqueue(runImport, { company_uid, uid: task.uid });
    return present(actor, found(await lockTask(company_uid, task.uid)));
  });
}

/** Judges every row as the run would, without writing. */
async function preview(company_uid: string, upload: Upload, mapping: ImportMapping) {
  const { text, delimiter, rowsFrom, encoding, headers } = upload;
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 };
  const errors: ImportRowError[] = [];
  const sample: string[][] = [];
  const claims: Claims = new Map();
  const judging = { company_uid, mapping, genres: await genresByName(), claims };
  let row = 1;
  for (const { records } of readRecords(text, delimiter, { from: rowsFrom, size: 500 })) {
    sample.push(...records.slice(0, SAMPLE_ROWS - sample.length).map((cells) => [...cells]));
    const judged = await judgeChunk(judging, records, row);
    for (const [key, claim] of judged.claimed) claims.set(key, claim);
    for (const each of judged.rows) {
      counts[each.verdict.outcome] += 1;
      if (each.verdict.outcome !== "failed" || errors.length >= SHOWN_ERRORS) continue;
      errors.push(...rowErrors({ ...each, problems: each.verdict.problems }));
    }
    row += records.length;
    await breathe();
  }
  const shown = errors.slice(0, SHOWN_ERRORS);
  return {
    dry_run: true as const,
    ...{ encoding, delimiter, headers: [...headers], sample, ...counts, errors: shown },
  };
}

async function present(actor: MemberActor, task: ImportTaskRow): Promise<ImportTask> {
  const hidden = actor.canSeeFees ? undefined : feeColumns(task.mapping);
  const failed = await failedRows(actor.company_uid, task.uid, SHOWN_ERRORS);
  const errors = failed.flatMap((each) => rowErrors(each, hidden));
  return presentImportTask(task, await findPerson(task.created_by), errors);
}

/** The newest task, unchecked ones first; null when there has been none. */
export async function importStatus(actor: MemberActor): Promise<{ task: ImportTask | null }> {
  const task = await newestTask(actor.company_uid);
  return { task: task ? await present(actor, task) : null };
}

/** Notes that somebody has looked at the result; `undo` takes the import back. @throws AppError not_found, conflict */
export function checkImport(actor: MemberActor, uid: string, undo: boolean): Promise<ImportTask> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const task = found(await lockTask(company_uid, uid));
    if (!task.finished_at) {
      throw new AppError("conflict", { message: "取込が終わっていません。終わってから確認してください。" });
    }
    if (undo) {
      await undoImport(task);
      await audit("managed_creator.undo_import", uid, { created: task.created, updated: task.updated });
    }
    await updateTask(company_uid, uid, {
      checked_at: task.checked_at ?? now(),
      ...(undo ? { undone_at: now() } : {}),
    });
    return present(actor, found(await lockTask(company_uid, uid)));
  });
}
