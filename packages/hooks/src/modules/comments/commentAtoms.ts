import { atom } from "jotai";
import type { OpenRoom } from "./openRoom.ts";
import type { OutboxQueue } from "./outboxQueue.ts";

/** What is held of each open room, by room key. */
export const openRoomsAtom = atom<ReadonlyMap<string, OpenRoom>>(new Map());

/** Own comments that have not arrived, of all rooms, by room key. */
export const pendingAtom = atom<ReadonlyMap<string, OutboxQueue>>(new Map());
