import { atom, useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import type { ApiError } from "../../core/apiError.ts";
import { uuidv7 } from "../../core/uuid.ts";
import { useCommentScope } from "../realtime/commentScope.ts";
import type { CommentDraft, CommentPlace } from "../realtime/commentStore.ts";
import type { Comment } from "./comment.ts";
import { openRoomsAtom, pendingAtom } from "./commentAtoms.ts";
import type { CommentView } from "./commentList.ts";
import { emptyRoom, viewOf } from "./openRoom.ts";
import type { OutboxQueue } from "./outboxQueue.ts";
import { newerCount } from "./pastRange.ts";
import { type RoomRef, roomKey } from "./roomRef.ts";

/** What a room's comments give to a screen, and what it may do with them. */
export interface UseComments {
  /** Oldest first; own comments that have not arrived stand at the end with `state` sending or failed. */
  readonly comments: CommentView;
  /** Why an own failed comment did not arrive, in Japanese; undefined for every other. */
  readonly problemOf: (id: string) => string | undefined;
  /** Older ones may exist: exactly a full page came back. */
  readonly hasMore: boolean;
  readonly loadOlder: () => void;
  readonly isLoadingOlder: boolean;
  /**
   * Shows the comments around a place anywhere in the room, in one call. Answers the comment there, unless another move
   * came in between. Raises `ApiError`, `not_found` among others; what is shown stays then.
   */
  readonly loadAround: (place: CommentPlace) => Promise<Comment | undefined>;
  /** What is shown lies in the past: the newest comments are held apart, and only they receive live ones. */
  readonly hasNewer: boolean;
  /** Loads fifty newer ones; where they meet the newest, both become one list. */
  readonly loadNewer: () => void;
  readonly isLoadingNewer: boolean;
  /** How many have arrived at the end since the past was opened. */
  readonly newerCount: number;
  /** Shows the newest comments again, as sending does. */
  readonly toLatest: () => void;
  /** Notes the comment that is being read, `null` at the end: a reload loads around it. */
  readonly noteReading: (id: string | null) => void;
  /** The first page is not there yet. */
  readonly isLoading: boolean;
  readonly error: ApiError | null;
  /** Loads what is shown again. */
  readonly refresh: () => Promise<void>;
  /** Shows the comment at once and keeps it in the browser until it has arrived; answers its id. */
  readonly send: (draft: Omit<CommentDraft, "id">) => string;
  readonly resend: (id: string) => void;
  readonly discard: (id: string) => void;
  /**
   * Raises `forbidden` for somebody else's comment. With `original`, the text when the edit began, raises
   * `stale_version` where the text is different by now: `current` is the present comment, which is shown by then.
   */
  readonly edit: (id: string, text: string, original?: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const loading = emptyRoom();
const nothing: OutboxQueue = [];

/**
 * The live comments of a room: the newest ten, older ones on demand or around any comment, changes as they happen,
 * own comments before they arrive. `isReady` false: not yet.
 *
 * @example
 * const { comments, hasMore, loadOlder, send } = useComments({ side: "chat", id: roomId }, { authorUid });
 */
export function useComments(
  { side, id }: RoomRef,
  { authorUid, isReady = true }: { readonly authorUid: string; readonly isReady?: boolean },
): UseComments {
  const { session } = useCommentScope();
  const room = useMemo((): RoomRef => ({ side, id }), [side, id]);
  useEffect(() => (isReady ? session.rooms.open(room) : undefined), [session, room, isReady]);
  const roomAtom = useMemo(() => atom((get) => get(openRoomsAtom).get(roomKey(room))), [room]);
  const ownAtom = useMemo(() => atom((get) => get(pendingAtom).get(roomKey(room))), [room]);
  const held = useAtomValue(roomAtom) ?? loading;
  const pending = useAtomValue(ownAtom) ?? nothing;
  const shown = held.past ?? held;
  const own = held.past ? nothing : pending;
  const comments = useMemo(() => viewOf(shown.comments, own), [shown.comments, own]);
  const problemOf = useMemo(() => {
    const problems = new Map(pending.map((entry) => [entry.comment.id, entry.error?.message]));
    return (commentId: string) => problems.get(commentId);
  }, [pending]);
  const actions = useMemo(() => {
    const { rooms, outbox } = session;
    return {
      loadOlder: () => void rooms.loadOlder(room),
      loadNewer: () => void rooms.loadNewer(room),
      loadAround: (place: CommentPlace) => rooms.loadAround(room, place),
      toLatest: () => rooms.toLatest(room),
      noteReading: (commentId: string | null) => rooms.noteReading(room, commentId),
      refresh: () => rooms.reload(room),
      send: (draft: Omit<CommentDraft, "id">) => {
        const commentId = uuidv7();
        // A new comment stands at the end, so that is what is shown.
        rooms.toLatest(room);
        outbox.add(room, { ...draft, id: commentId }, authorUid);
        return commentId;
      },
      resend: (commentId: string) => outbox.resend(room, commentId),
      discard: (commentId: string) => outbox.discard(room, commentId),
      edit: (commentId: string, text: string, original?: string) =>
        rooms.edit(room, commentId, text, original),
      remove: (commentId: string) => rooms.remove(room, commentId),
    };
  }, [session, room, authorUid]);
  return {
    comments,
    problemOf,
    hasMore: shown.hasMore,
    isLoadingOlder: shown.isLoadingOlder,
    hasNewer: held.past !== null,
    newerCount: newerCount(held),
    isLoadingNewer: held.past?.isLoadingNewer ?? false,
    isLoading: held.phase === "loading",
    error: held.error,
    ...actions,
  };
}
