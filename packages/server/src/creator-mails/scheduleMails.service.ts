import type { CreatorMailKind, JobStatus } from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { type Mail, queueMail } from "../core/mail.ts";
import { sentJobs } from "../job-requests/job-requests.repository.ts";
import { ADDRESS_AGAIN } from "./judge.ts";
import { after, byDay, hourOfDay, REMINDER_HOUR, SETTLE_MS, UNREAD_MS } from "./mailTimes.ts";
import { deleteScheduled, insertMails, insertStepMails, noteRead } from "./scheduledMails.repository.ts";

/**
 * Which events the creator hears of. Each is planned in the transaction of the event, under a fact of its own, and
 * judged again when it is sent: `creatorMails.service.ts`.
 */

const told: Partial<Record<JobStatus, CreatorMailKind>> = {
  revision: "revision",
  approved: "approved",
  rejected: "rejected",
  cancelled: "cancelled",
};

/** Staff have moved jobs to a status. Whom nobody had asked yet does not hear of being left out. */
export async function scheduleStatusMails(moved: {
  readonly company_uid: string;
  readonly project_uid: string;
  readonly creator_uids: readonly string[];
  readonly to: JobStatus;
  readonly at: Date;
}): Promise<void> {
  const { company_uid, project_uid, creator_uids, to, at } = moved;
  const kind = told[to];
  if (!kind || creator_uids.length === 0) return;
  const jobs = await sentJobs(company_uid, project_uid, creator_uids);
  await insertMails(
    jobs.map((job_request_uid) => ({
      uid: newUid(),
      company_uid,
      job_request_uid,
      kind,
      fact: `${kind}:${at.toISOString()}`,
      entered_status_at: at,
      due_at: byDay(after(at, SETTLE_MS)),
      created_at: at,
    })),
  );
}

/** A member has written in a job's room. Further messages join the mail that waits. */
export async function scheduleMessageMail(job: {
  company_uid: string;
  job_request_uid: string;
  seq: number;
}) {
  const { company_uid, job_request_uid, seq } = job;
  const at = now();
  await insertMails([
    {
      uid: newUid(),
      company_uid,
      job_request_uid,
      kind: "message",
      fact: `message:${seq}`,
      due_at: byDay(after(at, UNREAD_MS)),
      created_at: at,
    },
  ]);
}

/** Days until a creator who has not answered is asked for the address once more. */
const ADDRESS_AGAIN_DAYS = 3;

/** A parcel waits for an address that nobody has: the creator is asked, and once more some days later. */
export async function scheduleAddressMails(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<void> {
  const at = now();
  const day = dayInJapan(at);
  const jobs = creator_uids.length > 0 ? await sentJobs(company_uid, project_uid, creator_uids) : [];
  const again = hourOfDay(addDays(day, ADDRESS_AGAIN_DAYS), REMINDER_HOUR);
  await insertStepMails(
    jobs.flatMap((job_request_uid) => {
      const mail = { company_uid, job_request_uid, kind: "address" as const, created_at: at };
      return [
        { ...mail, uid: newUid(), fact: `address:${day}`, due_at: byDay(after(at, SETTLE_MS)) },
        { ...mail, uid: newUid(), fact: `${ADDRESS_AGAIN}:${day}`, due_at: again },
      ];
    }),
  );
}

/** The product is on its way to some creators of a project: one mail a day, whatever is corrected of it. */
export async function scheduleShippedMails(
  company_uid: string,
  project_uid: string,
  creator_uids: readonly string[],
): Promise<void> {
  const at = now();
  const jobs = creator_uids.length > 0 ? await sentJobs(company_uid, project_uid, creator_uids) : [];
  await insertStepMails(
    jobs.map((job_request_uid) => ({
      uid: newUid(),
      company_uid,
      job_request_uid,
      kind: "shipped" as const,
      fact: `shipped:${dayInJapan(at)}`,
      due_at: byDay(after(at, SETTLE_MS)),
      created_at: at,
    })),
  );
}

/**
 * Queues a mail that a member sends on purpose (request, terms, link): it waits for nothing. `seq`: the messages up to
 * that number are part of what the mail says.
 */
export async function queueJobMail(
  job: { readonly company_uid: string; readonly job_request_uid: string; readonly by_uid: string | null },
  mail: Mail & { readonly dedupeKey: string },
  { kind, seq }: { readonly kind: "request" | "terms" | "link"; readonly seq?: number },
): Promise<void> {
  const outbox_uid = await queueMail(mail);
  if (!outbox_uid) return;
  const at = now();
  await insertMails([
    {
      ...job,
      uid: newUid(),
      kind,
      fact: mail.dedupeKey,
      state: "queued",
      due_at: at,
      decided_at: at,
      outbox_uid,
      created_at: at,
    },
  ]);
  if (seq === undefined) return;
  await noteRead(job.company_uid, job.job_request_uid, { mailed_seq: seq });
  await deleteScheduled(job.company_uid, job.job_request_uid, "message");
}
