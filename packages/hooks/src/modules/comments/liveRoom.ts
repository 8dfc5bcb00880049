import { COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import { type CommentChange, CommentList, type CommentView } from "./commentList.ts";

/** An own comment that has not arrived. `error` says why a failed one did not. */
export interface PendingComment {
  readonly comment: Comment;
  readonly error: ApiError | null;
}

/** What is held of an open room. */
export interface LiveRoom {
  readonly phase: "loading" | "ready" | "failed";
  readonly comments: CommentList;
  /** Own ones under way, in the order of writing. */
  readonly pending: readonly PendingComment[];
  /** Older ones may exist: the last page was full (specification §4). */
  readonly hasMore: boolean;
  readonly isLoadingOlder: boolean;
  /** Why the first or an older page did not load. */
  readonly error: ApiError | null;
  /** Changes that came while the first page was under way; they are newer than it. */
  readonly early: readonly CommentChange[] | null;
}

export const emptyRoom = (): LiveRoom => ({
  phase: "loading",
  comments: CommentList.of(),
  pending: [],
  hasMore: false,
  isLoadingOlder: false,
  error: null,
  early: null,
});

const puts = (comments: readonly Comment[]): CommentChange[] =>
  comments.map((comment) => ({ type: "put", comment }));

/** What arrived by whatever way is no longer pending: the stream may be faster than the answer. */
const settle = (room: LiveRoom): LiveRoom => {
  const pending = room.pending.filter(({ comment }) => !room.comments.has(comment.id));
  return pending.length === room.pending.length ? room : { ...room, pending };
};

/** Starts the first page, also again after a reset: what is held stays on screen until it is there. */
export const firstPageStarted = (room: LiveRoom): LiveRoom => ({ ...room, early: [], error: null });

/** Takes over the newest page (newest first). What was held before is thrown away: it may have gaps. */
export const firstPageLoaded = (room: LiveRoom, page: readonly Comment[]): LiveRoom =>
  settle({
    ...room,
    phase: "ready",
    comments: CommentList.of(page).merge(room.early ?? []),
    hasMore: page.length === COMMENT_PAGE_SIZE,
    isLoadingOlder: false,
    early: null,
  });

export const firstPageFailed = (room: LiveRoom, error: ApiError): LiveRoom => ({
  ...room,
  phase: room.phase === "ready" ? "ready" : "failed",
  error,
  early: null,
});

export const olderPageStarted = (room: LiveRoom): LiveRoom => ({
  ...room,
  isLoadingOlder: true,
  error: null,
});

/** Prepends an older page (newest first). */
export const olderPageLoaded = (room: LiveRoom, page: readonly Comment[]): LiveRoom => ({
  ...room,
  comments: room.comments.merge(puts(page)),
  hasMore: page.length === COMMENT_PAGE_SIZE,
  isLoadingOlder: false,
});

export const olderPageFailed = (room: LiveRoom, error: ApiError): LiveRoom => ({
  ...room,
  isLoadingOlder: false,
  error,
});

/** Takes over what came live, or as the answer to one's own writing. */
export function changed(room: LiveRoom, changes: readonly CommentChange[]): LiveRoom {
  const comments = room.comments.merge(changes);
  const early = room.early && [...room.early, ...changes];
  if (comments === room.comments && early === room.early) return room;
  return settle({ ...room, comments, early });
}

/** Held comments, then one's own that are under way. */
export function viewOf({ comments, pending }: Pick<LiveRoom, "comments" | "pending">): CommentView {
  if (pending.length === 0) return comments;
  const own = pending.map(({ comment }) => comment);
  const length = comments.length + own.length;
  return {
    length,
    at: (index) => {
      const position = index < 0 ? length + index : index;
      return position < comments.length
        ? position < 0
          ? undefined
          : comments.at(position)
        : own[position - comments.length];
    },
    *[Symbol.iterator]() {
      yield* comments;
      yield* own;
    },
  };
}
