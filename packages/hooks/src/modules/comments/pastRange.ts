import { partsAround } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import type { CommentPlace } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import { CommentList } from "./commentList.ts";
import { heldComments, newestSeq, type OpenRoom, type PastRange, puts, within } from "./openRoom.ts";

/** Newer comments come in pages of this size: reading on from the past is a long way. */
export const NEWER_PAGE_SIZE = 50;

/** The comment at a place, or the last one before it, or the first there is. `page` is newest first. */
const nearest = (page: readonly Comment[], place: CommentPlace): Comment | undefined =>
  typeof place === "string"
    ? page.find(({ id }) => id === place)
    : (page.find(({ seq }) => seq <= place) ?? page.at(-1));

/** The comment at a place, where it is held. */
export function findHeld(room: OpenRoom, place: CommentPlace): Comment | undefined {
  for (const comment of heldComments(room)) if (comment.id === place || comment.seq === place) return comment;
  return undefined;
}

/**
 * Joins the past and the newest comments once there is no gap between them. `isShort`: a page towards the newest was
 * not full, so it reached them. While the newest are being loaded again there is nothing to join.
 */
function joinRanges(room: OpenRoom, isShort: boolean): OpenRoom {
  const { past } = room;
  if (!past || room.early !== null || room.phase !== "ready") return room;
  const oldest = room.comments.at(0)?.seq ?? Number.POSITIVE_INFINITY;
  if (!isShort && newestSeq(past) < oldest) return room;
  // The range that reaches further back knows whether there is more.
  const { hasMore, isLoadingOlder } = (past.comments.at(0)?.seq ?? oldest) < oldest ? past : room;
  const comments = room.comments.merge(puts(past.comments));
  return { ...room, comments, past: null, hasMore, isLoadingOlder };
}

/** The number of the newest comment that the reader knows of. */
export const knownUpTo = (room: OpenRoom): number => room.past?.known ?? newestSeq(room);

/**
 * How many have arrived since the past was opened, where the store numbers without gaps; else how many of them are held.
 */
export function newerCount({ comments, past }: OpenRoom): number {
  if (!past || !Number.isFinite(past.known)) return 0;
  const [oldest, newest] = [comments.at(0)?.seq ?? 0, comments.at(-1)?.seq ?? 0];
  if (newest - oldest === comments.length - 1) return Math.max(0, newest - past.known);
  let count = 0;
  while (count < comments.length && (comments.at(-1 - count)?.seq ?? 0) > past.known) count += 1;
  return count;
}

/**
 * Shows the page (newest first) around a place, for which `limit` comments were requested. `known`: the newest comment
 * that does not count as new.
 */
export function aroundLoaded(
  room: OpenRoom,
  page: readonly Comment[],
  place: CommentPlace,
  limit: number,
  known = knownUpTo(room),
): OpenRoom {
  const target = nearest(page, place);
  if (!target) return withoutPast(room);
  const seq = typeof place === "number" ? place : target.seq;
  const parts = partsAround(limit);
  const upTo = page.filter((one) => one.seq <= seq).length;
  const range = { comments: CommentList.of(page), hasMore: upTo === parts.upTo };
  const comments = range.comments.merge(within(range, room.meanwhile, newestSeq(range)));
  const past: PastRange = {
    ...range,
    comments,
    isLoadingOlder: false,
    isLoadingNewer: false,
    around: target.id,
    known,
  };
  return joinRanges({ ...room, past, isLoadingOlder: false }, page.length - upTo < parts.after);
}

export const newerPageStarted = (room: OpenRoom): OpenRoom =>
  room.past ? { ...room, past: { ...room.past, isLoadingNewer: true } } : room;

/** Appends a newer page (newest first), for which `limit` comments were requested. */
export function newerPageLoaded(room: OpenRoom, page: readonly Comment[], limit: number): OpenRoom {
  const { past } = room;
  if (!past) return room;
  const longer = past.comments.merge(puts(page));
  const comments = longer.merge(
    within({ comments: longer, hasMore: past.hasMore }, room.meanwhile, newestSeq({ comments: longer })),
  );
  const around = comments.at(-1)?.id ?? past.around;
  return joinRanges(
    { ...room, past: { ...past, comments, around, isLoadingNewer: false } },
    page.length < limit,
  );
}

export const newerPageFailed = (room: OpenRoom, error: ApiError): OpenRoom => ({
  ...room,
  past: room.past && { ...room.past, isLoadingNewer: false },
  error,
});

/** Returns to the newest comments and drops the past. The same object where no past is shown. */
export const withoutPast = (room: OpenRoom): OpenRoom => (room.past ? { ...room, past: null } : room);
