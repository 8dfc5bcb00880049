import type { Platform } from "@tsumugi/contract";

/** A pasted address → the account it names; nothing when it names none. */
export type ReadProfile = (text: string) => { platform: Platform; handle: string } | null | undefined;

/** What a postal code stands for; `town` is empty where it stands for the rest of a city. */
export interface TownLook {
  prefecture: string;
  city: string;
  town: string;
}

/** The towns of a postal code (`100-0001`): one, several, or none for a code that is not known. */
export type FindTowns = (postalCode: string) => Promise<readonly TownLook[]>;
