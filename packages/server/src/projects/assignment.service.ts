import { isAgreed } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { deleteUnsent } from "../job-requests/jobVersions.repository.ts";
import { assign, lockCreators, ownCreators, updateCreators } from "./projectCreators.repository.ts";
import { lockProject } from "./projects.repository.ts";
import { publishSheet } from "./sheet/publishRows.service.ts";

/**
 * Assigns creators to a project. Those already assigned stay as they are; those who were removed come back.
 * @throws AppError not_found (also for unknown uids, which it names: then nobody is added), project_archived, conflict
 */
export function assignCreators(
  actor: MemberActor,
  { id: project_uid, creator_uids }: { id: string; creator_uids: readonly string[] },
) {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const project = found(await lockProject(company_uid, project_uid));
    if (project.archived_at) {
      throw new AppError("project_archived", {
        message: "アーカイブ済みの案件には追加できません。アーカイブを解除してください。",
      });
    }
    const uids = [...new Set(creator_uids)];
    if (uids.length === 0) return { assigned: [], already_assigned: [] };
    const own = await ownCreators(company_uid, uids);
    const known = new Set(own.map(({ uid }) => uid));
    const unknown = uids.filter((uid) => !known.has(uid));
    if (unknown.length > 0) {
      const few = unknown.slice(0, 5).join("、");
      throw new AppError("not_found", {
        message: `クリエイターが見つかりません（${few}${unknown.length > 5 ? "など" : ""}）。削除されたか、IDが違います。`,
      });
    }
    const archived = own.find(({ archived_at }) => archived_at !== null);
    if (archived) {
      throw new AppError("conflict", {
        message: `「${archived.display_name}」はアーカイブ済みのため追加できません。復元してから追加してください。`,
      });
    }
    const assigned = new Set(await assign(company_uid, project_uid, uids, now()));
    if (assigned.size > 0) await publishSheet(company_uid, project_uid);
    return {
      assigned: uids.filter((uid) => assigned.has(uid)),
      already_assigned: uids.filter((uid) => !assigned.has(uid)),
    };
  });
}

/** Removes a creator; what was written is kept and comes back with the creator. @throws AppError not_found, conflict */
export function removeCreator(
  actor: MemberActor,
  { id: project_uid, creator_uid }: { id: string; creator_uid: string },
): Promise<void> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const [row] = await lockCreators(company_uid, project_uid, [creator_uid]);
    const { job_status } = found(row);
    if (isAgreed(job_status)) {
      throw new AppError("conflict", {
        message: "確定した依頼があるため外せません。先にステータスを「中止」に変更してください。",
      });
    }
    await deleteUnsent(company_uid, project_uid, [creator_uid]);
    await updateCreators(company_uid, project_uid, [creator_uid], { removed_at: now() });
    await publishSheet(company_uid, project_uid);
    await audit("project.remove_creator", project_uid, { creator_uid, job_status });
  });
}
