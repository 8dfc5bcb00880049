import { and, arrayContains, desc, eq, gte, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { type Database, db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { jobRequests } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators } from "../db/schema/projects.ts";
import { shortLinkHours, shortLinks } from "../db/schema/short-links.ts";

export type ShortLinkRow = typeof shortLinks.$inferSelect;
type HourRow = typeof shortLinkHours.$inferSelect;

const l = shortLinks;
const h = shortLinkHours;

/** What a redirect needs. */
export interface Target {
  readonly uid: string;
  readonly company_uid: string;
  readonly destination_url: string;
  readonly disabled_at: Date | null;
  /** Since when its company is deleted. */
  readonly closed_at: Date | null;
}

/** Prepared, since nothing else is asked so often. Its index is held by a test. */
export const TARGETS = {
  name: "short_link_targets",
  text: `select l.code, l.uid, l.company_uid, l.destination_url, l.disabled_at, c.deleted_at as closed_at
    from short_links l join companies c on c.uid = l.company_uid
    where l.code = any($1::text[])`,
};

/** By code, in one read; a code is absent where there is no such link. */
export async function findTargets(
  database: Database,
  codes: readonly string[],
): Promise<Map<string, Target>> {
  const rows = await database.read(TARGETS, [codes]);
  return new Map((rows as unknown as (Target & { code: string })[]).map((row) => [row.code, row]));
}

export async function findShortLink(company_uid: string, uid: string): Promise<ShortLinkRow | undefined> {
  const [row] = await db()
    .select()
    .from(l)
    .where(and(eq(l.company_uid, company_uid), eq(l.uid, uid)))
    .for("update");
  return row;
}

/** The link that stands, otherwise the one disabled last. */
export async function linkOfJob(
  company_uid: string,
  job_request_uid: string,
): Promise<ShortLinkRow | undefined> {
  const [row] = await db()
    .select()
    .from(l)
    .where(and(eq(l.company_uid, company_uid), eq(l.job_request_uid, job_request_uid)))
    .orderBy(sql`${l.disabled_at} desc nulls first`, desc(l.uid))
    .limit(1);
  return row;
}

/** Undefined where another link stands already. */
export async function insertShortLink(row: typeof l.$inferInsert): Promise<ShortLinkRow | undefined> {
  const [made] = await db()
    .insert(l)
    .values(row)
    .onConflictDoNothing({
      target: [l.company_uid, l.job_request_uid],
      where: sql`disabled_at is null`,
    })
    .returning();
  return made;
}

/** Those for whose job no other link stands. */
export async function insertShortLinks(rows: readonly (typeof l.$inferInsert)[]): Promise<ShortLinkRow[]> {
  if (rows.length === 0) return [];
  return db()
    .insert(l)
    .values([...rows])
    .onConflictDoNothing({
      target: [l.company_uid, l.job_request_uid],
      where: sql`disabled_at is null`,
    })
    .returning();
}

/** The jobs of a project that may still bring clicks, each with the link that stands. By the creator's name. */
export const jobsToLink = (company_uid: string, project_uid: string) =>
  db()
    .select({
      job_request_uid: jobRequests.uid,
      creator: { uid: managedCreators.uid, name: managedCreators.display_name },
      link: l,
    })
    .from(jobRequests)
    .innerJoin(
      projectCreators,
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.project_uid, jobRequests.project_uid),
        eq(projectCreators.managed_creator_uid, jobRequests.managed_creator_uid),
        notInArray(projectCreators.job_status, ["candidate", "declined", "rejected", "cancelled"]),
        isNull(projectCreators.removed_at),
      ),
    )
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, company_uid),
        eq(managedCreators.uid, jobRequests.managed_creator_uid),
      ),
    )
    .leftJoin(
      l,
      and(eq(l.company_uid, company_uid), eq(l.job_request_uid, jobRequests.uid), isNull(l.disabled_at)),
    )
    .where(and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.project_uid, project_uid)))
    .orderBy(managedCreators.sort_name, managedCreators.uid);

/** The codes of the links that stand for these creators in a project. */
export const standingCodes = (company_uid: string, project_uid: string, creator_uids: readonly string[]) =>
  db()
    .select({ creator_uid: jobRequests.managed_creator_uid, code: l.code, source_url: l.source_url })
    .from(l)
    .innerJoin(
      jobRequests,
      and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, l.job_request_uid)),
    )
    .where(
      and(
        eq(l.company_uid, company_uid),
        isNull(l.disabled_at),
        eq(jobRequests.project_uid, project_uid),
        inArray(jobRequests.managed_creator_uid, [...creator_uids]),
      ),
    );

/** Whether the company's contract grants short links. */
export async function mayShorten(company_uid: string): Promise<boolean> {
  const [row] = await db()
    .select({ uid: companies.uid })
    .from(companies)
    .where(and(eq(companies.uid, company_uid), arrayContains(companies.permission, ["short_link"])));
  return row !== undefined;
}

export async function setDisabled(
  company_uid: string,
  uid: string,
  change: Pick<ShortLinkRow, "disabled_at" | "disabled_by">,
): Promise<void> {
  await db()
    .update(l)
    .set(change)
    .where(and(eq(l.company_uid, company_uid), eq(l.uid, uid)));
}

/** The UTM values that the company gave last. */
export async function newestUtm(company_uid: string) {
  const [row] = await db()
    .select({ utm: l.utm })
    .from(l)
    .where(eq(l.company_uid, company_uid))
    .orderBy(desc(l.created_at))
    .limit(1);
  return row?.utm;
}

export type Clicks = Pick<HourRow, "total" | "unique_total" | "qr" | "bot" | "own">;

const sum = (column: (typeof h)[keyof Clicks]) => sql<number>`coalesce(sum(${column}), 0)::int`;

/** The clicks of links, all hours together. */
export async function clicksOf(company_uid: string, uids: readonly string[]): Promise<Map<string, Clicks>> {
  if (uids.length === 0) return new Map();
  const rows = await db()
    .select({
      uid: h.link_uid,
      total: sum(h.total),
      unique_total: sum(h.unique_total),
      qr: sum(h.qr),
      bot: sum(h.bot),
      own: sum(h.own),
    })
    .from(h)
    .where(and(eq(h.company_uid, company_uid), inArray(h.link_uid, [...uids])))
    .groupBy(h.link_uid);
  return new Map(rows.map(({ uid, ...clicks }) => [uid, clicks]));
}

/** Hours with clicks since then, oldest first. */
export const hoursOf = (company_uid: string, uids: readonly string[], since?: Date): Promise<HourRow[]> =>
  uids.length === 0
    ? Promise.resolve([])
    : db()
        .select()
        .from(h)
        .where(
          and(eq(h.company_uid, company_uid), inArray(h.link_uid, [...uids]), since && gte(h.hour, since)),
        )
        .orderBy(h.link_uid, h.hour);

/** All links of a project with whom they were given to. */
export const linksOfProject = (company_uid: string, project_uid: string) =>
  db()
    .select({ link: l, creator: { uid: managedCreators.uid, name: managedCreators.display_name } })
    .from(l)
    .innerJoin(
      jobRequests,
      and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, l.job_request_uid)),
    )
    .innerJoin(
      managedCreators,
      and(
        eq(managedCreators.company_uid, company_uid),
        eq(managedCreators.uid, jobRequests.managed_creator_uid),
      ),
    )
    .where(and(eq(l.company_uid, company_uid), eq(jobRequests.project_uid, project_uid)))
    .orderBy(managedCreators.sort_name, managedCreators.uid, l.created_at);
