import type { OutputOf, SendJobResponse } from "@tsumugi/contract";
import type { sendJobBody } from "@tsumugi/contract/schemas";
import { openJobRoom } from "../chat-rooms/chat-rooms.service.ts";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { deliverMails } from "../core/mailer.ts";
import { inTransaction } from "../db/index.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import type { JobRequestRow } from "../job-requests/job-requests.presenter.ts";
import {
  insertJobRequests,
  newestTerms,
  requestsOfProject,
  updateJobRequest,
} from "../job-requests/job-requests.repository.ts";
import { insertVersion, mirrorVersion, versionStates } from "../job-requests/jobVersions.repository.ts";
import { deliverJob } from "./deliverJob.service.ts";
import { lockCreators, ownCreators, type ProjectCreatorRow } from "./projectCreators.repository.ts";
import { lockProject } from "./projects.repository.ts";
import { sendScheduledJobs } from "./sendScheduledJobs.job.ts";
import { termsByCreator } from "./termsByCreator.ts";
import { whySkipped } from "./whySkipped.ts";

type Body = OutputOf<typeof sendJobBody>;

/**
 * Sends a request to each creator: version of the terms, room, comment, status, link and mail commit together or not
 * at all. Never twice for one thing: who cannot get it comes back under `skipped` with the reason. Who is 候補 again
 * after an earlier request gets the next version of that request.
 * @throws AppError not_found (project, or a uid that is not the company's), project_archived, invalid_request
 */
export function sendJob(
  actor: MemberActor,
  { id: project_uid, ...body }: Body & { id: string },
): Promise<SendJobResponse> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const project = found(await lockProject(company_uid, project_uid));
    if (project.archived_at) throw new AppError("project_archived");
    const uids = [...new Set(body.creator_uids)].sort();
    const creators = new Map((await ownCreators(company_uid, uids)).map((row) => [row.uid, row]));
    if (creators.size < uids.length) throw new AppError("not_found");

    // Held from here on: a second call at the same time waits, then finds the requests of the first.
    const rows = new Map(
      (await lockCreators(company_uid, project_uid, uids)).map((row) => [row.managed_creator_uid, row]),
    );
    const { terms: given, ...rest } = body;
    const termsOf = given
      ? termsByCreator({ ...rest, terms: given }, uids)
      : termsByCreator(await termsOfNewest(company_uid, project_uid, [...rows.values()]), uids);
    const requests = new Map(
      (await requestsOfProject(company_uid, project_uid, uids)).map((row) => [row.managed_creator_uid, row]),
    );
    const states = await versionStates(
      company_uid,
      [...requests.values()].map(({ uid }) => uid),
    );
    const at = now();
    const scheduled_at = body.send_at && new Date(body.send_at) > at ? new Date(body.send_at) : null;
    const answer: SendJobResponse = { sent: [], skipped: [] };
    for (const uid of uids) {
      const creator = found(creators.get(uid));
      const before = requests.get(uid);
      const state = before && states.get(before.uid);
      const skipped = whySkipped(
        creator,
        rows.get(uid),
        before && { was_sent: before.sent_at !== null, waits_until: state?.waits_until ?? null },
      );
      if (skipped) {
        answer.skipped.push({ creator_uid: uid, ...skipped });
        continue;
      }
      const terms = {
        ...termsOf(uid),
        orderer: actor.company.name,
        contractor: creator.real_name.trim() || creator.display_name,
        ordered_on: dayInJapan(scheduled_at ?? at),
      };
      const key = { company_uid, project_uid, managed_creator_uid: uid };
      const request = before ?? (await firstRequest(key, { terms, scheduled_at, at, sent_by: actor.uid }));
      const { chat_room_uid } = request;
      if (!chat_room_uid) throw new AppError("conflict");
      const version = {
        company_uid,
        job_request_uid: request.uid,
        version: state?.next ?? 1,
        terms,
        sent_by: actor.uid,
        scheduled_at,
        sent_at: scheduled_at ? null : at,
        answer: null,
        answered_at: null,
        answered_by: null,
        wish: null,
        created_at: at,
      };
      await insertVersion(version);
      // What was sent before stays in force until the scheduled version goes out.
      if (before && (!scheduled_at || !before.sent_at)) await mirrorVersion(version);
      if (!scheduled_at) {
        await deliverJob({
          request: { ...request, ...version, fee: terms.fee, chat_room_uid },
          email: creator.email,
          project_name: project.name,
          occasion: before?.sent_at ? "asked_again" : "asked",
          previous: before?.sent_at ? before.terms : null,
        });
      }
      answer.sent.push({
        creator_uid: uid,
        job_request_uid: request.uid,
        chat_room_uid,
        scheduled_at: scheduled_at?.toISOString() ?? null,
      });
    }
    await finish(project_uid, answer, scheduled_at);
    return answer;
  });
}

/** The request itself with its room; what it is about is written as its first version. */
async function firstRequest(
  key: Pick<JobRequestRow, "company_uid" | "project_uid" | "managed_creator_uid">,
  first: { terms: StoredTerms; scheduled_at: Date | null; at: Date; sent_by: string },
): Promise<JobRequestRow & { chat_room_uid: string }> {
  const { terms, scheduled_at, at, sent_by } = first;
  const [request] = await insertJobRequests([
    {
      ...key,
      uid: newUid(),
      terms,
      fee: terms.fee,
      scheduled_at,
      sent_by,
      sent_at: scheduled_at ? null : at,
      created_at: at,
    },
  ]);
  if (!request) throw new AppError("conflict");
  const chat_room_uid = await openJobRoom({
    company_uid: key.company_uid,
    creator_uid: key.managed_creator_uid,
    job_request_uid: request.uid,
  });
  await updateJobRequest(key.company_uid, request.uid, { chat_room_uid });
  return { ...request, chat_room_uid };
}

async function finish(
  project_uid: string,
  { sent }: SendJobResponse,
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

/**
 * The terms that this project's newest request was sent with, and what is planned for each creator. Nothing is made up:
 * without a request before, or where its days have passed, the caller has to say what is ordered.
 */
async function termsOfNewest(company_uid: string, project_uid: string, rows: readonly ProjectCreatorRow[]) {
  const newest = await newestTerms(company_uid, project_uid);
  const today = dayInJapan(now());
  const refuse = (message: string) => new AppError("invalid_request", { fields: { terms: message } });
  if (!newest) {
    throw refuse(
      "この案件ではまだ依頼を送っていないため、依頼条件が決まっていません。依頼条件を指定してください。",
    );
  }
  const { orderer: _, contractor: __, ordered_on: ___, reply_due_on, ...terms } = newest;
  if (terms.delivery_on < today) {
    throw refuse("前に送った依頼の納品日を過ぎています。依頼条件を指定してください。");
  }
  const still = reply_due_on && reply_due_on >= today ? reply_due_on : null;
  return {
    terms: { ...terms, reply_due_on: still },
    fees: rows.flatMap(({ managed_creator_uid: creator_uid, planned_fee }) =>
      planned_fee === null ? [] : [{ creator_uid, fee: planned_fee }],
    ),
    days: rows.map((row) => ({
      creator_uid: row.managed_creator_uid,
      delivery_on: row.planned_delivery_on ?? undefined,
      reply_due_on: row.planned_reply_due_on ?? undefined,
    })),
  };
}
