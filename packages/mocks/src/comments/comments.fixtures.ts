import type { CommentResponse } from "@tsumugi/contract";
import { minutesAgo } from "../core/clock.ts";
import { nextIndex } from "../core/counter.ts";
import { chatTextAt } from "../core/samples.ts";

/** A comment of the room `room_001`; the number is its seq, the creator and the company take turns. */
export const buildComment = (
  overrides: Partial<CommentResponse> = {},
  index = nextIndex("comment"),
): CommentResponse => ({
  // The form of a UUIDv7 with the number at its end.
  id: `0193465a-0000-7000-8000-${String(index).padStart(12, "0")}`,
  room_id: "room_001",
  uid: index % 2 ? "creator_001" : "user_001",
  kind: "message",
  text: chatTextAt(index),
  images: [],
  created_at: minutesAgo((100 - index) * 20),
  seq: index,
  edited_at: null,
  deleted: false,
  ...overrides,
});

/** The comments `from`…`to` by seq, newest first as the store answers them. */
export const buildComments = (from: number, to: number): CommentResponse[] =>
  Array.from({ length: to - from + 1 }, (_, index) => buildComment({}, to - index));
