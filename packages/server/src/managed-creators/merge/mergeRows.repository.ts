import type { ProjectColumn } from "@tsumugi/contract";
import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { projectCreators, projects } from "../../db/schema/projects.ts";
import { projectShipments } from "../../db/schema/shipments.ts";
import { jobsOf } from "../../projects/sheet/cells.repository.ts";
import type { MergedRow } from "./lostValues.ts";

/** Rows of creators in a project, taken-out ones too, by creator; `sharedProjects` holds them locked. */
export async function rowsToMerge(
  company_uid: string,
  project_uid: string,
  uids: readonly string[],
): Promise<Map<string, MergedRow>> {
  const among = (t: typeof projectCreators | typeof projectShipments) =>
    and(
      eq(t.company_uid, company_uid),
      eq(t.project_uid, project_uid),
      inArray(t.managed_creator_uid, [...uids]),
    );
  const rows = await db().select().from(projectCreators).where(among(projectCreators));
  const shipments = await db().select().from(projectShipments).where(among(projectShipments));
  const jobs = await jobsOf(company_uid, project_uid, uids);
  return new Map(
    rows.map((stored) => {
      const { managed_creator_uid: uid } = stored;
      const shipment = shipments.find((each) => each.managed_creator_uid === uid);
      return [uid, { stored, shipment, checked: new Set<string>(), job: jobs.get(uid) }];
    }),
  );
}

export async function columnsOf(company_uid: string, uid: string): Promise<ProjectColumn[]> {
  const [row] = await db()
    .select({ columns: projects.columns })
    .from(projects)
    .where(and(eq(projects.company_uid, company_uid), eq(projects.uid, uid)));
  return row?.columns ?? [];
}

/** Makes room for the other row's shipment. */
export async function dropShipment(
  company_uid: string,
  project_uid: string,
  creator_uid: string,
): Promise<void> {
  await db().execute(sql`
    delete from project_shipments where company_uid = ${company_uid} and project_uid = ${project_uid}
      and managed_creator_uid = ${creator_uid}`);
}
