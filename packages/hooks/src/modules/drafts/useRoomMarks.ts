import { useAtomValue } from "jotai";
import { useMemo, useSyncExternalStore } from "react";
import { pendingAtom } from "../comments/commentAtoms.ts";
import type { OutboxQueue } from "../comments/outboxQueue.ts";
import { type RoomRef, roomKey, roomOfKey } from "../comments/roomRef.ts";

import { useCommentScope } from "../realtime/commentScope.ts";

import { changedEdits } from "./commentEdits.ts";
import { countImages } from "./imageRecords.ts";

/** What waits to be sent in a room on this browser. */
export interface RoomMark {
  /** The unsent text; "" for none. */
  readonly draft: string;
  /** The text of an edit of an own comment; "" for none. */
  readonly edit: string;
  /** Images chosen and not sent. */
  readonly images: number;
  /** Own comments that did not arrive. */
  readonly failed: number;
  /** Own comments that are being sent. */
  readonly sending: number;
}

export type RoomMarks = Readonly<Record<string, RoomMark>>;

/** Marks by room id; rooms without any are left out. A draft of blanks does not count. */
function roomMarks(
  side: RoomRef["side"],
  drafts: ReadonlyMap<string, string>,
  edits: ReadonlyMap<string, string>,
  images: ReadonlyMap<string, number>,
  pending: ReadonlyMap<string, OutboxQueue>,
): RoomMarks {
  const marks: Record<string, RoomMark> = {};
  // Images are kept by the room's id only, which is unique over both sides.
  const holders = [...images.keys()].map((id) => roomKey({ side, id }));
  for (const key of new Set([...drafts.keys(), ...edits.keys(), ...pending.keys(), ...holders])) {
    const room = roomOfKey(key);
    const draft = drafts.get(key) ?? "";
    const own = pending.get(key) ?? [];
    const failed = own.filter(({ error }) => error !== null).length;
    const texts = { draft: draft.trim() === "" ? "" : draft, edit: edits.get(key) ?? "" };
    const held = { ...texts, images: images.get(room.id) ?? 0 };
    const isMarked = held.draft !== "" || edits.has(key) || held.images > 0 || own.length > 0;
    if (room.side === side && isMarked) marks[room.id] = { ...held, failed, sending: own.length - failed };
  }
  return marks;
}

/**
 * For the room list: which rooms hold a draft, an edit or a comment that was not sent, live and in all tabs.
 *
 * @example
 * const marks = useRoomMarks();
 * const { draft = "", failed = 0 } = marks[room.roomId] ?? {};
 */
export function useRoomMarks(side: RoomRef["side"] = "chat"): RoomMarks {
  const { texts, edits, images } = useCommentScope().drafts;
  const begunTexts = useSyncExternalStore(texts.subscribe, texts.snapshot);
  const begunEdits = useSyncExternalStore(edits.subscribe, edits.snapshot);
  const chosenImages = useSyncExternalStore(images.records.subscribe, images.records.snapshot);
  const pending = useAtomValue(pendingAtom);
  return useMemo(
    () => roomMarks(side, begunTexts, changedEdits(begunEdits), countImages(chosenImages), pending),
    [side, begunTexts, begunEdits, chosenImages, pending],
  );
}
