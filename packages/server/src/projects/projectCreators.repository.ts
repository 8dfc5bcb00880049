import { type JobStatus, jobStatuses } from "@tsumugi/contract";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { jobStatusChanges, projectChecks, projectCreators } from "../db/schema/projects.ts";

export type ProjectCreatorRow = typeof projectCreators.$inferSelect;

const among = (company_uid: string, project_uid: string, creator_uids: readonly string[]) =>
  and(
    eq(projectCreators.company_uid, company_uid),
    eq(projectCreators.project_uid, project_uid),
    inArray(projectCreators.managed_creator_uid, [...creator_uids]),
    isNull(projectCreators.removed_at),
  );

/** Rows held until the transaction ends, always in the same order so that two calls cannot wait for each other. */
export function lockCreators(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<ProjectCreatorRow[]> {
  return db()
    .select()
    .from(projectCreators)
    .where(among(company_uid, project_uid, creator_uids))
    .orderBy(projectCreators.managed_creator_uid)
    .for("update");
}

/** The company's own creators among these uids; a foreign uid is as missing as an unknown one. */
export function ownCreators(company_uid: string, uids: readonly string[]) {
  return db()
    .select({
      uid: managedCreators.uid,
      display_name: managedCreators.display_name,
      real_name: managedCreators.real_name,
      email: managedCreators.email,
      archived_at: managedCreators.archived_at,
    })
    .from(managedCreators)
    .where(and(eq(managedCreators.company_uid, company_uid), inArray(managedCreators.uid, [...uids])));
}

/** Puts creators into the project; who had been taken out comes back as it was. Answers the uids that are new. */
export async function assign(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await db()
    .insert(projectCreators)
    .values(
      creator_uids.map((managed_creator_uid) => ({
        company_uid,
        project_uid,
        managed_creator_uid,
        entered_status_at: at,
        created_at: at,
      })),
    )
    .onConflictDoUpdate({
      target: [projectCreators.company_uid, projectCreators.project_uid, projectCreators.managed_creator_uid],
      set: { removed_at: null },
      setWhere: sql`${projectCreators.removed_at} is not null`,
    })
    .returning({ uid: projectCreators.managed_creator_uid });
  return rows.map(({ uid }) => uid);
}

export async function updateCreators(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
  values: Partial<Omit<ProjectCreatorRow, "company_uid" | "project_uid" | "managed_creator_uid">>,
): Promise<void> {
  await db()
    .update(projectCreators)
    .set(values)
    .where(among(company_uid, project_uid, creator_uids));
}

/** Sets a status together with its place in the order of the work. */
export const setStatus = (
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
  job_status: JobStatus,
  at: Date,
): Promise<void> =>
  updateCreators(company_uid, project_uid, creator_uids, {
    job_status,
    status_position: jobStatuses.indexOf(job_status),
    entered_status_at: at,
  });

export async function insertStatusChanges(rows: (typeof jobStatusChanges.$inferInsert)[]): Promise<void> {
  await db().insert(jobStatusChanges).values(rows);
}

/** Job rooms by creator, of those who have one. */
export async function roomsOf(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db()
    .select({ creator: jobRequests.managed_creator_uid, room: jobRequests.chat_room_uid })
    .from(jobRequests)
    .where(
      and(
        eq(jobRequests.company_uid, company_uid),
        eq(jobRequests.project_uid, project_uid),
        inArray(jobRequests.managed_creator_uid, [...creator_uids]),
      ),
    );
  return new Map(rows.flatMap(({ creator, room }) => (room ? [[creator, room] as const] : [])));
}

/** Sets or clears one check; checking again keeps who was first. */
export async function setCheck(
  company_uid: string,
  cell: { project_uid: string; managed_creator_uid: string; column_key: string },
  checked: { by: string; at: Date } | null,
): Promise<void> {
  if (checked) {
    await db()
      .insert(projectChecks)
      .values({ company_uid, ...cell, checked_by: checked.by, checked_at: checked.at })
      .onConflictDoNothing();
    return;
  }
  await db()
    .delete(projectChecks)
    .where(
      and(
        eq(projectChecks.company_uid, company_uid),
        eq(projectChecks.project_uid, cell.project_uid),
        eq(projectChecks.managed_creator_uid, cell.managed_creator_uid),
        eq(projectChecks.column_key, cell.column_key),
      ),
    );
}

/** Notes when a creator was last written to; no edit of the record, so its version stays. */
export async function touchContact(company_uid: string, uid: string, last_contact_at: Date): Promise<void> {
  await db()
    .update(managedCreators)
    .set({ last_contact_at })
    .where(and(eq(managedCreators.company_uid, company_uid), eq(managedCreators.uid, uid)));
}
