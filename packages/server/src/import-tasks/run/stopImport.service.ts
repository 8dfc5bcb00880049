import type { ImportTask } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { found } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import { notifyMembers } from "../../notifications/notifications.service.ts";
import { giveBackDraft } from "../drafts/import-drafts.repository.ts";
import { draftExpiry } from "../drafts/import-drafts.service.ts";
import { isUnderWay } from "../import-tasks.presenter.ts";
import { deleteParts, lockTask, updateTask } from "../import-tasks.repository.ts";
import { present } from "../import-tasks.service.ts";

/**
 * Ends an import where it stands. The lock waits for the piece under way; the worker finds the task ended when it comes
 * for the next one, and so does whoever takes up what a kill left. What is done can be taken back like a whole import.
 * @throws AppError not_found
 */
export function stopImport(actor: MemberActor, { id: uid }: { readonly id: string }): Promise<ImportTask> {
  const { company_uid } = actor;
  return inTransaction(async () => {
    const task = found(await lockTask(company_uid, uid));
    if (!isUnderWay(task)) return present(actor, task);
    const { draft_uid, done, total, created, updated, created_by, file_name } = task;
    const stopped = { status: "stopped" as const, finished_at: now(), fixes: [] };
    await updateTask(company_uid, uid, stopped);
    await deleteParts(uid);
    if (draft_uid) await giveBackDraft(company_uid, draft_uid, draftExpiry());
    await audit("managed_creator.stop_import", uid, { done, total });
    if (created_by !== actor.uid) {
      await notifyMembers({
        company_uid,
        kind: "import_finished",
        title: "クリエイターの取込が止められました",
        body: `${file_name}: ${total}行のうち${done}行まで。登録${created}件、更新${updated}件はそのまま残っています。`,
        href: `/creators/import?task=${uid}`,
        recipients: [created_by],
      });
    }
    return present(actor, { ...task, ...stopped });
  });
}
