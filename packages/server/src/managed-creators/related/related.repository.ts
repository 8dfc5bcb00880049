import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { db } from "../../db/index.ts";
import { chatRooms } from "../../db/schema/chat-rooms.ts";
import { jobRequests } from "../../db/schema/job-requests.ts";
import { projectCreators, projects } from "../../db/schema/projects.ts";

const NEWEST = 100;
const TAGS = 200;

/** What a creator does or did in projects, newest first, with what was asked and agreed. */
export const jobsOf = (company_uid: string, creator_uid: string) =>
  db()
    .select({
      uid: projects.uid,
      name: projects.name,
      job_status: projectCreators.job_status,
      agreed_fee: projectCreators.fee,
      asked_fee: jobRequests.fee,
      sent_at: jobRequests.sent_at,
      answer: jobRequests.answer,
      answered_at: jobRequests.answered_at,
      chat_room_uid: jobRequests.chat_room_uid,
      entered_status_at: projectCreators.entered_status_at,
    })
    .from(projectCreators)
    .innerJoin(
      projects,
      and(
        eq(projects.company_uid, projectCreators.company_uid),
        eq(projects.uid, projectCreators.project_uid),
      ),
    )
    .leftJoin(
      jobRequests,
      and(
        eq(jobRequests.company_uid, projectCreators.company_uid),
        eq(jobRequests.project_uid, projectCreators.project_uid),
        eq(jobRequests.managed_creator_uid, projectCreators.managed_creator_uid),
      ),
    )
    .where(
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.managed_creator_uid, creator_uid),
        isNull(projectCreators.removed_at),
      ),
    )
    .orderBy(desc(projectCreators.entered_status_at), asc(projects.uid))
    .limit(NEWEST);

/** The room for direct messages with a creator. */
export async function dmRoomOf(company_uid: string, uid: string): Promise<string | null> {
  const [room] = await db()
    .select({ uid: chatRooms.uid })
    .from(chatRooms)
    .where(
      and(eq(chatRooms.company_uid, company_uid), eq(chatRooms.creator_uid, uid), eq(chatRooms.type, "dm")),
    );
  return room?.uid ?? null;
}

/** Tags in use, the most used first. */
export async function tagsOf(company_uid: string, limit = TAGS) {
  const { rows } = await db().execute(sql`
    select tag as name, count(*)::int as count from managed_creators m, unnest(m.tags) tag
    where m.company_uid = ${company_uid} and m.archived_at is null
    group by tag order by 2 desc, 1 limit ${limit}`);
  return rows.map(({ name, count }) => ({ name: String(name), count: Number(count) }));
}
