import { listColleagues } from "../../company-users/company-users.repository.ts";
import { context, now } from "../../core/context.ts";
import { type CsvChunk, type Delimiter, readRecords } from "../../core/csv/index.ts";
import { mapBehindRequests } from "../../core/giveWay.ts";
import { defineJob, enqueue, isStopping } from "../../core/jobs.ts";
import { tellFailure } from "../../core/tellFailure.ts";
import { searchedFields } from "../../custom-fields/custom-fields.repository.ts";
import { currentDatabase, inTransaction, isOutage } from "../../db/index.ts";
import { allGenres } from "../../genres/genres.repository.ts";
import { notifyMembers } from "../../notifications/notifications.service.ts";
import { draftFixes } from "../drafts/import-draft-rows.repository.ts";
import { deleteDraft, draftBytes } from "../drafts/import-drafts.repository.ts";
import { readUpload, type Upload } from "../files/readUpload.service.ts";
import { claimedKeys } from "../import-task-rows.repository.ts";
import { type ImportTaskRow, isUnderWay } from "../import-tasks.presenter.ts";
import {
  analyzeCreators,
  deleteParts,
  findTask,
  lockTask,
  readParts,
  unfinishedTasks,
  updateTask,
} from "../import-tasks.repository.ts";
import { standingKey, standingReaders } from "../rows/customCells.ts";
import { type Fixes, fixesByRow, type JudgedRow, judgeChunk, withFixes } from "../rows/judgeChunk.service.ts";
import type { Claims } from "../rows/judgeRow.ts";
import { byName, membersByWord, writtenIn } from "../rows/lookup.repository.ts";
import { chunksAhead } from "./chunksAhead.ts";
import { newPace } from "./pace.service.ts";
import { type ChunkPlan, planChunk } from "./planChunk.service.ts";
import {
  FieldsChanged,
  fieldsAtStart,
  holdFieldsAsJudged,
  type Importing,
  presentFields,
} from "./presentFields.service.ts";
import { writeChunk } from "./writeChunk.repository.ts";

const ATTEMPTS = 3;
/** Rows after which the planner is given the new size, and again after four times as many. */
const FIRST_ANALYZE = 500;
const FAILURE = "取込が途中で止まりました。取り込めなかった行のファイルを、もう一度取り込んでください。";
const BROKEN_OFF =
  "取込が途中で止まったため、この行は取り込んでいません。このファイルをもう一度取り込んでください。";

interface TaskKey {
  readonly company_uid: string;
  readonly uid: string;
}

type Noted = Pick<ImportTaskRow, "row_ms" | "paced_at">;

/** Rows that earlier chunks, maybe of an earlier process, stand for. */
async function claimsOf({ company_uid, uid }: TaskKey): Promise<Claims> {
  const claims: Claims = new Map();
  for (const { row, keys, print } of await claimedKeys(company_uid, uid)) {
    for (const key of keys) {
      const before = claims.get(key);
      if (!before || row < before.row) claims.set(key, { row, print: print ?? "" });
    }
  }
  return claims;
}

const brokenOff = (records: CsvChunk["records"], fixes: Fixes): JudgedRow[] =>
  records.map(({ row, cells }) => ({
    row,
    cells: withFixes(cells, fixes.get(row)),
    parsed: null,
    verdict: { outcome: "failed", problems: [{ field: null, message: BROKEN_OFF }] },
  }));

/** A chunk with all that is known of it before it is written. */
interface Prepared {
  readonly chunk: CsvChunk;
  /** What of the company's own fields was gone when it was judged. */
  readonly gone: string;
  readonly plan: ChunkPlan;
  /** What its rows stand for, once they are written. */
  readonly claimed: Claims;
}

