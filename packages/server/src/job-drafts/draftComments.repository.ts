import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { db } from "../db/index.ts";
import { users } from "../db/schema/accounts.ts";
import { jobDraftComments, jobDrafts } from "../db/schema/job-drafts.ts";

const t = jobDraftComments;
const writer = alias(users, "draft_comment_writer");
const resolver = alias(users, "draft_comment_resolver");

const selected = (company_uid: string) =>
  db()
    .select({
      row: t,
      writer: { uid: writer.uid, name: writer.name, image: writer.image },
      resolver: { uid: resolver.uid, name: resolver.name, image: resolver.image },
    })
    .from(t)
    .innerJoin(jobDrafts, and(eq(jobDrafts.company_uid, company_uid), eq(jobDrafts.uid, t.draft_uid)))
    .leftJoin(writer, eq(writer.uid, t.written_by))
    .leftJoin(resolver, eq(resolver.uid, t.resolved_by));

/** Comments on all drafts of a job, oldest first. */
export const draftCommentsOf = (company_uid: string, job_request_uid: string) =>
  selected(company_uid)
    .where(and(eq(t.company_uid, company_uid), eq(jobDrafts.job_request_uid, job_request_uid)))
    .orderBy(asc(t.created_at), asc(t.uid));
export type CommentView = Awaited<ReturnType<typeof draftCommentsOf>>[number];

export interface DraftCommentRef {
  readonly job_request_uid: string;
  readonly draft_uid: string;
  readonly uid: string;
}

/** A comment of this draft of this job alone. */
export async function findDraftComment(
  company_uid: string,
  { job_request_uid, draft_uid, uid }: DraftCommentRef,
): Promise<CommentView | undefined> {
  const [row] = await selected(company_uid).where(
    and(
      eq(t.company_uid, company_uid),
      eq(t.uid, uid),
      eq(t.draft_uid, draft_uid),
      eq(jobDrafts.job_request_uid, job_request_uid),
    ),
  );
  return row;
}

/** False where the company has a comment of this uid already. */
export async function insertDraftComment(row: typeof t.$inferInsert): Promise<boolean> {
  const rows = await db().insert(t).values(row).onConflictDoNothing().returning({ uid: t.uid });
  return rows.length > 0;
}

export async function updateDraftComment(
  company_uid: string,
  uid: string,
  values: Pick<typeof t.$inferSelect, "resolved_at" | "resolved_by">,
): Promise<void> {
  await db()
    .update(t)
    .set(values)
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)));
}

export async function removeDraftComment(company_uid: string, uid: string): Promise<void> {
  await db()
    .delete(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.uid, uid)));
}
