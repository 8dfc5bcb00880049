import type { ProjectReport } from "@tsumugi/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { companies, users } from "../db/schema/accounts.ts";
import { projects } from "../db/schema/projects.ts";
import { projectReports, reportShares } from "../db/schema/reports.ts";

const person = { uid: users.uid, name: users.name, image: users.image };
export type ShareRow = typeof reportShares.$inferSelect;

export async function findReport(company_uid: string, project_uid: string) {
  const [row] = await db()
    .select({ report: projectReports, editor: person })
    .from(projectReports)
    .leftJoin(users, eq(users.uid, projectReports.updated_by))
    .where(and(eq(projectReports.company_uid, company_uid), eq(projectReports.project_uid, project_uid)));
  return row;
}

type Kept = Pick<ProjectReport, "sections" | "targets" | "comment">;

/** Keeps a report that stands at `version` (1 where it was never kept). @returns false where it moved on meanwhile */
export async function keepReport(
  key: { company_uid: string; project_uid: string },
  { version, ...kept }: Kept & { version: number },
  by: { updated_by: string; updated_at: Date },
): Promise<boolean> {
  const rows = await db()
    .insert(projectReports)
    .values({ ...key, ...kept, ...by, version: version + 1 })
    .onConflictDoUpdate({
      target: [projectReports.company_uid, projectReports.project_uid],
      set: { ...kept, ...by, version: version + 1 },
      setWhere: eq(projectReports.version, version),
    })
    .returning({ version: projectReports.version });
  return rows.length > 0;
}

export const listShares = (company_uid: string, project_uid: string) =>
  db()
    .select({ share: reportShares, maker: person })
    .from(reportShares)
    .leftJoin(users, eq(users.uid, reportShares.created_by))
    .where(and(eq(reportShares.company_uid, company_uid), eq(reportShares.project_uid, project_uid)))
    .orderBy(desc(reportShares.created_at), desc(reportShares.uid));

export async function findShare(company_uid: string, uid: string) {
  const [row] = await db()
    .select({ share: reportShares, maker: person })
    .from(reportShares)
    .leftJoin(users, eq(users.uid, reportShares.created_by))
    .where(and(eq(reportShares.company_uid, company_uid), eq(reportShares.uid, uid)));
  return row;
}

export async function insertShare(row: typeof reportShares.$inferInsert): Promise<void> {
  await db().insert(reportShares).values(row);
}

/** @returns false where it was ended before */
export async function revokeShare(
  company_uid: string,
  uid: string,
  by: { revoked_at: Date; revoked_by: string },
): Promise<boolean> {
  const rows = await db()
    .update(reportShares)
    .set(by)
    .where(
      and(
        eq(reportShares.company_uid, company_uid),
        eq(reportShares.uid, uid),
        isNull(reportShares.revoked_at),
      ),
    )
    .returning({ uid: reportShares.uid });
  return rows.length > 0;
}

/** The link behind a secret, with the names on its cover; a deleted company's links end with it. */
export async function findShareByToken(token_hash: string) {
  const [row] = await db()
    .select({
      share: reportShares,
      company: {
        uid: companies.uid,
        name: companies.name,
        color: companies.color,
        permission: companies.permission,
      },
      project: { name: projects.name, starts_on: projects.starts_on, ends_on: projects.ends_on },
    })
    .from(reportShares)
    .innerJoin(companies, and(eq(companies.uid, reportShares.company_uid), isNull(companies.deleted_at)))
    .innerJoin(
      projects,
      and(eq(projects.company_uid, reportShares.company_uid), eq(projects.uid, reportShares.project_uid)),
    )
    .where(eq(reportShares.token_hash, token_hash));
  return row;
}

export async function noteOpened(company_uid: string, uid: string, at: Date): Promise<void> {
  await db()
    .update(reportShares)
    .set({ opened_count: sql`${reportShares.opened_count} + 1`, last_opened_at: at })
    .where(and(eq(reportShares.company_uid, company_uid), eq(reportShares.uid, uid)));
}
