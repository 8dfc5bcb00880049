import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

/** The company's notes on the person in its projects. Figures and ticks of its own columns (costs, done or not) stay. */
export async function eraseProjectNotes(company_uid: string, uid: string): Promise<void> {
  await db().execute(sql`
    update project_creators set memo = '', shared_memo = '', custom_values = coalesce((
      select jsonb_object_agg(key, value) from jsonb_each(custom_values)
      where jsonb_typeof(value) in ('number', 'boolean')), '{}')
    where company_uid = ${company_uid} and managed_creator_uid = ${uid}`);
  const isFigure = (column: string) => sql`jsonb_typeof(${sql.identifier(column)}) in ('number', 'boolean')`;
  await db().execute(sql`
    update project_cell_changes set
      before = case when ${isFigure("before")} then before else 'null'::jsonb end,
      after = case when ${isFigure("after")} then after else 'null'::jsonb end
    where company_uid = ${company_uid} and managed_creator_uid = ${uid}`);
  await db().execute(sql`
    delete from project_row_comments where company_uid = ${company_uid} and managed_creator_uid = ${uid}`);
}

/**
 * What waits to be sent to the person is cancelled, and no text is kept beside the rooms. The pictures of what was sent
 * belong to the comments. Answers the rooms whose list of waiting comments changed.
 */
export async function eraseScheduledComments(company_uid: string, uid: string, at: Date): Promise<string[]> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const theirs = sql`s.company_uid = ${company_uid} and s.room_uid in (
    select r.uid from chat_rooms r where r.company_uid = ${company_uid} and r.creator_uid = ${uid})`;
  await db().execute(sql`
    update uploads u set name = '', removed_at = coalesce(u.removed_at, ${time}) from scheduled_comments s
    where ${theirs} and s.state <> 'sent'
      and u.company_uid = s.company_uid and u.room_uid = s.room_uid and u.comment_id = s.id`);
  const { rows } = await db().execute(sql`
    update scheduled_comments s set state = 'cancelled', failure = null, version = version + 1, updated_at = ${time}
    where ${theirs} and s.state in ('waiting', 'failed') returning s.room_uid`);
  await db().execute(sql`update scheduled_comments s set text = '', images = '[]' where ${theirs}`);
  return rows.map(({ room_uid }) => String(room_uid));
}

/** The flags of the person's rooms: none can be without its words. Answers the rooms that had one. */
export async function eraseFlags(company_uid: string, uid: string): Promise<string[]> {
  const { rows } = await db().execute(sql`
    update chat_rooms set flag_color = null, flag_label = '', flag_due_on = null
    where company_uid = ${company_uid} and creator_uid = ${uid} and flag_label <> '' returning uid`);
  return rows.map((row) => String(row.uid));
}
