import type { PresentPerson } from "@tsumugi/contract";
import { useAtom } from "jotai";
import { useCallback, useEffect, useMemo } from "react";
import type { RoomRef } from "../comments/roomRef.ts";

import { presenceAtom } from "./presenceAtom.ts";
import { forgetGone, joinPeople, nextForgetting, type PresentPeople } from "./presentPeople.ts";
import { useAnnouncePresence } from "./useAnnouncePresence.ts";

export interface UseRoomPresence {
  /** Others who have the room open, those who type among them. */
  readonly viewers: readonly PresentPerson[];
  /** Others who write something just now. */
  readonly typists: readonly PresentPerson[];
  /** Call it at every key: others are told at most every 3 s, and of the end 5 s after the last. */
  readonly noteTyping: () => void;
}

const nobody: PresentPeople = [];

/**
 * Who else is in a room right now, and says that one is there oneself while the page is to be seen. Nothing of it is
 * stored; somebody not heard of for 45 s (typing: 8 s) counts as gone.
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
    useCallback((known) => change((all) => joinPeople(all, known, Date.now())), [change]),
  );
  useEffect(() => {
    const wait = nextForgetting(people, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => change((all) => forgetGone(all, Date.now())), wait);
    return () => clearTimeout(timer);
  }, [people, change]);
  const typists = useMemo(() => people.filter(({ state }) => state === "typing"), [people]);
  return { viewers: people, typists, noteTyping };
}
