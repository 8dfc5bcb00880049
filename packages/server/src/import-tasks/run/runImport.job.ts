import { listColleagues } from "../../company-users/company-users.repository.ts";
import { context, now } from "../../core/context.ts";
import { type CsvChunk, readRecords } from "../../core/csv/index.ts";
import { defineJob, enqueue, isStopping } from "../../core/jobs.ts";
import { fieldsInUse } from "../../custom-fields/custom-fields.repository.ts";
import { afterCommit, inTransaction, isOutage } from "../../db/index.ts";
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
import { customReaders } from "../rows/customCells.ts";
import {
  type Fixes,
  fixesByRow,
  type JudgedRow,
  type Judging,
  judgeChunk,
  withFixes,
} from "../rows/judgeChunk.service.ts";
import type { Claims } from "../rows/judgeRow.ts";
import { byName, membersByWord, writtenIn } from "../rows/lookup.repository.ts";
import { applyChunk } from "./applyChunk.repository.ts";
import { newPace } from "./pace.service.ts";

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

/**
 * Works off one chunk and notes how far the task has come in the same transaction: a kill leaves both or
 * neither. Answers the task as it is then, or undefined when another worker has it.
 */
function workOff(
  task: ImportTaskRow,
  judging: Judging,
  chunk: CsvChunk,
  noted: Noted,
): Promise<ImportTaskRow | undefined> {
  const { company_uid, uid, failure } = task;
  const { records, next, nextRow } = chunk;
  return inTransaction(async () => {
    const current = await lockTask(company_uid, uid);
    if (!current || current.done !== task.done || !isUnderWay(current)) return undefined;
    const judged = failure ? undefined : await judgeChunk(judging, records);
    const rows = judged?.rows ?? brokenOff(records, judging.fixes);
    const counts = await applyChunk(task, rows, judged?.records ?? new Map());
    const values = {
      status: "running" as const,
      ...noted,
      done: current.done + records.length,
      text_offset: next,
      text_row: nextRow,
      created: current.created + counts.created,
      updated: current.updated + counts.updated,
      skipped: current.skipped + counts.skipped,
      failed: current.failed + counts.failed,
      failure,
    };
    await updateTask(company_uid, uid, values);
    afterCommit(() => {
      for (const [key, claim] of judged?.claimed ?? []) judging.claims.set(key, claim);
    });
    return { ...current, ...values };
  });
}

/** A chunk that fails again and again ends the taking over; its rows and the rest come back in the error file. */
async function persist(
  task: ImportTaskRow,
  judging: Judging,
  chunk: CsvChunk,
  noted: Noted,
): Promise<ImportTaskRow | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await workOff(task, judging, chunk, noted);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (attempt < ATTEMPTS) continue;
      context().deps.reportError(error, `import-${task.uid}`);
      return workOff({ ...task, failure: FAILURE }, judging, chunk, noted);
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

/** Takes an import up where it stands: at its beginning, or where an earlier process was killed. */
export const runImport = defineJob<TaskKey>({
  name: "import-managed-creators",
  expireInSeconds: 4 * 60 * 60,
  run: async (key) => {
    let task = await findTask(key.company_uid, key.uid);
    if (!task || !isUnderWay(task)) return;
    const { draft_uid } = task;
    const bytes = draft_uid ? await draftBytes(key.company_uid, draft_uid) : await readParts(task.uid);
    const { text, delimiter } = await readUpload(bytes, task);
    const claims = await claimsOf(key);
    const { mapping, encoding, on_match, match_by, blanks, seen_at } = task;
    const fixes = draft_uid ? await draftFixes(key.company_uid, draft_uid) : task.fixes;
    const judging = {
      ...key,
      mapping,
      encoding,
      claims,
      known: {
        genres: byName(await allGenres()),
        members: membersByWord(await listColleagues(key.company_uid, {})),
        custom: customReaders(await fieldsInUse(key.company_uid), writtenIn(encoding)),
      },
      rules: { on_match, match_by, blanks, seen_at },
      fixes: fixesByRow(fixes),
    };
    const pace = newPace();
    let analyzeAt = Math.max(FIRST_ANALYZE, task.done);
    for (const chunk of readRecords(text, delimiter, {
      size: pace.size,
      from: task.text_offset,
      row: task.text_row,
    })) {
      if (isStopping()) throw new Error("The server stops; the next one goes on here.");
      const current: ImportTaskRow = task;
      task = await pace.step(chunk.records.length, () => persist(current, judging, chunk, pace.noted()));
      if (!task) return;
      if (task.done < analyzeAt) continue;
      analyzeAt = task.done * 4;
      await pace.rest(() => inTransaction(analyzeCreators));
    }
    await finish(task);
  },
  recover: async () => {
    for (const key of await unfinishedTasks("import")) await enqueue(runImport, key);
  },
});
