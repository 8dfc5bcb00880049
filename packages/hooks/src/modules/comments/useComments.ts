import { atom, useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { uuidv7 } from "../../core/uuid.ts";
import { useCommentSession } from "./CommentStoreProvider.tsx";
import type { CommentView } from "./commentList.ts";
import { type CommentSession, roomKey } from "./commentSession.ts";
import type { CommentDraft, RoomRef } from "./commentStore.ts";
import { emptyRoom, viewOf } from "./liveRoom.ts";
import { openRoomsAtom } from "./openRooms.ts";

export interface UseComments {
  /** Oldest first; one's own that have not arrived stand at the end with `state` sending or failed. */
  readonly comments: CommentView;
  /** Older ones may exist: exactly a full page came back. */
  readonly hasMore: boolean;
  readonly loadOlder: () => void;
  readonly isLoadingOlder: boolean;
  /** The first page is not there yet. */
  readonly isLoading: boolean;
  readonly error: ApiError | null;
  /** Loads the newest page again. */
  readonly refresh: () => Promise<void>;
  /** Shows the comment at once; answers its id. */
  readonly send: (draft: Omit<CommentDraft, "id">) => string;
  readonly resend: (id: string) => void;
  readonly discard: (id: string) => void;
  /** Raises `forbidden` for a comment of somebody else. */
  readonly edit: (id: string, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const loading = emptyRoom();

const actionsOf = (session: CommentSession, room: RoomRef, authorUid: string) => ({
  loadOlder: () => void session.loadOlder(room),
  refresh: () => session.loadFirst(room),
  send: (draft: Omit<CommentDraft, "id">) => {
    const id = uuidv7();
    session.send(room, { ...draft, id }, authorUid);
    return id;
  },
  resend: (id: string) => session.resend(room, id),
  discard: (id: string) => session.discard(room, id),
  edit: (id: string, text: string) => session.edit(room, id, text),
  remove: (id: string) => session.remove(room, id),
});

/**
 * The live comments of a room: the newest ten, older ones on demand, changes as they happen, one's own
 * shown before they arrive. `isReady` false: not yet.
 *
 * @example
 * const { comments, hasMore, loadOlder, send } = useComments({ side: "chat", id: roomId }, { authorUid });
 */
export function useComments(
  { side, id }: RoomRef,
  { authorUid, isReady = true }: { readonly authorUid: string; readonly isReady?: boolean },
): UseComments {
  const session = useCommentSession();
  const room = useMemo((): RoomRef => ({ side, id }), [side, id]);
  useEffect(() => (isReady ? session.open(room) : undefined), [session, room, isReady]);
  const roomAtom = useMemo(() => atom((get) => get(openRoomsAtom).get(roomKey(room))), [room]);
  const { phase, comments, pending, hasMore, isLoadingOlder, error } = useAtomValue(roomAtom) ?? loading;
  const view = useMemo(() => viewOf({ comments, pending }), [comments, pending]);
  const actions = useMemo(() => actionsOf(session, room, authorUid), [session, room, authorUid]);
  return { comments: view, hasMore, isLoadingOlder, isLoading: phase === "loading", error, ...actions };
}
