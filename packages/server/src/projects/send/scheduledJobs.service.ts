import { checkTerms, jobStatusLabels, type ScheduledJob } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { dayInJapan } from "../../core/clock.ts";
import { now } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { enqueue } from "../../core/jobs.ts";
import { inTransaction } from "../../db/index.ts";
import { deleteUnsent } from "../../job-requests/jobVersions.repository.ts";
import { lockCreators } from "../projectCreators.repository.ts";
import { findProjectRow, lockProject } from "../projects.repository.ts";
import { sendScheduledJobs } from "../sendScheduledJobs.job.ts";
import { publishRows } from "../sheet/publishRows.service.ts";
import { moveWaiting, type WaitingVersion, waitingVersions } from "./scheduledJobs.repository.ts";

/** Why a request will not go out at its time as things are now (Japanese); null when nothing stands in the way. */
function whyBlocked(
  { version, archived_at, email, job_status }: WaitingVersion,
  isProjectArchived: boolean,
): string | null {
  const { terms, scheduled_at, by_link } = version;
  if (isProjectArchived) return "案件がアーカイブされています。アーカイブを解除すると送られます。";
  if (archived_at) return "クリエイターがアーカイブされています。復元すると送られます。";
  if (job_status !== "candidate") {
    return `ステータスが「${jobStatusLabels[job_status]}」です。「候補」に戻すと送られます。`;
  }
  if (!email && !by_link) return "メールアドレスがありません。クリエイター管理で入力すると送られます。";
  const due = dayInJapan(scheduled_at && scheduled_at > now() ? scheduled_at : now());
  const refused = checkTerms(terms, { sent_on: due }).refusals[0];
  return refused ? `${refused.message}予約を取り消して、条件を直してください。` : null;
}

const present = (view: WaitingVersion, isProjectArchived: boolean, canSeeFees: boolean): ScheduledJob => {
  const { version, sender_name, sender_image } = view;
  return {
    job_request_uid: version.job_request_uid,
    creator_uid: view.creator_uid,
    display_name: view.display_name,
    image: view.image,
    email: view.email,
    version: version.version,
    fee: canSeeFees ? version.terms.fee : null,
    scheduled_at: (version.scheduled_at ?? version.created_at).toISOString(),
    scheduled_by:
      version.sent_by === null
        ? null
        : { uid: version.sent_by, name: sender_name ?? "", image: sender_image },
    blocked: whyBlocked(view, isProjectArchived),
  };
};

/** Requests that wait for their time, soonest first. @throws AppError not_found */
export async function listScheduledJobs(actor: MemberActor, { id }: { id: string }) {
  const project = found(await findProjectRow(actor.company_uid, id));
  const rows = await waitingVersions(actor.company_uid, id);
  return { items: rows.map((row) => present(row, project.archived_at !== null, actor.canSeeFees)) };
}

/** Those that went out meanwhile stay. @throws AppError not_found, project_archived, invalid_request */
export function rescheduleJobs(
  actor: MemberActor,
  { id, job_request_uids, send_at }: { id: string; job_request_uids: readonly string[]; send_at: string },
) {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const project = found(await lockProject(company_uid, id));
    if (project.archived_at) throw new AppError("project_archived");
    const scheduled_at = new Date(send_at);
    const refuse = (message: string) => new AppError("invalid_request", { fields: { send_at: message } });
    if (scheduled_at <= now()) throw refuse("送信日時が過ぎています。これからの日時を選んでください。");
    const ordered_on = dayInJapan(scheduled_at);
    const chosen = (await waitingVersions(company_uid, id)).filter(({ version }) =>
      job_request_uids.includes(version.job_request_uid),
    );
    for (const { version, display_name } of chosen) {
      const [refusal] = checkTerms(version.terms, { sent_on: ordered_on }).refusals;
      if (refusal) {
        throw refuse(
          `「${display_name}」さんの条件に合いません。${refusal.message}早い日時を選ぶか、予約を取り消して、条件を直してから送ってください。`,
        );
      }
    }
    const moved = await moveWaiting(company_uid, id, job_request_uids, { scheduled_at, ordered_on });
    if (moved.length > 0) {
      await audit("job.schedule", id, {
        count: moved.length,
        job_request_uids: moved,
        scheduled_at: scheduled_at.toISOString(),
      });
      await enqueue(sendScheduledJobs, {}, { startAfter: scheduled_at });
      await publishRows(
        company_uid,
        id,
        chosen.map(({ creator_uid }) => creator_uid),
      );
    }
    return listScheduledJobs(actor, { id });
  });
}

/** Those that went out meanwhile are missing in the answer. @throws AppError not_found */
export function cancelScheduledJobs(
  actor: MemberActor,
  { id, job_request_uids }: { id: string; job_request_uids: readonly string[] },
): Promise<{ cancelled: string[] }> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    found(await lockProject(company_uid, id));
    const chosen = (await waitingVersions(company_uid, id)).filter(({ version }) =>
      job_request_uids.includes(version.job_request_uid),
    );
    const creator_uids = chosen.map(({ creator_uid }) => creator_uid);
    // Sending holds the same rows: what is on its way has gone out when this goes on.
    await lockCreators(company_uid, id, creator_uids);
    const waiting = new Set(
      (await waitingVersions(company_uid, id)).map(({ version }) => version.job_request_uid),
    );
    const cancelled = chosen.filter(({ version }) => waiting.has(version.job_request_uid));
    if (cancelled.length > 0) {
      await deleteUnsent(
        company_uid,
        id,
        cancelled.map(({ creator_uid }) => creator_uid),
      );
      await audit("job.cancel_send", id, { count: cancelled.length });
      await publishRows(company_uid, id, creator_uids);
    }
    return { cancelled: cancelled.map(({ version }) => version.job_request_uid) };
  });
}
