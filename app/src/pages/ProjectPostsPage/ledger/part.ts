import type { PrRecord } from "@tsumugi/contract";

/** What each part of the panel takes. */
export interface LedgerPart {
  readonly record: PrRecord;
  readonly onDirtyChange: (isDirty: boolean) => void;
}
