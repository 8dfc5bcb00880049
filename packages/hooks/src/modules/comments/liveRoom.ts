import { COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import { type CommentChange, CommentList, type CommentView } from "./commentList.ts";
import type { Outbox } from "./outbox.ts";

/** What is held of an open room. */
export interface LiveRoom {
  readonly phase: "loading" | "ready" | "failed";
  readonly comments: CommentList;
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
  hasMore: false,
  isLoadingOlder: false,
  error: null,
  early: null,
});

const puts = (comments: readonly Comment[]): CommentChange[] =>
  comments.map((comment) => ({ type: "put", comment }));

/** Changes of what stands above the oldest held one come with its page: alone it would hide a gap. */
function within(comments: CommentList, hasMore: boolean, changes: readonly CommentChange[]) {
  const oldest = comments.at(0);
  if (!hasMore || !oldest) return changes;
  return changes.filter((change) => change.type !== "put" || change.comment.seq >= oldest.seq);
}

/** Starts the first page, also again after a reset: what is held stays on screen until it is there. */
export const firstPageStarted = (room: LiveRoom): LiveRoom => ({ ...room, early: [], error: null });

/** Takes over the newest page (newest first). What was held before is thrown away: it may have gaps. */
export const firstPageLoaded = (room: LiveRoom, page: readonly Comment[]): LiveRoom => {
  const comments = CommentList.of(page);
  const hasMore = page.length === COMMENT_PAGE_SIZE;
  return {
    ...room,
    phase: "ready",
    comments: comments.merge(within(comments, hasMore, room.early ?? [])),
    hasMore,
    isLoadingOlder: false,
    early: null,
  };
};

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

/** Prepends an older page (newest first), of which `limit` were asked for. */
export const olderPageLoaded = (
  room: LiveRoom,
  page: readonly Comment[],
  limit: number = COMMENT_PAGE_SIZE,
): LiveRoom => ({
  ...room,
  comments: room.comments.merge(puts(page)),
  hasMore: page.length === limit,
  isLoadingOlder: false,
});

export const olderPageFailed = (room: LiveRoom, error: ApiError): LiveRoom => ({
  ...room,
  isLoadingOlder: false,
  error,
});

/** Takes over what came live, or as the answer to one's own writing. */
export function changed(room: LiveRoom, changes: readonly CommentChange[]): LiveRoom {
  const comments = room.comments.merge(within(room.comments, room.hasMore, changes));
  const early = room.early && [...room.early, ...changes];
  return comments === room.comments && early === room.early ? room : { ...room, comments, early };
}

/** Held comments, then one's own that are under way. */
export function viewOf(comments: CommentList, pending: Outbox): CommentView {
  const own = pending.flatMap(({ comment }) => (comments.has(comment.id) ? [] : [comment]));
  if (own.length === 0) return comments;
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
