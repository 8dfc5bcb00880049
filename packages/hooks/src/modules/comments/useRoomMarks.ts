import { useAtomValue } from "jotai";
import { useMemo, useSyncExternalStore } from "react";
import { useCommentScope } from "./CommentStoreProvider.tsx";
import type { RoomRef } from "./commentStore.ts";
import { pendingAtom } from "./openRooms.ts";
import type { Outbox } from "./outbox.ts";
import { roomOfKey } from "./outboxStorage.ts";

/** What waits in a room on this browser. */
export interface RoomMark {
  /** The text begun and not sent; "" for none. */
  readonly draft: string;
  /** Own comments that did not arrive. */
  readonly failed: number;
  /** Own comments on their way. */
  readonly sending: number;
}

export type RoomMarks = Readonly<Record<string, RoomMark>>;

/** Marks by room id; rooms without any are left out. A draft of nothing but blanks is none. */
function roomMarks(
  side: RoomRef["side"],
  drafts: ReadonlyMap<string, string>,
  pending: ReadonlyMap<string, Outbox>,
): RoomMarks {
  const marks: Record<string, RoomMark> = {};
  for (const key of new Set([...drafts.keys(), ...pending.keys()])) {
    const room = roomOfKey(key);
    const draft = drafts.get(key) ?? "";
    const own = pending.get(key) ?? [];
    const failed = own.filter(({ error }) => error !== null).length;
    const mark = { draft: draft.trim() === "" ? "" : draft, failed, sending: own.length - failed };
    if (room.side === side && (mark.draft || own.length > 0)) marks[room.id] = mark;
  }
  return marks;
}

/**
 * For the room list: which rooms hold a draft or a comment that was not sent, live and in all tabs.
 *
 * @example
 * const marks = useRoomMarks();
 * const { draft = "", failed = 0 } = marks[room.roomId] ?? {};
 */
export function useRoomMarks(side: RoomRef["side"] = "chat"): RoomMarks {
  const { drafts } = useCommentScope();
  const held = useSyncExternalStore(drafts.subscribe, drafts.snapshot);
  const pending = useAtomValue(pendingAtom);
  return useMemo(() => roomMarks(side, held, pending), [side, held, pending]);
}
