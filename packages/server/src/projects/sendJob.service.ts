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
import {
  insertJobRequests,
  requestsOfProject,
  updateJobRequest,
} from "../job-requests/job-requests.repository.ts";
import { deliverJob } from "./deliverJob.service.ts";
import { lockCreators, ownCreators } from "./projectCreators.repository.ts";
import { lockProject } from "./projects.repository.ts";
import { sendScheduledJobs } from "./sendScheduledJobs.job.ts";
import { whySkipped } from "./whySkipped.ts";

type Body = OutputOf<typeof sendJobBody>;

/**
 * Sends a request to each creator: request, room, first comment, status, link and mail commit together or not
 * at all. Never twice to one creator; who cannot get it comes back under `skipped` with the reason.
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
    const fees = feesOf(body, uids);
    const creators = new Map((await ownCreators(company_uid, uids)).map((row) => [row.uid, row]));
    if (creators.size < uids.length) throw new AppError("not_found");

    // Held from here on: a second call at the same time waits, then finds the requests of the first.
    const rows = new Map(
      (await lockCreators(company_uid, project_uid, uids)).map((row) => [row.managed_creator_uid, row]),
    );
    const requests = new Map(
      (await requestsOfProject(company_uid, project_uid, uids)).map((row) => [row.managed_creator_uid, row]),
    );
    const at = now();
    const scheduled_at = body.send_at && new Date(body.send_at) > at ? new Date(body.send_at) : null;
    const answer: SendJobResponse = { sent: [], skipped: [] };
    for (const uid of uids) {
      const creator = found(creators.get(uid));
      const skipped = whySkipped(creator, rows.get(uid), requests.get(uid));
      if (skipped) {
        answer.skipped.push({ creator_uid: uid, ...skipped });
        continue;
      }
      const fee = fees.get(uid) ?? body.terms.fee;
      const terms = {
        ...body.terms,
        fee,
        orderer: actor.company.name,
        contractor: creator.real_name.trim() || creator.display_name,
        ordered_on: dayInJapan(scheduled_at ?? at),
      };
      const [request] = await insertJobRequests([
        {
          uid: newUid(),
          company_uid,
          project_uid,
          managed_creator_uid: uid,
          terms,
          fee,
          scheduled_at,
          sent_by: actor.uid,
          sent_at: scheduled_at ? null : at,
          created_at: at,
        },
      ]);
      if (!request) throw new AppError("conflict");
      const chat_room_uid = await openJobRoom({
        company_uid,
        creator_uid: uid,
        job_request_uid: request.uid,
      });
      await updateJobRequest(company_uid, request.uid, { chat_room_uid });
      if (!scheduled_at) {
        await deliverJob(
          { ...request, chat_room_uid, sent_by: actor.uid },
          { email: creator.email, project_name: project.name },
        );
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

async function finish(
  project_uid: string,
  { sent }: SendJobResponse,
  scheduled_at: Date | null,
): Promise<void> {
  if (sent.length === 0) return;
  await audit(scheduled_at ? "job.schedule" : "job.send", project_uid, {
    job_request_uids: sent.map(({ job_request_uid }) => job_request_uid),
    ...(scheduled_at ? { scheduled_at: scheduled_at.toISOString() } : {}),
  });
  if (scheduled_at) await enqueue(sendScheduledJobs, {}, { startAfter: scheduled_at });
  else await enqueue(deliverMails, {});
}

function feesOf({ fees }: Pick<Body, "fees">, uids: readonly string[]): Map<string, number> {
  const known = new Set(uids);
  const stray = fees.findIndex(({ creator_uid }) => !known.has(creator_uid));
  if (stray >= 0) {
    throw new AppError("invalid_request", {
      fields: { [`fees.${stray}.creator_uid`]: "送る相手に含まれていません。送る相手を確認してください。" },
    });
  }
  return new Map(fees.map(({ creator_uid, fee }) => [creator_uid, fee]));
}
