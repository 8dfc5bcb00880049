import { now } from "../core/context.ts";
import { defineJob, eachOnItsOwn, isStopping } from "../core/jobs.ts";
import { dueJobs } from "./creatorMails.repository.ts";
import { sendJobMails } from "./creatorMails.service.ts";
import { byDay } from "./mailTimes.ts";

const BATCH = 200;

/**
 * Every minute: sends what is due. At night only what a member wants at once is looked at; the rest waits in the table,
 * so a server that was down makes up for it in the morning.
 */
export const sendCreatorMails = defineJob<Record<string, never>>({
  name: "send-creator-mails",
  every: "* * * * *",
  run: async () => {
    if (byDay(now()) > now()) return;
    const seen = new Set<string>();
    for (;;) {
      // What failed or is held by another process is still due: it is not tried again in this run.
      const due = (await dueJobs(now(), BATCH + seen.size)).filter((job) => !seen.has(job.job_request_uid));
      if (due.length === 0 || isStopping()) return;
      for (const { job_request_uid } of due) seen.add(job_request_uid);
      await eachOnItsOwn(due, ({ company_uid, job_request_uid }) =>
        sendJobMails(company_uid, job_request_uid),
      );
    }
  },
});
