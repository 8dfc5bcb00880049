import { createHash } from "node:crypto";
import {
  canMove,
  type JobAnswer,
  type JobStatus,
  jobStatusLabels,
  type NotificationKind,
  type ReplyPage,
} from "@tsumugi/contract";
import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import { addComment } from "../comments/comments.service.ts";
import type { CreatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/db.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { findJobRequest, updateJobRequest } from "../job-requests/job-requests.repository.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { createPost } from "../posts/posts.service.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { lockCreators } from "../projects/projectCreators.repository.ts";
import { newestText } from "./reply.repository.ts";
import { getReplyPage, type ReplyRef, roomOf } from "./reply.service.ts";

/** The job under its lock, so that answers of two tabs and moves of the staff run one after another. */
async function lockJob({ company_uid, job_request_uid, managed_creator_uid }: CreatorActor) {
  const { project_uid } = found(await findJobRequest(company_uid, job_request_uid));
  await lockCreators(company_uid, project_uid, [managed_creator_uid]);
  return found(await findJobRequest(company_uid, job_request_uid));
}

const move = (actor: CreatorActor, project_uid: string, to: JobStatus) =>
  moveJobStatus({
    company_uid: actor.company_uid,
    project_uid,
    creator_uids: [actor.managed_creator_uid],
    to,
    by: "creator",
    by_uid: actor.managed_creator_uid,
  });

const answered: Record<JobAnswer, string> = {
  accepted: "依頼を引き受けました",
  negotiating: "条件の相談を希望しています",
  declined: "依頼を辞退しました",
};

/**
 * The creator answers once; only a consultation may still end in yes or no. The same answer again changes nothing,
 * and a comment with it is written once.
 * @throws AppError already_answered
 */
export async function answerJob(
  actor: CreatorActor,
  { token, answer, comment }: ReplyRef & { answer: JobAnswer; comment: string },
): Promise<ReplyPage> {
  await giveAnswer(actor, answer, comment);
  return getReplyPage(actor, { token });
}

function giveAnswer(actor: CreatorActor, answer: JobAnswer, comment: string): Promise<void> {
  return inTransaction(async () => {
    const { company_uid, job_request_uid } = actor;
    const job = await lockJob(actor);
    const isNew = job.answer !== answer || job.job_status !== answer;
    const isBarred = job.job_status !== answer && !canMove(job.job_status, answer, "creator");
    const isAnswered = isNew && !isBarred;
    if (isNew && isBarred && job.answer !== answer) throw alreadyAnswered(job);
    if (isAnswered) {
      await move(actor, job.project_uid, answer);
      await updateJobRequest(company_uid, job_request_uid, { answer, answered_at: now() });
      await audit("job.answer", job_request_uid, { answer });
    }
    if (comment.trim() !== "") await writeWithAnswer(actor, answer, comment);
    if (isAnswered) await notifyCompany(job, "job_answered", answered[answer]);
  });
}

const alreadyAnswered = ({ job_status }: JobRequestView) =>
  new AppError("already_answered", {
    message: `この依頼はすでに「${jobStatusLabels[job_status]}」です。変更したいときはメッセージで相談してください。`,
    current: { job_status },
  });

/** The id is derived from the content, so that the same answer sent twice writes one comment. */
async function writeWithAnswer(actor: CreatorActor, answer: JobAnswer, text: string): Promise<void> {
  const { job_request_uid, managed_creator_uid: uid } = actor;
  const hex = createHash("sha256")
    .update(JSON.stringify([job_request_uid, answer, text]))
    .digest("hex");
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  await addComment({ room_uid: (await roomOf(actor)).uid, uid, id, text, kind: "message" });
}

/** Called last: the room's newest line is then the one that the notification is about. */
async function notifyCompany(job: JobRequestView, kind: NotificationKind, what: string): Promise<void> {
  const { company_uid, project_uid, managed_creator_uid } = job;
  const room = await findJobRoom(company_uid, job.uid);
  await notifyMembers({
    company_uid,
    kind,
    title: `${job.terms.contractor}さんが${what}`,
    body: job.project_name,
    href: room
      ? `/chat/${room.uid}?at=${room.last_seq}`
      : `/projects/${project_uid}?creator=${managed_creator_uid}`,
  });
}

/**
 * A draft to look at: a message in the room, and the job moves to 下書き確認中. Handing in the same again before
 * anyone has said anything changes nothing.
 * @throws AppError illegal_transition
 */
export async function submitDraft(
  actor: CreatorActor,
  { token, ...draft }: ReplyRef & { text: string; url?: string | undefined },
): Promise<ReplyPage> {
  await storeDraft(actor, draft);
  return getReplyPage(actor, { token });
}

function storeDraft(
  actor: CreatorActor,
  draft: { readonly text: string; readonly url?: string | undefined },
): Promise<void> {
  return inTransaction(async () => {
    const { company_uid, managed_creator_uid: uid } = actor;
    const job = await lockJob(actor);
    const room = await roomOf(actor);
    const text = [`【下書き】\n${draft.text}`, draft.url].filter(Boolean).join("\n");
    const newest = await newestText(company_uid, room.uid);
    const isRepeat = newest?.uid === uid && newest.text === text && job.job_status === "draft_review";
    if (isRepeat) return;
    await move(actor, job.project_uid, "draft_review");
    await addComment({ room_uid: room.uid, uid, id: crypto.randomUUID(), text, kind: "message" });
    await notifyCompany(job, "draft_submitted", "下書きを提出しました");
  });
}

/** A published post of the job. @throws AppError as `createPost` */
export async function submitPost(
  actor: CreatorActor,
  { token, url }: ReplyRef & { url: string },
): Promise<ReplyPage> {
  await createPost(actor, { job_request_uid: actor.job_request_uid, url });
  return getReplyPage(actor, { token });
}
