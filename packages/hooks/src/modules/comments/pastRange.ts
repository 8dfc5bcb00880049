import { partsAround } from "@tsumugi/contract";
import type { ApiError } from "../../core/apiError.ts";
import type { CommentPlace } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import { CommentList } from "./commentList.ts";
import { heldComments, newestSeq, type OpenRoom, type PastRange, puts, within } from "./openRoom.ts";

/** Newer comments come in pages of this size: who reads on from the past has a long way. */
export const NEWER_PAGE_SIZE = 50;

/** The comment at a place, or the last one before it, or the first there is. `page` is newest first. */
const nearest = (page: readonly Comment[], place: CommentPlace): Comment | undefined =>
  typeof place === "string"
    ? page.find(({ id }) => id === place)
    : (page.find(({ seq }) => seq <= place) ?? page.at(-1));

/** The comment at a place, where the room holds it. */
export function findHeld(room: OpenRoom, place: CommentPlace): Comment | undefined {
  for (const comment of heldComments(room)) if (comment.id === place || comment.seq === place) return comment;
  return undefined;
}

/**
 * Shows the past where it has no gap to the tail as one with it. `isShort`: a page towards the newest was not
 * full, so it reached them. While the newest are loaded anew there is nothing to meet.
 */
function joinRanges(room: OpenRoom, isShort: boolean): OpenRoom {
  const { past } = room;
  if (!past || room.early !== null || room.phase !== "ready") return room;
  const oldest = room.comments.at(0)?.seq ?? Number.POSITIVE_INFINITY;
  if (!isShort && newestSeq(past) < oldest) return room;
  // Whichever reaches further back says whether there is more.
  const { hasMore, isLoadingOlder } = (past.comments.at(0)?.seq ?? oldest) < oldest ? past : room;
  const comments = room.comments.merge(puts(past.comments));
  return { ...room, comments, past: null, hasMore, isLoadingOlder };
}

/** Up to where the reader has been told of what came. */
export const knownUpTo = (room: OpenRoom): number => room.past?.known ?? newestSeq(room);

/**
 * How many have come since the past was opened, where the store numbers without gaps; else as many of them as are held.
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
 * Takes over the page (newest first) around a place, of which `limit` were asked for: it is shown from now on. `known`:
 * up to where what came is no news.
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
  const stretch = { comments: CommentList.of(page), hasMore: upTo === parts.upTo };
  const comments = stretch.comments.merge(within(stretch, room.meanwhile, newestSeq(stretch)));
  const past: PastRange = {
    ...{ ...stretch, comments },
    ...{ isLoadingOlder: false, isLoadingNewer: false, around: target.id, known },
  };
  return joinRanges({ ...room, past, isLoadingOlder: false }, page.length - upTo < parts.after);
}

export const newerPageStarted = (room: OpenRoom): OpenRoom =>
  room.past ? { ...room, past: { ...room.past, isLoadingNewer: true } } : room;

/** Appends a newer page (newest first), of which `limit` were asked for. */
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

/** Back to the newest: the past is let go. The same object where it is not shown. */
export const withoutPast = (room: OpenRoom): OpenRoom => (room.past ? { ...room, past: null } : room);
