import { and, eq, inArray } from "drizzle-orm";
import { db } from "../db/index.ts";
import { projects } from "../db/schema/projects.ts";

/** Names of projects: of this company alone, or of those of notices that the reader sees. */
export async function projectNames(
  uids: readonly string[],
  company_uid?: string,
): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db()
    .select({ uid: projects.uid, name: projects.name })
    .from(projects)
    .where(
      and(inArray(projects.uid, [...uids]), company_uid ? eq(projects.company_uid, company_uid) : undefined),
    );
  return new Map(rows.map(({ uid, name }) => [uid, name]));
}
