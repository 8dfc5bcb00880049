import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import { dayInJapan } from "../core/clock.ts";
import { db } from "../db/index.ts";
import { companies } from "../db/schema/accounts.ts";
import { chatRooms } from "../db/schema/chat-rooms.ts";
import { comments } from "../db/schema/comments.ts";
import { creatorMails, jobReads, projectAutoMails } from "../db/schema/creator-mails.ts";
import { jobRequests, replyTokens } from "../db/schema/job-requests.ts";
import { managedCreators } from "../db/schema/managed-creators.ts";
import { projectCreators, projects } from "../db/schema/projects.ts";
import { projectShipments } from "../db/schema/shipments.ts";
import { creatorOfJob, projectOfJob, rowOfJob } from "../job-requests/jobJoins.repository.ts";
import { revisionDay } from "../projects/dueDays.repository.ts";
import { stopsOf } from "./mailStops.repository.ts";
import type { CreatorMailRow } from "./scheduledMails.repository.ts";

const t = creatorMails;

/** Jobs with a mail that is due, over all companies whose contract runs. */
export function dueJobs(
  at: Date,
  limit: number,
): Promise<{ company_uid: string; job_request_uid: string }[]> {
  return db()
    .selectDistinct({ company_uid: t.company_uid, job_request_uid: t.job_request_uid })
    .from(t)
    .innerJoin(companies, eq(companies.uid, t.company_uid))
    .where(
      and(
        eq(t.state, "planned"),
        lte(t.due_at, at),
        isNull(companies.deleted_at),
        gte(companies.contract_ends_on, dayInJapan(at)),
      ),
    )
    .limit(limit);
}

/** Mails of a job that wait, held until the transaction ends. Those that another process holds are its own affair. */
export const lockPlanned = (company_uid: string, job_request_uid: string): Promise<CreatorMailRow[]> =>
  db()
    .select()
    .from(t)
    .where(
      and(eq(t.company_uid, company_uid), eq(t.job_request_uid, job_request_uid), eq(t.state, "planned")),
    )
    .orderBy(asc(t.due_at), asc(t.uid))
    .for("update", { skipLocked: true });

export async function updateMails(
  uids: readonly string[],
  values: Partial<Omit<CreatorMailRow, "uid" | "company_uid" | "job_request_uid">>,
): Promise<void> {
  if (uids.length === 0) return;
  await db()
    .update(t)
    .set(values)
    .where(inArray(t.uid, [...uids]));
}

export async function deleteMails(uids: readonly string[]): Promise<void> {
  if (uids.length > 0)
    await db()
      .delete(t)
      .where(inArray(t.uid, [...uids]));
}

export type JobFacts = NonNullable<Awaited<ReturnType<typeof jobFacts>>>;

/** Everything that decides on mails about one job. */
export async function jobFacts(company_uid: string, job_request_uid: string, at: Date) {
  const [row] = await db()
    .select({
      request: jobRequests,
      revision_due_on: sql<string | null>`${revisionDay(jobRequests)}::text`,
      is_draft_approved: sql<boolean>`coalesce((
        select d.state = 'approved' from job_drafts d
        where d.company_uid = ${jobRequests.company_uid} and d.job_request_uid = ${jobRequests.uid}
        order by d.version desc limit 1), false)`,
      row: projectCreators,
      project: projects,
      settings: projectAutoMails,
      shipment: {
        // First, since it is never null: the whole is taken for missing where its first value is.
        status: projectShipments.status,
        carrier: projectShipments.carrier,
        tracking_number: projectShipments.tracking_number,
        sent_on: projectShipments.sent_on,
        recipient_taken_at: projectShipments.recipient_taken_at,
        recipient_address: projectShipments.recipient_address,
      },
      read: jobReads,
      room: { uid: chatRooms.uid, needs_reply: chatRooms.needs_reply, last_seq: chatRooms.last_seq },
      company_name: companies.name,
      email: managedCreators.email,
      address: managedCreators.address,
      archived_at: managedCreators.archived_at,
      erased_at: managedCreators.erased_at,
    })
    .from(jobRequests)
    .innerJoin(companies, eq(companies.uid, jobRequests.company_uid))
    .innerJoin(projects, projectOfJob)
    .innerJoin(projectCreators, rowOfJob)
    .innerJoin(managedCreators, creatorOfJob)
    .leftJoin(
      chatRooms,
      and(
        eq(chatRooms.company_uid, jobRequests.company_uid),
        eq(chatRooms.job_request_uid, jobRequests.uid),
        eq(chatRooms.type, "job_request"),
      ),
    )
    .leftJoin(
      projectAutoMails,
      and(
        eq(projectAutoMails.company_uid, jobRequests.company_uid),
        eq(projectAutoMails.project_uid, jobRequests.project_uid),
      ),
    )
    .leftJoin(
      jobReads,
      and(eq(jobReads.company_uid, jobRequests.company_uid), eq(jobReads.job_request_uid, jobRequests.uid)),
    )
    .leftJoin(
      projectShipments,
      and(
        eq(projectShipments.company_uid, jobRequests.company_uid),
        eq(projectShipments.project_uid, jobRequests.project_uid),
        eq(projectShipments.managed_creator_uid, jobRequests.managed_creator_uid),
      ),
    )
    .where(and(eq(jobRequests.company_uid, company_uid), eq(jobRequests.uid, job_request_uid)));
  if (!row) return undefined;
  const creator_uid = row.request.managed_creator_uid;
  return {
    ...row,
    link: await baseLink(company_uid, job_request_uid, at),
    stops: await stopsOf(company_uid, creator_uid),
    reminders: await remindersSent(company_uid, job_request_uid),
    unread: row.room ? await unreadOf(company_uid, row.room.uid, creator_uid, row.read?.read_seq ?? 0) : [],
  };
}

