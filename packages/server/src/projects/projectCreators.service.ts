import type { JobStatus, ProjectCreator } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { toPage } from "../core/keysetPage.ts";
import { inTransaction } from "../db/index.ts";
import { moveJobStatus } from "./moveJobStatus.service.ts";
import { type CreatorFilter, countCreators, selectCreators } from "./projectCreatorList.repository.ts";
import { presentProjectCreator } from "./projects.presenter.ts";
import { findProject } from "./projects.repository.ts";

/** One page of the project's table. @throws AppError not_found */
export async function listCreators(
  actor: MemberActor,
  query: { id: string } & Omit<CreatorFilter, "creator_uids"> &
    Omit<Parameters<typeof selectCreators>[3], "viewer_uid">,
) {
  const { id: project_uid, limit, cursor, sort, ...filter } = query;
  if (!actor.canSeeFees && sort.endsWith("fee")) {
    throw new AppError("forbidden", { message: "報酬を見る権限がないため、報酬では並べ替えられません。" });
  }
  const { project } = found(await findProject(actor.company_uid, project_uid));
  const page = { limit: limit + 1, sort, viewer_uid: actor.uid, cursor };
  const rows = await selectCreators(actor.company_uid, project_uid, filter, page);
  const { rows: shown, next_cursor } = toPage(rows, limit, sort);
  const view = { canSeeFees: actor.canSeeFees, at: now() };
  return {
    items: shown.map((row) => presentProjectCreator(row, project, view)),
    next_cursor,
    total: await countCreators(actor.company_uid, project_uid, filter),
  };
}

/** Some rows of the project's table, for the answer of a change. */
export async function presentCreators(
  actor: MemberActor,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<ProjectCreator[]> {
  const { project } = found(await findProject(actor.company_uid, project_uid));
  const rows = await selectCreators(
    actor.company_uid,
    project_uid,
    { creator_uids },
    { limit: creator_uids.length, sort: "job_status", viewer_uid: actor.uid },
  );
  const view = { canSeeFees: actor.canSeeFees, at: now() };
  return rows.map((row) => presentProjectCreator(row, project, view));
}

/** Staff move one creator or several, all or none. @throws AppError not_found, illegal_transition, invalid_request */
export function changeJobStatus(
  actor: MemberActor,
  change: {
    id: string;
    creator_uid?: string | undefined;
    creator_uids?: readonly string[] | undefined;
    job_status: JobStatus;
    reason?: string | undefined;
  },
): Promise<{ items: ProjectCreator[] }> {
  return inTransaction(async () => {
    const { id: project_uid, job_status, reason } = change;
    const creator_uids = change.creator_uids ?? [change.creator_uid ?? ""];
    await moveJobStatus({
      company_uid: actor.company_uid,
      project_uid,
      creator_uids,
      reason,
      to: job_status,
      by: "staff",
      by_uid: actor.uid,
    });
    return { items: await presentCreators(actor, project_uid, creator_uids) };
  });
}
