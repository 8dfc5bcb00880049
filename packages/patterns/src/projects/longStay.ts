import { type JobStatus, phaseOf } from "@tsumugi/contract";

/** Days in one status from which a stay counts as long. */
const LONG_STAY = 7;

interface Stay {
  readonly job_status: JobStatus;
  readonly days_in_status: number;
}

/** Somebody still has a step to take, and has not for long: what is done or called off may stay as it is. */
export const isLongStay = ({ job_status, days_in_status }: Stay): boolean =>
  days_in_status >= LONG_STAY && !["done", "out"].includes(phaseOf(job_status));
