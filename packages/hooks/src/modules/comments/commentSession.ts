import type { Comment } from "./comment.ts";
import type { CommentOutbox } from "./commentOutbox.ts";
import type { CommentStore, RoomRef } from "./commentStore.ts";
import * as live from "./liveRoom.ts";
import { roomKey } from "./outboxStorage.ts";
import { createRoomPages, type LiveRooms } from "./roomPages.ts";

/** A closed room is kept this long, still following its changes, so that coming back shows it at once. */
const KEEP_CLOSED_MS = 5 * 60_000;

/** Loads and follows the comments of open rooms. One per (person, company). */
export function createCommentSession(store: CommentStore, rooms: LiveRooms, outbox: CommentOutbox) {
  const open = new Map<string, { room: RoomRef; users: number; timer?: ReturnType<typeof setTimeout> }>();
  let isConnected = false;
  const pages = createRoomPages(store, rooms);
  const { update, loadFirst } = pages;

  const forget = (key: string) => {
    clearTimeout(open.get(key)?.timer);
    open.delete(key);
    rooms.set(key, undefined);
  };

  /** Loads the shown rooms again; closed ones are forgotten. */
  const reset = (): void => {
    for (const [key, entry] of open) {
      if (entry.users > 0) void pages.reload(entry.room);
      else forget(key);
    }
  };

  return {
    /** Opens a room and follows it until the returned function is called. */
    open(room: RoomRef): () => void {
      const key = roomKey(room);
      const entry = open.get(key) ?? { room, users: 0 };
      clearTimeout(entry.timer);
      entry.users += 1;
      open.set(key, entry);
      if (!rooms.get(key)) {
        rooms.set(key, live.emptyRoom());
        void loadFirst(room);
      }
      return () => {
        entry.users -= 1;
        if (entry.users > 0) return;
        // Who comes back comes for what is new.
        pages.toLatest(room);
        entry.timer = setTimeout(() => forget(key), KEEP_CLOSED_MS);
      };
    },
    reload: pages.reload,
    loadOlder: pages.loadOlder,
    loadNewer: pages.loadNewer,
    loadAround: pages.loadAround,
    toLatest: pages.toLatest,
    noteReading: pages.noteReading,
    /** A live change of whichever room; rooms that are not open are none of our concern. */
    take(comment: Comment): void {
      for (const [key, { room }] of open) {
        if (room.id === comment.roomId) update(key, (held) => live.changed(held, [{ type: "put", comment }]));
      }
      for (const side of ["chat", "support"] as const)
        outbox.arrived({ side, id: comment.roomId }, comment.id);
    },
    reset,
    /** Changes arrive from now on. What was loaded before that may have missed some; what waited goes out. */
    connected(): void {
      if (!isConnected) reset();
      else
        for (const { room } of open.values())
          if (rooms.get(roomKey(room))?.phase === "failed") void pages.reload(room);
      isConnected = true;
      outbox.connected();
    },
    disconnected(): void {
      isConnected = false;
      outbox.disconnected();
    },
    /** Ends the timers; the store that held the rooms is thrown away with them. */
    dispose(): void {
      for (const { timer } of open.values()) clearTimeout(timer);
    },
    async edit(room: RoomRef, id: string, text: string): Promise<void> {
      const comment = await store.editComment(room, id, text);
      update(roomKey(room), (held) => live.changed(held, [{ type: "put", comment }]));
    },
    async remove(room: RoomRef, id: string): Promise<void> {
      const comment = await store.deleteComment(room, id);
      update(roomKey(room), (held) => live.changed(held, [{ type: "put", comment }]));
    },
  };
}

export type CommentSession = ReturnType<typeof createCommentSession>;
