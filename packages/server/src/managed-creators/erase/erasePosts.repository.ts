import { sql } from "drizzle-orm";
import { db } from "../../db/index.ts";

/**
 * A post's address without the account's name: each platform finds the post by its number alone. Stories have no such
 * address, and are gone after a day.
 */
const nameless = sql`case platform
  when 'x' then 'https://x.com/i/status/' || platform_id
  when 'tiktok' then regexp_replace(url, '/@[^/]*/', '/@/')
  when 'instagram' then case when media_type = 'story' then 'https://www.instagram.com/' else regexp_replace(url, '\\?.*$', '') end
  else url end`;

/**
 * What was delivered stays, because it proves what was paid for: platform, number, address, figures. Whose account it
 * was, its words and its pictures go, and nothing fetches them again.
 */
export async function erasePosts(company_uid: string, uid: string, at: Date): Promise<void> {
  const theirs = sql`(select p.uid from project_posts p where p.company_uid = ${company_uid} and p.creator_uid = ${uid})`;
  const pictures = sql`
    select screenshot from post_pr_checks where company_uid = ${company_uid} and post_uid in ${theirs}
    union all select screenshot from post_reuses where company_uid = ${company_uid} and post_uid in ${theirs}
    union all select screenshot from post_figure_entries where company_uid = ${company_uid} and post_uid in ${theirs}
    union all select split_part(split_part(picture, '?', 1), '/', 3) from post_collections
      where company_uid = ${company_uid} and post_uid in ${theirs} and picture like '/uploads/%'`;
  await db().execute(sql`
    update uploads set name = '', removed_at = coalesce(removed_at, ${at.toISOString()}::timestamptz)
    where company_uid = ${company_uid} and uid in (${pictures})`);
  for (const table of ["post_pr_checks", "post_reuses", "post_figure_entries"]) {
    await db().execute(sql`
      update ${sql.identifier(table)} set screenshot = null
      where company_uid = ${company_uid} and post_uid in ${theirs} and screenshot is not null`);
  }
  await db().execute(sql`
    update post_pr_checks set caption = '' where company_uid = ${company_uid} and post_uid in ${theirs}`);
  await db().execute(sql`
    update post_collections set caption = null, caption_before = null, picture = null, next_at = null, fault = null,
      claim = null, claimed_until = null where company_uid = ${company_uid} and post_uid in ${theirs}`);
  await db().execute(sql`
    update project_posts set owner_handle = '', title = '', thumbnail = null, pr_found = '{}', removed_reason = '', url = ${nameless}
    where company_uid = ${company_uid} and creator_uid = ${uid}`);
}
