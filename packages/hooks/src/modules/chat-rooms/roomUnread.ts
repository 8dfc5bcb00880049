import { atom } from "jotai";
import type { Comment } from "../comments/comment.ts";
import type { RoomRef } from "../comments/roomRef.ts";
import { roomKey } from "../comments/roomRef.ts";

/** A number that changes without anything being rendered: whoever shows it subscribes to it, and to no other. */
export interface LiveCount {
  readonly get: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Known {
  readonly unreadCount: number;
  /** The newest comment that the count includes. */
  readonly lastSeq: number;
}

interface Entry extends LiveCount {
  set(count: number): void;
  lastSeq: number;
}

function createEntry(): Entry {
  let value = 0;
  const listeners = new Set<() => void>();
  return {
    lastSeq: 0,
    get: () => value,
    set(count) {
      if (count === value) return;
      value = count;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is unread in each room. A change of one is told to whoever shows that room, however many others there are. */
export function createRoomUnread() {
  const entries = new Map<string, Entry>();
  const entryOf = (room: RoomRef): Entry => {
    const key = roomKey(room);
    const known = entries.get(key) ?? createEntry();
    entries.set(key, known);
    return known;
  };
  return {
    /** The same object for the same room. */
    of: (room: RoomRef): LiveCount => entryOf(room),
    /** The server's count, unless comments have come that it does not include yet: those follow in the next answer. */
    load(room: RoomRef, { unreadCount, lastSeq }: Known): void {
      const entry = entryOf(room);
      if (lastSeq < entry.lastSeq) return;
      entry.lastSeq = lastSeq;
      entry.set(unreadCount);
    },
    /** What an own reading leaves, as expected or as answered. */
    read: (room: RoomRef, unreadCount: number): void => entryOf(room).set(unreadCount),
    /** A comment has come: one more, where it is a message of somebody else that the count does not include yet. */
    heard({ roomId, uid, kind, seq, deleted }: Comment, ownUid: string): void {
      const entry =
        entries.get(roomKey({ side: "chat", id: roomId })) ??
        entries.get(roomKey({ side: "support", id: roomId }));
      if (!entry || seq <= entry.lastSeq) return;
      entry.lastSeq = seq;
      if (uid !== ownUid && kind === "message" && !deleted) entry.set(entry.get() + 1);
    },
  };
}

/** One for the cache that it stands beside: another person's, or company's, begins again. */
export const roomUnreadAtom = atom(() => createRoomUnread());
