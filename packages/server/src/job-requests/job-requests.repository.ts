import { variableTerms } from "@tsumugi/contract";
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";
import type { JobRequestRow, JobRequestView } from "./job-requests.presenter.ts";

/** Requests by uid, each with the names it is shown with. */
export async function findJobRequests(
  company_uid: string,
  uids: readonly string[],
): Promise<Map<string, JobRequestView>> {
  if (uids.length === 0) return new Map();
  const rows = await db()
    .select({
      request: jobRequests,
      project_name: projects.name,
      creator_name: managedCreators.display_name,
      sender_name: users.name,
      sender_image: users.image,
      job_status: projectCreators.job_status,
    })
    .from(jobRequests)
    .innerJoin(
      projects,
      and(eq(projects.company_uid, company_uid), eq(projects.uid, jobRequests.project_uid)),
    )
    .innerJoin(
      projectCreators,
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.project_uid, jobRequests.project_uid),
        eq(projectCreators.managed_creator_uid, jobRequests.managed_creator_uid),
      ),
    )
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, company_uid),
        eq(managedCreators.uid, jobRequests.managed_creator_uid),
      ),
    )
    .leftJoin(users, eq(users.uid, jobRequests.sent_by))
    .where(and(eq(jobRequests.company_uid, company_uid), inArray(jobRequests.uid, [...uids])));
  return new Map(rows.map(({ request, ...names }) => [request.uid, { ...request, ...names }]));
}

/** One request, or undefined where the company has none of that uid. */
export const findJobRequest = async (company_uid: string, uid: string): Promise<JobRequestView | undefined> =>
  (await findJobRequests(company_uid, [uid])).get(uid);

/** Requests of a project that were sent; of these creators where they are named. */
export async function sentJobs(
  company_uid: string,
  project_uid: string,
  creator_uids?: readonly string[],
): Promise<string[]> {
  const rows = await db()
    .select({ uid: jobRequests.uid })
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        creator_uids && inArray(jobRequests.managed_creator_uid, [...creator_uids]),
        isNotNull(jobRequests.sent_at),
      ),
    );
  return rows.map(({ uid }) => uid);
}

/** Writes requests; creators who have one already are left out of the answer. */
export function insertJobRequests(rows: (typeof jobRequests.$inferInsert)[]): Promise<JobRequestRow[]> {
  return db().insert(jobRequests).values(rows).onConflictDoNothing().returning();
}

/** What was ordered last in a project. */
export async function newestTerms(
  company_uid: string,
  project_uid: string,
): Promise<JobRequestRow["terms"] | undefined> {
  const [row] = await db()
    .select({ terms: jobRequests.terms })
    .from(jobRequests)
    .where(and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.project_uid, project_uid)))
    .orderBy(desc(jobRequests.created_at), desc(jobRequests.uid))
    .limit(1);
  return row?.terms;
}

export async function requestsOfProject(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<JobRequestRow[]> {
  return db()
    .select()
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        inArray(jobRequests.managed_creator_uid, [...creator_uids]),
      ),
    );
}

export async function updateJobRequest(
  company_uid: string,
  uid: string,
  values: Partial<Omit<JobRequestRow, "uid" | "company_uid">>,
): Promise<void> {
  await db()
    .update(jobRequests)
    .set(values)
    .where(and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, uid)));
}

/** The terms with the contractor's name replaced in the texts that a variable may have put it into. */
function unnamed(terms: SQL, name: string): SQL {
  const renamed = variableTerms.map(
    (key) => sql`${key}::text, replace(${terms} ->> ${key}::text, ${terms} ->> 'contractor', ${name}::text)`,
  );
  return sql`case when length(${terms} ->> 'contractor') < 2 then ${terms}
    else ${terms} || jsonb_strip_nulls(jsonb_build_object(${sql.join(renamed, sql`, `)})) end`;
}

/**
 * Takes the person out of all terms agreed with a creator: the name of the other party, and what was typed with a
 * wish. Everything else stays as sent.
 */
export async function renameContractor(
  company_uid: string,
  managed_creator_uid: string,
  name: string,
): Promise<void> {
  const contractor = sql`to_jsonb(${name}::text)`;
  // One letter alone would be found in other words.
  await db().execute(sql`
    update job_request_versions v set terms = jsonb_set(${unnamed(sql`v.terms`, name)}, '{contractor}', ${contractor}),
      message = '', wish = jsonb_set(v.wish, '{note}', '""')
    from job_requests j where j.company_uid = ${company_uid} and j.managed_creator_uid = ${managed_creator_uid}
      and v.company_uid = j.company_uid and v.job_request_uid = j.uid`);
  await db()
    .update(jobRequests)
    .set({
      terms: sql`jsonb_set(${unnamed(sql`${jobRequests.terms}`, name)}, '{contractor}', ${contractor})`,
    })
    .where(
      and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.managed_creator_uid, managed_creator_uid)),
    );
}
