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
  /** The last day that the law allows for paying, once the work was received. */
  legal_payment_on: string | null = null,
): NextDeadline | null {
  for (const kind of deadlinesOfStatus[status]) {
    const agreed = deadlineDay(kind, project, job);
    const isCapped = kind === "payment" && legal_payment_on !== null;
    const on = isCapped && (agreed === null || legal_payment_on < agreed) ? legal_payment_on : agreed;
    if (on) return { kind, on };
  }
  return null;
}

const earliest = (deadlines: readonly (NextDeadline | null)[]): NextDeadline | null =>
  deadlines.reduce((first, each) => (each && (!first || each.on < first.on) ? each : first), null);

/** The first deadline that some creator of the project works towards; before any does, the first still to come. */
export function nextDeadlineOfProject(
  project: ProjectDays,
  statuses: readonly JobStatus[],
  today: string,
): NextDeadline | null {
  const underWay = earliest(statuses.map((status) => nextDeadlineOfJob(status, project, null)));
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
