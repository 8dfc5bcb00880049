import type { JobStatus, ReplyRequest } from "@tsumugi/contract";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { nextDeadlineOfJob } from "../projects/deadlines.ts";
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

const rank = ({ job_status }: ReplyRequest): number => {
  const place = theirTurn.indexOf(job_status);
  return place < 0 ? theirTurn.length : place;
};

/** Requests behind one link: those that wait for the creator first, each group with the newest first. */
export function presentRequests(
  jobs: readonly JobBehindLink[],
  projects: ReadonlyMap<string, ProjectFacts>,
): ReplyRequest[] {
  return jobs
    .flatMap(({ job_request_uid, token, company_name, project_uid, job_status, ...job }): ReplyRequest[] => {
      const project = projects.get(project_uid);
      if (!project) return [];
      const { terms, revision_due_on } = job;
      const next_deadline = nextDeadlineOfJob(job_status, project, { ...terms, revision_due_on });
      return [
        { job_request_uid, token, company_name, project_name: project.name, job_status, next_deadline },
      ];
    })
    .sort((one, other) => rank(one) - rank(other));
}
