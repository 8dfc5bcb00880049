import { and, desc, eq, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { jobRequests, replyTokens } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";

const t = replyTokens;
const maker = alias(users, "maker");
const ender = alias(users, "ender");

/** A job may have had many; the newest are enough. */
const NEWEST = 50;

export type ReplyLinkRow = Awaited<ReturnType<typeof linksOf>>[number];

/** Links of a job, newest first, with who made and who ended each. Those of single mails go with the one they came from. */
export const linksOf = (company_uid: string, job_request_uid: string, uid?: string) =>
  db()
    .select({
      link: t,
      made_by: { uid: maker.uid, name: maker.name, image: maker.image },
      ended_by: { uid: ender.uid, name: ender.name, image: ender.image },
    })
    .from(t)
    .leftJoin(maker, eq(maker.uid, t.created_by))
    .leftJoin(ender, eq(ender.uid, t.revoked_by))
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.job_request_uid, job_request_uid),
        isNull(t.parent_uid),
        uid === undefined ? undefined : eq(t.uid, uid),
      ),
    )
    .orderBy(desc(t.created_at), desc(t.uid))
    .limit(NEWEST);

/** A job that was sent, with whom and what a new link would be about; undefined where there is none. */
export async function linkedJob(company_uid: string, job_request_uid: string) {
  const key = (table: typeof projectCreators | typeof jobRequests) => eq(table.company_uid, company_uid);
  const [row] = await db()
    .select({
      request: jobRequests,
      project_name: projects.name,
      email: managedCreators.email,
      erased_at: managedCreators.erased_at,
      removed_at: projectCreators.removed_at,
    })
    .from(jobRequests)
    .innerJoin(
      projects,
      and(eq(projects.company_uid, company_uid), eq(projects.uid, jobRequests.project_uid)),
    )
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, company_uid),
        eq(managedCreators.uid, jobRequests.managed_creator_uid),
      ),
    )
    .innerJoin(
      projectCreators,
      and(
        key(projectCreators),
        eq(projectCreators.project_uid, jobRequests.project_uid),
        eq(projectCreators.managed_creator_uid, jobRequests.managed_creator_uid),
      ),
    )
    .where(and(key(jobRequests), eq(jobRequests.uid, job_request_uid)));
  return row;
}

/** Ends one link and those made from it; a link that has already ended keeps its time and its person. */
export async function endLink(
  company_uid: string,
  job_request_uid: string,
  end: { uid: string; by: string; at: Date },
): Promise<boolean> {
  const ended = await db()
    .update(t)
    .set({ revoked_at: end.at, revoked_by: end.by })
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.job_request_uid, job_request_uid),
        or(eq(t.uid, end.uid), eq(t.parent_uid, end.uid)),
        isNull(t.revoked_at),
      ),
    )
    .returning({ uid: t.uid });
  return ended.length > 0;
}
