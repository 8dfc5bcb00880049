import { type CommentResponse, deadlineDay, type ReplyPage } from "@tsumugi/contract";
import { presentMembers } from "../chat-rooms/chat-rooms.presenter.ts";
import { findRoomCreator, joinedUsers } from "../chat-rooms/roomPeople.repository.ts";
import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import type { CommentRange } from "../comments/commentPage.ts";
import { feeLinesOf } from "../comments/comments.repository.ts";
import { type CommentToWrite, listComments, writeComment } from "../comments/comments.service.ts";
import type { CreatorActor } from "../core/actor.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { resumeFrom } from "../core/realtime/access.ts";
import { openStream } from "../core/realtime/openStream.ts";
import { draftsForCreator } from "../job-drafts/jobDrafts.service.ts";
import { presentJobRequest } from "../job-requests/job-requests.presenter.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { presentVersion } from "../job-requests/jobVersions.presenter.ts";
import { versionsOf } from "../job-requests/jobVersions.repository.ts";
import { findReplyLink, resolveReplyToken } from "../job-requests/replyTokens.service.ts";
import { SEES_FEES } from "../job-requests/terms.presenter.ts";
import { listJobPosts } from "../posts/posts.service.ts";
import { listSupportComments, writeSupportComment } from "../support-chat-rooms/supportComments.service.ts";
import { findSupportRoom } from "../support-chat-rooms/supportRooms.repository.ts";
import { rememberReplyLink } from "../uploads/pictureReaders.service.ts";
import { daysOfProjects, findBrief, noticeDaysOf } from "./reply.repository.ts";
import { presentRequests } from "./replyRequests.presenter.ts";

/** What the address of a reply page holds. */
export interface ReplyRef {
  readonly token: string;
}

type NewMessage = Pick<CommentToWrite, "id" | "text" | "images">;

/** The job's room. @throws AppError not_found */
export const roomOf = async ({ company_uid, job_request_uid }: CreatorActor) =>
  found(await findJobRoom(company_uid, job_request_uid));

/**
 * Nobody could act on an answer after the contract's last day. Messages, posts and receipts are taken all the same: the
 * company goes on reading them, and they prove work that was agreed before.
 */
export const answersClosed = (contract_ends_on: string): string | null =>
  dayInJapan(now()) > contract_ends_on
    ? "依頼元の企業とツムギの契約期間が終わっているため、このページから回答はできません。依頼元の担当者に直接ご連絡ください。"
    : null;

/** Everything that the creator's page shows. Reading it changes nothing. @throws AppError not_found, link_expired */
export async function getReplyPage(actor: CreatorActor, { token }: ReplyRef): Promise<ReplyPage> {
  const { company_uid, job_request_uid, managed_creator_uid } = actor;
  const { asked, jobs, expires_at } = await findReplyLink(token);
  // The path's token opens only what it names, even with another creator's header.
  if (asked !== job_request_uid) throw new AppError("not_found");
  const job = found(await findJobRequest(company_uid, job_request_uid));
  const { days, contract_ends_on, ...brief } = found(
    await findBrief(company_uid, job.project_uid, managed_creator_uid),
  );
  const creator = found(await findRoomCreator(company_uid, managed_creator_uid));
  const room = await roomOf(actor);
  rememberReplyLink(token);
  // What is scheduled shows only when it is sent.
  const versions = (await versionsOf(company_uid, job_request_uid)).filter(({ row }) => row.sent_at !== null);
  const { items } = await listJobPosts(actor, { id: job_request_uid });
  const { due_on, ...drafts } = await draftsForCreator(actor, job);
  return {
    ...brief,
    ...drafts,
    answers_closed: answersClosed(contract_ends_on),
    creator: { uid: creator.uid, name: creator.name },
    job_request: presentJobRequest(job, SEES_FEES),
    versions: versions.map((version) => presentVersion(version, SEES_FEES)),
    job_status: job.job_status,
    deadlines: {
      reply_on: deadlineDay("reply", days, job.terms),
      draft_on: due_on,
      posting_starts_on: days.posting_starts_on,
      posting_on: deadlineDay("posting", days, job.terms),
    },
    requests: presentRequests(jobs, await daysOfProjects(jobs), await noticeDaysOf(jobs)),
    room_id: room.uid,
    fee_lines: await feeLinesOf(company_uid, room.uid),
    support_room_id: actor.support_creator_uid,
    members: presentMembers(await joinedUsers(company_uid, room.uid), creator),
    posts: items.map(({ uid, url, title, platform, created_at }) => ({
      uid,
      url,
      title,
      platform,
      created_at,
    })),
    expires_at: expires_at.toISOString(),
  };
}

/** Newest first. */
export async function listReplyComments(actor: CreatorActor, range: CommentRange) {
  return listComments(actor, { ...rangeOf(range), id: (await roomOf(actor)).uid });
}

/** The range alone: the call's input also holds the token of its address. */
const rangeOf = ({ limit, before, after, around }: CommentRange): CommentRange => ({
  limit,
  before,
  after,
  around,
});

/** Writes as the creator, under the managed creator's uid. */
export async function postReplyComment(actor: CreatorActor, { id, text, images }: NewMessage) {
  const room = await roomOf(actor);
  const writer = { company_uid: actor.company_uid, uid: actor.managed_creator_uid };
  return writeComment(writer, { room_uid: room.uid, id, text, images });
}

/** The creator's own support room. Nothing has been said before there is one. @throws AppError not_found */
export async function listReplySupportComments(
  { support_creator_uid }: CreatorActor,
  range: CommentRange,
): Promise<{ items: CommentResponse[] }> {
  const id = found(support_creator_uid);
  if (!(await findSupportRoom(id))) return { items: [] };
  return listSupportComments({ uid: id }, { ...rangeOf(range), id });
}

/** Writes to support as the creator. @throws AppError not_found */
export async function postReplySupportComment(
  { support_creator_uid }: CreatorActor,
  { id, text, images }: NewMessage,
) {
  const uid = found(support_creator_uid);
  return writeSupportComment({ uid }, { room_uid: uid, id, text, images });
}

/** The job room's events and the support room's, as long as the link is good for both. */
export async function streamReplyEvents(
  actor: CreatorActor,
  { token, since }: ReplyRef & { since?: string | undefined },
  request: Request,
) {
  const { company_uid, support_creator_uid } = actor;
  const room = await roomOf(actor);
  const isGood = () =>
    resolveReplyToken(token).then(
      (now) => now !== null && now.support_creator_uid === support_creator_uid,
      () => false,
    );
  const audience = { company_uid, room_uid: room.uid, support_room_uid: support_creator_uid };
  return openStream({ kind: "creator", ...audience }, isGood, resumeFrom(request, since));
}