async function prepare(task: ImportTaskRow, judging: Importing, chunk: CsvChunk): Promise<Prepared> {
  const searched = await searchedFields(task.company_uid);
  const standing = await presentFields(judging);
  const gone = standingKey(standing);
  if (task.failure) {
    const rows = brokenOff(chunk.records, judging.fixes);
    const plan = await planChunk(task, { rows, records: new Map(), searched });
    return { chunk, gone, plan, claimed: new Map() };
  }
  const known = { ...judging.known, custom: standingReaders(standing, writtenIn(judging.encoding)) };
  const { claimed, ...judged } = await judgeChunk({ ...judging, known }, chunk.records);
  return { chunk, gone, plan: await planChunk(task, { ...judged, searched }), claimed };
}

/**
 * Writes one chunk and notes how far the task has come in the same transaction: a kill leaves both or
 * neither. Answers the task as it is then, or undefined when another worker has it. Nobody changes the company's own fields
 * meanwhile. @throws FieldsChanged where somebody has since the rows were judged
 */
function write(
  task: ImportTaskRow,
  judging: Importing,
  { chunk, plan, gone }: Prepared,
  noted: Noted,
): Promise<ImportTaskRow | undefined> {
  const { company_uid, uid, failure } = task;
  return inTransaction(async () => {
    await holdFieldsAsJudged(judging, gone);
    const current = await lockTask(company_uid, uid);
    if (!current || current.done !== task.done || !isUnderWay(current)) return undefined;
    await writeChunk(current, plan);
    const { counts } = plan;
    const values = {
      status: "running" as const,
      ...noted,
      done: current.done + chunk.records.length,
      text_offset: chunk.next,
      text_row: chunk.nextRow,
      created: current.created + counts.created,
      updated: current.updated + counts.updated,
      skipped: current.skipped + counts.skipped,
      failed: current.failed + counts.failed,
      failure,
    };
    await updateTask(company_uid, uid, values);
    return { ...current, ...values };
  });
}

interface Written {
  readonly task: ImportTaskRow | undefined;
  /** As it was written; another one than was handed in when it had to be prepared again. */
  readonly prepared: Prepared;
}

/**
 * A chunk that cannot be written is judged again: something of its creators has changed since. One that fails again and
 * again ends the taking over; its rows and the rest come back in the error file.
 */
async function persist(
  task: ImportTaskRow,
  judging: Importing,
  chunk: CsvChunk,
  ahead: Prepared | undefined,
  noted: Noted,
): Promise<Written> {
  let prepared = ahead;
  for (let attempt = 1; ; ) {
    try {
      prepared ??= await prepare(task, judging, chunk);
      return { task: await write(task, judging, prepared, noted), prepared };
    } catch (error) {
      if (isOutage(error)) throw error;
      prepared = undefined;
      // The rows are judged by what is left; that says nothing against the file.
      if (error instanceof FieldsChanged) continue;
      attempt += 1;
      if (attempt <= ATTEMPTS) continue;
      tellFailure(context().deps, `import-${task.uid}`, error);
      const failed = { ...task, failure: FAILURE };
      const broken = await prepare(failed, judging, chunk);
      return { task: await write(failed, judging, broken, noted), prepared: broken };
    }
  }
}

async function finish(task: ImportTaskRow): Promise<void> {
  const { company_uid, uid, created, updated, skipped, failed } = task;
  await inTransaction(async () => {
    const current = await lockTask(company_uid, uid);
    if (!current || !isUnderWay(current)) return;
    const status = task.failure ? "failed" : failed > 0 ? "done_with_errors" : "done";
    await updateTask(company_uid, uid, { status, finished_at: now(), fixes: [] });
    await deleteParts(uid);
    if (task.draft_uid) await deleteDraft(company_uid, task.draft_uid);
    await notifyMembers({
      company_uid,
      kind: "import_finished",
      title: status === "done" ? "クリエイターの取込が完了しました" : "取り込めなかった行があります",
      body: `${task.file_name}: 登録${created}件、更新${updated}件、変更なし${skipped}件、エラー${failed}件`,
      href: `/creators/import?task=${uid}`,
      recipients: [task.created_by],
    });
  });
}

