import { and, desc, eq } from "drizzle-orm";
import { db } from "../db/db.ts";
import { companies } from "../db/schema/accounts.ts";
import { comments } from "../db/schema/comments.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";

/** What the creator may see of the project; nothing that is internal to the company. */
export async function findBrief(company_uid: string, project_uid: string, creator_uid: string) {
  const [row] = await db()
    .select({
      company: { name: companies.name, image: companies.image },
      project_name: projects.name,
      required_hashtags: projects.required_hashtags,
      required_mentions: projects.required_mentions,
      disclosure_rule: projects.disclosure_rule,
      shared_memo: projectCreators.shared_memo,
    })
    .from(projectCreators)
    .innerJoin(companies, eq(companies.uid, projectCreators.company_uid))
    .innerJoin(projects, and(eq(projects.company_uid, company_uid), eq(projects.uid, project_uid)))
    .where(
      and(
        eq(projectCreators.company_uid, company_uid),
        eq(projectCreators.project_uid, project_uid),
        eq(projectCreators.managed_creator_uid, creator_uid),
      ),
    );
  return row;
}

/** Text of the newest message in the room, and who wrote it. */
export async function newestText(company_uid: string, room_uid: string) {
  const [row] = await db()
    .select({ uid: comments.uid, text: comments.text })
    .from(comments)
    .where(
      and(
        eq(comments.company_uid, company_uid),
        eq(comments.room_uid, room_uid),
        eq(comments.kind, "message"),
      ),
    )
    .orderBy(desc(comments.seq))
    .limit(1);
  return row;
}
