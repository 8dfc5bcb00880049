import { atom } from "jotai";
import type { Comment } from "../comments/comment.ts";
import type { ChatRoom } from "./chatRoom.ts";

export type ReadPosition = Pick<ChatRoom, "readSeq" | "unreadCount">;

/** By room id, from the moment something is read until the lists have the server's count: a badge falls at once. */
export const readPositionsAtom = atom<ReadonlyMap<string, ReadPosition>>(new Map());

/** How many messages of others stand after a read position, up to `upTo`. */
export function unreadBetween(
  comments: Iterable<Comment>,
  { after, upTo, ownUid }: { readonly after: number; readonly upTo: number; readonly ownUid: string },
): number {
  let count = 0;
  for (const { seq, uid, kind, deleted } of comments) {
    if (seq > after && seq <= upTo && uid !== ownUid && kind === "message" && !deleted) count += 1;
  }
  return count;
}

/** A room as it is after reading; the same object where nothing newer is known of it. */
export function withReadPosition(room: ChatRoom, positions: ReadonlyMap<string, ReadPosition>): ChatRoom {
  const read = positions.get(room.roomId);
  return read && read.readSeq > room.readSeq ? { ...room, ...read } : room;
}
