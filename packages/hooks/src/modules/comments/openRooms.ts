import { atom } from "jotai";
import type { ConnectionState } from "../realtime/commentStore.ts";
import type { LiveRoom } from "./liveRoom.ts";
import type { Outbox } from "./outbox.ts";

/** Live comments of the open rooms, by room key. */
export const openRoomsAtom = atom<ReadonlyMap<string, LiveRoom>>(new Map());

/** Own comments that have not arrived, of all rooms, by room key. */
export const pendingAtom = atom<ReadonlyMap<string, Outbox>>(new Map());

export const connectionAtom = atom<ConnectionState>("connecting");
