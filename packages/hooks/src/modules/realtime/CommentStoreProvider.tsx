import { useStore } from "jotai";
import { type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import type { StorageArea } from "../../core/keyedStorage.ts";
import { createCommentSession } from "../comments/commentSession.ts";
import {
  clearDraftsOfOthers,
  clearOldBackups,
  clearOldFiles,
  createDraftStorage,
  filesBeside,
  localArea,
  scopeOf,
  tabArea,
} from "../drafts/draftStorage.ts";
import { createDraftMover } from "../drafts/moveDrafts.ts";
import { SessionContext } from "../session/sessionContext.ts";
import { CommentScopeContext } from "./commentScope.ts";
import type { CommentStore, CommentStoreHandlers } from "./commentStore.ts";
import { useRealtimeHandlers } from "./useRealtimeHandlers.ts";

export interface CommentStoreProviderProps {
  readonly store: CommentStore;
  readonly children: ReactNode;
  /** Called with each notification that arrives live, e.g. to show a toast. */
  readonly onNotification?: CommentStoreHandlers["onNotification"];
  /** Whose drafts and unsent comments these are; default: of the signed-in person in the active company. */
  readonly scope?: string;
  /**
   * Where they are kept; default `() => localStorage`, which the tabs share, and the browser's own database for image
   * files. `tabArea`: as long as this tab. With any other area, files are kept as long as the page. Stable over renders.
   */
  readonly storage?: () => StorageArea;
}

/** Gives the comment store and follows it while somebody is signed in. Belongs inside `SessionProvider`. */
export function CommentStoreProvider(props: CommentStoreProviderProps) {
  const { store, children, onNotification, storage = localArea } = props;
  const state = useStore();
  const signedIn = useContext(SessionContext);
  const person = signedIn?.currentUser;
  const givenScope = props.scope ?? scopeOf(person);
  const scope = givenScope ?? "";
  // While nobody is signed in, things are kept for this page only.
  const open = useMemo(() => (givenScope === null ? () => undefined : storage), [givenScope, storage]);
  const drafts = useMemo(() => createDraftStorage(scope, open), [scope, open]);
  const session = useMemo(
    () => createCommentSession(store, state, { scope, open }),
    [store, state, scope, open],
  );
  const moveDrafts = useMemo(() => createDraftMover(drafts, session.outbox), [drafts, session]);
  useEffect(() => {
    session.start();
    return session.stop;
  }, [session]);
  useEffect(() => {
    if (person) {
      void clearDraftsOfOthers(person.uid, open);
      clearOldBackups(Date.now(), open);
    } else if (open === tabArea) void clearOldFiles(filesBeside(open), Date.now());
  }, [person, open]);

  const handlers = useRealtimeHandlers(session, onNotification);
  const wasCut = useRef(false);
  // Without a session there is no sign-in to wait for: the reply page follows by its token.
  const status = signedIn?.status ?? "signed_in";
  // Somebody without a company has nothing to listen to yet: the server would refuse again and again.
  const hasNothing = person !== undefined && person.company === null && person.system_admin !== true;
  useEffect(() => {
    if (status !== "signed_in" || hasNothing) return;
    if (wasCut.current) handlers.onReset();
    const unsubscribe = store.subscribe(handlers, givenScope ?? undefined);
    return () => {
      unsubscribe();
      session.disconnected();
      // A store tells nothing more to whoever has left: the banner would go on promising that it connects by itself.
      handlers.onConnection("closed");
      wasCut.current = true;
    };
  }, [store, session, handlers, status, hasNothing, givenScope]);
  const value = useMemo(() => ({ store, session, drafts, moveDrafts }), [store, session, drafts, moveDrafts]);
  return <CommentScopeContext value={value}>{children}</CommentScopeContext>;
}
