import { atom } from "jotai";
import type { OwnReading } from "./unreadCounts.ts";

/** Own readings that no `unread.changed` event has confirmed yet, oldest first. */
export const ownReadingsAtom = atom<readonly OwnReading[]>([]);
