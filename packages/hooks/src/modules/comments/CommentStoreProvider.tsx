import { useStore } from "jotai";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { SessionContext } from "../session/sessionContext.ts";
import { type CommentSession, createCommentSession } from "./commentSession.ts";
import type { CommentStore, CommentStoreHandlers } from "./commentStore.ts";
import { openRoomsAtom } from "./openRooms.ts";
import { useRealtimeHandlers } from "./useRealtimeHandlers.ts";

const CommentSessionContext = createContext<CommentSession | null>(null);

export interface CommentStoreProviderProps {
  readonly store: CommentStore;
  readonly children: ReactNode;
  /** Told of each notification that arrives live, e.g. to show a toast. */
  readonly onNotification?: CommentStoreHandlers["onNotification"];
}

/** Gives the comment store and follows it while somebody is signed in. Belongs inside `SessionProvider`. */
export function CommentStoreProvider({ store, children, onNotification }: CommentStoreProviderProps) {
  const state = useStore();
  const session = useMemo(
    () =>
      createCommentSession(store, {
        get: (key) => state.get(openRoomsAtom).get(key),
        set: (key, room) => {
          const rooms = new Map(state.get(openRoomsAtom));
          if (room) rooms.set(key, room);
          else rooms.delete(key);
          state.set(openRoomsAtom, rooms);
        },
      }),
    [store, state],
  );
  useEffect(() => () => session.dispose(), [session]);

  const handlers = useRealtimeHandlers(session, onNotification);
  const wasCut = useRef(false);
  // Without a session there is no sign-in to wait for: the reply page follows by its token.
  const status = useContext(SessionContext)?.status ?? "signed_in";
  useEffect(() => {
    if (status !== "signed_in") return;
    if (wasCut.current) handlers.onReset();
    const unsubscribe = store.subscribe(handlers);
    return () => {
      unsubscribe();
      session.disconnected();
      wasCut.current = true;
    };
  }, [store, session, handlers, status]);
  return <CommentSessionContext value={session}>{children}</CommentSessionContext>;
}

/** Throws without a `CommentStoreProvider` above it. */
export function useCommentSession(): CommentSession {
  const session = useContext(CommentSessionContext);
  if (!session) throw new Error("this hook needs a <CommentStoreProvider> above it");
  return session;
}
