import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";
import type { RoomRow } from "./rooms.repository.ts";

/** The project of a job room, null for a dm. */
export async function projectOfRoom(
  company_uid: string,
  { job_request_uid }: Pick<RoomRow, "job_request_uid">,
): Promise<string | null> {
  if (!job_request_uid) return null;
  const { rows } = await db().execute(
    sql`select project_uid from job_requests where company_uid = ${company_uid} and uid = ${job_request_uid}`,
  );
  const project = rows[0]?.project_uid;
  return typeof project === "string" ? project : null;
}

/** The projects of job rooms by room; dms are left out. */
export async function projectsOfRooms(
  company_uid: string,
  rooms: readonly Pick<RoomRow, "uid" | "job_request_uid">[],
): Promise<ReadonlyMap<string, string>> {
  const jobs = rooms.flatMap(({ job_request_uid }) => job_request_uid ?? []);
  if (jobs.length === 0) return new Map();
  const { rows } = await db().execute(
    sql`select uid, project_uid from job_requests
      where company_uid = ${company_uid} and uid = any(${sql.param(jobs)}::text[])`,
  );
  const projects = new Map(rows.map(({ uid, project_uid }) => [uid, String(project_uid)]));
  return new Map(
    rooms.flatMap(({ uid, job_request_uid }) => {
      const project_uid = projects.get(job_request_uid ?? "");
      return project_uid === undefined ? [] : [[uid, project_uid] as const];
    }),
  );
}
