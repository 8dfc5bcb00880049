import type { Platform, PostalTown } from "@tsumugi/contract";

/** A pasted address → the account it names; nothing when it names none. */
export type ReadProfile = (text: string) => { platform: Platform; handle: string } | null | undefined;

/** The towns of a postal code (`100-0001`): one, several, or none for a code that is not known. */
export type FindTowns = (postalCode: string) => Promise<readonly PostalTown[]>;
