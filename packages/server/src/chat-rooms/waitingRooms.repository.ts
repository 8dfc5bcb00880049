import { sql } from "drizzle-orm";
import { db } from "../db/db.ts";

export interface WaitingRoom {
  readonly room_uid: string;
  readonly creator_name: string;
  /** Null: a room outside every project. */
  readonly project_name: string | null;
}

/** The rooms that are 未返信, the one that was silent longest first, up to `limit`, and how many there are in all. */
export async function waitingRooms(
  company_uid: string,
  limit: number,
): Promise<{ rooms: WaitingRoom[]; total: number }> {
  const { rows } = await db().execute(sql`
    select w.room_uid, k.display_name as creator_name, p.name as project_name, w.total
    from (
      select r.uid as room_uid, r.creator_uid, r.job_request_uid, r.activity_at, count(*) over ()::int as total
      from chat_rooms r
      where r.company_uid = ${company_uid} and r.needs_reply and r.archived_at is null
      order by r.activity_at, r.uid limit ${limit}::int
    ) w
    join managed_creators k on k.company_uid = ${company_uid} and k.uid = w.creator_uid
    left join job_requests j on j.company_uid = ${company_uid} and j.uid = w.job_request_uid
    left join projects p on p.company_uid = ${company_uid} and p.uid = j.project_uid
    order by w.activity_at, w.room_uid`);
  const found = rows as unknown as (WaitingRoom & { total: number })[];
  return {
    rooms: found.map(({ room_uid, creator_name, project_name }) => ({
      room_uid,
      creator_name,
      project_name,
    })),
    total: Number(found[0]?.total ?? 0),
  };
}
