import type { CommentLook } from "../chat.types.ts";

/** For stories. */
export const message = (
  id: string,
  uid: string,
  text: string,
  createdAt = "2026-11-20T00:59:00Z",
): CommentLook => ({
  id,
  uid,
  kind: "message",
  text,
  images: [],
  createdAt,
  editedAt: null,
  deleted: false,
  state: "sent",
});

/** Forty comments of different lengths, `m0` to `m39`. */
export const LONG = Array.from({ length: 40 }, (_, index) =>
  message(
    `m${index}`,
    index % 3 === 0 ? "me" : "creator",
    `${index + 1}通目のメッセージです。`.repeat(((index % 4) + 1) * 6),
  ),
);
