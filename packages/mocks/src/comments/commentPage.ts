import type { CommentResponse } from "@tsumugi/contract";
import { NOW } from "../core/clock.ts";
import { buildComment, buildComments } from "./comments.fixtures.ts";

/** Comments that every room holds: two full pages and a rest. */
export const LAST_SEQ = 24;

/** The page that the store would answer: newest first, older than `before`, newer than `after`. */
export function commentPage(query: {
  limit: number;
  before?: number | undefined;
  after?: number | undefined;
}) {
  const last = Math.min(LAST_SEQ, (query.before ?? LAST_SEQ + 1) - 1);
  const first = Math.max(1, (query.after ?? 0) + 1, last - query.limit + 1);
  return { items: last < first ? [] : buildComments(first, last) };
}

export const posted = (body: { id: string; text: string }, uid: string): CommentResponse =>
  buildComment({ id: body.id, text: body.text, uid, created_at: NOW, seq: LAST_SEQ + 1 }, LAST_SEQ + 1);
