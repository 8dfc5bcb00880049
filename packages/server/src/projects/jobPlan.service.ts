import type { JobPlan, ProjectCreator } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { lockCreators, updateCreators } from "./projectCreators.repository.ts";
import { presentCreators } from "./projectCreators.service.ts";
import { jobsOf } from "./sheet/cells.repository.ts";
import { SCHEDULED } from "./sheet/decideCell.ts";
import { publishRows } from "./sheet/publishRows.service.ts";
import { recordPlanned } from "./sheet/recordPlanned.service.ts";

/**
 * Sets fee and days of one creator before a request. `was` is what the editor saw, so that a colleague's change is not
 * lost. @throws AppError not_found, conflict (asked already, or going to be), stale_version with the present row
 */
export function setJobPlan(
  actor: MemberActor,
  {
    id: project_uid,
    creator_uid,
    plan,
    was,
  }: { id: string; creator_uid: string; plan: JobPlan; was: JobPlan },
): Promise<ProjectCreator> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const [locked] = await lockCreators(company_uid, project_uid, [creator_uid]);
    const row = found(locked);
    if (row.job_status !== "candidate") {
      throw new AppError("conflict", {
        message:
          "依頼を送ったあとの条件はここでは変えられません。「条件と版」から「条件を変えて送る」を使ってください。",
      });
    }
    const job = (await jobsOf(company_uid, project_uid, [creator_uid])).get(creator_uid);
    if (job?.isScheduled) throw new AppError("conflict", { message: SCHEDULED });
    const isSame =
      (row.planned_fee ?? row.fee) === was.fee &&
      row.planned_delivery_on === was.delivery_on &&
      row.planned_reply_due_on === was.reply_due_on;
    if (!isSame) {
      const current = found((await presentCreators(actor, project_uid, [creator_uid]))[0]);
      throw new AppError("stale_version", { current });
    }
    const values = {
      planned_fee: plan.fee,
      planned_delivery_on: plan.delivery_on,
      planned_reply_due_on: plan.reply_due_on,
    };
    await updateCreators(company_uid, project_uid, [creator_uid], values);
    const isChanged = await recordPlanned(
      { stored: row, job },
      { stored: { ...row, ...values }, job },
      { by: actor.uid, at: now() },
    );
    if (isChanged) await publishRows(company_uid, project_uid, [creator_uid]);
    return found((await presentCreators(actor, project_uid, [creator_uid]))[0]);
  });
}
