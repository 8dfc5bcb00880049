import { partsAround } from "@tsumugi/contract";
import { vi } from "vitest";
import type { Comment } from "../modules/comments/comment.ts";
import type { RoomRef } from "../modules/comments/roomRef.ts";
import type {
  CommentDraft,
  CommentPage,
  CommentStore,
  CommentStoreHandlers,
} from "../modules/realtime/commentStore.ts";

export const ROOM = "r1";
export const OTHER_ROOM = "r2";

export const stored = (seq: number, more: Partial<Comment> = {}): Comment => ({
  id: `c${seq}`,
  roomId: ROOM,
  uid: "creator",
  kind: "message",
  text: `text ${seq}`,
  images: [],
  createdAt: "2026-04-01T00:00:00.000Z",
  seq,
  editedAt: null,
  deleted: false,
  state: "sent",
  ...more,
});

/** What a store that holds these (oldest first) answers. */
export function pageOf(held: readonly Comment[], { limit, before, after, around }: CommentPage): Comment[] {
  if (around !== undefined) {
    const parts = partsAround(limit);
    const from = held.findLastIndex(({ id, seq }) =>
      typeof around === "string" ? id === around : seq <= around,
    );
    return held.slice(Math.max(0, from + 1 - parts.upTo), from + 1 + parts.after).reverse();
  }
  const beside = held.filter(({ seq }) => seq < (before ?? Number.POSITIVE_INFINITY) && seq > (after ?? 0));
  return (after === undefined ? beside.slice(-limit) : beside.slice(0, limit)).reverse();
}

/** A comment store in memory that holds `total` comments and can be made to fail. */
export function fakeCommentStore(total: number) {
  let held = Array.from({ length: total }, (_, i) => stored(i + 1));
  let handlers: CommentStoreHandlers | undefined;
  let failure: Error | undefined;
  const orFail = <T>(value: T): Promise<T> => (failure ? Promise.reject(failure) : Promise.resolve(value));
  const store = {
    listComments: vi.fn(async (_room: RoomRef, page: CommentPage) => orFail(pageOf(held, page))),
    postComment: vi.fn(async (_room: RoomRef, { id, text }: CommentDraft) => {
      const known = held.find((one) => one.id === id);
      const one = known ?? stored((held.at(-1)?.seq ?? 0) + 1, { id, text, uid: "u1" });
      await orFail(one);
      if (!known) held = [...held, one];
      return one;
    }),
    editComment: vi.fn(async (_room: RoomRef, id: string, text: string) => {
      const one = held.find((comment) => comment.id === id) as Comment;
      return orFail({ ...one, text, editedAt: "2026-04-02T00:00:00.000Z" });
    }),
    deleteComment: vi.fn(async (_room: RoomRef, id: string) => {
      const one = held.find((comment) => comment.id === id) as Comment;
      return orFail({ ...one, deleted: true });
    }),
    subscribe: vi.fn((given: CommentStoreHandlers) => {
      handlers = given;
      return () => {
        handlers = undefined;
      };
    }),
  } satisfies CommentStore;
  return {
    store,
    live: () => {
      if (!handlers) throw new Error("nobody follows the store");
      return handlers;
    },
    isFollowed: () => handlers !== undefined,
    failWith: (error: Error | undefined) => {
      failure = error;
    },
    add: (comment: Comment) => {
      held = [...held, comment];
    },
  };
}
