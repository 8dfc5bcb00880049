import { part } from "../../shared/part.tsx";

/** What of the list is seldom on screen: loaded when it is. */
export const CreatorsEmpty = part(async () => (await import("./CreatorsEmpty.tsx")).CreatorsEmpty);
export const CreatorsDialogs = part(async () => (await import("./CreatorsDialogs.tsx")).CreatorsDialogs);
