import { atom, useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import { useCommentScope } from "../realtime/CommentStoreProvider.tsx";
import type { RoomRef } from "../realtime/commentStore.ts";
import { actionsOf } from "./commentActions.ts";
import { emptyRoom, viewOf } from "./liveRoom.ts";
import { openRoomsAtom, pendingAtom } from "./openRooms.ts";
import type { Outbox } from "./outbox.ts";
import { roomKey } from "./outboxStorage.ts";
import { newerCount } from "./pastStretch.ts";
import type { UseComments } from "./roomComments.ts";

const loading = emptyRoom();
const nothing: Outbox = [];

/**
 * The live comments of a room: the newest ten, older ones on demand or around any comment, changes as they happen,
 * one's own shown before they arrive. `isReady` false: not yet.
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
  const newer = {
    hasNewer: past !== null,
    newerCount: newerCount(live),
    isLoadingNewer: past?.isLoadingNewer ?? false,
  };
  const isLoading = phase === "loading";
  return { comments: view, problemOf, hasMore, isLoadingOlder, ...newer, isLoading, error, ...actions };
}
