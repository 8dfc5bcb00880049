import { canMove, type JobStatus, type ReplyPage } from "@tsumugi/contract";

/** Whether the next draft can be handed in. */
export const takesDraft = (
  { job_status, drafts_closed }: Pick<ReplyPage, "job_status" | "drafts_closed">,
  locked: boolean,
): boolean => !locked && drafts_closed === null && asksForDraft(job_status);

/** The status allows a draft, whatever else hinders. */
export const asksForDraft = (status: JobStatus): boolean =>
  canMove(status, "draft_review", "creator") || status === "draft_review";

/** After the inspection further posts may follow: a second platform, a repost. */
const following: readonly JobStatus[] = ["posted", "inspected", "paying"];
export const takesPosts = (status: JobStatus): boolean =>
  following.includes(status) || canMove(status, "posted", "creator");
