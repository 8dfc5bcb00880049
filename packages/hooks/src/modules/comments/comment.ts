import type { CommentResponse } from "@tsumugi/contract";

export interface CommentImage {
  readonly uid: string;
  readonly url: string;
  readonly name: string;
  /** Pixels, where known: the page reserves the space, so that nothing jumps. */
  readonly width?: number;
  readonly height?: number;
}

/** A comment as the hooks hold it. Times are ISO 8601; order is by `seq`, shown by `createdAt`. */
export interface Comment {
  /** UUIDv7 made by the client that sent it. */
  readonly id: string;
  readonly roomId: string;
  /** Who wrote it: a key of the room's members. */
  readonly uid: string;
  readonly kind: "message" | "system";
  readonly text: string;
  readonly images: readonly CommentImage[];
  readonly createdAt: string;
  /** Place in the room; `Infinity` while it is not sent. */
  readonly seq: number;
  readonly editedAt: string | null;
  /** When the server took a name out of the text, which nobody edited. */
  readonly replacedAt?: string;
  readonly deleted: boolean;
  /** `sending` and `failed` only for own comments that have not arrived. */
  readonly state: "sent" | "sending" | "failed";
}

/** An own comment that has not arrived: it stands at the end of its room. */
export const unsentComment = (
  written: Pick<Comment, "id" | "roomId" | "uid" | "text" | "images" | "createdAt">,
): Comment => ({
  ...written,
  kind: "message",
  seq: Number.POSITIVE_INFINITY,
  editedAt: null,
  deleted: false,
  state: "sending",
});

/** The one place where a comment's wire form is decoded. */
export const toComment = (wire: CommentResponse): Comment => ({
  id: wire.id,
  roomId: wire.room_id,
  uid: wire.uid,
  kind: wire.kind,
  text: wire.text,
  images: wire.images,
  createdAt: wire.created_at,
  seq: wire.seq,
  editedAt: wire.edited_at,
  ...(wire.replaced_at && { replacedAt: wire.replaced_at }),
  deleted: wire.deleted,
  state: "sent",
});
