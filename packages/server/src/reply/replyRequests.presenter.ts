import {
  type DeadlineKind,
  deadlineDay,
  type JobStatus,
  phaseOf,
  type ReplyRequest,
} from "@tsumugi/contract";
import { stepOf } from "../creator-mails/reminders.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import type { ProjectFacts } from "./reply.repository.ts";

interface JobBehindLink {
  readonly job_request_uid: string;
  readonly token: string;
  readonly company_name: string;
  readonly project_uid: string;
  readonly terms: StoredTerms;
  /** By when the newest revision asked for the next draft. */
  readonly revision_due_on: string | null;
  readonly job_status: JobStatus;
}

/** Statuses in which the creator has something to do, in the order in which the list shows the jobs. */
const theirTurn: readonly JobStatus[] = [
  "requested",
  "revision",
  "negotiating",
  "drafting",
  "approved",
  "accepted",
  "preparing",
];

/** What the creator has to do by a day, or gets by then. What is ours to do is no deadline of theirs. */
const kindShown = (status: JobStatus): DeadlineKind | null =>
  stepOf(status) ?? (phaseOf(status) === "settlement" ? "payment" : null);

const rank = ({ job_status }: ReplyRequest): number => {
  const place = theirTurn.indexOf(job_status);
  return place < 0 ? theirTurn.length : place;
};

/**
 * Requests behind one link: those that wait for the creator first, each group with the newest first. Once a payment
 * notice is issued its day counts: the law may ask for an earlier one than agreed.
 */
export function presentRequests(
  jobs: readonly JobBehindLink[],
  projects: ReadonlyMap<string, ProjectFacts>,
  noticeDays: ReadonlyMap<string, string>,
): ReplyRequest[] {
  return jobs
    .flatMap(({ job_request_uid, token, company_name, project_uid, job_status, ...job }): ReplyRequest[] => {
      const project = projects.get(project_uid);
      if (!project) return [];
      const { terms, revision_due_on } = job;
      const kind = kindShown(job_status);
      const issued = kind === "payment" ? noticeDays.get(job_request_uid) : undefined;
      const on = issued ?? (kind && deadlineDay(kind, project, { ...terms, revision_due_on }));
      const next_deadline = kind && on ? { kind, on } : null;
      return [
        { job_request_uid, token, company_name, project_name: project.name, job_status, next_deadline },
      ];
    })
    .sort((one, other) => rank(one) - rank(other));
}
