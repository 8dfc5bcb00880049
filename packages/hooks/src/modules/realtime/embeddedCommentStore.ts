import {
  announcePresence,
  announceReplyPresence,
  announceReplySupportPresence,
  announceSupportPresence,
  type CommentResponse,
  deleteComment,
  deleteSupportComment,
  editComment,
  editSupportComment,
  listComments,
  listReplyComments,
  listReplySupportComments,
  listSupportComments,
  postComment,
  postReplyComment,
  postReplySupportComment,
  postSupportComment,
  streamEvents,
  streamReplyEvents,
} from "@tsumugi/contract";
import type { ApiClient } from "../../core/apiClient.ts";
import { ApiError, isApiError } from "../../core/apiError.ts";
import { toComment } from "../comments/comment.ts";
import type { RoomRef } from "../comments/roomRef.ts";
import type { CommentDraft, CommentPage, CommentStore, CommentStoreHandlers } from "./commentStore.ts";
import { type FollowOptions, followEvents } from "./followEvents.ts";
import { dispatchEvent, readEvent } from "./realtimeEvents.ts";
import { browserShare, followShared } from "./sharedStream.ts";

/** Timing, replaceable for tests. */
export type StreamTiming = Pick<FollowOptions, "silenceMs" | "random">;

/** A comment that moved with its room into another one is posted there under the same id, as a separate call. */
const keyOf = (room: RoomRef, { id }: CommentDraft) => ({ idempotencyKey: `${id}.${room.id}` });

const bodyOf = ({ id, text, images }: CommentDraft) => ({ id, text, images: images.map(({ uid }) => uid) });

/** In the query a place is text, whether it is an id or a number. */
const queryOf = ({ around, ...page }: CommentPage) =>
  around === undefined ? page : { ...page, around: String(around) };

const resumeFrom = (lastEventId: string | undefined): Record<string, string> =>
  lastEventId ? { "last-event-id": lastEventId } : {};

/** Decodes the present comment of a conflict. */
function withComment(error: unknown): never {
  if (!isApiError(error) || error.code !== "stale_version") throw error;
  throw new ApiError({
    ...error,
    message: error.message,
    current: toComment(error.current as CommentResponse),
  });
}

const followOptions = (
  open: FollowOptions["open"],
  handlers: CommentStoreHandlers,
  { readJson, ...timing }: StreamTiming & Pick<ApiClient, "readJson">,
): FollowOptions => ({
  ...timing,
  open,
  onConnection: handlers.onConnection,
  onGap: handlers.onReset,
  onEvent: (raw) => {
    const event = readEvent(raw, readJson);
    if (event) dispatchEvent(event, handlers);
  },
});

/** The server's own comment store: calls under `/realtime` and one event stream, shared by the tabs of a browser. */
export function createEmbeddedCommentStore(client: ApiClient, timing: StreamTiming = {}): CommentStore {
  const calls = ({ side }: RoomRef) =>
    side === "chat"
      ? { list: listComments, post: postComment, edit: editComment, remove: deleteComment }
      : {
          list: listSupportComments,
          post: postSupportComment,
          edit: editSupportComment,
          remove: deleteSupportComment,
        };
  return {
    listComments: async (room, page) => {
      const input = { params: { id: room.id }, query: queryOf(page) };
      return (await client.call(calls(room).list, input)).items.map(toComment);
    },
    postComment: async (room, draft) => {
      const input = { params: { id: room.id }, body: bodyOf(draft) };
      return toComment(await client.call(calls(room).post, input, keyOf(room, draft)));
    },
    editComment: async (room, id, text, original) => {
      const input = { params: { id: room.id, comment_id: id }, body: { text, original } };
      return toComment(await client.call(calls(room).edit, input).catch(withComment));
    },
    deleteComment: async (room, id) =>
      toComment(await client.call(calls(room).remove, { params: { id: room.id, comment_id: id } })),
    announce: async ({ side, id }, state) => {
      const call = side === "chat" ? announcePresence : announceSupportPresence;
      return (await client.call(call, { params: { id }, body: { state } })).people;
    },
    subscribe: (handlers, scope) => {
      const options = followOptions(
        (last, signal) => client.open(streamEvents, {}, { signal, headers: resumeFrom(last) }),
        handlers,
        { ...timing, readJson: client.readJson },
      );
      const share = scope === undefined ? null : browserShare();
      return share ? followShared(options, `tsumugi.events.${scope}`, share) : followEvents(options);
    },
  };
}

/** The same for a creator on the reply page: the job's room and the own support room, opened by the mailed link. */
export function createReplyCommentStore(
  client: ApiClient,
  token: string,
  timing: StreamTiming = {},
): CommentStore {
  const calls = ({ side }: RoomRef) =>
    side === "chat"
      ? { list: listReplyComments, post: postReplyComment }
      : { list: listReplySupportComments, post: postReplySupportComment };
  const refuse = () => Promise.reject(new Error("the reply page neither edits nor deletes comments"));
  return {
    listComments: async (room, page) =>
      (await client.call(calls(room).list, { params: { token }, query: queryOf(page) })).items.map(toComment),
    postComment: async (room, draft) => {
      const input = { params: { token }, body: bodyOf(draft) };
      return toComment(await client.call(calls(room).post, input, { idempotencyKey: draft.id }));
    },
    announce: async ({ side }, state) => {
      const call = side === "chat" ? announceReplyPresence : announceReplySupportPresence;
      const body = { state: state === "viewing" ? ("left" as const) : state };
      return (await client.call(call, { params: { token }, body })).people;
    },
    editComment: refuse,
    deleteComment: refuse,
    subscribe: (handlers) =>
      followEvents(
        followOptions(
          (last, signal) =>
            client.open(streamReplyEvents, { params: { token } }, { signal, headers: resumeFrom(last) }),
          handlers,
          { ...timing, readJson: client.readJson },
        ),
      ),
  };
}
