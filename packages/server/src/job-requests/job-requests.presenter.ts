import type { JobRequest, JobStatus } from "@tsumugi/contract";
import type { jobRequests } from "../db/schema/job-requests.ts";
import { type FeeSight, presentTerms } from "./terms.presenter.ts";

export type JobRequestRow = typeof jobRequests.$inferSelect;

/** A request with what every screen shows beside it. */
export interface JobRequestView extends JobRequestRow {
  readonly project_name: string;
  /** The name under which the company registered the creator: the one that its members read. Terms hold the legal one. */
  readonly creator_name: string;
  readonly sender_name: string | null;
  readonly sender_image: string | null;
  readonly job_status: JobStatus;
}

/** A request on the wire; viewers get no fee. */
export function presentJobRequest(row: JobRequestView, sight: FeeSight): JobRequest {
  return {
    uid: row.uid,
    project_uid: row.project_uid,
    project_name: row.project_name,
    creator_uid: row.managed_creator_uid,
    version: row.version,
    terms: presentTerms(row.terms, sight),
    sent_by:
      row.sent_by === null
        ? null
        : { uid: row.sent_by, name: row.sender_name ?? "", image: row.sender_image },
    sent_at: row.sent_at?.toISOString() ?? null,
    scheduled_at: row.scheduled_at?.toISOString() ?? null,
    answer: row.answer,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}
