import { sql } from "drizzle-orm";
import { before, moment, type Source } from "./timelinePage.repository.ts";

const day = (at: ReturnType<typeof sql>) =>
  sql`date_trunc('day', ${at} at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo'`;

/**
 * Days in Japan on which messages were exchanged with a creator: one entry per room and day. Each room is walked from
 * day to day down its index, so that a room of 100,000 comments costs no more than the days that are shown.
 */
export const conversations: Source = (page) => {
  const from = page.after ? moment(page.after.at + 1) : sql`'infinity'::timestamptz`;
  const newestDay = (until: ReturnType<typeof sql>) => sql`(
    select ${day(sql`c.created_at`)} from comments c
    where c.room_uid = r.uid and c.kind = 'message' and c.deleted_at is null and c.created_at < ${until}
    order by c.created_at desc limit 1)`;
  return sql`
    select o.at, o.key, 'comment', o.project_uid, o.name, null, o.detail from (
      with recursive days as (
        select r.uid, r.creator_uid, r.company_uid, r.job_request_uid, ${newestDay(from)} as day, 1 as n
        from chat_rooms r where r.company_uid = ${page.company_uid} and r.creator_uid = ${page.uid}
        union all
        select r.uid, r.creator_uid, r.company_uid, r.job_request_uid, ${newestDay(sql`r.day`)}, r.n + 1
        from days r where r.day is not null and r.n <= ${page.limit}
      )
      select m.at, 'm/' || d.uid || '/' || m.day as key, j.project_uid, p.name, jsonb_build_object(
        'room_uid', d.uid, 'seq', m.seq, 'count', m.count, 'heard', m.heard) as detail
      from days d
      cross join lateral (
        select max(c.created_at) as at, min(c.seq) as seq, count(*) as count,
          count(*) filter (where c.uid = d.creator_uid) as heard,
          to_char(d.day at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day
        from comments c where c.room_uid = d.uid and c.kind = 'message' and c.deleted_at is null
          and c.created_at >= d.day and c.created_at < d.day + interval '1 day'
      ) m
      left join job_requests j on j.company_uid = d.company_uid and j.uid = d.job_request_uid
      left join projects p on p.company_uid = j.company_uid and p.uid = j.project_uid
      where d.day is not null ${before(page, sql`m.at`, sql`('m/' || d.uid || '/' || m.day)`)}
    ) o order by o.at desc, o.key collate "C" desc limit ${page.limit}`;
};
