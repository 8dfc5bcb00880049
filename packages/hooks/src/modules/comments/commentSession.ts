import { isApiError } from "../../core/apiError.ts";
import type { CommentStore, RoomRef } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import type { CommentOutbox } from "./commentOutbox.ts";
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

  const put = (room: RoomRef, comment: Comment): void =>
    update(roomKey(room), (held) => live.changed(held, [{ type: "put", comment }]));

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
    /** Refused for what the stream has not told yet, it shows that: another text, or that the comment is gone. */
    async edit(room: RoomRef, id: string, text: string, original?: string): Promise<void> {
      try {
        put(room, await store.editComment(room, id, text, original));
      } catch (error) {
        if (isApiError(error) && error.code === "stale_version") put(room, error.current as Comment);
        if (isApiError(error) && error.status === 404)
          for (const found of await store.listComments(room, { around: id, limit: 1 }).catch(() => []))
            put(room, found);
        throw error;
      }
    },
    async remove(room: RoomRef, id: string): Promise<void> {
      put(room, await store.deleteComment(room, id));
    },
  };
}

export type CommentSession = ReturnType<typeof createCommentSession>;
