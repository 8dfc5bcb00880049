import {
  type AutoMails,
  type CreatorDeadline,
  DEFAULT_AUTO_MAILS,
  deadlineDay,
  type JobDays,
  type JobStatus,
  type ProjectAutoMails,
  type ProjectDays,
} from "@tsumugi/contract";
import { addDays, dayInJapan } from "../core/clock.ts";
import type { projectAutoMails } from "../db/schema/creator-mails.ts";
import { hourOfDay, REMINDER_HOUR } from "./mailTimes.ts";

/** A reminder that was missed (the server was down, the deadline was moved) is still of use for these days. */
const LATE_DAYS = 6;

const steps: Partial<Record<JobStatus, CreatorDeadline>> = {
  requested: "reply",
  accepted: "draft",
  preparing: "draft",
  drafting: "draft",
  revision: "draft",
  approved: "posting",
};

/** Statuses in which the next step is the creator's. */
export const theirStatuses = Object.keys(steps) as JobStatus[];

/** What the creator has to do next; null: the next step is ours, or there is none. */
export const stepOf = (status: JobStatus): CreatorDeadline | null => steps[status] ?? null;

/** As set for the project, otherwise the defaults. */
export const autoMailsOf = (row: typeof projectAutoMails.$inferSelect | null): AutoMails =>
  row
    ? {
        on: row.is_on,
        reply_days: row.reply_days,
        draft_days: row.draft_days,
        posting_days: row.posting_days,
        overdue_days: row.overdue_days,
      }
    : DEFAULT_AUTO_MAILS;

/** The same with the version that the next change is made over. */
export const keptAutoMails = (row: typeof projectAutoMails.$inferSelect | null): ProjectAutoMails => ({
  ...autoMailsOf(row),
  version: row?.version ?? 1,
});

export interface RemindedJob {
  readonly job_status: JobStatus;
  readonly entered_status_at: Date;
  readonly answered_at: Date | null;
  readonly sent_at: Date;
  readonly project: ProjectDays;
  readonly terms: JobDays;
}

/** The creator's next step with its day, where one is known. */
export function deadlineOf({ job_status, project, terms }: RemindedJob) {
  const kind = stepOf(job_status);
  return kind && { kind, on: deadlineDay(kind, project, terms) };
}

export interface Reminder {
  readonly kind: "deadline" | "overdue";
  readonly deadline: CreatorDeadline;
  readonly deadline_on: string;
  readonly fact: string;
  /** First and last day on which it makes sense. */
  readonly from: string;
  readonly until: string;
}

/** Since when the creator knows of the step: whoever hears of it after a reminder's day is not reminded at once. */
function knownSince({ job_status, entered_status_at, answered_at, sent_at }: RemindedJob): string {
  const isFirstDraft = stepOf(job_status) === "draft" && job_status !== "revision";
  return dayInJapan(isFirstDraft ? (answered_at ?? sent_at) : entered_status_at);
}

/** The reminders of the creator's present step, those of past days left out. */
export function remindersOf(job: RemindedJob, settings: AutoMails, today: string): Reminder[] {
  const step = deadlineOf(job);
  if (!step?.on || !settings.on) return [];
  const { kind: deadline, on } = step;
  const since = knownSince(job);
  const before = { reply: settings.reply_days, draft: settings.draft_days, posting: settings.posting_days };
  const days = before[deadline];
  const reminders: Reminder[] = [];
  const add = (kind: Reminder["kind"], from: string, until: string) =>
    reminders.push({ kind, deadline, deadline_on: on, from, until, fact: `${kind}:${deadline}:${on}` });
  if (days !== null && since < addDays(on, -days)) add("deadline", addDays(on, -days), on);
  if (settings.overdue_days !== null && since <= on) {
    const first = addDays(on, settings.overdue_days);
    add("overdue", first, addDays(first, LATE_DAYS));
  }
  return reminders.filter(({ until }) => until >= today);
}

/** When a reminder goes out: in the morning of its day, or at once where that has passed. */
export const dueOf = ({ from }: Reminder, at: Date): Date => {
  const planned = hourOfDay(from, REMINDER_HOUR);
  return planned > at ? planned : at;
};
