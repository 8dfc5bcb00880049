import * as z from "zod";
import { editShape } from "../core/fieldSchemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { keptTermsFields } from "../job-requests/job-requests.fields.ts";
import { jobTerms, jobTermsBody } from "../job-requests/job-requests.schemas.ts";
import { termsQuestionCodes } from "../job-requests/termsChecks.ts";
import { count, day, personRef, text, timestamp, uid, yen } from "../shared/wire.ts";

const forEach = {
  creator_uids: z.array(uid).min(1, "送る相手を1人以上選んでください。").max(500),
  /** Without them: the project's default terms, or those of its newest request. */
  terms: jobTermsBody.optional(),
  /** Words of the sender's own, into mail and room; variables are filled as in the terms. */
  message: text(2000).default(""),
  /** Fees that differ from the terms' fee. */
  fees: z
    .array(z.strictObject({ creator_uid: uid, fee: yen }))
    .max(500)
    .default([]),
  /** Days that differ from the terms' days. */
  days: z
    .array(
      z.strictObject({
        creator_uid: uid,
        delivery_on: day.optional(),
        reply_due_on: day.nullable().optional(),
      }),
    )
    .max(500)
    .default([]),
  /** Later than now: sent at that time. */
  send_at: timestamp.optional(),
  /** Questions of the terms' checks that the sender has answered with yes. */
  confirmed: z.array(z.enum(termsQuestionCodes)).max(termsQuestionCodes.length).default([]),
  /** Of those without a mail address: the request goes out all the same, and staff hand over the link. */
  by_link: z.array(uid).max(500).default([]),
};

export const sendJobBody = z.strictObject({
  ...forEach,
  /** Seconds in which the whole can be taken back: nothing leaves before, also when the page is closed. */
  hold_seconds: z.int().min(0).max(60).default(0),
});
export type SendJobBody = z.input<typeof sendJobBody>;

const skipped = z.object({
  creator_uid: uid,
  reason: z.enum(["already_sent", "no_email", "not_assigned", "status", "failed"]),
  message: z.string(),
});

/** A send that the server works off by itself: a held one, or one to many. */
export const jobSend = z.object({
  uid,
  project_uid: uid,
  created_by: personRef.nullable(),
  created_at: timestamp,
  /** Nothing leaves before. */
  due_at: timestamp,
  /** When the requests themselves are to go out; null: as soon as it is due. */
  send_at: timestamp.nullable(),
  total: count,
  /** Sent, left out or cancelled. */
  done: count,
  sent: count,
  skipped: z.array(z.object({ ...skipped.shape, display_name: z.string() })),
  /** Taken back before they went out. */
  cancelled: count,
  finished_at: timestamp.nullable(),
});
export type JobSend = z.infer<typeof jobSend>;

/** Never twice to one creator: who has the job already comes back as skipped. */
export const sendJobResponse = z.object({
  sent: z.array(
    z.object({
      creator_uid: uid,
      job_request_uid: uid,
      chat_room_uid: uid,
      scheduled_at: timestamp.nullable(),
    }),
  ),
  skipped: z.array(skipped),
  /** Everybody who is neither in `sent` nor in `skipped` is in this task's hands. */
  task: jobSend.nullable(),
});
export type SendJobResponse = z.infer<typeof sendJobResponse>;

/** What stands against sending to one creator. */
const problem = z.object({
  creator_uid: uid,
  display_name: z.string(),
  /** Path as of the body. */
  field: z.string(),
  message: z.string(),
});

export const scheduledJob = z.object({
  job_request_uid: uid,
  creator_uid: uid,
  display_name: z.string(),
  image: z.string().nullable(),
  email: z.string(),
  version: z.int().min(1),
  /** Null for viewers. */
  fee: yen.nullable(),
  scheduled_at: timestamp,
  scheduled_by: personRef.nullable(),
  /** Why it will not go out as things are now; null: nothing stands in the way. */
  blocked: z.string().nullable(),
});
export type ScheduledJob = z.infer<typeof scheduledJob>;

/** Terms that a project keeps: what is not decided yet is null or blank. Variables are unfilled. */
export const keptTerms = z.strictObject(editShape(keptTermsFields, {}));

const keptBy = z.object({
  terms: keptTerms,
  message: z.string(),
  updated_by: personRef.nullable(),
  updated_at: timestamp,
});

export const projectTerms = z.object({
  /** Kept by a member for this project. */
  default: keptBy.nullable(),
  /** What the newest request was sent with. */
  latest: keptBy.nullable(),
  /** Of the default. 0: there is none. */
  version: count,
});
export type ProjectTerms = z.infer<typeof projectTerms>;

/** What each call takes and answers. */
export const sendJobSchemas = {
  sendJob: {
    body: sendJobBody,
    response: sendJobResponse,
  },
  previewJob: {
    /** As it would be sent; the mail shown is the one to `creator_uid`. */
    body: z.strictObject({ ...forEach, creator_uid: uid }),
    response: z.object({
      mail: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
      terms: jobTerms,
      problems: z.array(problem),
      skipped: z.array(skipped),
    }),
  },
  listJobSends: {
    response: z.object({ items: z.array(jobSend) }),
  },
  cancelJobSend: {
    response: jobSend,
  },
  listScheduledJobs: {
    response: z.object({ items: z.array(scheduledJob) }),
  },
  rescheduleJobs: {
    body: z.strictObject({ job_request_uids: z.array(uid).min(1).max(500), send_at: timestamp }),
    response: z.object({ items: z.array(scheduledJob) }),
  },
  cancelScheduledJobs: {
    body: z.strictObject({ job_request_uids: z.array(uid).min(1).max(500) }),
    response: z.object({ cancelled: z.array(uid) }),
  },
  getProjectTerms: {
    response: projectTerms,
  },
  updateProjectTerms: {
    /** Null: the project keeps none any more. */
    body: z.strictObject({ terms: keptTerms.nullable(), message: text(2000).default(""), version: count }),
    response: projectTerms,
  },
} satisfies SchemasByEndpoint;
