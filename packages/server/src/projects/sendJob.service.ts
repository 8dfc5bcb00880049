import type { OutputOf, SendJobResponse } from "@tsumugi/contract";
import type { sendJobBody } from "@tsumugi/contract/schemas";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { deliverMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import type { StoredSend } from "../db/schema/job-requests.ts";
import { lockProject } from "./projects.repository.ts";
import { insertSend } from "./send/jobSends.repository.ts";
import { presentSend } from "./send/jobSends.service.ts";
import { keepTerms } from "./send/projectTerms.repository.ts";
import { orderOfProject } from "./send/projectTerms.service.ts";
import { holdRecipients } from "./send/recipients.repository.ts";
import { runJobSends } from "./send/runJobSends.job.ts";
import {
  knownRecipients,
  planFor,
  type RecipientState,
  refuseProblems,
  sendRequests,
  sendTimeOf,
  stateOfRecipients,
} from "./send/sendRequests.service.ts";
import { sendScheduledJobs } from "./sendScheduledJobs.job.ts";
import { publishRows } from "./sheet/publishRows.service.ts";

export type SendOrder = Omit<OutputOf<typeof sendJobBody>, "hold_seconds">;

/** Sent within the call; more are worked off one by one, so that other members' calls come in between. */
const AT_ONCE = 50;

/** What a call orders: its own terms, or those that the project keeps. @throws AppError invalid_request */
export async function orderOf(
  company_uid: string,
  project_uid: string,
  { terms, message, fees, days, by_link, send_at }: SendOrder,
  state: RecipientState,
): Promise<StoredSend> {
  const kept = terms
    ? { terms, message, fees, days }
    : await orderOfProject(company_uid, project_uid, [...state.rows.values()]);
  return { ...kept, message: message || kept.message, by_link, send_at: send_at ?? null };
}

/** @throws AppError invalid_request (people in `fees` or `days` who get no request) */
export function refuseStrays({ creator_uids, fees, days }: SendOrder): void {
  const known = new Set(creator_uids);
  const lists = { fees, days };
  const fields = (["fees", "days"] as const).flatMap((name) =>
    lists[name].flatMap(({ creator_uid }, index) =>
      known.has(creator_uid)
        ? []
        : [[`${name}.${index}.creator_uid`, "送る相手に含まれていません。送る相手を確認してください。"]],
    ),
  );
  if (fields.length > 0) throw new AppError("invalid_request", { fields: Object.fromEntries(fields) });
}

function refusePast({ send_at }: SendOrder): void {
  if (!send_at || new Date(send_at) > now()) return;
  throw new AppError("invalid_request", {
    fields: { send_at: "送信日時が過ぎています。これからの日時を選んでください。" },
  });
}

/**
 * Sends a request to each creator: version of the terms, room, comment, status, link and mail commit together or not
 * at all. Never twice for one thing: who cannot get it comes back under `skipped` with the reason. A held send and one
 * to many become a task that the server works off by itself.
 * @throws AppError not_found (project, or a uid that is not the company's), project_archived, invalid_request
 */
export function sendJob(
  actor: MemberActor,
  { id: project_uid, hold_seconds, ...body }: SendOrder & { hold_seconds: number; id: string },
): Promise<SendJobResponse> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const project = found(await lockProject(company_uid, project_uid));
    if (project.archived_at) throw new AppError("project_archived");
    const uids = [...new Set(body.creator_uids)].sort();
    await holdRecipients(company_uid, uids);
    const creators = await knownRecipients(company_uid, uids);
    refuseStrays(body);
    refusePast(body);
    const state = await stateOfRecipients(company_uid, project_uid, creators, body.by_link, {
      skipsWaiting: true,
    });
    const order = await orderOf(company_uid, project_uid, body, state);
    const plan = await planFor(actor, project, order, { ready: state.ready, confirmed: body.confirmed });
    refuseProblems(plan.problems, state.ready.length);
    const { ready, skipped } = state;
    if (body.terms && ready.length > 0) {
      const { terms, message } = order;
      const kept = { kind: "latest", terms, message, updated_by: actor.uid, updated_at: now() } as const;
      await keepTerms(company_uid, project_uid, kept);
    }
    if (ready.length > 0 && (hold_seconds > 0 || ready.length > AT_ONCE)) {
      const task = await queue(actor, project_uid, order, { state, hold_seconds });
      return { sent: [], skipped, task };
    }
    const sent = await sendRequests(actor, project, order, state, plan);
    await finish(project_uid, sent, sendTimeOf(order));
    return { sent, skipped, task: null };
  });
}

async function queue(
  actor: MemberActor,
  project_uid: string,
  order: StoredSend,
  { state, hold_seconds }: { state: RecipientState; hold_seconds: number },
) {
  const { company_uid } = actor;
  const uid = newUid();
  const at = now();
  const due_at = new Date(at.getTime() + hold_seconds * 1000);
  const creator_uids = state.ready.map((creator) => creator.uid);
  await insertSend(
    { uid, company_uid, project_uid, body: order, sent_by: actor.uid, due_at, created_at: at },
    creator_uids,
  );
  await publishRows(company_uid, project_uid, creator_uids);
  const { send_at } = order;
  await audit(send_at ? "job.schedule" : "job.send", project_uid, {
    count: creator_uids.length,
    ...(send_at ? { scheduled_at: new Date(send_at).toISOString() } : {}),
  });
  await enqueue(runJobSends, {}, { startAfter: due_at });
  return presentSend(actor, uid);
}

async function finish(
  project_uid: string,
  sent: SendJobResponse["sent"],
  scheduled_at: Date | null,
): Promise<void> {
  if (sent.length === 0) return;
  await audit(scheduled_at ? "job.schedule" : "job.send", project_uid, {
    count: sent.length,
    job_request_uids: sent.map(({ job_request_uid }) => job_request_uid),
    ...(scheduled_at ? { scheduled_at: scheduled_at.toISOString() } : {}),
  });
  if (scheduled_at) await enqueue(sendScheduledJobs, {}, { startAfter: scheduled_at });
  else await enqueue(deliverMails, {});
}
