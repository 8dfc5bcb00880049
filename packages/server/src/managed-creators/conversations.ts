import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";

/** Comments of a room that are looked at; older days of a long conversation are in the room itself. */
const NEWEST = 200;
const DAYS = 50;

/** Days on which messages were exchanged with a creator, newest first: one entry per room and day. */
export async function conversations(company_uid: string, creator_uid: string) {
  const { rows } = await db().execute(sql`
    select max(c.created_at) as at, count(*)::int as count, count(*) filter (where c.uid = r.creator_uid)::int as heard,
      j.project_uid, p.name
    from chat_rooms r
    cross join lateral (
      select uid, created_at from comments
      where room_uid = r.uid and kind = 'message' and deleted_at is null order by seq desc limit ${NEWEST}) c
    left join job_requests j on j.company_uid = r.company_uid and j.uid = r.job_request_uid
    left join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
    where r.company_uid = ${company_uid} and r.creator_uid = ${creator_uid}
    group by r.uid, j.project_uid, p.name, (c.created_at at time zone 'Asia/Tokyo')::date
    order by 1 desc limit ${DAYS}`);
  return rows.map(({ at, count, heard, project_uid, name }) => ({
    at: new Date(String(at)),
    kind: "comment" as const,
    label: `${name ? `「${name}」で` : ""}メッセージ${count}件（受信${heard}件）`,
    project_uid: project_uid === null ? null : String(project_uid),
  }));
}
