import { useStore } from "jotai";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import { useRevalidate } from "../../core/useRevalidate.ts";
import { uuidv7 } from "../../core/uuid.ts";
import type { RoomRef } from "../comments/roomRef.ts";
import { ownReadingsAtom } from "../notifications/ownReadingsAtom.ts";
import type { OwnReading } from "../notifications/unreadCounts.ts";
import { supportChatRoomReads } from "../support-chat-rooms/supportChatRoomReads.ts";
import { cachedReading } from "./cachedReading.ts";
import { chatRoomReads } from "./chatRoomReads.ts";
import { isSameReading, type Reading, unreadRoomsBy } from "./reading.ts";
import { roomUnreadAtom } from "./roomUnread.ts";

export interface ReadMove {
  /** The reading that the caller knows of, for a room that is not cached. */
  readonly from: Reading;
  /** The reading expected before the answer; absent: nothing is shown before it. */
  readonly expect?: (from: Reading) => Reading;
  readonly call: () => Promise<Reading>;
}

/**
 * Moves one's read position in a room by one call. Lists, badges and the open room show what is expected at once, then
 * the answer, and are rolled back where the call fails. The event that follows brings the same counts, so nothing is
 * loaded.
 */
export function useMoveReadPosition(): (room: RoomRef, move: ReadMove) => Promise<Reading> {
  const { cache, mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  const state = useStore();
  return useCallback(
    async (room, { from: known, expect, call }) => {
      const held = cachedReading(cache, mutate, room);
      const tell = ({ unread_count }: Reading) => state.get(roomUnreadAtom).read(room, unread_count);
      const id = uuidv7();
      const own = () => state.get(ownReadingsAtom).find((one) => one.id === id);
      const setOwn = (next: OwnReading | null) =>
        state.set(ownReadingsAtom, (all) => all.flatMap((one) => (one.id === id ? (next ?? []) : one)));
      /** Does nothing once an event brought counts: they include this reading. */
      const shiftTotal = (by: number) => {
        const mine = own();
        if (mine) setOwn({ ...mine, by: mine.by + held.shiftTotal(by) });
      };

      const before = held.newest() ?? known;
      const expected = expect?.(before) ?? before;
      state.set(ownReadingsAtom, (all) => [...all, { id, kind: room.side, by: 0 }]);
      held.write(expected, (copy) => copy.read_seq <= expected.read_seq);
      tell(expected);
      held.shiftUnreadRooms(unreadRoomsBy(before, expected));
      shiftTotal(expected.unread_count - before.unread_count);
      const isShown = (copy: Reading) => isSameReading(copy, expected);
      try {
        const answer = await call();
        held.write(answer, (copy) => isShown(copy) || copy.read_seq < answer.read_seq);
        tell(answer);
        held.shiftUnreadRooms(unreadRoomsBy(expected, answer));
        shiftTotal(answer.unread_count - expected.unread_count);
        const by = unreadRoomsBy(before, answer);
        if (by !== 0) held.updateUnreadLists(by < 0);
        await held.loadAgain();
        return answer;
      } catch (error) {
        held.write(before, isShown);
        tell(before);
        held.shiftUnreadRooms(unreadRoomsBy(expected, before));
        shiftTotal(-(own()?.by ?? 0));
        setOwn(null);
        const reads = room.side === "chat" ? chatRoomReads : supportChatRoomReads;
        revalidate(reads);
        throw error;
      }
    },
    [cache, mutate, revalidate, state],
  );
}
