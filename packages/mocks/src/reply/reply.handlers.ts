import {
  answerJob,
  getReplyPage,
  listReplyComments,
  listReplySupportComments,
  postReplyComment,
  postReplySupportComment,
  streamReplyEvents,
  submitDraft,
  submitPost,
} from "@tsumugi/contract";
import { commentPage, posted } from "../comments/commentPage.ts";
import { NOW } from "../core/clock.ts";
import { mockEndpoint } from "../core/mockEndpoint.ts";
import { mockEventStream } from "../core/mockEventStream.ts";
import { buildReplyPage } from "./reply.fixtures.ts";

export const replyHandlers = [
  mockEndpoint(getReplyPage, () => buildReplyPage()),
  mockEndpoint(answerJob, ({ body }) => {
    const page = buildReplyPage({ job_status: body.answer });
    return { ...page, job_request: { ...page.job_request, answer: body.answer, answered_at: NOW } };
  }),
  mockEndpoint(submitDraft, () => buildReplyPage({ job_status: "draft_review" })),
  mockEndpoint(submitPost, ({ body }) =>
    buildReplyPage({
      job_status: "posted",
      posts: [{ uid: "post_001", url: body.url, title: "投稿", platform: "instagram", created_at: NOW }],
    }),
  ),
  mockEndpoint(listReplyComments, ({ query }) => commentPage(query)),
  mockEndpoint(postReplyComment, ({ body }) => posted(body, "creator_001")),
  mockEndpoint(listReplySupportComments, () => ({ items: [] })),
  mockEndpoint(postReplySupportComment, ({ body }) => ({
    ...posted(body, "support_room_001"),
    room_id: "support_room_001",
  })),
  mockEventStream(streamReplyEvents),
];
