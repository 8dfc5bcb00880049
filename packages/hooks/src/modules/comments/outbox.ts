import { asApiError, networkError } from "../../core/apiError.ts";
import type { WithLock } from "../../core/browserLock.ts";
import { retryDelay } from "../../core/retryPolicy.ts";
import { withTimeout } from "../../core/withTimeout.ts";
import type { CommentDraft, CommentStore } from "../realtime/commentStore.ts";
import { type Comment, unsentComment } from "./comment.ts";
import * as queue from "./outboxQueue.ts";
import type { OutboxStorage } from "./outboxStorage.ts";
import { type RoomRef, roomKey, roomOfKey } from "./roomRef.ts";

export interface OutboxOptions {
  readonly store: Pick<CommentStore, "postComment">;
  readonly storage: OutboxStorage;
  /** Receives what waits in every room, after each change. */
  readonly publish: (pending: ReadonlyMap<string, queue.OutboxQueue>) => void;
  /** A comment was stored, sent by this tab or another. */
  readonly onStored: (comment: Comment) => void;
  readonly withLock: WithLock;
}

/** An answer that takes longer counts as lost; posting the same id again is safe. */
const ANSWER_WITHIN_MS = 30_000;

/**
 * Sends what was written, each room in order, whichever rooms are open. What has not arrived is kept in the browser:
 * it survives a reload, and of several tabs one sends.
 */
export function createOutbox({ store, storage, publish, onStored, withLock }: OutboxOptions) {
  const sendingRooms = new Set<string>();
  let isRunning = false;
  let isConnected = false;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => {};

  const publishAll = () => {
    const rooms = storage.rooms().map((key) => [key, storage.read(key)] as const);
    publish(new Map(rooms.filter(([, pending]) => pending.length > 0)));
  };

  const resume = (): void => {
    clearTimeout(retry);
    // A laptop may have slept for days with the page open.
    storage.tidy();
    for (const key of storage.rooms()) {
      storage.update(key, queue.resentAll);
      startSending(key);
    }
  };

  /** The server is there but did not take a comment: it is tried again after growing delays. */
  const retryLater = () => {
    clearTimeout(retry);
    attempt += 1;
    if (isConnected && isRunning) retry = setTimeout(resume, retryDelay(attempt + 1));
  };

  const sendAll = async (key: string): Promise<void> => {
    const room = roomOfKey(key);
    for (let next = queue.nextToSend(storage.read(key)); next; next = queue.nextToSend(storage.read(key))) {
      const { id, text, images } = next.comment;
      try {
        const answer = store.postComment(room, { id, text, images });
        const stored = await withTimeout(answer, ANSWER_WITHIN_MS, () =>
          networkError(new Error("no answer")),
        );
        attempt = 0;
        storage.sent(key, id, stored);
      } catch (error) {
        // The end of a session cancels its requests: the next session sends what waits.
        if (!isRunning) return;
        const failure = asApiError(error);
        storage.update(key, (now) => queue.sendingFailed(now, id, failure));
        if (queue.isRetriedLater(failure)) retryLater();
      }
    }
  };

  const startSending = (key: string): void => {
    if (!isRunning || sendingRooms.has(key) || !queue.nextToSend(storage.read(key))) return;
    sendingRooms.add(key);
    const next = () => {
      sendingRooms.delete(key);
      startSending(key);
    };
    withLock(key, () => sendAll(key)).then(next, next);
  };

  return {
    /** Begins to follow what other tabs write. */
    start(): void {
      isRunning = true;
      storage.tidy();
      unsubscribe = storage.subscribe(publishAll, onStored);
      publishAll();
    },
    stop(): void {
      isRunning = false;
      isConnected = false;
      clearTimeout(retry);
      unsubscribe();
    },
    /** The server is there: everything that waits is sent. */
    connected(): void {
      isConnected = true;
      attempt = 0;
      resume();
    },
    disconnected(): void {
      isConnected = false;
      clearTimeout(retry);
    },
    add(room: RoomRef, { id, text, images }: CommentDraft, author: string): void {
      const createdAt = new Date().toISOString();
      const comment = unsentComment({ id, roomId: room.id, uid: author, text, images, createdAt });
      storage.update(roomKey(room), (now) => queue.enqueued(now, comment));
      startSending(roomKey(room));
    },
    resend(room: RoomRef, id: string): void {
      storage.update(roomKey(room), (now) => queue.resent(now, id));
      startSending(roomKey(room));
    },
    discard: (room: RoomRef, id: string): void =>
      storage.update(roomKey(room), (now) => queue.discarded(now, id)),
    /** Moves what waits to another room, once nobody is sending it any more. */
    async move(from: RoomRef, into: RoomRef): Promise<void> {
      const key = roomKey(from);
      if (storage.read(key).length === 0) return;
      await withLock(key, async () => {
        const waiting = storage.read(key);
        // Written there before it is removed here: a page that ends in between loses none, and an id is stored once.
        storage.update(roomKey(into), (now) => queue.merged(now, waiting));
        storage.update(key, () => []);
      });
      startSending(roomKey(into));
    },
    /** A comment stands in its room and waits no longer: the event stream may be faster than the answer. */
    confirm({ id, roomId }: Comment): void {
      for (const side of ["chat", "support"] as const)
        storage.update(roomKey({ side, id: roomId }), (now) => queue.confirmed(now, id));
    },
    pendingOf: (room: RoomRef): queue.OutboxQueue => storage.read(roomKey(room)),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
