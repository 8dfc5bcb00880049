import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { jobStatuses } from "../projects/jobStatus.ts";
import { text, timestamp, uid, version } from "../shared/wire.ts";
import { jobTermsBody, jobVersion } from "./job-requests.schemas.ts";
import { termsQuestionCodes } from "./termsChecks.ts";

/** A job with all versions of its terms, newest first. */
export const jobVersions = z.object({
  items: z.array(jobVersion),
  /** Version in force: the newest that was sent; null before any was. */
  version: version.nullable(),
  job_status: z.enum(jobStatuses),
  project_uid: uid,
  project_name: z.string(),
  creator_uid: uid,
  display_name: z.string(),
  /** Where new terms would go; empty: none is known. */
  email: z.string(),
});
export type JobVersions = z.infer<typeof jobVersions>;

/** What each call takes and answers. */
export const jobVersionsSchemas = {
  listJobVersions: {
    response: jobVersions,
  },
  sendJobTerms: {
    body: z.strictObject({
      /** The version that the sender has seen. */
      version,
      terms: jobTermsBody,
      /** Goes into the room with the change. */
      message: text(4000).default(""),
      /** Questions of the terms' checks that the sender has answered with yes. */
      confirmed: z.array(z.enum(termsQuestionCodes)).max(termsQuestionCodes.length).default([]),
    }),
    response: jobVersions,
  },
  acceptJobWish: {
    body: z.strictObject({
      version,
      /** The version's `answered_at`: the wish that was seen is the one agreed to. */
      answered_at: timestamp,
    }),
    response: jobVersions,
  },
  cancelScheduledJob: {
    response: z.object({ cancelled: z.boolean() }),
  },
} satisfies SchemasByEndpoint;
