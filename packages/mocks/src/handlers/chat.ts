import {
  answerJob,
  archiveChatRoom,
  type CommentResponse,
  createDmRoom,
  createUpload,
  deleteComment,
  editComment,
  flagChatRoom,
  flagSupportChatRoom,
  getChatRoom,
  getChatRoomMembers,
  getReplyPage,
  getSupportChatRoom,
  getUpload,
  joinRoom,
  listChatRooms,
  listComments,
  listReplyComments,
  listSupportChatRooms,
  listSupportComments,
  openSupportChatRoom,
  postComment,
  postReplyComment,
  postSupportComment,
  readSupportChatRoom,
  searchSupportCreators,
  streamEvents,
  streamReplyEvents,
  submitDraft,
  submitPost,
  unarchiveChatRoom,
} from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { buildList, indexOf, pageOf } from "../core/counter.ts";
import { thumbnailUri } from "../core/images.ts";
import { fileResponse, mockEndpoint } from "../core/mockEndpoint.ts";
import { mockEventStream } from "../core/mockEventStream.ts";
import {
  buildChatRoom,
  buildComment,
  buildComments,
  buildRoomMembers,
  buildSupportChatRoom,
  buildSupportCreator,
} from "../fixtures/chatRooms.ts";
import { buildReplyPage } from "../fixtures/reply.ts";

/** Comments that every room holds: two full pages and a rest. */
const LAST_SEQ = 24;

/** The page that the store would answer: newest first, older than `before`, newer than `after`. */
function commentPage(query: { limit: number; before?: number | undefined; after?: number | undefined }) {
  const last = Math.min(LAST_SEQ, (query.before ?? LAST_SEQ + 1) - 1);
  const first = Math.max(1, (query.after ?? 0) + 1, last - query.limit + 1);
  return { items: last < first ? [] : buildComments(first, last) };
}

const posted = (body: { id: string; text: string }, uid: string): CommentResponse =>
  buildComment({ id: body.id, text: body.text, uid, created_at: NOW, seq: LAST_SEQ + 1 }, LAST_SEQ + 1);

const SVG = decodeURIComponent(thumbnailUri(1).replace("data:image/svg+xml,", ""));

/** Rooms, comments, support rooms, the reply page, and images. */
export const chatHandlers = [
  mockEndpoint(listChatRooms, ({ query }) =>
    pageOf(
      buildList(buildChatRoom, 12)
        .map((room) => ({ ...room, archived: query.archived }))
        .filter((room) => query.unread !== true || room.unread_count > 0)
        .filter((room) => query.needs_reply === undefined || room.needs_reply === query.needs_reply)
        .filter((room) => !query.flag || (room.flag !== null && query.flag.includes(room.flag.color))),
    ),
  ),
  mockEndpoint(createDmRoom, ({ body }) =>
    buildChatRoom({ type: "dm", job_request: null }, indexOf(body.creator_uid)),
  ),
  mockEndpoint(getChatRoom, ({ params }) => buildChatRoom({}, indexOf(params.id))),
  mockEndpoint(getChatRoomMembers, ({ params }) => ({ members: buildRoomMembers(indexOf(params.id)) })),
  mockEndpoint(joinRoom, ({ body }) => {
    const read_seq = body.read_to ?? LAST_SEQ;
    return { unread_count: LAST_SEQ - read_seq, read_seq };
  }),
  mockEndpoint(archiveChatRoom, ({ params }) =>
    buildChatRoom({ archived: true, unread_count: 0 }, indexOf(params.id)),
  ),
  mockEndpoint(unarchiveChatRoom, ({ params }) => buildChatRoom({}, indexOf(params.id))),
  mockEndpoint(flagChatRoom, ({ params, body }) => buildChatRoom({ ...body }, indexOf(params.id))),

  mockEndpoint(listComments, ({ query }) => commentPage(query)),
  mockEndpoint(postComment, ({ body, params }) => ({
    ...posted(body, "user_001"),
    room_id: params.id ?? "",
  })),
  mockEndpoint(editComment, ({ params, body }) =>
    buildComment({ id: params.comment_id ?? "", text: body.text, uid: "user_001", edited_at: NOW }, 2),
  ),
  mockEndpoint(deleteComment, ({ params }) =>
    buildComment({ id: params.comment_id ?? "", text: "", uid: "user_001", deleted: true }, 2),
  ),
  mockEventStream(streamEvents),

  mockEndpoint(listSupportChatRooms, () => pageOf(buildList(buildSupportChatRoom, 6))),
  mockEndpoint(getSupportChatRoom, ({ params }) => buildSupportChatRoom({}, indexOf(params.id))),
  mockEndpoint(openSupportChatRoom, ({ query }) => buildSupportChatRoom({}, indexOf(query.creator_uid))),
  mockEndpoint(searchSupportCreators, () => ({ items: [...buildList(buildSupportCreator, 5)] })),
  mockEndpoint(flagSupportChatRoom, ({ params, body }) =>
    buildSupportChatRoom({ ...body }, indexOf(params.id)),
  ),
  mockEndpoint(listSupportComments, ({ query }) => commentPage(query)),
  mockEndpoint(postSupportComment, ({ body, params }) => ({
    ...posted(body, "support"),
    room_id: params.id ?? "",
  })),
  mockEndpoint(readSupportChatRoom, ({ body }) => ({
    unread_count: 0,
    read_seq: body.read_to ?? LAST_SEQ,
  })),

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
  mockEventStream(streamReplyEvents),

  mockEndpoint(createUpload, ({ body }) => ({
    uid: "upload_001",
    url: thumbnailUri(1),
    name: body.file.name,
    content_type: "image/webp" as const,
    size: body.file.size,
    width: 1280,
    height: 720,
  })),
  mockEndpoint(getUpload, () => fileResponse(SVG, "画像.svg", "image/svg+xml")),
];
