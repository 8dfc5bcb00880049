import { asApiError, networkError } from "../../core/apiError.ts";
import { retryDelay } from "../../core/retryPolicy.ts";
import type { CommentDraft, CommentStore, RoomRef } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import * as outbox from "./outbox.ts";
import { type OutboxStorage, roomKey, roomOfKey } from "./outboxStorage.ts";

export interface CommentOutboxOptions {
  readonly store: Pick<CommentStore, "postComment">;
  readonly storage: OutboxStorage;
  /** Given what waits in every room, after each change. */
  readonly publish: (pending: ReadonlyMap<string, outbox.Outbox>) => void;
  /** A comment is stored, sent by this tab or another. */
  readonly onStored: (comment: Comment) => void;
  /** Runs the work when no other tab does work of that name. */
  readonly alone: (name: string, work: () => Promise<void>) => Promise<void>;
}

/** An answer that takes longer does not come; the same id posted again does nothing twice. */
const ANSWER_WITHIN_MS = 30_000;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(networkError(new Error("no answer"))), ANSWER_WITHIN_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/**
 * Sends what was written, each room in order, whichever rooms are open. What has not arrived is kept in
 * the browser: it survives a reload, and of several tabs one sends.
 */
export function createCommentOutbox({ store, storage, publish, onStored, alone }: CommentOutboxOptions) {
  const draining = new Set<string>();
  let isRunning = false;
  let isConnected = false;
  let attempt = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => {};

  const tell = () => {
    const rooms = storage.rooms().map((key) => [key, storage.read(key)] as const);
    publish(new Map(rooms.filter(([, pending]) => pending.length > 0)));
  };

  const resume = (): void => {
    clearTimeout(retry);
    for (const key of storage.rooms()) {
      storage.update(key, outbox.resentAll);
      drain(key);
    }
  };

  /** Held back although the server is there: it is asked again, more and more seldom. */
  const retryLater = () => {
    clearTimeout(retry);
    attempt += 1;
    if (isConnected && isRunning) retry = setTimeout(resume, retryDelay(attempt + 1));
  };

  const sendAll = async (key: string): Promise<void> => {
    const room = roomOfKey(key);
    for (let next = outbox.nextToSend(storage.read(key)); next; next = outbox.nextToSend(storage.read(key))) {
      const { id, text, images } = next.comment;
      try {
        const stored = await inTime(store.postComment(room, { id, text, images }));
        attempt = 0;
        storage.sent(key, id, stored);
      } catch (error) {
        // A session that ends takes its requests with it: what waits is sent by the next one.
        if (!isRunning) return;
        const failure = asApiError(error);
        storage.update(key, (now) => outbox.sendingFailed(now, id, failure));
        if (outbox.isHeldBy(failure)) retryLater();
      }
    }
  };

  const drain = (key: string): void => {
    if (!isRunning || draining.has(key) || !outbox.nextToSend(storage.read(key))) return;
    draining.add(key);
    const next = () => {
      draining.delete(key);
      drain(key);
    };
    alone(key, () => sendAll(key)).then(next, next);
  };

  return {
    /** Begins to follow what other tabs write. */
    start(): void {
      isRunning = true;
      storage.tidy();
      unsubscribe = storage.subscribe(tell, onStored);
      tell();
    },
    stop(): void {
      isRunning = false;
      isConnected = false;
      clearTimeout(retry);
      unsubscribe();
    },
    /** The server is there: everything that waits goes out. */
    connected(): void {
      isConnected = true;
      attempt = 0;
      resume();
    },
    disconnected(): void {
      isConnected = false;
      clearTimeout(retry);
    },
    add(room: RoomRef, draft: CommentDraft, author: string): void {
      const comment: Comment = {
        ...draft,
        ...{ roomId: room.id, uid: author, kind: "message", createdAt: new Date().toISOString() },
        ...{ seq: Number.POSITIVE_INFINITY, editedAt: null, deleted: false, state: "sending" },
      };
      storage.update(roomKey(room), (now) => outbox.enqueued(now, comment));
      drain(roomKey(room));
    },
    resend(room: RoomRef, id: string): void {
      storage.update(roomKey(room), (now) => outbox.resent(now, id));
      drain(roomKey(room));
    },
    discard: (room: RoomRef, id: string): void =>
      storage.update(roomKey(room), (now) => outbox.discarded(now, id)),
    /** What waits in a room that went into another one waits there, once nobody is sending it any more. */
    async move(from: RoomRef, into: RoomRef): Promise<void> {
      const key = roomKey(from);
      if (storage.read(key).length === 0) return;
      await alone(key, async () => {
        const waiting = storage.read(key);
        // There before it goes here: a page that ends in between loses none, and an id is stored once.
        storage.update(roomKey(into), (now) => outbox.joined(now, waiting));
        storage.update(key, () => []);
      });
      drain(roomKey(into));
    },
    /** It stands in the room, by whatever way: the stream may be faster than the answer. */
    arrived: (room: RoomRef, id: string): void =>
      storage.update(roomKey(room), (now) => outbox.arrived(now, id)),
    pendingOf: (room: RoomRef): outbox.Outbox => storage.read(roomKey(room)),
  };
}

export type CommentOutbox = ReturnType<typeof createCommentOutbox>;
