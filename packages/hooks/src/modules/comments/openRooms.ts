import { isApiError } from "../../core/apiError.ts";
import type { CommentStore } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import * as openRoom from "./openRoom.ts";
import { createRoomPages, type OpenRoomMap } from "./roomPages.ts";
import { type RoomRef, roomKey } from "./roomRef.ts";

/** A closed room is kept this long and still follows its changes, so that it is shown at once on return. */
const KEEP_CLOSED_MS = 5 * 60_000;

/** Opens rooms, loads their comments and applies what changes in them. */
export function createOpenRooms(store: CommentStore, rooms: OpenRoomMap) {
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

  const put = (key: string, comment: Comment): void =>
    update(key, (held) => openRoom.withChanges(held, [{ type: "put", comment }]));

  return {
    /** Opens a room and follows it until the returned function is called. */
    open(room: RoomRef): () => void {
      const key = roomKey(room);
      const entry = open.get(key) ?? { room, users: 0 };
      clearTimeout(entry.timer);
      entry.users += 1;
      open.set(key, entry);
      if (!rooms.get(key)) {
        rooms.set(key, openRoom.emptyRoom());
        void loadFirst(room);
      }
      return () => {
        entry.users -= 1;
        if (entry.users > 0) return;
        // Whoever returns wants to see what is new.
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
    /** Applies a stored comment to its room, where that is open. */
    apply(comment: Comment): void {
      for (const [key, { room }] of open) if (room.id === comment.roomId) put(key, comment);
    },
    reset,
    /** Changes arrive from now on. What was loaded before may have missed some. */
    connected(): void {
      if (!isConnected) reset();
      else
        for (const { room } of open.values())
          if (rooms.get(roomKey(room))?.phase === "failed") void pages.reload(room);
      isConnected = true;
    },
    disconnected(): void {
      isConnected = false;
    },
    /** Ends the timers. The state that held the rooms is thrown away with them. */
    dispose(): void {
      for (const { timer } of open.values()) clearTimeout(timer);
    },
    /** A refused edit shows the reason at once: the comment's other text, or that it was deleted. */
    async edit(room: RoomRef, id: string, text: string, original?: string): Promise<void> {
      const key = roomKey(room);
      try {
        put(key, await store.editComment(room, id, text, original));
      } catch (error) {
        if (isApiError(error) && error.code === "stale_version") put(key, error.current as Comment);
        if (isApiError(error) && error.status === 404)
          for (const found of await store.listComments(room, { around: id, limit: 1 }).catch(() => []))
            put(key, found);
        throw error;
      }
    },
    async remove(room: RoomRef, id: string): Promise<void> {
      put(roomKey(room), await store.deleteComment(room, id));
    },
  };
}

export type OpenRooms = ReturnType<typeof createOpenRooms>;
