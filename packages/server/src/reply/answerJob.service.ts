import { createHash } from "node:crypto";
import {
  canMove,
  type JobAnswer,
  type JobStatus,
  type JobWish,
  jobStatusLabels,
  type NotificationKind,
  type OutputOf,
  type PostLine,
  type ReplyPage,
  type ReplyPostLine,
  whyNoPost,
} from "@tsumugi/contract";
import type { jobAnswerBody } from "@tsumugi/contract/schemas";
import { notifyRoom } from "../chat-rooms/notifyRoom.service.ts";
import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import { addComment } from "../comments/comments.service.ts";
import type { CreatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/db.ts";
import type { StoredTerms } from "../db/schema/job-requests.ts";
import { type NewDraft, storeDraft } from "../job-drafts/storeDraft.service.ts";
import { saidWish } from "../job-requests/feeWords.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { answerVersions, versionsOf } from "../job-requests/jobVersions.repository.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { addPosts } from "../posts/addPosts.service.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { lockCreators } from "../projects/projectCreators.repository.ts";
import { findBrief } from "./reply.repository.ts";
import { answersClosed, getReplyPage, type ReplyRef, roomOf } from "./reply.service.ts";

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
 * The creator answers a version of the terms once; only a consultation may still end in yes or no, or in another wish.
 * The same answer again changes nothing, and a comment with it is written once.
 * @throws AppError already_answered, contract_expired, stale_version (the terms are others now), invalid_request
 */
export async function answerJob(
  actor: CreatorActor,
  { token, ...answer }: ReplyRef & Answer,
): Promise<ReplyPage> {
  await giveAnswer(actor, answer);
  return getReplyPage(actor, { token });
}

type Answer = OutputOf<typeof jobAnswerBody>;

function giveAnswer(actor: CreatorActor, given: Answer): Promise<void> {
  return inTransaction(async () => {
    const { company_uid, job_request_uid, managed_creator_uid } = actor;
    const { answer, comment } = given;
    const job = await lockJob(actor);
    const { contract_ends_on } = found(await findBrief(company_uid, job.project_uid, managed_creator_uid));
    const closed = answersClosed(contract_ends_on);
    if (closed) throw new AppError("contract_expired", { message: closed });
    if (given.version !== job.version) throw staleTerms(job);
    const wish = answer === "negotiating" ? wishOf(given, job.terms) : undefined;
    const isOtherWish = wish !== undefined && !(await isSameWish(company_uid, job_request_uid, wish));
    const isNew = job.answer !== answer || job.job_status !== answer || isOtherWish;
    const isBarred = job.job_status !== answer && !canMove(job.job_status, answer, "creator");
    const isAnswered = isNew && !isBarred;
    if (isNew && isBarred && (job.answer !== answer || isOtherWish)) throw alreadyAnswered(job);
    if (isAnswered) {
      await move(actor, job.project_uid, answer);
      const record = { answer, answered_at: now(), answered_by: null };
      await answerVersions(
        company_uid,
        job.project_uid,
        [managed_creator_uid],
        wish ? { ...record, wish } : record,
      );
      await audit("job.answer", job_request_uid, { answer });
    }
    const said = wish ? saidWish(wish) : { lines: [comment], fee_text: "" };
    const [text, { fee_text }] = [said.lines.join("\n"), said];
    if (text.trim() !== "") await writeWithAnswer(actor, { answer, version: job.version, text, fee_text });
    if (isAnswered) await notifyCompany(job, "job_answered", answered[answer]);
  });
}

/** What is wished for beside the terms as they are. @throws AppError invalid_request */
function wishOf({ wish, comment }: Answer, terms: StoredTerms): JobWish {
  const { fee = null, delivery_on = null } = wish ?? {};
  if (delivery_on !== null && delivery_on < dayInJapan(now())) {
    throw new AppError("invalid_request", {
      fields: { "wish.delivery_on": "希望の納品日が過ぎています。今日以降の日付を選んでください。" },
    });
  }
  return {
    fee: fee === terms.fee ? null : fee,
    delivery_on: delivery_on === terms.delivery_on ? null : delivery_on,
    note: comment.trim(),
  };
}

async function isSameWish(company_uid: string, job_request_uid: string, wish: JobWish): Promise<boolean> {
  const versions = await versionsOf(company_uid, job_request_uid);
  const before = versions.find(({ row }) => row.sent_at !== null)?.row.wish;
  return before?.fee === wish.fee && before.delivery_on === wish.delivery_on && before.note === wish.note;
}

/** The creator read other terms than those in force: nothing is recorded, and the page shows what changed. */
const staleTerms = ({ job_status, version }: JobRequestView) =>
  new AppError("stale_version", {
    message: `条件が新しくなりました（第${version}版）。新しい条件を確認して、もう一度ご回答ください。入力した内容は残っています。`,
    current: { job_status, version },
  });

const alreadyAnswered = ({ job_status }: JobRequestView) =>
  new AppError("already_answered", {
    message:
      job_status === "candidate"
        ? "この依頼への回答は、いま受け付けていません。確認したいことはメッセージでお尋ねください。"
        : `この依頼はすでに「${jobStatusLabels[job_status]}」です。変更したいときはメッセージで相談してください。`,
    current: { job_status },
  });

/** The id is derived from the content, so that the same answer sent twice writes one comment. */
async function writeWithAnswer(
  actor: CreatorActor,
  { answer, version, text, fee_text }: { answer: JobAnswer; version: number; text: string; fee_text: string },
): Promise<void> {
  const { job_request_uid, managed_creator_uid: uid } = actor;
  const hex = createHash("sha256")
    .update(JSON.stringify([job_request_uid, version, answer, text, ...(fee_text ? [fee_text] : [])]))
    .digest("hex");
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  const room = await roomOf(actor);
  await addComment({ room_uid: room.uid, uid, id, text, fee_text, kind: "message" });
  // Another wish moves no status: screens with the room read what it says of money all the same.
  if (fee_text) await notifyRoom(room);
}

/** Called last: the room's newest line is then the one that the notification is about. */
async function notifyCompany(job: JobRequestView, kind: NotificationKind, what: string): Promise<void> {
  const { company_uid, project_uid, managed_creator_uid } = job;
  const room = await findJobRoom(company_uid, job.uid);
  await notifyMembers({
    company_uid,
    kind,
    title: `${job.creator_name}さんが${what}`,
    body: job.project_name,
    href: room
      ? `/chat/${room.uid}?at=${room.last_seq}`
      : `/projects/${project_uid}?creator=${managed_creator_uid}`,
  });
}

/** A draft to look at: the next version. @throws AppError as `storeDraft` */
export async function submitDraft(
  actor: CreatorActor,
  { token, ...draft }: ReplyRef & NewDraft,
): Promise<ReplyPage> {
  const { company_uid, job_request_uid } = actor;
  await storeDraft({ company_uid, job_request_uid, member_uid: null }, draft);
  return getReplyPage(actor, { token });
}

/** Published posts of the job: what can be read is stored, the rest says why not. @throws AppError illegal_transition */
export async function submitPosts(
  actor: CreatorActor,
  { urls }: ReplyRef & { urls: readonly string[] },
): Promise<{ items: ReplyPostLine[] }> {
  const { company_uid, job_request_uid } = actor;
  const job = found(await findJobRequest(company_uid, job_request_uid));
  const closed = whyNoPost(job.job_status);
  if (closed) throw new AppError("illegal_transition", { message: closed });
  const lines = urls.map((url) => ({ url, job_request_uid }));
  const { items } = await addPosts(actor, { id: job.project_uid, lines, among: [job] });
  return { items: items.map(presentLine) };
}

/** Without what is the company's own: its word list, the figures. */
const presentLine = ({ url, kind, reason, note, post }: PostLine): ReplyPostLine => {
  if (!post) return { url, kind, reason, note, post };
  const { uid, title, platform, owner_mismatch } = post;
  const { status, missing } = post.pr_check;
  return {
    url,
    kind,
    reason,
    note,
    post: { uid, title, platform, owner_mismatch, pr_check: { status, missing } },
  };
};
