import { useStore } from "jotai";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { scopedFiles } from "../../core/keptFiles.ts";
import { createKeyedStorage, type KeyedStorage, type StorageArea } from "../../core/keyedStorage.ts";
import type { CommentOutbox } from "../comments/commentOutbox.ts";
import type { CommentSession } from "../comments/commentSession.ts";
import { aloneIn, createCommentWork } from "../comments/commentWork.ts";
import type { ImageDraftOptions } from "../drafts/imageDraft.ts";
import { createRoomMover, type MoveRoom } from "../drafts/moveRoom.ts";
import {
  backupPrefix,
  clearDraftsOfOthers,
  clearOldFiles,
  clearOldForms,
  draftPrefix,
  editPrefix,
  filesBeside,
  formPrefix,
  localArea,
  picturePrefix,
  scopeOf,
  tabArea,
} from "../drafts/roomDrafts.ts";
import { SessionContext } from "../session/sessionContext.ts";
import type { CommentStore, CommentStoreHandlers } from "./commentStore.ts";
import { useRealtimeHandlers } from "./useRealtimeHandlers.ts";

interface CommentScope {
  readonly store: CommentStore;
  readonly session: CommentSession;
  readonly outbox: CommentOutbox;
  readonly drafts: KeyedStorage;
  readonly edits: KeyedStorage;
  readonly forms: KeyedStorage;
  readonly backups: KeyedStorage;
  /** Brings what was begun in a room that went into another one there. */
  readonly moveRoom: MoveRoom;
  readonly pictures: Pick<ImageDraftOptions, "records" | "files" | "alone">;
}

export const CommentScopeContext = createContext<CommentScope | null>(null);

export interface CommentStoreProviderProps {
  readonly store: CommentStore;
  readonly children: ReactNode;
  /** Told of each notification that arrives live, e.g. to show a toast. */
  readonly onNotification?: CommentStoreHandlers["onNotification"];
  /** Whose drafts and unsent comments these are; default: of the signed-in person in the active company. */
  readonly scope?: string;
  /**
   * Where they are kept; default `() => localStorage`, which the tabs share, and for the files of pictures the browser's
   * own database. `tabArea`: as long as this tab. With another place of one's own, files are kept as long as the page.
   * Stable over renders.
   */
  readonly storage?: () => StorageArea;
}

/** Gives the comment store and follows it while somebody is signed in. Belongs inside `SessionProvider`. */
export function CommentStoreProvider(props: CommentStoreProviderProps) {
  const { store, children, onNotification, storage = localArea } = props;
  const state = useStore();
  const signedIn = useContext(SessionContext);
  const person = signedIn?.currentUser;
  const scope = props.scope ?? scopeOf(person);
  // Nobody yet: kept for this page only.
  const open = useMemo(() => (scope === null ? () => undefined : storage), [scope, storage]);
  const drafts = useMemo(() => createKeyedStorage(draftPrefix(scope ?? ""), open), [scope, open]);
  const edits = useMemo(() => createKeyedStorage(editPrefix(scope ?? ""), open), [scope, open]);
  const forms = useMemo(() => createKeyedStorage(formPrefix(scope ?? ""), open), [scope, open]);
  const backups = useMemo(() => createKeyedStorage(backupPrefix(scope ?? ""), open), [scope, open]);
  const pictures = useMemo(() => {
    const prefix = picturePrefix(scope ?? "");
    const files = scopedFiles(filesBeside(open), scope ?? "");
    return { records: createKeyedStorage(prefix, open), files, alone: aloneIn(prefix) };
  }, [scope, open]);
  const work = useMemo(
    () => createCommentWork(store, state, { scope: scope ?? "", open }),
    [store, state, scope, open],
  );
  const { session, outbox } = work;
  const moveRoom = useMemo(
    () =>
      createRoomMover({
        drafts,
        edits,
        pictures,
        outbox,
        alone: aloneIn(`${draftPrefix(scope ?? "")}move.`),
      }),
    [drafts, edits, pictures, outbox, scope],
  );
  useEffect(() => {
    outbox.start();
    return () => {
      outbox.stop();
      session.dispose();
    };
  }, [session, outbox]);
  useEffect(() => {
    if (person) {
      void clearDraftsOfOthers(person.uid, open);
      clearOldForms(Date.now(), open);
    } else if (open === tabArea) void clearOldFiles(filesBeside(open), Date.now());
  }, [person, open]);

  const handlers = useRealtimeHandlers(session, onNotification);
  const wasCut = useRef(false);
  // Without a session there is no sign-in to wait for: the reply page follows by its token.
  const status = signedIn?.status ?? "signed_in";
  useEffect(() => {
    if (status !== "signed_in") return;
    if (wasCut.current) handlers.onReset();
    const unsubscribe = store.subscribe(handlers, scope ?? undefined);
    return () => {
      unsubscribe();
      session.disconnected();
      wasCut.current = true;
    };
  }, [store, session, handlers, status, scope]);
  const value = useMemo(
    () => ({ store, session, outbox, drafts, edits, forms, backups, pictures, moveRoom }),
    [store, session, outbox, drafts, edits, forms, backups, pictures, moveRoom],
  );
  return <CommentScopeContext value={value}>{children}</CommentScopeContext>;
}

/** Throws without a `CommentStoreProvider` above it. */
export function useCommentScope(): CommentScope {
  const scope = useContext(CommentScopeContext);
  if (!scope) throw new Error("this hook needs a <CommentStoreProvider> above it");
  return scope;
}
