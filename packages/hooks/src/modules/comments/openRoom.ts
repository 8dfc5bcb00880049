import { COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import { type CommentChange, CommentList, type CommentView } from "./commentList.ts";
import type { OutboxQueue } from "./outboxQueue.ts";

/** Comments without a gap between them, which grow towards the past. */
export interface CommentRange {
  readonly comments: CommentList;
  /** Older ones may exist: the last page was full (specification §4). */
  readonly hasMore: boolean;
  readonly isLoadingOlder: boolean;
}

/** A range of the past that does not reach the newest comments. */
export interface PastRange extends CommentRange {
  readonly isLoadingNewer: boolean;
  /** The comment at which it was last extended: a reset loads around it. */
  readonly around: string;
  /** Number of the newest comment when the past was opened: later ones count as new. */
  readonly known: number;
}

/** What is held of an open room. Its own range is the tail, which reaches the newest comment. */
export interface OpenRoom extends CommentRange {
  readonly phase: "loading" | "ready" | "failed";
  /** Shown instead of the tail until both meet or the reader returns. */
  readonly past: PastRange | null;
  /** Why the first page or a further one did not load. */
  readonly error: ApiError | null;
  /** Changes that arrived while the first page was loading; they are newer than it. */
  readonly early: readonly CommentChange[] | null;
  /** The number of other pages being loaded, and what changed meanwhile: a page may be older than that. */
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

/** Drops changes outside of a range: they arrive with their page, and by themselves they would hide a gap. */
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

/** The end of a range of the past: newer comments belong to the tail only. */
export const newestSeq = ({ comments }: Pick<CommentRange, "comments">) =>
  comments.at(-1)?.seq ?? Number.NEGATIVE_INFINITY;

/** Starts the first page, also again after a reset: what is held stays on screen until it is there. */
export const firstPageStarted = (room: OpenRoom): OpenRoom => ({ ...room, early: [], error: null });

/** Takes the newest page (newest first). What was held before is dropped: it may have gaps. */
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

/** A further page is being loaded: changes are kept for it until it is there. */
export const pageStarted = (room: OpenRoom): OpenRoom => ({ ...room, pages: room.pages + 1, error: null });

/** The page loaded or failed. */
export const pageSettled = (room: OpenRoom): OpenRoom => {
  const pages = Math.max(0, room.pages - 1);
  return { ...room, pages, meanwhile: pages === 0 ? [] : room.meanwhile };
};

/** Edits the range that is shown. */
const onShown = (room: OpenRoom, edit: (range: CommentRange) => CommentRange): OpenRoom =>
  room.past ? { ...room, past: { ...room.past, ...edit(room.past) } } : { ...room, ...edit(room) };

const pick = ({ comments, hasMore }: CommentRange, isLoadingOlder: boolean): CommentRange => ({
  comments,
  hasMore,
  isLoadingOlder,
});

export const olderPageStarted = (room: OpenRoom): OpenRoom =>
  onShown(pageStarted(room), (range) => pick(range, true));

/** Prepends an older page (newest first), for which `limit` comments were requested, to the range that is shown. */
export const olderPageLoaded = (
  room: OpenRoom,
  page: readonly Comment[],
  limit: number = COMMENT_PAGE_SIZE,
): OpenRoom => {
  const next = onShown(room, (range) => {
    const hasMore = page.length === limit;
    const comments = range.comments.merge(puts(page));
    const newest = room.past ? newestSeq(room.past) : undefined;
    const changes = within({ comments, hasMore }, room.meanwhile, newest);
    return { comments: comments.merge(changes), hasMore, isLoadingOlder: false };
  });
  const around = next.past?.comments.at(0)?.id;
  return next.past && around !== undefined ? { ...next, past: { ...next.past, around } } : next;
};

export const olderPageFailed = (room: OpenRoom, error: ApiError): OpenRoom => ({
  ...onShown(room, (range) => pick(range, false)),
  error,
});

/** Applies live changes and the answers to own writing. New comments are added to the tail only. */
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

/** Everything held of a room; what both ranges hold comes once. */
export function* heldComments({ comments, past }: OpenRoom): Iterable<Comment> {
  const oldest = comments.at(0)?.seq ?? Number.POSITIVE_INFINITY;
  for (const comment of past?.comments ?? []) if (comment.seq < oldest) yield comment;
  yield* comments;
}

/** Held comments, then own ones that have not arrived. */
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
    toArray: () => comments.toArray().concat(own),
    *[Symbol.iterator]() {
      yield* comments;
      yield* own;
    },
  };
}
