import { type DeadlineKind, deadlineKinds, type JobStatus, type NextDeadline } from "@tsumugi/contract";
import { dayInJapan, daysBetween } from "../core/clock.ts";

export interface ProjectDays {
  readonly reply_due_on: string | null;
  readonly draft_due_on: string | null;
  readonly posting_ends_on: string | null;
  readonly metrics_due_on: string | null;
  readonly payment_due_on: string | null;
  readonly product_shipping: boolean;
  readonly shipping_due_on: string | null;
}

/** What the terms of a creator's own job say, where there are any. */
export interface JobDays {
  readonly reply_due_on: string | null;
  readonly delivery_on: string | null;
  readonly payment_on: string | null;
  /** By when the newest revision asked for the next draft; none, or none with a day: absent or null. */
  readonly revision_due_on?: string | null;
}

const kindOf: Record<JobStatus, DeadlineKind | null> = {
  candidate: null,
  requested: "reply",
  negotiating: "reply",
  accepted: "draft",
  preparing: "draft",
  drafting: "draft",
  draft_review: "draft",
  revision: "draft",
  approved: "posting",
  posted: "metrics",
  inspected: "payment",
  paying: "payment",
  completed: null,
  declined: null,
  rejected: null,
  cancelled: null,
};

const dayOf = (kind: DeadlineKind, project: ProjectDays, job: JobDays | null): string | null => {
  switch (kind) {
    case "reply":
      return job?.reply_due_on ?? project.reply_due_on;
    case "shipping":
      return project.product_shipping ? project.shipping_due_on : null;
    case "draft":
      return job?.revision_due_on ?? project.draft_due_on ?? job?.delivery_on ?? null;
    case "posting":
      return project.posting_ends_on;
    case "metrics":
      return project.metrics_due_on;
    case "payment":
      return job?.payment_on ?? project.payment_due_on;
  }
};

/** The deadline that a creator's status works towards, overdue or not. What was agreed with the creator goes first. */
export function nextDeadlineOfJob(
  status: JobStatus,
  project: ProjectDays,
  job: JobDays | null,
): NextDeadline | null {
  const kind = kindOf[status];
  const shipping = isShippedIn.includes(status) ? dayOf("shipping", project, job) : null;
  if (shipping) return { kind: "shipping", on: shipping };
  const on = kind && dayOf(kind, project, job);
  return kind && on ? { kind, on } : null;
}

/** Before work begins, the product has to be there. */
const isShippedIn: readonly JobStatus[] = ["accepted", "preparing"];

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
      const on = dayOf(kind, project, null);
      return on !== null && on >= today ? { kind, on } : null;
    }),
  );
}

/** 滞留日数: midnights in Japan since the status was entered. */
export const daysInStatus = (entered: Date, at: Date): number =>
  Math.max(0, daysBetween(dayInJapan(entered), dayInJapan(at)));
