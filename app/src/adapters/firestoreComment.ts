import type { Comment } from "@tsumugi/hooks";
import type { DocumentData, Timestamp } from "firebase/firestore";

/** Fields of `chat_rooms/{room_id}/comments/{comment_id}`; what may be written is in `firestore.rules`. */
export interface FirestoreComment {
  readonly uid: string;
  readonly kind: "message" | "system";
  readonly text: string;
  readonly images: Comment["images"];
  readonly createdAt: Timestamp;
  /** Of the latest writing of whatever kind: what the live query goes by. */
  readonly changedAt: Timestamp;
  readonly editedAt: Timestamp | null;
  /** The server alone writes it, where it took a name out of the text. */
  readonly replacedAt?: Timestamp;
  readonly deleted: boolean;
}

type Time = Pick<Timestamp, "seconds" | "nanoseconds">;

/** The store has no counter per room: the time of its server, in µs, gives the order. */
export const seqOf = (time: Time): number => time.seconds * 1_000_000 + Math.floor(time.nanoseconds / 1000);

export const timeOf = (seq: number) => ({
  seconds: Math.floor(seq / 1_000_000),
  nanoseconds: (seq % 1_000_000) * 1000,
});

const isText = (value: unknown): value is string => typeof value === "string";
const isTime = (value: unknown): value is Time =>
  typeof value === "object" && value !== null && "seconds" in value && typeof value.seconds === "number";

/** A colleague's client wrote it: only a picture of our own server is shown. */
const isOwnImage = (value: unknown): value is Comment["images"][number] => {
  const image = (value ?? {}) as Record<string, unknown>;
  return isText(image.uid) && isText(image.name) && isText(image.url) && /^\/(?!\/)/.test(image.url);
};

const isoOf = (time: Time) => new Date(seqOf(time) / 1000).toISOString();

/** A stored document as the hooks hold it; null while its time is not given yet, or where it is no comment. */
export function toComment(roomId: string, id: string, data: DocumentData): Comment | null {
  const { uid, createdAt, editedAt, replacedAt } = data;
  if (!isText(uid) || !isTime(createdAt)) return null;
  const deleted = data.deleted === true;
  return {
    id,
    roomId,
    uid,
    kind: data.kind === "system" ? "system" : "message",
    text: isText(data.text) && !deleted ? data.text : "",
    images: Array.isArray(data.images) && !deleted ? data.images.filter(isOwnImage) : [],
    createdAt: isoOf(createdAt),
    seq: seqOf(createdAt),
    editedAt: isTime(editedAt) ? isoOf(editedAt) : null,
    ...(isTime(replacedAt) && { replacedAt: isoOf(replacedAt) }),
    deleted,
    state: "sent",
  };
}

/** Same writer, words and pictures: sending it again is no other comment. */
export const isSameDraft = (
  stored: Pick<Comment, "uid" | "text" | "images">,
  uid: string,
  draft: Pick<Comment, "text" | "images">,
): boolean =>
  stored.uid === uid &&
  stored.text === draft.text &&
  stored.images.map((image) => image.uid).join() === draft.images.map((image) => image.uid).join();
