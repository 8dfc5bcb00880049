import { type CommentListQuery, type CommentResponse, partsAround } from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { pageOf } from "../core/counter.ts";
import { buildComment, buildComments } from "./comments.fixtures.ts";

/** Comments that every room holds: two full pages and a rest. */
export const LAST_SEQ = 24;

/** The page that the store would answer: newest first, beside or around a place. */
export function commentPage({ limit, before, after, around }: CommentListQuery) {
  const between = (first: number, last: number) => {
    const [from, to] = [Math.max(1, first), Math.min(LAST_SEQ, last)];
    return { items: to < from ? [] : buildComments(from, to) };
  };
  if (around !== undefined) {
    const parts = partsAround(limit);
    // Ids of the room's comments end with their number.
    const place = Number(around.slice(-12));
    return between(place - parts.upTo + 1, place + parts.after);
  }
  if (after !== undefined) return between(after + 1, after + limit);
  const last = Math.min(LAST_SEQ, (before ?? LAST_SEQ + 1) - 1);
  return between(last - limit + 1, last);
}

export const posted = (body: { id: string; text: string }, uid: string): CommentResponse =>
  buildComment({ id: body.id, text: body.text, uid, created_at: NOW, seq: LAST_SEQ + 1 }, LAST_SEQ + 1);

/** Those of the room's comments that hold the keyword, newest first, as the store would answer them. */
export function foundComments({ keyword }: { keyword?: string | undefined }) {
  const items = buildComments(1, LAST_SEQ).flatMap(({ id, uid, seq, created_at, text }) => {
    const at = keyword ? text.indexOf(keyword) : -1;
    if (!keyword || at < 0) return [];
    const parts = [text.slice(0, at), keyword, text.slice(at + keyword.length)];
    const line = parts.map((part, index) => ({ text: part, hit: index === 1 })).filter((part) => part.text);
    return [{ comment_id: id, author_uid: uid, seq, created_at, line }];
  });
  return { ...pageOf(items), any_word: false };
}
