import {
  deadlineDay,
  deadlineKinds,
  deadlinesOfStatus,
  type JobDays,
  type JobStatus,
  type NextDeadline,
  type ProjectDays,
} from "@tsumugi/contract";
import { dayInJapan, daysBetween } from "../core/clock.ts";

/** The deadline that a creator's status works towards, overdue or not. What was agreed with the creator goes first. */
export function nextDeadlineOfJob(
  status: JobStatus,
  project: ProjectDays,
  job: JobDays | null,
  /** When the job is to be paid: its notice decides, and before it the law and the banks. */
  payment_on: string | null,
): NextDeadline | null {
  for (const kind of deadlinesOfStatus[status]) {
    const on = kind === "payment" ? payment_on : deadlineDay(kind, project, job);
    if (on) return { kind, on };
  }
  return null;
}

const earliest = (deadlines: readonly (NextDeadline | null)[]): NextDeadline | null =>
  deadlines.reduce((first, each) => (each && (!first || each.on < first.on) ? each : first), null);

/** The first deadline that some creator of the project works towards; before any does, the first still to come. */
export function nextDeadlineOfProject(
  project: ProjectDays,
  /** The statuses of its creators, with the first day of a payment of those who wait for one. */
  tally: Partial<Record<JobStatus, { readonly payment_on?: string | null }>>,
  today: string,
): NextDeadline | null {
  const statuses = Object.keys(tally) as JobStatus[];
  const underWay = earliest(
    statuses.map((status) => nextDeadlineOfJob(status, project, null, tally[status]?.payment_on ?? null)),
  );
  if (underWay) return underWay;
  const isOver = statuses.length > 0 && statuses.every((status) => status !== "candidate");
  if (isOver) return null;
  return earliest(
    deadlineKinds.map((kind) => {
      const on = deadlineDay(kind, project, null);
      return on !== null && on >= today ? { kind, on } : null;
    }),
  );
}

/** 滞留日数: midnights in Japan since the status was entered. */
export const daysInStatus = (entered: Date, at: Date): number =>
  Math.max(0, daysBetween(dayInJapan(entered), dayInJapan(at)));
