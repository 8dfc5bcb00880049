import type { MediaType, PersonRef, Platform } from "@tsumugi/contract";
import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import { filtered, type ReportFilter, textList } from "./reportPosts.repository.ts";

export interface PostClicks {
  readonly post_uid: string;
  readonly creator: PersonRef;
  readonly platform: Platform;
  readonly media_type: MediaType;
  readonly title: string;
  readonly url: string;
  readonly posted_at: string;
  /** Hours with clicks only, 0 is the hour of posting: a JSON list of [hour, clicks]. */
  readonly hours: readonly (readonly [number, number])[];
}

interface ClicksQuery extends ReportFilter {
  /** Hours from the hour of posting. */
  readonly from: number;
  readonly to: number;
  /** These posts alone. */
  readonly uids?: readonly string[];
}

/** What `postClicks` sends. The hours of a link are read by their key, for the window of each post only. */
export const selectPostClicks = (
  company_uid: string,
  project_uid: string,
  { from, to, uids, ...filter }: ClicksQuery,
): SQL => sql`
  select o.uid as post_uid, o.platform, o.media_type, o.title, o.url, o.posted_at,
    jsonb_build_object('uid', c.uid, 'name', c.display_name, 'image', c.image) as creator,
    coalesce(h.hours, '[]'::json) as hours
  from project_posts o
  join managed_creators c on c.company_uid = o.company_uid and c.uid = o.creator_uid
  cross join lateral (
    select json_agg(json_build_array(one.hour, one.clicks) order by one.hour) as hours from (
      select (extract(epoch from k.hour - date_trunc('hour', o.posted_at)) / 3600)::int as hour, sum(k.total)::int as clicks
      from short_links l join short_link_hours k on k.company_uid = l.company_uid and k.link_uid = l.uid
        and k.hour between date_trunc('hour', o.posted_at) + ${from}::int * interval '1 hour'
          and date_trunc('hour', o.posted_at) + ${to}::int * interval '1 hour'
      where l.company_uid = o.company_uid and l.job_request_uid = o.job_request_uid and k.total > 0
      group by 1) one) h
  where o.company_uid = ${company_uid} and o.project_uid = ${project_uid} and o.removed_at is null
    and o.posted_at is not null ${filtered(filter)} ${uids ? sql`and o.uid = ${textList(uids)}` : sql``}
    and exists (select 1 from short_links l
      where l.company_uid = o.company_uid and l.job_request_uid = o.job_request_uid)
  order by o.posted_at desc, o.uid desc`;

export async function postClicks(...query: Parameters<typeof selectPostClicks>): Promise<PostClicks[]> {
  const { rows } = await db().execute(selectPostClicks(...query));
  return rows as unknown as PostClicks[];
}
