import { atom } from "jotai";
import type { PresentPeople } from "./presentPeople.ts";

/** Others in each room, by the room's id; from the stream and from the answers to own announcements. */
export const presenceAtom = atom<ReadonlyMap<string, PresentPeople>>(new Map());
