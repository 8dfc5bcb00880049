import { COMMENT_PAGE_SIZE } from "@tsumugi/contract";
import { type ApiError, isApiError, networkError } from "../../core/apiError.ts";
import type { Comment } from "./comment.ts";
import type { CommentDraft, CommentStore, RoomRef } from "./commentStore.ts";
import * as live from "./liveRoom.ts";
import * as outbox from "./outbox.ts";

/** Where the live rooms are kept; the jotai store in the app. */
export interface LiveRooms {
  get(key: string): live.LiveRoom | undefined;
  set(key: string, room: live.LiveRoom | undefined): void;
}

/** A closed room is kept this long, still following its changes, so that coming back shows it at once. */
const KEEP_CLOSED_MS = 5 * 60_000;

export const roomKey = ({ side, id }: RoomRef): string => `${side}:${id}`;

const asApiError = (error: unknown): ApiError => (isApiError(error) ? error : networkError(error));

/** Loads, follows and writes the comments of open rooms. One per (person, company). */
export function createCommentSession(store: CommentStore, rooms: LiveRooms) {
  const open = new Map<string, { room: RoomRef; users: number; timer?: ReturnType<typeof setTimeout> }>();
  const sending = new Set<string>();
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

  const sendQueue = async (room: RoomRef): Promise<void> => {
    const key = roomKey(room);
    if (sending.has(key)) return;
    sending.add(key);
    for (;;) {
      const held = rooms.get(key);
      const next = held && outbox.nextToSend(held);
      if (!next) break;
      const { id, text, images } = next.comment;
      try {
        const stored = await store.postComment(room, { id, text, images });
        update(key, (now) => live.changed(now, [{ type: "put", comment: stored }]));
        // A tombstone is never held: without this its own sending would go on forever.
        update(key, (now) => ({ ...now, pending: now.pending.filter((entry) => entry.comment.id !== id) }));
      } catch (error) {
        update(key, (now) => outbox.sendingFailed(now, id, asApiError(error)));
      }
    }
    sending.delete(key);
  };

  const loadOlder = async (room: RoomRef): Promise<void> => {
    const key = roomKey(room);
    const held = rooms.get(key);
    const oldest = held?.comments.at(0);
    if (!held?.hasMore || held.isLoadingOlder || held.early || !oldest) return;
    const { comments } = held;
    update(key, live.olderPageStarted);
    try {
      const page = await store.listComments(room, { limit: COMMENT_PAGE_SIZE, before: oldest.seq });
      // After a reset in between, this page belongs to a list that is no longer shown.
      update(key, (now) =>
        now.comments.at(0)?.seq === comments.at(0)?.seq ? live.olderPageLoaded(now, page) : now,
      );
    } catch (error) {
      update(key, (now) => live.olderPageFailed(now, asApiError(error)));
    }
  };

  /** Loads the shown rooms again; closed ones are forgotten. */
  const reset = (): void => {
    for (const [key, entry] of open) {
      if (entry.users > 0) void loadFirst(entry.room);
      else if (!rooms.get(key)?.pending.length) forget(key);
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
        const forgetLater = () => {
          entry.timer = setTimeout(() => {
            // What is not sent yet is somebody's text: it is never thrown away.
            if (rooms.get(key)?.pending.length) forgetLater();
            else forget(key);
          }, KEEP_CLOSED_MS);
        };
        forgetLater();
      };
    },
    loadFirst,
    loadOlder,
    /** A live change of whichever room; rooms that are not open are none of our concern. */
    take(comment: Comment): void {
      for (const [key, { room }] of open) {
        if (room.id === comment.roomId) update(key, (held) => live.changed(held, [{ type: "put", comment }]));
      }
    },
    reset,
    /** Changes arrive from now on. What was loaded before that may have missed some; what waited goes out. */
    connected(): void {
      if (!isConnected) reset();
      isConnected = true;
      for (const [key, { room }] of open) {
        update(key, outbox.resentAll);
        void sendQueue(room);
      }
    },
    disconnected(): void {
      isConnected = false;
    },
    /** Shows the comment at once and sends it behind those before it. */
    send(room: RoomRef, draft: CommentDraft, author: string): void {
      // Nothing would show it, and nothing would send it: better loud than lost.
      if (!rooms.get(roomKey(room))) throw new Error("a comment can only be sent in an open room");
      const comment: Comment = {
        ...draft,
        roomId: room.id,
        uid: author,
        kind: "message",
        createdAt: new Date().toISOString(),
        seq: Number.POSITIVE_INFINITY,
        editedAt: null,
        deleted: false,
        state: "sending",
      };
      update(roomKey(room), (held) => outbox.enqueued(held, comment));
      void sendQueue(room);
    },
    resend(room: RoomRef, id: string): void {
      update(roomKey(room), (held) => outbox.resent(held, id));
      void sendQueue(room);
    },
    discard(room: RoomRef, id: string): void {
      update(roomKey(room), (held) => outbox.discarded(held, id));
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
      await store.deleteComment(room, id);
      update(roomKey(room), (held) => live.changed(held, [{ type: "removed", id }]));
    },
  };
}

export type CommentSession = ReturnType<typeof createCommentSession>;
