import { checkTerms } from "@tsumugi/contract";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { defineJob, eachOnItsOwn, enqueue } from "../core/jobs.ts";
import { deliverMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import {
  claimUnsent,
  dueVersions,
  mirrorVersion,
  setVersionTerms,
} from "../job-requests/jobVersions.repository.ts";
import { deliverJob } from "./deliverJob.service.ts";
import { lockCreators, ownCreators } from "./projectCreators.repository.ts";
import { lockProject } from "./projects.repository.ts";
import { holdRecipients } from "./send/recipients.repository.ts";

/**
 * Sends one request whose time has come. Everything is asked again: what was true when it was scheduled may
 * no longer be. One that cannot go out stays unsent.
 */
function sendScheduled(company_uid: string, uid: string): Promise<void> {
  return inTransaction(async () => {
    const found = await findJobRequest(company_uid, uid);
    if (!found) return;
    const { project_uid, managed_creator_uid } = found;
    const project = await lockProject(company_uid, project_uid);
    await holdRecipients(company_uid, [managed_creator_uid]);
    const [row] = await lockCreators(company_uid, project_uid, [managed_creator_uid]);
    const version = await claimUnsent(company_uid, uid, now());
    const before = version && (await findJobRequest(company_uid, uid));
    if (!before) return;
    const { chat_room_uid } = before;
    const { sent_by, terms } = version;
    const [creator] = await ownCreators(company_uid, [managed_creator_uid]);
    const isReady =
      project && !project.archived_at && row?.job_status === "candidate" && creator && !creator.archived_at;
    const ordered_on = dayInJapan(now());
    const isReachable = creator?.email || version.by_link;
    const isPast = checkTerms(terms, { sent_on: ordered_on }).refusals.length > 0;
    if (!isReady || !isReachable || isPast || !chat_room_uid || !sent_by) throw new NotReady();
    const sent = { ...version, terms: { ...terms, ordered_on } };
    if (ordered_on !== terms.ordered_on) await setVersionTerms(sent);
    await mirrorVersion(sent);
    await deliverJob({
      request: { ...before, ...sent, fee: terms.fee, chat_room_uid, sent_by },
      email: creator.email,
      message: version.message,
      project_name: project.name,
      occasion: before.sent_at ? "asked_again" : "asked",
      previous: before.sent_at ? before.terms : null,
    });
  });
}

/** Thrown to undo the claim. */
class NotReady extends Error {
  override name = "NotReady";
}

/** Sends what is due. Looking at the table, not at the job's data, makes it harmless to run twice or late. */
export const sendScheduledJobs = defineJob<Record<string, never>>({
  name: "send-scheduled-jobs",
  every: "*/5 * * * *",
  run: async () => {
    const due = await dueVersions(now());
    await eachOnItsOwn(due, ({ company_uid, uid }) =>
      sendScheduled(company_uid, uid).catch((error) => {
        if (!(error instanceof NotReady)) throw error;
      }),
    ).finally(() => enqueue(deliverMails, {}));
  },
});

/** Looks for due requests right after the commit. */
export const handInDueRequests = (): Promise<void> => enqueue(sendScheduledJobs, {});
