import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

/**
 * What was said in the person's rooms, by either side, with its pictures: tombstones stay, so that numbers and read
 * positions hold. Answers the rooms in which something was said.
 */
export async function eraseTalk(company_uid: string, uid: string, at: Date): Promise<string[]> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const theirs = sql`(select r.uid from chat_rooms r where r.company_uid = ${company_uid} and r.creator_uid = ${uid})`;
  await db().execute(sql`
    update uploads set name = '', removed_at = coalesce(removed_at, ${time})
    where company_uid = ${company_uid} and (room_uid in ${theirs} or uploader_uid = ${uid})`);
  await db().execute(sql`
    update chat_rooms set needs_reply = false where company_uid = ${company_uid} and creator_uid = ${uid}`);
  const { rows } = await db().execute(sql`
    with gone as (
      update comments set text = '', fee_text = '', images = '[]', deleted_at = coalesce(deleted_at, ${time})
      where company_uid = ${company_uid} and room_uid in ${theirs} returning room_uid
    ) select distinct room_uid from gone`);
  return rows.map(({ room_uid }) => String(room_uid));
}
