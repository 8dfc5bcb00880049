import { setTimeout as sleep } from "node:timers/promises";
import {
  type Comment,
  type CommentStore,
  createApiClient,
  createEmbeddedCommentStore,
  isApiError,
  type RoomRef,
  uuidv7,
} from "@tsumugi/hooks";
import { createStore } from "jotai";
import { openRoomsAtom } from "../../../../hooks/src/modules/comments/commentAtoms.ts";
import { createCommentSession } from "../../../../hooks/src/modules/comments/commentSession.ts";
import type { OpenRoom } from "../../../../hooks/src/modules/comments/openRoom.ts";
import { PATIENCE } from "../eventStream.ts";
import type { Ledger, Reading } from "./ledger.ts";

export interface Wire {
  readonly url: string;
  readonly token: string;
  readonly fetch?: typeof fetch;
}

/** Quick retries: what is tested is that they end well, not how long they wait. */
const QUICK = { random: () => 0.05 };

/** The product's own client, as a browser runs it. */
export function storeOn({ url, token, fetch }: Wire): CommentStore {
  const client = createApiClient({
    baseUrl: url,
    getIdToken: async () => token,
    pageLocation: { hostname: "localhost", port: "4000" },
    ...(fetch ? { fetch } : {}),
  });
  return createEmbeddedCommentStore(client, QUICK);
}

export interface Reader {
  readonly reconnects: number;
  readonly resets: number;
  readonly closed: boolean;
  readonly outbox: ReturnType<typeof createCommentSession>["outbox"];
  /** Newest comment held. */
  readonly last: Comment | undefined;
  readonly room: OpenRoom | undefined;
  /** Waits until the room is loaded and followed: only from then on a delay says anything. */
  opened(): Promise<void>;
  /** Waits until the comment is there, then pages back to the beginning. */
  readAll(newestId: string, ms?: number): Promise<Reading>;
  leave(): void;
}

/** Opens a room the way the app does: first page, live changes, reload on reset, older pages. */
export function openReader(store: CommentStore, room: RoomRef): Reader {
  let reconnects = 0;
  let resets = 0;
  let closed = false;
  let isLive = false;
  const firstSeen = new Map<string, number>();
  const state = createStore();
  const roomNow = (): OpenRoom | undefined => state.get(openRoomsAtom).get(`${room.side}:${room.id}`);
  state.sub(openRoomsAtom, () => {
    for (const { id } of roomNow()?.comments ?? [])
      if (!firstSeen.has(id)) firstSeen.set(id, performance.now());
  });
  const session = createCommentSession(store, state, { scope: uuidv7(), open: () => undefined });
  session.start();
  const close = session.rooms.open(room);
  const stop = store.subscribe({
    onComment: session.apply,
    onRoomChanged: () => {},
    onUnreadChanged: () => {},
    onNotification: () => {},
    onReset: () => {
      resets += 1;
      session.rooms.reset();
    },
    onConnection: (state) => {
      if (state === "open") session.connected();
      else session.disconnected();
      if (state === "reconnecting") reconnects += 1;
      closed = state === "closed";
      isLive = state === "open";
    },
  });
  return {
    get reconnects() {
      return reconnects;
    },
    get resets() {
      return resets;
    },
    get closed() {
      return closed;
    },
    outbox: session.outbox,
    get last() {
      return roomNow()?.comments.at(-1);
    },
    get room() {
      return roomNow();
    },
    opened: () =>
      until(() => isLive && roomNow()?.phase === "ready" && !roomNow()?.early, "the room has not opened"),
    readAll: async (newestId, ms = PATIENCE) => {
      await until(() => roomNow()?.comments.has(newestId) === true, "the newest comment has not arrived", ms);
      await until(() => !roomNow()?.early, "the first page has not arrived", ms);
      // A reset may have reloaded the room: what is older waits for its first page.
      for (const end = performance.now() + ms; roomNow()?.hasMore; ) {
        if (performance.now() > end) throw new Error(`the older comments have not arrived within ${ms} ms`);
        if (!(await session.rooms.loadOlder(room))) await sleep(10);
      }
      return { comments: [...(roomNow()?.comments ?? [])], firstSeen };
    },
    leave: () => {
      stop();
      close();
      session.stop();
    },
  };
}

export async function until(passes: () => boolean, what: string, ms: number = PATIENCE): Promise<void> {
  for (const end = performance.now() + ms; !passes(); ) {
    if (performance.now() > end) throw new Error(`${what} within ${ms} ms`);
    await sleep(10);
  }
}

export interface Burst {
  readonly stores: readonly CommentStore[];
  readonly room: RoomRef;
  readonly writers: number;
  readonly each: number;
  readonly ledger: Ledger;
  /** Between two comments of one writer, ms. */
  readonly pauseMs?: number;
  /** What each writer has said in bursts before this one. */
  readonly said?: number;
}

/**
 * Writers who each say one thing after another, and say it again under the same id until it is acknowledged.
 * Answers how often they had to.
 */
export async function writeBurst(burst: Burst): Promise<number> {
  const { stores, room, writers, each, ledger, pauseMs = 0, said = 0 } = burst;
  let resent = 0;
  const one = async (writer: number) => {
    const store = stores[writer % stores.length] as CommentStore;
    for (let nth = said; nth < said + each; nth++) {
      const draft = { id: uuidv7(), text: `${writer}の${nth}`, images: [] };
      for (;;) {
        try {
          const stored = await store.postComment(room, draft);
          if (stored.id !== draft.id || stored.text !== draft.text)
            throw new Error("another one is answered");
          break;
        } catch (error) {
          // A refusal would be a fault of the test or of the server; only silence and outages may be tried again.
          if (!isApiError(error) || (error.status !== 0 && error.status < 500)) throw error;
          resent += 1;
          await sleep(200);
        }
      }
      ledger.ack(draft.id, writer, nth);
      if (pauseMs > 0) await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)));
  return resent;
}
