import { COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import { asApiError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import type { CommentOutbox } from "./commentOutbox.ts";
import type { CommentStore, RoomRef } from "./commentStore.ts";
import * as live from "./liveRoom.ts";
import { roomKey } from "./outboxStorage.ts";

/** Where the live rooms are kept; the jotai store in the app. */
export interface LiveRooms {
  get(key: string): live.LiveRoom | undefined;
  set(key: string, room: live.LiveRoom | undefined): void;
}

/** A closed room is kept this long, still following its changes, so that coming back shows it at once. */
const KEEP_CLOSED_MS = 5 * 60_000;

/** The most that is loaded in one go to reach a place further up: five pages of a hundred. */
const MAX_BACK_PAGES = 5;
const MAX_PAGE = 100;

/** Loads and follows the comments of open rooms. One per (person, company). */
export function createCommentSession(store: CommentStore, rooms: LiveRooms, outbox: CommentOutbox) {
  const open = new Map<string, { room: RoomRef; users: number; timer?: ReturnType<typeof setTimeout> }>();
  let isConnected = false;
  /** Counts the first loads of each room. */
  const loads = new Map<string, number>();

  const update = (key: string, edit: (room: live.LiveRoom) => live.LiveRoom) => {
    const held = rooms.get(key);
    const next = held && edit(held);
    if (next && next !== held) rooms.set(key, next);
  };

  const forget = (key: string) => {
    clearTimeout(open.get(key)?.timer);
    open.delete(key);
    rooms.set(key, undefined);
  };

  const loadFirst = async (room: RoomRef): Promise<void> => {
    const key = roomKey(room);
    const mine = (loads.get(key) ?? 0) + 1;
    loads.set(key, mine);
    update(key, live.firstPageStarted);
    const settle = (edit: (held: live.LiveRoom) => live.LiveRoom) => {
      // A later start has taken over: only its page is newer than all changes it has collected.
      if (loads.get(key) === mine) update(key, edit);
    };
    try {
      const page = await store.listComments(room, { limit: COMMENT_PAGE_SIZE });
      settle((held) => live.firstPageLoaded(held, page));
    } catch (error) {
      settle((held) => live.firstPageFailed(held, asApiError(error)));
    }
  };

  /** One page more; answers whether it came. */
  const loadOlder = async (room: RoomRef, limit = COMMENT_PAGE_SIZE): Promise<boolean> => {
    const key = roomKey(room);
    const held = rooms.get(key);
    const oldest = held?.comments.at(0);
    if (!held?.hasMore || held.isLoadingOlder || held.early || !oldest) return false;
    update(key, live.olderPageStarted);
    try {
      const page = await store.listComments(room, { limit, before: oldest.seq });
      const isSame = rooms.get(key)?.comments.at(0)?.seq === oldest.seq;
      // After a reset in between, this page belongs to a list that is no longer shown.
      if (isSame) update(key, (now) => live.olderPageLoaded(now, page, limit));
      return isSame;
    } catch (error) {
      update(key, (now) => live.olderPageFailed(now, asApiError(error)));
      return false;
    }
  };

  const loadBackTo = async (room: RoomRef, seq: number): Promise<void> => {
    for (let pages = 0; pages < MAX_BACK_PAGES; pages++) {
      const missing = (rooms.get(roomKey(room))?.comments.at(0)?.seq ?? 0) - seq;
      if (missing <= 0) return;
      const limit = Math.min(MAX_PAGE, Math.max(COMMENT_PAGE_SIZE, missing));
      if (!(await loadOlder(room, limit))) return;
    }
  };

  /** Loads the shown rooms again; closed ones are forgotten. */
  const reset = (): void => {
    for (const [key, entry] of open) {
      if (entry.users > 0) void loadFirst(entry.room);
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
        entry.timer = setTimeout(() => forget(key), KEEP_CLOSED_MS);
      };
    },
    loadFirst,
    loadOlder,
    /** Loads older ones until the one with this `seq` is held, at most 500 at a time. */
    loadBackTo,
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
          if (rooms.get(roomKey(room))?.phase === "failed") void loadFirst(room);
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