interface TakingOver extends Importing {
  readonly claims: Claims;
}

/** Takes over row by row to the file's end; undefined when another worker has the task, or somebody stopped it. */
async function takeOver(
  started: ImportTaskRow,
  judging: TakingOver,
  text: string,
  delimiter: Delimiter,
): Promise<ImportTaskRow | undefined> {
  let task = started;
  const pace = newPace();
  const records = readRecords(text, delimiter, {
    size: pace.size,
    from: task.text_offset,
    row: task.text_row,
  });
  // The embedded database works in this process: between two chunks nothing runs but the requests of others.
  const isShared = currentDatabase().engine === "pglite";
  const chunks = chunksAhead<Prepared>({
    next: () => take(records),
    prepare: (chunk, claims) => prepare(task, { ...judging, claims }, chunk),
    written: judging.claims,
    atMost: isShared ? 1 : 2,
  });
  let analyzeAt = Math.max(FIRST_ANALYZE, task.done);
  try {
    for (let head = chunks.head(); head; head = chunks.head()) {
      if (isStopping()) throw new Error("The server stops; the next one goes on here.");
      const [current, { chunk, prepared }] = [task, head];
      const ready = await prepared;
      const [written] = await pace.step(chunk.records.length, () =>
        Promise.all([
          persist(current, judging, chunk, ready, pace.noted()),
          isShared ? chunks.settled() : undefined,
        ]),
      );
      if (!written.task) return undefined;
      task = written.task;
      for (const [key, claim] of written.prepared.claimed) judging.claims.set(key, claim);
      chunks.done(written.prepared === ready);
      if (task.done < analyzeAt) continue;
      analyzeAt = task.done * 4;
      await pace.rest(() => inTransaction(analyzeCreators));
    }
    return task;
  } finally {
    await chunks.settled();
  }
}

/** The file of a task. Its bytes, up to 50 MB, are let go before the rows are read. */
async function readFile(task: ImportTaskRow): Promise<Pick<Upload, "text" | "delimiter">> {
  const { company_uid, uid, draft_uid } = task;
  const { text, delimiter } = await readUpload(
    draft_uid ? await draftBytes(company_uid, draft_uid) : await readParts(uid),
    task,
  );
  return { text, delimiter };
}

const take = (chunks: Generator<CsvChunk, void>): CsvChunk | undefined => chunks.next().value ?? undefined;

/** Takes an import up where it stands: at its beginning, or where an earlier process was killed. */
export const runImport = defineJob<TaskKey>({
  name: "import-managed-creators",
  expireInSeconds: 4 * 60 * 60,
  run: async (key) => {
    const task = await findTask(key.company_uid, key.uid);
    if (!task || !isUnderWay(task)) return;
    const { draft_uid } = task;
    const upload = await readFile(task).catch(async (cause: unknown) => {
      // Stopped since: its file is gone, or another one's by now.
      const present = await findTask(key.company_uid, key.uid);
      if (present && isUnderWay(present)) throw cause;
    });
    if (!upload) return;
    const { text, delimiter } = upload;
    const claims = await claimsOf(key);
    const { mapping, encoding, on_match, match_by, blanks, seen_at } = task;
    const fixes = draft_uid ? await draftFixes(key.company_uid, draft_uid) : task.fixes;
    const judging = {
      ...key,
      mapping,
      encoding,
      known: {
        genres: byName(await allGenres()),
        members: membersByWord(await listColleagues(key.company_uid, {}), writtenIn(encoding)),
      },
      began: await fieldsAtStart(key.company_uid, mapping),
      rules: { on_match, match_by, blanks, seen_at },
      fixes: fixesByRow(fixes),
      mapAll: mapBehindRequests,
    };
    const ended = await takeOver(task, { ...judging, claims }, text, delimiter);
    if (ended) await finish(ended);
  },
  recover: async () => {
    for (const key of await unfinishedTasks("import")) await enqueue(runImport, key);
  },
});
