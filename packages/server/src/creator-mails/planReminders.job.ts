import { dayInJapan, hourInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { newUid } from "../core/ids.ts";
import { defineJob, isStopping } from "../core/jobs.ts";
import { REMINDER_HOUR } from "./mailTimes.ts";
import { autoMailsOf, dueOf, remindersOf, theirStatuses } from "./reminders.ts";
import { insertMails, type NewCreatorMail, remindableJobs } from "./scheduledMails.repository.ts";

const PAGE = 500;
const LAST_HOUR = 20;

type RemindableJob = Awaited<ReturnType<typeof remindableJobs>>[number];

/** Reminders of a job whose day has come. */
function remindersDue(
  { settings, sent_at, revision_due_on, ...job }: RemindableJob,
  at: Date,
): NewCreatorMail[] {
  if (!sent_at) return [];
  const today = dayInJapan(at);
  const terms = { ...job.terms, revision_due_on };
  return remindersOf({ ...job, sent_at, terms }, autoMailsOf(settings), today)
    .filter(({ from }) => from <= today)
    .map((reminder) => ({
      uid: newUid(),
      company_uid: job.company_uid,
      job_request_uid: job.uid,
      kind: reminder.kind,
      fact: reminder.fact,
      deadline: reminder.deadline,
      deadline_on: reminder.deadline_on,
      due_at: dueOf(reminder, at),
      created_at: at,
    }));
}

/**
 * Plans the day's reminders, a page of jobs in one reading and one writing. A fact that has its mail is left out by the
 * database: running twice, late, or in several processes changes nothing.
 */
export const planReminders = defineJob<Record<string, never>>({
  name: "plan-creator-reminders",
  every: "*/10 * * * *",
  run: async () => {
    const at = now();
    const hour = hourInJapan(at);
    if (hour < REMINDER_HOUR || hour > LAST_HOUR) return;
    let after = { company_uid: "", uid: "" };
    while (!isStopping()) {
      const jobs = await remindableJobs(at, theirStatuses, { after, limit: PAGE });
      await insertMails(jobs.flatMap((job) => remindersDue(job, at)));
      const last = jobs.at(-1);
      if (!last || jobs.length < PAGE) return;
      after = { company_uid: last.company_uid, uid: last.uid };
    }
  },
});
