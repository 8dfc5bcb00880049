import type { ChatRoom, UseComments } from "@tsumugi/hooks";
import { useEffect, useLayoutEffect, useState } from "react";
import { openingOf } from "./firstUnread.ts";

export interface FirstUnread {
  /** What is held does not yet reach back to where the room opens. */
  readonly isOpening: boolean;
  /** The comment before which 「ここから未読」 stands: found once, so that reading moves nothing. */
  readonly firstUnreadId: string | null;
  /** Comments between what is held and the first unread one, where those are too many to load unasked. */
  readonly unreadAbove: number;
  /** Loads towards the first unread one, and opens there when it is reached. */
  readonly jumpToUnread: () => void;
}

type Thread = Pick<UseComments, "comments" | "isLoading" | "loadBackTo">;

/** Opens a room at its first unread comment, also when that is further back than the first page. */
export function useFirstUnread(
  room: Pick<ChatRoom, "readSeq" | "unreadCount"> | undefined,
  ownUid: string,
  thread: Thread,
): FirstUnread {
  const { comments, isLoading, loadBackTo } = thread;
  const [isOpening, setOpening] = useState(true);
  const [hasLoaded, setLoaded] = useState(false);
  const [firstUnreadId, setFirst] = useState<string | null>(null);
  /** The read position of when the room opened, while the run above it is still out of reach. */
  const [farFrom, setFarFrom] = useState<number | null>(null);
  const isReady = room !== undefined && !isLoading;

  // Before the first paint: a room that is held opens at once.
  useLayoutEffect(() => {
    if (!isOpening || !isReady) return;
    const opening = openingOf(room, comments, ownUid);
    if (opening.kind === "load" && !hasLoaded) {
      void loadBackTo(opening.fromSeq).finally(() => setLoaded(true));
      return;
    }
    if (opening.kind === "open") setFirst(opening.firstUnreadId);
    else setFarFrom(room.readSeq);
    setOpening(false);
  }, [isOpening, isReady, room, comments, ownUid, hasLoaded, loadBackTo]);

  const oldestSeq = comments.at(0)?.seq ?? 0;
  const unreadAbove = farFrom === null ? 0 : Math.max(0, oldestSeq - farFrom - 1);
  useEffect(() => {
    if (farFrom === null || unreadAbove > 0) return;
    const reached = openingOf({ readSeq: farFrom, unreadCount: 1 }, comments, ownUid);
    if (reached.kind === "open") setFirst(reached.firstUnreadId);
    setFarFrom(null);
  }, [farFrom, unreadAbove, comments, ownUid]);

  return {
    isOpening: isOpening && (isLoading || comments.length > 0),
    firstUnreadId,
    unreadAbove,
    jumpToUnread: () => farFrom !== null && void loadBackTo(farFrom + 1),
  };
}
