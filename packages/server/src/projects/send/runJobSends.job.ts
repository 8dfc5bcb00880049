import { now } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { giveWay } from "../../core/giveWay.ts";
import { defineJob, eachOnItsOwn, enqueue, isStopping, type Job } from "../../core/jobs.ts";
import { deliverMails } from "../../core/mailer.ts";
import { inSavepoint, inTransaction } from "../../db/index.ts";
import { lockProject } from "../projects.repository.ts";
import { sendScheduledJobs } from "../sendScheduledJobs.job.ts";
import {
  dueSends,
  finishSend,
  type JobSendRow,
  mayStillSend,
  nextItem,
  settleItem,
} from "./jobSends.repository.ts";
import { holdRecipients } from "./recipients.repository.ts";
import {
  knownRecipients,
  planFor,
  refuseProblems,
  sendRequests,
  sendTimeOf,
  stateOfRecipients,
} from "./sendRequests.service.ts";

/** Longest wait for the requests of members between two creators. */
const GIVE_WAY_MS = 200;
/** Mails leave while the rest is still being worked off. */
const MAILS_EVERY = 25;

/** Sends to one creator of the task. Everything is asked again: it may have changed since the task was made. */
async function sendTo({ company_uid, project_uid, sent_by, body }: JobSendRow, creator_uid: string) {
  const project = await lockProject(company_uid, project_uid);
  if (!project || project.archived_at || !sent_by) throw new AppError("project_archived");
  await holdRecipients(company_uid, [creator_uid]);
  const creators = await knownRecipients(company_uid, [creator_uid]);
  const state = await stateOfRecipients(company_uid, project_uid, creators, body.by_link, {
    skipsWaiting: false,
  });
  const why = state.skipped[0];
  if (why) return { outcome: "skipped", reason: why.reason, message: why.message } as const;
  const by = { company_uid, uid: sent_by };
  const plan = await planFor(by, project, body, { ready: state.ready, confirmed: "all" });
  refuseProblems(plan.problems, 1);
  await sendRequests(by, project, body, state, plan);
  return { outcome: "sent" } as const;
}

/** An expected refusal is this creator's outcome, not the end of the task. */
const refused = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  const { fields } = error.detail;
  const message = fields ? Object.values(fields).join(" ") : error.message;
  return { outcome: "skipped", reason: "failed", message } as const;
};

/**
 * Works off the next creator: what is sent and that it is sent commit together, so that a kill between two creators
 * neither loses nor doubles anybody. False when nobody is left, or the company may send no more: the rest waits until it may.
 */
function workOffNext(send: JobSendRow): Promise<boolean> {
  const { company_uid, uid } = send;
  return inTransaction(async () => {
    if (!(await mayStillSend(company_uid, now()))) return false;
    const item = await nextItem(company_uid, uid);
    if (!item) {
      await finishSend(company_uid, uid, now());
      return false;
    }
    const { creator_uid, body } = item;
    const outcome = await inSavepoint(() => sendTo({ ...send, body }, creator_uid)).catch(refused);
    await settleItem(company_uid, uid, creator_uid, outcome);
    return true;
  });
}

async function workOff(send: JobSendRow): Promise<void> {
  const scheduled_at = sendTimeOf(send.body);
  for (let count = 1; !isStopping() && (await workOffNext(send)); count += 1) {
    if (!scheduled_at && count % MAILS_EVERY === 0) await enqueue(deliverMails, {});
    await giveWay(GIVE_WAY_MS);
  }
  if (scheduled_at) await enqueue(sendScheduledJobs, {}, { startAfter: scheduled_at });
  else await enqueue(deliverMails, {});
}

/** Works off the sends that are due. Looking at the table, not at the job's data, makes it harmless to run twice or late. */
export const runJobSends: Job<Record<string, never>> = defineJob({
  name: "run-job-sends",
  every: "* * * * *",
  run: async () => eachOnItsOwn(await dueSends(now()), workOff),
  recover: () => enqueue(runJobSends, {}),
});
