import { type FoundCommentResponse, TOTAL_CAP } from "@tsumugi/contract";
import { findRoom } from "../chat-rooms/rooms.repository.ts";
import type { MemberActor } from "../core/actor.ts";
import { decodeCursor, encodeCursor } from "../core/cursor.ts";
import { found } from "../core/errors.ts";
import { searchWords } from "../core/search.ts";
import { companyRoom, type SearchedRoom, selectFound, WALK } from "./searchComments.repository.ts";

export interface CommentSearch {
  /** Of the room. */
  readonly id: string;
  readonly keyword: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface FoundComments {
  readonly items: FoundCommentResponse[];
  readonly next_cursor: string | null;
  readonly total: number;
  readonly total_is_capped?: boolean;
  readonly any_word: boolean;
}

/** A room of the company, also by the address of one that was merged into it. @throws AppError not_found, invalid_request (a cursor) */
export async function searchComments(
  { company_uid }: Pick<MemberActor, "company_uid">,
  search: CommentSearch,
): Promise<FoundComments> {
  const room = found(await findRoom(company_uid, search.id));
  return searchRoom(companyRoom(company_uid, room), search);
}

/**
 * Newest first, in at most two statements. Where no comment holds all the words, those that hold one: the search over all
 * rooms finds words that stand in several comments of a room, and leads here. The cursor keeps what the first page has
 * found out: which of both, and how many.
 */
export async function searchRoom(
  room: SearchedRoom,
  { keyword = "", limit, cursor }: Omit<CommentSearch, "id">,
): Promise<FoundComments> {
  const words = searchWords(keyword);
  if (words.length === 0) return { items: [], next_cursor: null, total: 0, any_word: false };
  const [from, any_word, total] = cursor
    ? decodeCursor(cursor, ["number", "boolean", "number"])
    : [room.last_seq, false, null];
  const page = { from: Math.min(Number(from), room.last_seq), limit, count: !cursor };
  let search = { words, any_word: any_word === true };
  let found = await selectFound(room, search, page);
  if (found.total === 0 && words.length > 1) {
    search = { words, any_word: true };
    found = await selectFound(room, search, page);
  }
  const counted = found.total ?? Number(total);
  const { items, next } = found;
  return {
    items,
    next_cursor: next === null ? null : encodeCursor([next, search.any_word, counted]),
    total: Math.min(counted, TOTAL_CAP),
    ...((room.last_seq > WALK || counted > TOTAL_CAP) && { total_is_capped: true }),
    any_word: search.any_word,
  };
}
