import type { createStore } from "jotai";
import { createKeyedStorage, type StorageArea } from "../../core/keyedStorage.ts";
import { outboxPrefix } from "../drafts/roomDrafts.ts";
import type { CommentStore } from "../realtime/commentStore.ts";
import { type CommentOutbox, createCommentOutbox } from "./commentOutbox.ts";
import { type CommentSession, createCommentSession } from "./commentSession.ts";
import { openRoomsAtom, pendingAtom } from "./openRooms.ts";
import { createOutboxStorage } from "./outboxStorage.ts";

/** One tab at a time; where the browser has no locks, the server's answer to a known id keeps it right. */
export const aloneIn =
  (prefix: string) =>
  async (name: string, work: () => Promise<void>): Promise<void> => {
    const locks = globalThis.navigator?.locks;
    await (locks ? locks.request(prefix + name, work) : work());
  };

/** What reads and what writes the comments of one person in one company, over the state that the hooks read. */
export function createCommentWork(
  store: CommentStore,
  state: ReturnType<typeof createStore>,
  { scope, open }: { readonly scope: string; readonly open: () => StorageArea | undefined },
): { readonly session: CommentSession; readonly outbox: CommentOutbox } {
  const outbox = createCommentOutbox({
    store,
    storage: createOutboxStorage(createKeyedStorage(outboxPrefix(scope), open)),
    publish: (pending) => state.set(pendingAtom, pending),
    onStored: (comment) => session.take(comment),
    alone: aloneIn(outboxPrefix(scope)),
  });
  const session = createCommentSession(
    store,
    {
      get: (key) => state.get(openRoomsAtom).get(key),
      set: (key, room) => {
        const rooms = new Map(state.get(openRoomsAtom));
        if (room) rooms.set(key, room);
        else rooms.delete(key);
        state.set(openRoomsAtom, rooms);
      },
    },
    outbox,
  );
  return { session, outbox };
}
