import { COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import { type CommentChange, CommentList, type CommentView } from "./commentList.ts";
import type { OutboxQueue } from "./outboxQueue.ts";

/** Comments without a gap between them, read on towards the past. */
export interface CommentRange {
  readonly comments: CommentList;
  /** Older ones may exist: the last page was full (specification §4). */
  readonly hasMore: boolean;
  readonly isLoadingOlder: boolean;
}

/** A stretch of the past that does not reach to the newest comments. */
export interface PastRange extends CommentRange {
  readonly isLoadingNewer: boolean;
  /** The comment at which it was last read on: where it is taken up again after a reset. */
  readonly around: string;
  /** Number of the newest comment when the past was opened: what has come since is new. */
  readonly known: number;
}

/** What is held of an open room. Its own stretch is the tail: it reaches to the newest comment. */
export interface OpenRoom extends CommentRange {
  readonly phase: "loading" | "ready" | "failed";
  /** Shown instead of the tail until the two meet or the reader returns. */
  readonly past: PastRange | null;
  /** Why the first page or one beside a stretch did not load. */
  readonly error: ApiError | null;
  /** Changes that came while the first page was under way; they are newer than it. */
  readonly early: readonly CommentChange[] | null;
  /** Other pages under way, and what changed meanwhile: a page may have been read before it. */
  readonly pages: number;
  readonly meanwhile: readonly CommentChange[];
}

export const emptyRoom = (): OpenRoom => ({
  phase: "loading",
  comments: CommentList.of(),
  hasMore: false,
  isLoadingOlder: false,
  past: null,
  error: null,
  early: null,
  pages: 0,
  meanwhile: [],
});

export const puts = (comments: Iterable<Comment>): CommentChange[] =>
  Array.from(comments, (comment) => ({ type: "put", comment }));

/** Changes of what stands outside of a stretch come with its page: alone they would hide a gap. */
export function within(
  { comments, hasMore }: Pick<CommentRange, "comments" | "hasMore">,
  changes: readonly CommentChange[],
  newest = Number.POSITIVE_INFINITY,
) {
  const oldest = (hasMore && comments.at(0)?.seq) || Number.NEGATIVE_INFINITY;
  return changes.filter(
    (change) => change.type !== "put" || (change.comment.seq >= oldest && change.comment.seq <= newest),
  );
}

/** Where a stretch of the past ends: what is newer belongs to the tail alone. */
export const newestSeq = ({ comments }: Pick<CommentRange, "comments">) =>
  comments.at(-1)?.seq ?? Number.NEGATIVE_INFINITY;

/** Starts the first page, also again after a reset: what is held stays on screen until it is there. */
export const firstPageStarted = (room: OpenRoom): OpenRoom => ({ ...room, early: [], error: null });

/** Takes over the newest page (newest first). What was held before is thrown away: it may have gaps. */
export const firstPageLoaded = (room: OpenRoom, page: readonly Comment[]): OpenRoom => {
  const comments = CommentList.of(page);
  const hasMore = page.length === COMMENT_PAGE_SIZE;
  return {
    ...room,
    phase: "ready",
    comments: comments.merge(within({ comments, hasMore }, room.early ?? [])),
    hasMore,
    isLoadingOlder: false,
    early: null,
  };
};

export const firstPageFailed = (room: OpenRoom, error: ApiError): OpenRoom => ({
  ...room,
  phase: room.phase === "ready" ? "ready" : "failed",
  error,
  early: null,
});

/** A page beside a stretch is under way: what changes until it is there is kept for it. */
export const pageStarted = (room: OpenRoom): OpenRoom => ({ ...room, pages: room.pages + 1, error: null });

/** It came, or did not. */
export const pageSettled = (room: OpenRoom): OpenRoom => {
  const pages = Math.max(0, room.pages - 1);
  return { ...room, pages, meanwhile: pages === 0 ? [] : room.meanwhile };
};

/** Does something to the stretch that is shown. */
const onShown = (room: OpenRoom, edit: (stretch: CommentRange) => CommentRange): OpenRoom =>
  room.past ? { ...room, past: { ...room.past, ...edit(room.past) } } : { ...room, ...edit(room) };

const pick = ({ comments, hasMore }: CommentRange, isLoadingOlder: boolean): CommentRange => ({
  comments,
  hasMore,
  isLoadingOlder,
});

export const olderPageStarted = (room: OpenRoom): OpenRoom =>
  onShown(pageStarted(room), (stretch) => pick(stretch, true));

/** Prepends an older page (newest first), of which `limit` were asked for, to the stretch that is shown. */
export const olderPageLoaded = (
  room: OpenRoom,
  page: readonly Comment[],
  limit: number = COMMENT_PAGE_SIZE,
): OpenRoom => {
  const next = onShown(room, (stretch) => {
    const hasMore = page.length === limit;
    const comments = stretch.comments.merge(puts(page));
    const newest = room.past ? newestSeq(room.past) : undefined;
    const changes = within({ comments, hasMore }, room.meanwhile, newest);
    return { comments: comments.merge(changes), hasMore, isLoadingOlder: false };
  });
  const around = next.past?.comments.at(0)?.id;
  return next.past && around !== undefined ? { ...next, past: { ...next.past, around } } : next;
};

export const olderPageFailed = (room: OpenRoom, error: ApiError): OpenRoom => ({
  ...onShown(room, (stretch) => pick(stretch, false)),
  error,
});

/** Takes over what came live, or as the answer to one's own writing. New ones come into the tail alone. */
export function withChanges(room: OpenRoom, changes: readonly CommentChange[]): OpenRoom {
  const comments = room.comments.merge(within(room, changes));
  const early = room.early && [...room.early, ...changes];
  const meanwhile = room.pages > 0 ? [...room.meanwhile, ...changes] : room.meanwhile;
  const { past } = room;
  const there = past?.comments.merge(within(past, changes, newestSeq(past)));
  const isSame =
    comments === room.comments &&
    early === room.early &&
    meanwhile === room.meanwhile &&
    there === past?.comments;
  if (isSame) return room;
  return { ...room, comments, early, meanwhile, past: past && there ? { ...past, comments: there } : null };
}

/** All that is held of a room; what stands in both stretches comes once. */
export function* heldComments({ comments, past }: OpenRoom): Iterable<Comment> {
  const oldest = comments.at(0)?.seq ?? Number.POSITIVE_INFINITY;
  for (const comment of past?.comments ?? []) if (comment.seq < oldest) yield comment;
  yield* comments;
}

/** Held comments, then one's own that are under way. */
export function viewOf(comments: CommentList, pending: OutboxQueue): CommentView {
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