/** The newest link that was not made for a mail and still opens the job. */
async function baseLink(company_uid: string, job_request_uid: string, at: Date) {
  const [link] = await db()
    .select({ uid: replyTokens.uid, expires_at: replyTokens.expires_at })
    .from(replyTokens)
    .where(
      and(
        eq(replyTokens.company_uid, company_uid),
        eq(replyTokens.job_request_uid, job_request_uid),
        isNull(replyTokens.parent_uid),
        isNull(replyTokens.revoked_at),
        gt(replyTokens.expires_at, at),
      ),
    )
    .orderBy(desc(replyTokens.created_at), desc(replyTokens.uid))
    .limit(1);
  return link;
}

/** Reminders of a job that went out or wait, newest first. */
const remindersSent = (company_uid: string, job_request_uid: string) =>
  db()
    .select()
    .from(t)
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.job_request_uid, job_request_uid),
        inArray(t.kind, ["deadline", "overdue", "reminder"]),
      ),
    )
    .orderBy(desc(sql`coalesce(${t.decided_at}, ${t.created_at})`));

const UNREAD_SHOWN = 100;

/** Our messages after what the creator has seen; whoever writes has seen what stands above. Oldest first, `total` of all. */
function unreadOf(company_uid: string, room_uid: string, creator_uid: string, read_seq: number) {
  return db()
    .select({
      seq: comments.seq,
      text: comments.text,
      images: comments.images,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(comments)
    .where(
      and(
        eq(comments.company_uid, company_uid),
        eq(comments.room_uid, room_uid),
        eq(comments.kind, "message"),
        isNull(comments.deleted_at),
        ne(comments.uid, creator_uid),
        gt(comments.seq, read_seq),
        sql`${comments.seq} > coalesce((select max(o.seq) from comments o
          where o.room_uid = ${room_uid} and o.uid = ${creator_uid} and o.kind = 'message'), 0)`,
      ),
    )
    .orderBy(asc(comments.seq))
    .limit(UNREAD_SHOWN);
}

/** One mail of a job, by what it is about. */
export async function findMail(
  company_uid: string,
  job_request_uid: string,
  fact: string,
): Promise<CreatorMailRow | undefined> {
  const [row] = await db()
    .select()
    .from(t)
    .where(and(eq(t.company_uid, company_uid), eq(t.job_request_uid, job_request_uid), eq(t.fact, fact)))
    .for("update");
  return row;
}

/**
 * Notes that the page was on screen and how far its messages were read; never back. False: nothing new, and last noted
 * after `notSince`.
 */
export async function recordOpened(
  company_uid: string,
  job_request_uid: string,
  { seq, at, notSince }: { readonly seq: number; readonly at: Date; readonly notSince: Date },
): Promise<boolean> {
  const r = jobReads;
  const read_at = seq > 0 ? at : null;
  const rows = await db()
    .insert(r)
    .values({ company_uid, job_request_uid, opened_at: at, read_seq: seq, read_at })
    .onConflictDoUpdate({
      target: [r.company_uid, r.job_request_uid],
      set: {
        opened_at: at,
        read_seq: sql`greatest(${r.read_seq}, excluded.read_seq)`,
        read_at: sql`case when excluded.read_seq > ${r.read_seq} then excluded.opened_at else ${r.read_at} end`,
      },
      setWhere: sql`excluded.read_seq > ${r.read_seq} or ${r.opened_at} is null
        or ${r.opened_at} < ${notSince.toISOString()}::timestamptz`,
    })
    .returning({ uid: r.job_request_uid });
  return rows.length > 0;
}

/** Moves the mail about unread messages to an earlier time, never to a later one. */
export async function hurryMessage(
  company_uid: string,
  job_request_uid: string,
  due_at: Date,
): Promise<void> {
  await db()
    .update(t)
    .set({ due_at })
    .where(
      and(
        eq(t.company_uid, company_uid),
        eq(t.job_request_uid, job_request_uid),
        eq(t.kind, "message"),
        eq(t.state, "planned"),
        gt(t.due_at, due_at),
      ),
    );
}
