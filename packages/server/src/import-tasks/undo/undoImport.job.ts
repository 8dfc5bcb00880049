import { now } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { defineJob, enqueue, isStopping } from "../../core/jobs.ts";
import { inTransaction } from "../../db/index.ts";
import { notifyMembers } from "../../notifications/notifications.service.ts";
import type { ImportTaskRow } from "../import-tasks.presenter.ts";
import { lockTask, unfinishedTasks, updateTask } from "../import-tasks.repository.ts";
import { newPace } from "../run/pace.service.ts";
import { takeBack } from "./takeBack.repository.ts";
import { undoEnds } from "./undoUntil.ts";

const conflict = (message: string) => new AppError("conflict", { message });

/** Whether, and until when, an import can be taken back. @throws AppError conflict */
export function checkUndo(task: ImportTaskRow): void {
  if (task.undone_at) throw conflict("この取込は取り消し済みです。クリエイター管理で確認してください。");
  if (task.undo_started_at) {
    throw conflict("この取込は取り消している途中です。終わるまでこのままお待ちください。");
  }
  const ends = undoEnds(task);
  if (!ends) throw conflict("取込が終わっていません。終わってから取り消してください。");
  if (ends < now()) {
    throw conflict("取込から24時間を過ぎたため取り消せません。必要なものを個別に直してください。");
  }
}

interface TaskKey {
  readonly company_uid: string;
  readonly uid: string;
}

type Noted = Pick<ImportTaskRow, "row_ms" | "paced_at">;

/** Takes some records back; null when none is left or another worker has done it. */
const workOff = ({ company_uid, uid }: TaskKey, size: number, noted: Noted): Promise<ImportTaskRow | null> =>
  inTransaction(async () => {
    const task = await lockTask(company_uid, uid);
    if (!task?.undo_started_at || task.undone_at) return null;
    const { done, kept, last } = await takeBack(company_uid, uid, {
      after: task.undo_row,
      limit: size,
      hasUpdated: task.updated > 0,
    });
    if (done > 0) {
      const values = {
        undo_row: last,
        undo_done: task.undo_done + done,
        undo_kept: task.undo_kept + kept,
        ...noted,
      };
      await updateTask(company_uid, uid, values);
      return { ...task, ...values };
    }
    await updateTask(company_uid, uid, { undone_at: now() });
    const rest = task.undo_kept > 0 ? `変更や利用のあった${task.undo_kept}件は、そのまま残しました。` : "";
    await notifyMembers({
      company_uid,
      kind: "import_finished",
      title: "クリエイターの取込を取り消しました",
      body: `${task.file_name}: ${task.undo_done - task.undo_kept}件を元に戻しました。${rest}`,
      href: `/creators/import?task=${uid}`,
      recipients: [task.created_by],
    });
    return null;
  });

/** Takes an import back, some records at a time, and goes on where an earlier process was killed. */
export const undoImport = defineJob<TaskKey>({
  name: "undo-import",
  expireInSeconds: 4 * 60 * 60,
  run: async (key) => {
    const pace = newPace();
    while (await pace.step(pace.size(), () => workOff(key, pace.size(), pace.noted()))) {
      if (isStopping()) throw new Error("The server stops; the next one goes on here.");
    }
  },
  recover: async () => {
    for (const key of await unfinishedTasks("undo")) await enqueue(undoImport, key);
  },
});
