import { changesBetween } from "../timeline/changes.ts";
import type { HistoryEntry } from "../timeline/history.repository.ts";
import type { BulkFields } from "./planBulk.ts";

interface Written {
  readonly row: BulkFields & { readonly uid: string };
  readonly after: BulkFields;
}

const tracked = ({ tags, owner_uid, stage, custom_values }: BulkFields) => ({
  tags,
  owner_uid,
  stage,
  custom_values,
});

/** What a change of many, or its undoing, did to each record. */
export const bulkEntries = (written: readonly Written[], origin: "bulk" | "undo"): HistoryEntry[] =>
  written.flatMap(({ row, after }): HistoryEntry[] => {
    const entry = { managed_creator_uid: row.uid, origin };
    const changes = changesBetween(tracked(row), tracked(after));
    const edited = changes.length > 0 ? [{ ...entry, kind: "edited" as const, changes }] : [];
    if ((row.archived_at === null) === (after.archived_at === null)) return edited;
    return [...edited, { ...entry, kind: after.archived_at ? "archived" : "restored" }];
  });
