import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/index.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { collectDailyMetrics } from "./collectMetrics.job.ts";
import { hurryProject } from "./postCollections.repository.ts";

/** Lets every post of a project be fetched by the next run. @throws AppError not_found */
export function collectProjectPosts(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id: project_uid }: { id: string },
): Promise<{ queued_count: number }> {
  return inTransaction(async () => {
    found(await findProjectRow(company_uid, project_uid));
    const queued_count = await hurryProject(company_uid, project_uid, now());
    if (queued_count > 0) await enqueue(collectDailyMetrics, {}, { key: "now" });
    return { queued_count };
  });
}
