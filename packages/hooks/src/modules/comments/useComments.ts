import { atom, useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { useCommentScope } from "./CommentStoreProvider.tsx";
import type { Comment } from "./comment.ts";
import { actionsOf } from "./commentActions.ts";
import type { CommentView } from "./commentList.ts";
import type { CommentDraft, CommentPlace, RoomRef } from "./commentStore.ts";
import { emptyRoom, viewOf } from "./liveRoom.ts";
import { openRoomsAtom, pendingAtom } from "./openRooms.ts";
import type { Outbox } from "./outbox.ts";
import { roomKey } from "./outboxStorage.ts";

export interface UseComments {
  /** Oldest first; one's own that have not arrived stand at the end with `state` sending or failed. */
  readonly comments: CommentView;
  /** Why a failed one of one's own did not arrive, in Japanese; undefined for every other. */
  readonly problemOf: (id: string) => string | undefined;
  /** Older ones may exist: exactly a full page came back. */
  readonly hasMore: boolean;
  readonly loadOlder: () => void;
  readonly isLoadingOlder: boolean;
  /**
   * Shows the comments around one, wherever in the room it lies, in one call; answers it, unless another move came
   * in between. Raises `ApiError`: `not_found`, or why they did not come; what is shown stays then.
   */
  readonly loadAround: (place: CommentPlace) => Promise<Comment | undefined>;
  /** What is shown lies in the past: the newest ones are held apart, and live ones come to them alone. */
  readonly hasNewer: boolean;
  /** Fifty newer ones; where they meet the newest, all is one list again. */
  readonly loadNewer: () => void;
  readonly isLoadingNewer: boolean;
  /** Shows the newest again. Writing does so by itself. */
  readonly toLatest: () => void;
  /** The first page is not there yet. */
  readonly isLoading: boolean;
  readonly error: ApiError | null;
  /** Loads what is shown again. */
  readonly refresh: () => Promise<void>;
  /** Shows the comment at once and keeps it in the browser until it has arrived; answers its id. */
  readonly send: (draft: Omit<CommentDraft, "id">) => string;
  readonly resend: (id: string) => void;
  readonly discard: (id: string) => void;
  /** Raises `forbidden` for a comment of somebody else. */
  readonly edit: (id: string, text: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const loading = emptyRoom();
const nothing: Outbox = [];

/**
 * The live comments of a room: the newest ten, older ones on demand or around any comment, changes as they happen, one's own
 * shown before they arrive. `isReady` false: not yet.
 *
 * @example
 * const { comments, hasMore, loadOlder, send } = useComments({ side: "chat", id: roomId }, { authorUid });
 */
export function useComments(
  { side, id }: RoomRef,
  { authorUid, isReady = true }: { readonly authorUid: string; readonly isReady?: boolean },
): UseComments {
  const { session, outbox } = useCommentScope();
  const room = useMemo((): RoomRef => ({ side, id }), [side, id]);
  useEffect(() => (isReady ? session.open(room) : undefined), [session, room, isReady]);
  const roomAtom = useMemo(() => atom((get) => get(openRoomsAtom).get(roomKey(room))), [room]);
  const ownAtom = useMemo(() => atom((get) => get(pendingAtom).get(roomKey(room))), [room]);
  const live = useAtomValue(roomAtom) ?? loading;
  const { phase, past, error } = live;
  const { comments, hasMore, isLoadingOlder } = past ?? live;
  const pending = useAtomValue(ownAtom) ?? nothing;
  const own = past ? nothing : pending;
  const view = useMemo(() => viewOf(comments, own), [comments, own]);
  const problemOf = useMemo(() => {
    const problems = new Map(pending.map((entry) => [entry.comment.id, entry.error?.message]));
    return (commentId: string) => problems.get(commentId);
  }, [pending]);
  const actions = useMemo(
    () => actionsOf(session, outbox, room, authorUid),
    [session, outbox, room, authorUid],
  );
  const newer = { hasNewer: past !== null, isLoadingNewer: past?.isLoadingNewer ?? false };
  const isLoading = phase === "loading";
  return { comments: view, problemOf, hasMore, isLoadingOlder, ...newer, isLoading, error, ...actions };
}
