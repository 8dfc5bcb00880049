import type { Comment, RoomRef } from "@tsumugi/hooks";
import type { DocumentData, Timestamp } from "firebase/firestore";

/** Fields of `chat_rooms/{room_id}/comments/{comment_id}`. */
export interface FirestoreComment {
  readonly uid: string;
  readonly kind: "message" | "system";
  readonly text: string;
  readonly images: Comment["images"];
  readonly createdAt: Timestamp;
  readonly editedAt: Timestamp | null;
  readonly deleted: boolean;
}

export const COLLECTION: Record<RoomRef["side"], string> = {
  chat: "chat_rooms",
  support: "support_chat_rooms",
};

/** The store has no counter per room: the time of its server, in µs, gives the order. */
export const seqOf = (time: Pick<Timestamp, "seconds" | "nanoseconds">): number =>
  time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000);

export const timeOf = (seq: number) => ({
  seconds: Math.floor(seq / 1_000_000),
  nanoseconds: (seq % 1_000_000) * 1000,
});

const isText = (value: unknown): value is string => typeof value === "string";

/** A stored document as the hooks hold it; null while its time is not given yet, or where it is no comment. */
export function toComment(roomId: string, id: string, data: DocumentData): Comment | null {
  const { uid, createdAt, editedAt } = data;
  if (!isText(uid) || typeof createdAt?.seconds !== "number") return null;
  const time = createdAt as Timestamp;
  return {
    id,
    roomId,
    uid,
    kind: data.kind === "system" ? "system" : "message",
    text: isText(data.text) ? data.text : "",
    images: Array.isArray(data.images) ? data.images : [],
    createdAt: new Date(seqOf(time) / 1000).toISOString(),
    seq: seqOf(time),
    editedAt: editedAt ? new Date(seqOf(editedAt as Timestamp) / 1000).toISOString() : null,
    deleted: data.deleted === true,
    state: "sent",
  };
}
