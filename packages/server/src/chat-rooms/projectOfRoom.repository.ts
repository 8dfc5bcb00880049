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
