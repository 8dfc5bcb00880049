import {
  type CsvEncoding,
  type ImportFix,
  type ImportMapping,
  type ImportMatch,
  type ImportPreview,
  type ImportTask,
  mappingProblems,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { readRecords } from "../core/csv/index.ts";
import { AppError, found } from "../core/errors.ts";
import { breathe } from "../core/giveWay.ts";
import { newUid } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { allGenres } from "../genres/genres.repository.ts";
import { guessMapping } from "./guessMapping.ts";
import { failedRows, keptNames } from "./import-task-rows.repository.ts";
import {
  feeColumns,
  type ImportTaskRow,
  presentImportTask,
  rowErrors,
  SHOWN_ERRORS,
} from "./import-tasks.presenter.ts";
import {
  findPerson,
  insertTask,
  lockTask,
  newestTask,
  updateTask,
  usedMappings,
} from "./import-tasks.repository.ts";
import { fixesByRow, type Judging, judgeChunk } from "./judgeChunk.ts";
import type { Claims } from "./judgeRow.ts";
import { byName } from "./lookup.ts";
import { previewCollector } from "./previewRows.ts";
import { countRows, MAX_FILE_BYTES, readUpload, type Upload } from "./readUpload.ts";
import { recallMapping } from "./recallMapping.ts";
import { runImport } from "./runImport.ts";
import { checkUndo, undoImport } from "./undoImport.ts";

const SAMPLE_ROWS = 20;
/** Imports whose mapping is looked through. */
const REMEMBERED = 20;
const SHOWN_NAMES = 5;
const NO_SUCH_ROW =
  "ファイルにない行の修正が含まれています。ファイルを選び直して、事前確認からやり直してください。";

export interface ImportBody {
  readonly file: File;
  /** Absent: guessed from the headers. */
  readonly mapping?: ImportMapping | undefined;
  /** Absent: detected. */
  readonly encoding?: CsvEncoding | undefined;
  readonly fixes?: readonly ImportFix[] | undefined;
  readonly on_match: ImportMatch;
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
  if (body.file.size > MAX_FILE_BYTES) {
    throw new AppError("payload_too_large", {
      message: "ファイルが50MBを超えています。行を分けて、50MB以下のファイルにしてください。",
    });
  }
  const bytes = new Uint8Array(await body.file.arrayBuffer());
  const upload = readUpload(bytes, body.encoding);
  const total = await countRows(upload);
  const { mapping, mapping_from } = await mappingOf(actor.company_uid, body, upload);
  const problems = mappingProblems(mapping, upload.headers);
  const { fixes = [], on_match } = body;
  if (fixes.some(({ row }) => row > total))
    throw new AppError("invalid_request", { fields: { fixes: NO_SUCH_ROW } });
  const file_name = body.file.name.slice(0, 200) || "取込.csv";
  if (body.dry_run) {
    const shape = {
      file_name,
      mapping,
      mapping_from,
      on_match,
      problems,
      total,
      seen_at: now().toISOString(),
    };
    const rules = { on_match, seen_at: null };
    const judging = { company_uid: actor.company_uid, mapping, encoding: upload.encoding, rules };
    return { ...shape, ...(await preview({ ...judging, fixes: fixesByRow(fixes) }, upload)) };
  }
  if (problems.length > 0) throw new AppError("csv_columns_mismatch", { message: problems.join("\n") });
  return inTransaction(async () => {
    const { company_uid } = actor;
    const task = {
      ...{ uid: newUid(), company_uid, file_name, mapping, total, fixes, on_match },
      seen_at: body.seen_at ? new Date(body.seen_at) : null,
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

/** Handed in, remembered, or guessed from the headers. */
async function mappingOf(
  company_uid: string,
  body: ImportBody,
  { headers }: Upload,
): Promise<Pick<ImportPreview, "mapping" | "mapping_from">> {
  if (body.mapping) return { mapping: body.mapping, mapping_from: "given" };
  const guessed = guessMapping(headers);
  const remembered = recallMapping(headers, await usedMappings(company_uid, REMEMBERED), guessed);
  return remembered
    ? { mapping: remembered, mapping_from: "remembered" }
    : { mapping: guessed, mapping_from: "guessed" };
}

/** Judges every row as the run would, without writing. */
async function preview(how: Omit<Judging, "genres" | "claims">, upload: Upload) {
  const { text, delimiter, rowsFrom, encoding, headers } = upload;
  const sample: string[][] = [];
  const claims: Claims = new Map();
  const genres = await allGenres();
  const judging = { ...how, genres: byName(genres), claims };
  const { add, result } = previewCollector(new Map(genres.map(({ uid, name }) => [uid, name])));
  let row = 1;
  for (const { records } of readRecords(text, delimiter, { from: rowsFrom, size: 500 })) {
    sample.push(...records.slice(0, SAMPLE_ROWS - sample.length).map((cells) => [...cells]));
    const judged = await judgeChunk(judging, records, row);
    for (const [key, claim] of judged.claimed) claims.set(key, claim);
    for (const each of judged.rows) add(each);
    row += records.length;
    await breathe();
  }
  return { dry_run: true as const, encoding, delimiter, headers: [...headers], sample, ...result() };
}

async function present(actor: MemberActor, task: ImportTaskRow): Promise<ImportTask> {
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
export function checkImport(actor: MemberActor, uid: string, undo: boolean): Promise<ImportTask> {
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
    // What taking back has done is to be looked at anew.
    const values = undo
      ? { undo_started_at: now(), checked_at: null }
      : { checked_at: task.checked_at ?? now() };
    await updateTask(company_uid, uid, values);
    return present(actor, found(await lockTask(company_uid, uid)));
  });
}
