import type { JobStatus } from "./jobStatus.ts";

export const deadlineKinds = ["reply", "shipping", "draft", "posting", "metrics", "payment"] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];
export const deadlineKindLabels: Record<DeadlineKind, string> = {
  reply: "回答期限",
  shipping: "発送期限",
  draft: "下書き期限",
  posting: "投稿期限",
  metrics: "数値の取得",
  payment: "支払期日",
};

/** What a status works towards: the first of these that has a day. Empty before a request and where the work is over. */
export const deadlinesOfStatus: Record<JobStatus, readonly DeadlineKind[]> = {
  candidate: [],
  requested: ["reply"],
  negotiating: ["reply"],
  // Before work begins, the product has to be there.
  accepted: ["shipping", "draft"],
  preparing: ["shipping", "draft"],
  drafting: ["draft"],
  draft_review: ["draft"],
  revision: ["draft"],
  approved: ["posting"],
  posted: ["metrics"],
  inspected: ["payment"],
  paying: ["payment"],
  completed: [],
  declined: [],
  rejected: [],
  cancelled: [],
};

/** Days of a whole project. */
export interface ProjectDays {
  readonly reply_due_on: string | null;
  readonly draft_due_on: string | null;
  /** From when posts are welcome; no deadline itself. */
  readonly posting_starts_on: string | null;
  readonly posting_ends_on: string | null;
  readonly metrics_due_on: string | null;
  readonly payment_due_on: string | null;
  /** Without it, no parcel is due whatever `shipping_due_on` says. */
  readonly product_shipping: boolean;
  readonly shipping_due_on: string | null;
}

/** What one creator's own terms say. */
export interface JobDays {
  readonly reply_due_on: string | null;
  readonly delivery_on: string | null;
  readonly payment_on: string | null;
  /** By when the newest revision asked for the next draft; none, or none with a day: absent or null. */
  readonly revision_due_on?: string | null;
}

type ProjectDeadline = Exclude<keyof ProjectDays, "product_shipping" | "posting_starts_on">;

export type DaySource = `job.${keyof JobDays | "posting_on"}` | `project.${ProjectDeadline}`;

/**
 * Where the day of a deadline stands; the first that is there counts. What was agreed with the creator goes first. The
 * server's SQL is made from the same list.
 */
export const daySources: Record<DeadlineKind, readonly DaySource[]> = {
  reply: ["job.reply_due_on", "project.reply_due_on"],
  shipping: ["project.shipping_due_on"],
  draft: ["job.revision_due_on", "project.draft_due_on", "job.delivery_on"],
  posting: ["job.posting_on", "project.posting_ends_on"],
  metrics: ["project.metrics_due_on"],
  payment: ["job.payment_on", "project.payment_due_on"],
};

/** A delivery is the post, unless it comes before posts are welcome: then it is only what leads to one. */
function agreedPostingDay({ posting_starts_on }: ProjectDays, job: JobDays | null): string | null {
  const day = job?.delivery_on ?? null;
  return day !== null && posting_starts_on !== null && day < posting_starts_on ? null : day;
}

const daysBySource = (project: ProjectDays, job: JobDays | null): Record<DaySource, string | null> => ({
  "job.reply_due_on": job?.reply_due_on ?? null,
  "job.delivery_on": job?.delivery_on ?? null,
  "job.posting_on": agreedPostingDay(project, job),
  "job.payment_on": job?.payment_on ?? null,
  "job.revision_due_on": job?.revision_due_on ?? null,
  "project.reply_due_on": project.reply_due_on,
  "project.draft_due_on": project.draft_due_on,
  "project.posting_ends_on": project.posting_ends_on,
  "project.metrics_due_on": project.metrics_due_on,
  "project.payment_due_on": project.payment_due_on,
  "project.shipping_due_on": project.product_shipping ? project.shipping_due_on : null,
});

/** The day of a deadline for one row; null: none is set. */
export function deadlineDay(kind: DeadlineKind, project: ProjectDays, job: JobDays | null): string | null {
  const days = daysBySource(project, job);
  const source = daySources[kind].find((each) => days[each] !== null);
  return source === undefined ? null : days[source];
}
