import { type FoundCommentResponse, searchComments, searchSupportComments } from "@tsumugi/contract";
import { useApiInfiniteQuery } from "../../core/useApiInfiniteQuery.ts";
import { useKept } from "../../core/useKept.ts";
import type { RoomRef } from "./roomRef.ts";

/** A comment that holds what was searched for. */
export interface FoundComment {
  readonly id: string;
  /** Who wrote it: a key of the room's members. */
  readonly uid: string;
  /** Place in the room. */
  readonly seq: number;
  readonly createdAt: string;
  /** The line that holds it, in pieces; `hit` where it stands. */
  readonly line: FoundCommentResponse["line"];
}

const idOf = (found: FoundCommentResponse) => found.comment_id;
const make = (found: FoundCommentResponse): FoundComment => ({
  id: found.comment_id,
  uid: found.author_uid,
  seq: found.seq,
  createdAt: found.created_at,
  line: found.line,
});
const none: readonly FoundComment[] = [];

/**
 * What was said in one room, newest first, kept up to date live. `anyWord`: no comment holds all the words, these hold one of
 * them. A page may come short or empty while `hasMore`: older comments were not looked at yet. A blank keyword finds nothing.
 *
 * @example
 * const { foundComments, total, hasMore, loadMore } = useRoomSearch({ side: "chat", id: roomId }, "発送");
 */
export function useRoomSearch({ side, id }: RoomRef, keyword: string) {
  const isAsked = keyword.trim() !== "";
  const { items, firstPage, total, hasMore, ...list } = useApiInfiniteQuery(
    side === "support" ? searchSupportComments : searchComments,
    isAsked ? { params: { id }, query: { keyword } } : null,
  );
  const found = useKept(items, idOf, make);
  return {
    // What was shown before stays while another keyword loads, but not without one.
    foundComments: isAsked ? found : none,
    anyWord: isAsked && firstPage?.any_word === true,
    total: isAsked ? total : undefined,
    hasMore: isAsked && hasMore,
    /** What is shown is of the words before, or not there yet. */
    isSearching: isAsked && (list.isLoading || list.isPrevious),
    ...list,
  };
}
