import { listColleagues } from "../../company-users/company-users.repository.ts";
import { context, now } from "../../core/context.ts";
import { defineJob, enqueue, isStopping } from "../../core/jobs.ts";
import { mayBeWorkbook } from "../../core/workbook/kinds.ts";
import { fieldsInUse, searchedFields } from "../../custom-fields/custom-fields.repository.ts";
import { inTransaction, isOutage } from "../../db/index.ts";
import { allGenres } from "../../genres/genres.repository.ts";
import { notifyMembers } from "../../notifications/notifications.service.ts";
import { draftFixes } from "../drafts/import-draft-rows.repository.ts";
import { deleteDraft, draftBytes } from "../drafts/import-drafts.repository.ts";
import { readUpload } from "../files/readUpload.service.ts";
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
import type { FileJudge, FileToJudge, ReadRows } from "../rows/fileJudge.ts";
import { type OpenJudge, openJudge } from "../rows/judge.adapter.ts";
import { fixesByRow } from "../rows/judgeChunk.ts";
import type { Claims } from "../rows/judgeRow.ts";
import { loadRecords } from "../rows/lookup.repository.ts";
import { newPace, type Pace } from "./pace.service.ts";
import type { ChunkPlan } from "./planChunk.ts";
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

/** A chunk with all that is known of it before it is written. */
interface Prepared {
  readonly read: ReadRows;
  readonly plan: ChunkPlan;
}

interface Work {
  readonly judge: FileJudge;
  readonly pace: Pace;
}

async function prepare(task: ImportTaskRow, { judge }: Work, read: ReadRows): Promise<Prepared> {
  const { company_uid, encoding, match_by } = task;
  const searched = await searchedFields(company_uid);
  const records = task.failure ? [] : await loadRecords(company_uid, read.wanted, encoding, match_by);
  const found = { records, searched, at: now(), ...(task.failure && { broken: BROKEN_OFF }) };
  return { read, plan: await judge.plan(read.chunk, found) };
}

/**
 * Writes one chunk and notes how far the task has come in the same transaction: a kill leaves both or
 * neither. Answers the task as it is then, or undefined when another worker has it.
 */
function write(
  task: ImportTaskRow,
  { read, plan }: Prepared,
  noted: Noted,
): Promise<ImportTaskRow | undefined> {
  const { company_uid, uid, failure } = task;
  return inTransaction(async () => {
    const current = await lockTask(company_uid, uid);
    if (!current || current.done !== task.done || !isUnderWay(current)) return undefined;
    await writeChunk(current, plan);
    const { counts } = plan;
    const values = {
      status: "running" as const,
      ...noted,
      done: current.done + read.count,
      text_offset: read.next,
      text_row: read.nextRow,
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

/** Rows that were read, and their plan where that could be made: what failed is tried again in its turn. */
interface Ahead {
  readonly read: ReadRows | undefined;
  readonly prepared: Prepared | undefined;
}

/** Reads and prepares the next chunk while one is written: the database and this process work at once. */
async function lookAhead(task: ImportTaskRow, work: Work): Promise<Ahead> {
  const read = await work.judge.read(work.pace.size());
  return { read, prepared: read && (await prepare(task, work, read).catch(() => undefined)) };
}

interface Written {
  readonly task: ImportTaskRow | undefined;
  /** Whether it was written as it was prepared ahead. */
  readonly asPrepared: boolean;
}

/**
 * A chunk that cannot be written is judged again: something of its creators has changed since. One that fails again and
 * again ends the taking over; its rows and the rest come back in the error file.
 */
async function persist(task: ImportTaskRow, work: Work, read: ReadRows, ahead?: Prepared): Promise<Written> {
  let prepared = ahead;
  for (let attempt = 1; ; attempt += 1) {
    try {
      prepared ??= await prepare(task, work, read);
      const written = await write(task, prepared, work.pace.noted());
      return { task: written, asPrepared: prepared === ahead };
    } catch (error) {
      if (isOutage(error)) throw error;
      prepared = undefined;
      if (attempt < ATTEMPTS) continue;
      context().deps.reportError(error, `import-${task.uid}`);
      const failed = { ...task, failure: FAILURE };
      const broken = await prepare(failed, work, read);
      return { task: await write(failed, broken, work.pace.noted()), asPrepared: false };
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

/** Takes over row by row to the file's end; undefined when another worker has the task, or somebody stopped it. */
async function takeOver(started: ImportTaskRow, judge: FileJudge): Promise<ImportTaskRow | undefined> {
  let task = started;
  const pace = newPace();
  const work = { judge, pace };
  let analyzeAt = Math.max(FIRST_ANALYZE, task.done);
  let ahead = await lookAhead(task, work);
  for (let { read } = ahead; read; { read } = ahead) {
    if (isStopping()) throw new Error("The server stops; the next one goes on here.");
    const [current, here, { prepared }] = [task, read, ahead];
    const [written, next] = await pace.step(here.count, () =>
      Promise.all([persist(current, work, here, prepared), prepared ? lookAhead(current, work) : undefined]),
    );
    if (!written.task) return undefined;
    task = written.task;
    await judge.settle(here.chunk);
    // What was judged after a chunk that had to be judged again did not know of it.
    const isKnown = written.asPrepared && next !== undefined;
    ahead = isKnown ? next : next ? { read: next.read, prepared: undefined } : await lookAhead(task, work);
    if (task.done < analyzeAt) continue;
    analyzeAt = task.done * 4;
    await pace.rest(() => inTransaction(analyzeCreators));
  }
  return task;
}

/** What is to be judged of a task's file, up to 50 MB; a workbook has to be read first. */
async function contentOf(task: ImportTaskRow): Promise<Pick<FileToJudge, "content">> {
  const { company_uid, uid, draft_uid } = task;
  const bytes = draft_uid ? await draftBytes(company_uid, draft_uid) : await readParts(uid);
  return { content: mayBeWorkbook(bytes) ? (await readUpload(bytes, task)).text : bytes };
}

/** The judge of a task's rows, from where it stands. Here the file is held by nobody else. */
async function judgeFor(task: ImportTaskRow): Promise<OpenJudge> {
  const { company_uid, uid, draft_uid, mapping, encoding, on_match, match_by, blanks, seen_at } = task;
  const fixes = draft_uid ? await draftFixes(company_uid, draft_uid) : task.fixes;
  return openJudge({
    ...(await contentOf(task)),
    delimiter: task.delimiter,
    from: task.text_offset,
    row: task.text_row,
    encoding,
    mapping,
    rules: { on_match, match_by, blanks, seen_at },
    fixes: fixesByRow(fixes),
    genres: await allGenres(),
    colleagues: await listColleagues(company_uid, {}),
    fields: await fieldsInUse(company_uid),
    tags: [],
    claims: await claimsOf(task),
    task: { company_uid, uid, created_by: task.created_by },
  });
}

/** Takes an import up where it stands: at its beginning, or where an earlier process was killed. */
export const runImport = defineJob<TaskKey>({
  name: "import-managed-creators",
  expireInSeconds: 4 * 60 * 60,
  run: async (key) => {
    const task = await findTask(key.company_uid, key.uid);
    if (!task || !isUnderWay(task)) return;
    const judge = await judgeFor(task);
    const ended = await takeOver(task, judge).finally(judge.close);
    if (ended) await finish(ended);
  },
  recover: async () => {
    for (const key of await unfinishedTasks("import")) await enqueue(runImport, key);
  },
});
