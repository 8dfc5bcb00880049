import {
  answerJob,
  getReplyPage,
  listReplyComments,
  listReplySupportComments,
  postReplyComment,
  postReplySupportComment,
  streamReplyEvents,
  submitDraft,
  submitPosts,
} from "@tsumugi/contract";
import { commentPage, posted } from "../comments/commentPage.ts";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { mockEventStream } from "../core/mockEventStream.ts";
import { buildReplyPage, buildReplyPostLine } from "./reply.fixtures.ts";

export const replyHandlers = [
  mockEndpoint(getReplyPage, () => buildReplyPage()),
  mockEndpoint(answerJob, ({ body }) => {
    const page = buildReplyPage({ job_status: body.answer });
    return { ...page, job_request: { ...page.job_request, answer: body.answer, answered_at: NOW } };
  }),
  mockEndpoint(submitDraft, () => buildReplyPage({ job_status: "draft_review" })),
  mockEndpoint(submitPosts, ({ body }) => ({
    items: body.urls.map((url, index) => buildReplyPostLine({ url }, index + 1)),
  })),
  mockEndpoint(listReplyComments, ({ query }) => commentPage(query)),
  mockEndpoint(postReplyComment, ({ body }) => posted(body, "creator_001")),
  mockEndpoint(listReplySupportComments, () => ({ items: [] })),
  mockEndpoint(postReplySupportComment, ({ body }) => ({
    ...posted(body, "support_room_001"),
    room_id: "support_room_001",
  })),
  mockEventStream(streamReplyEvents),
];
