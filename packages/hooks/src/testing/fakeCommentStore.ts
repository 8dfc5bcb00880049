import { vi } from "vitest";
import type { Comment } from "../modules/comments/comment.ts";
import type {
  CommentDraft,
  CommentStore,
  CommentStoreHandlers,
  RoomRef,
} from "../modules/comments/commentStore.ts";

export const ROOM = "r1";

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

/** A comment store in memory that holds `total` comments and can be told to fail. */
export function fakeCommentStore(total: number) {
  let held = Array.from({ length: total }, (_, i) => stored(i + 1));
  let handlers: CommentStoreHandlers | undefined;
  let failure: Error | undefined;
  const orFail = <T>(value: T): Promise<T> => (failure ? Promise.reject(failure) : Promise.resolve(value));
  const store = {
    listComments: vi.fn(async (_room: RoomRef, { limit, before }: { limit: number; before?: number }) =>
      orFail(
        held
          .filter(({ seq }) => before === undefined || seq < before)
          .slice(-limit)
          .reverse(),
      ),
    ),
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
