import { atom } from "jotai";
import type { PresentPeople } from "./presentPeople.ts";

/** Others in each room, by the room's id; only what the stream and one's own announcements said. */
export const presenceAtom = atom<ReadonlyMap<string, PresentPeople>>(new Map());
