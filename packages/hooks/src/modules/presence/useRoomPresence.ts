import type { PresentPerson } from "@tsumugi/contract";
import { useAtom } from "jotai";
import { useCallback, useEffect, useMemo } from "react";
import type { RoomRef } from "../comments/roomRef.ts";

import { presenceAtom } from "./presenceAtom.ts";
import { mergePeople, msToNextExpiry, type PresentPeople, withoutExpired } from "./presentPeople.ts";
import { useAnnouncePresence } from "./useAnnouncePresence.ts";

export interface UseRoomPresence {
  /** Others who have the room open, including those who are typing. */
  readonly viewers: readonly PresentPerson[];
  /** Others who are typing now. */
  readonly typists: readonly PresentPerson[];
  /** Call it at every key: it is announced at most every 3 s, and its end 5 s after the last. */
  readonly noteTyping: () => void;
}

const nobody: PresentPeople = [];

/**
 * Who else is in a room now; also announces one's own presence while the page is visible. Nothing is stored: somebody
 * without an announcement for 45 s (typing: 8 s) counts as gone.
 *
 * @param room null: not yet
 * @example
 * const { viewers, typists, noteTyping } = useRoomPresence({ side: "chat", id: roomId });
 */
export function useRoomPresence(room: RoomRef | null): UseRoomPresence {
  const [rooms, setRooms] = useAtom(presenceAtom);
  const id = room?.id ?? "";
  const people = rooms.get(id) ?? nobody;
  const change = useCallback(
    (next: (people: PresentPeople) => PresentPeople) =>
      setRooms((all) => new Map(all).set(id, next(all.get(id) ?? nobody))),
    [id, setRooms],
  );
  const { noteTyping } = useAnnouncePresence(
    room,
    useCallback((known) => change((all) => mergePeople(all, known, Date.now())), [change]),
  );
  useEffect(() => {
    const wait = msToNextExpiry(people, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => change((all) => withoutExpired(all, Date.now())), wait);
    return () => clearTimeout(timer);
  }, [people, change]);
  const typists = useMemo(() => people.filter(({ state }) => state === "typing"), [people]);
  return { viewers: people, typists, noteTyping };
}
