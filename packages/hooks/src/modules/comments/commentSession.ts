import type { createStore } from "jotai";
import { lockIn } from "../../core/browserLock.ts";
import { createKeyedStorage, type StorageArea } from "../../core/keyedStorage.ts";
import type { CommentStore } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import { openRoomsAtom, pendingAtom } from "./commentAtoms.ts";
import { createOpenRooms, type OpenRooms } from "./openRooms.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createOutboxStorage } from "./outboxStorage.ts";

const OUTBOX_PREFIX = "tsumugi.outbox.";
/** Longer than an answer may take: a tab that sends for longer is frozen, or has much to send, which does no harm twice. */
const SENT_WITHIN_MS = 40_000;

/** The comments of one person in one company: the rooms that are open, and what is on its way to the server. */
export interface CommentSession {
  readonly rooms: OpenRooms;
  readonly outbox: Outbox;
  start(): void;
  stop(): void;
  /** A comment was stored, edited or deleted, in whichever room. */
  apply(comment: Comment): void;
  /** Changes arrive from now on: rooms are loaded again, waiting comments are sent. */
  connected(): void;
  disconnected(): void;
}

/** Writes its state into the jotai store that the hooks read. */
export function createCommentSession(
  store: CommentStore,
  state: ReturnType<typeof createStore>,
  { scope, open }: { readonly scope: string; readonly open: () => StorageArea | undefined },
): CommentSession {
  const rooms = createOpenRooms(store, {
    get: (key) => state.get(openRoomsAtom).get(key),
    set: (key, room) => {
      const next = new Map(state.get(openRoomsAtom));
      if (room) next.set(key, room);
      else next.delete(key);
      state.set(openRoomsAtom, next);
    },
  });
  const prefix = `${OUTBOX_PREFIX}${scope}.`;
  const outbox = createOutbox({
    store,
    storage: createOutboxStorage(createKeyedStorage(prefix, open)),
    publish: (pending) => state.set(pendingAtom, pending),
    onStored: rooms.apply,
    withLock: lockIn(prefix, SENT_WITHIN_MS),
  });
  return {
    rooms,
    outbox,
    start: outbox.start,
    stop: () => {
      outbox.stop();
      rooms.dispose();
    },
    apply: (comment) => {
      rooms.apply(comment);
      outbox.confirm(comment);
    },
    connected: () => {
      rooms.connected();
      outbox.connected();
    },
    disconnected: () => {
      rooms.disconnected();
      outbox.disconnected();
    },
  };
}
