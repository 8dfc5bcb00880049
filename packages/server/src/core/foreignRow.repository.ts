import { sql } from "drizzle-orm";
import { db } from "../db/index.ts";
import type { MemberActor } from "./actor.ts";

/** What the addresses of calls name, by the tables that hold it. */
const TABLES = [
  "managed_creators",
  "projects",
  "chat_rooms",
  "job_requests",
  "project_posts",
  "payment_notices",
  "import_tasks",
  "short_links",
  "saved_views",
  "comment_templates",
  "invitations",
] as const;

/**
 * The first of these uids that names something of a company to which the member does not belong. Ids cannot be guessed: who
 * has one was given it, or tries what somebody else was given.
 */
export async function foreignRowAmong(
  { uid: user_uid, company_uid }: Pick<MemberActor, "uid" | "company_uid">,
  uids: readonly string[],
): Promise<string | undefined> {
  if (uids.length === 0) return undefined;
  const among = sql.join(
    uids.map((uid) => sql`${uid}`),
    sql`, `,
  );
  const rowsOf = TABLES.map(
    (table) => sql`select uid, company_uid from ${sql.identifier(table)} where uid in (${among})`,
  );
  const { rows } = await db().execute(sql`
    select r.uid from (
      ${sql.join(rowsOf, sql` union all `)} union all select uid, uid from companies where uid in (${among})
    ) r
    where r.company_uid <> ${company_uid} and not exists (
      select 1 from memberships m where m.company_uid = r.company_uid and m.user_uid = ${user_uid}
    ) limit 1`);
  return rows[0] === undefined ? undefined : String(rows[0].uid);
}
