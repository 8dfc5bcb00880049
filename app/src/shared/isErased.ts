import type { ManagedCreator } from "@tsumugi/contract";

/** Whether a record's personal data is gone for good: an archived one that still has it says when it goes. */
export const isErased = ({ archived_at, erase_on }: Pick<ManagedCreator, "archived_at" | "erase_on">) =>
  archived_at !== null && erase_on === null;
