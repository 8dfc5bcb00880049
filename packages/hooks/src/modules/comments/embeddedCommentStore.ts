import {
  deleteComment,
  editComment,
  listComments,
  listReplyComments,
  listSupportComments,
  postComment,
  postReplyComment,
  postSupportComment,
  streamEvents,
  streamReplyEvents,
} from "@tsumugi/contract";
import type { ApiClient } from "../../core/apiClient.ts";
import { toComment } from "./comment.ts";
import type { CommentDraft, CommentStore, CommentStoreHandlers, RoomRef } from "./commentStore.ts";
import { type FollowOptions, followEvents } from "./followEvents.ts";
import { dispatchEvent, readEvent } from "./realtimeEvents.ts";

/** Timing, replaceable for tests. */
export type StreamTiming = Pick<FollowOptions, "silenceMs" | "random">;

const bodyOf = ({ id, text, images }: CommentDraft) => ({ id, text, images: images.map(({ uid }) => uid) });

const resumeFrom = (lastEventId: string | undefined): Record<string, string> =>
  lastEventId ? { "last-event-id": lastEventId } : {};

const follow = (open: FollowOptions["open"], handlers: CommentStoreHandlers, timing: StreamTiming) =>
  followEvents({
    ...timing,
    open,
    onConnection: handlers.onConnection,
    onGap: handlers.onReset,
    onEvent: (raw) => {
      const event = readEvent(raw);
      if (event) dispatchEvent(event, handlers);
    },
  });

/** The server's own comment store: calls under `/realtime` and one event stream. */
export function createEmbeddedCommentStore(client: ApiClient, timing: StreamTiming = {}): CommentStore {
  const calls = ({ side }: RoomRef) =>
    side === "chat"
      ? { list: listComments, post: postComment }
      : { list: listSupportComments, post: postSupportComment };
  return {
    listComments: async (room, query) =>
      (await client.call(calls(room).list, { params: { id: room.id }, query })).items.map(toComment),
    postComment: async (room, draft) => {
      const input = { params: { id: room.id }, body: bodyOf(draft) };
      return toComment(await client.call(calls(room).post, input, { idempotencyKey: draft.id }));
    },
    editComment: async (room, id, text) =>
      toComment(await client.call(editComment, { params: { id: room.id, comment_id: id }, body: { text } })),
    deleteComment: async (room, id) =>
      toComment(await client.call(deleteComment, { params: { id: room.id, comment_id: id } })),
    subscribe: (handlers) =>
      follow(
        (last, signal) => client.open(streamEvents, {}, { signal, headers: resumeFrom(last) }),
        handlers,
        timing,
      ),
  };
}

/** The same for a creator on the reply page: one room, opened by the token of the mailed link. */
export function createReplyCommentStore(
  client: ApiClient,
  token: string,
  timing: StreamTiming = {},
): CommentStore {
  const refuse = () => Promise.reject(new Error("the reply page neither edits nor deletes comments"));
  return {
    listComments: async (_room, query) =>
      (await client.call(listReplyComments, { params: { token }, query })).items.map(toComment),
    postComment: async (_room, draft) => {
      const input = { params: { token }, body: bodyOf(draft) };
      return toComment(await client.call(postReplyComment, input, { idempotencyKey: draft.id }));
    },
    editComment: refuse,
    deleteComment: refuse,
    subscribe: (handlers) =>
      follow(
        (last, signal) =>
          client.open(streamReplyEvents, { params: { token } }, { signal, headers: resumeFrom(last) }),
        handlers,
        timing,
      ),
  };
}
