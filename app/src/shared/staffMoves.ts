import { type JobStatus, jobStatusMoves } from "@tsumugi/contract";
import type { StatusMove } from "@tsumugi/patterns";

/** What staff may do with a job in this status, and why not the rest: the contract's table as the menu shows it. */
export const staffMoves = (from: JobStatus): readonly StatusMove[] =>
  jobStatusMoves(from, "staff").map(({ to, allowed, needsReason, why }) => ({
    job_status: to,
    allowed,
    needs_reason: needsReason,
    reason: why,
  }));
