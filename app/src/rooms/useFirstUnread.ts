import type { ChatRoom, UseComments } from "@tsumugi/hooks";
import { useLayoutEffect, useRef, useState } from "react";
import { countAbove, openingOf } from "./firstUnread.ts";
import type { JumpToComment } from "./useJumpToComment.ts";

export interface FirstUnread {
  /** Where the room opens is not there yet. */
  readonly isOpening: boolean;
  /** The comment before which 「ここから未読」 stands: found once, so that reading moves nothing. */
  readonly firstUnreadId: string | null;
  /** How far above what is shown the unread run begins; 0: it is there, or nothing is unread; infinity: not known. */
  readonly unreadAbove: number;
  /** Goes there. */
  readonly jumpToUnread: () => void;
}

type Thread = Pick<UseComments, "comments" | "hasMore" | "isLoading" | "loadAround">;

/** Opens a room at its first unread comment, wherever it lies, unless the address names another one. */
export function useFirstUnread(
  room: Pick<ChatRoom, "readSeq" | "unreadCount"> | undefined,
  ownUid: string,
  { comments, hasMore, isLoading, loadAround }: Thread,
  jump: Pick<JumpToComment, "isJumping" | "targetId"> = { isJumping: false, targetId: null },
): FirstUnread {
  const [isOpening, setOpening] = useState(true);
  const [hasLoaded, setLoaded] = useState(false);
  const isAsked = useRef(false);
  /** The read position of when the room opened with something unread. */
  const [from, setFrom] = useState<number | null>(null);
  const [first, setFirst] = useState<{ id: string | null; seq: number } | null>(null);
  const isReady = room !== undefined && !isLoading && !jump.isJumping;
  const isElsewhere = jump.targetId !== null;

  // Before the first paint: a room that is held opens at once.
  useLayoutEffect(() => {
    if (!isOpening || !isReady) return;
    const opening = openingOf(room, { comments, hasMore }, ownUid);
    if (opening.kind === "load" && !hasLoaded && !isElsewhere) {
      if (isAsked.current) return;
      isAsked.current = true;
      // Where it does not come the room opens at its end, with a button that leads to it.
      const load = loadAround(opening.fromSeq);
      void load.catch(() => undefined).finally(() => setLoaded(true));
      return;
    }
    if (opening.kind === "load" || opening.firstUnreadId !== null) setFrom(room.readSeq);
    setOpening(false);
  }, [isOpening, isReady, room, comments, hasMore, ownUid, hasLoaded, isElsewhere, loadAround]);

  useLayoutEffect(() => {
    if (from === null || first) return;
    const reached = openingOf({ readSeq: from, unreadCount: 1 }, { comments, hasMore }, ownUid);
    if (reached.kind === "load") return;
    const found = Array.from(comments).find(({ id }) => id === reached.firstUnreadId);
    setFirst({ id: found?.id ?? null, seq: found?.seq ?? from + 1 });
  }, [from, first, comments, hasMore, ownUid]);

  const beginsAt = first?.seq ?? (from === null ? Number.POSITIVE_INFINITY : from + 1);
  const oldest = comments.at(0)?.seq ?? 0;
  return {
    isOpening: isOpening && (isLoading || jump.isJumping || comments.length > 0),
    firstUnreadId: first?.id ?? null,
    unreadAbove: isOpening ? 0 : countAbove(oldest, beginsAt),
    jumpToUnread: () => void loadAround(first?.id ?? beginsAt).catch(() => undefined),
  };
}
