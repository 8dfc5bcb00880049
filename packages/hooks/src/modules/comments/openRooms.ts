import { atom } from "jotai";
import type { ConnectionState } from "./commentStore.ts";
import type { LiveRoom } from "./liveRoom.ts";

/** Live comments of the open rooms, by room key. */
export const openRoomsAtom = atom<ReadonlyMap<string, LiveRoom>>(new Map());

export const connectionAtom = atom<ConnectionState>("connecting");
