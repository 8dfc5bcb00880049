import {
  type BulkSkipReason,
  type bulkUpdateManagedCreators,
  MANAGED_CREATOR_LIMITS,
  type ParsedBodyOf,
} from "@tsumugi/contract";
import { writeOver } from "../../custom-fields/customValues.ts";
import type { managedCreators } from "../../db/schema/managed-creators.ts";

export type BulkActionBody = ParsedBodyOf<typeof bulkUpdateManagedCreators>["action"];

/** What a bulk change looks at and may write. */
export type BulkRow = Pick<
  typeof managedCreators.$inferSelect,
  | "uid"
  | "display_name"
  | "tags"
  | "owner_uid"
  | "stage"
  | "custom_values"
  | "archived_at"
  | "erased_at"
  | "updated_at"
  | "version"
>;

export type BulkFields = Pick<BulkRow, "tags" | "owner_uid" | "stage" | "custom_values" | "archived_at">;

export interface Skipped {
  readonly uid: string;
  readonly display_name: string;
  readonly reason: BulkSkipReason;
}

interface BulkPlan {
  readonly changes: readonly { readonly row: BulkRow; readonly after: BulkFields }[];
  readonly skipped: readonly Skipped[];
}

const sameTags = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((tag, index) => tag === b[index]);

/** The record after the change, or why it stays as it is. */
function changed(
  row: BulkRow,
  action: BulkActionBody,
  at: Date,
  busy: ReadonlyMap<string, unknown>,
): BulkFields | BulkSkipReason {
  const { tags, owner_uid, stage, custom_values, archived_at } = row;
  const same: BulkFields = { tags, owner_uid, stage, custom_values, archived_at };
  if (row.erased_at) return "erased";
  if (action.kind === "restore") return archived_at ? { ...same, archived_at: null } : "unchanged";
  if (archived_at) return action.kind === "archive" ? "unchanged" : "archived";
  switch (action.kind) {
    case "archive":
      return busy.has(row.uid) ? "in_progress" : { ...same, archived_at: at };
    case "set_owner":
      return owner_uid === action.owner_uid ? "unchanged" : { ...same, owner_uid: action.owner_uid };
    case "set_stage":
      return stage === action.stage ? "unchanged" : { ...same, stage: action.stage };
    case "set_custom": {
      const next = writeOver(custom_values, { [action.field_uid]: action.value });
      return next[action.field_uid] === custom_values[action.field_uid]
        ? "unchanged"
        : { ...same, custom_values: next };
    }
    case "add_tags": {
      const next = [...new Set([...tags, ...action.tags])];
      if (next.length === tags.length) return "unchanged";
      return next.length > MANAGED_CREATOR_LIMITS.tags ? "tag_limit" : { ...same, tags: next };
    }
    case "remove_tags": {
      const next = tags.filter((tag) => !action.tags.includes(tag));
      return sameTags(next, tags) ? "unchanged" : { ...same, tags: next };
    }
    default:
      return same;
  }
}

/** Which records a change writes, and which stay as they are and why. `busy` has a job under way: nobody archives those. */
export function planBulk(
  rows: readonly BulkRow[],
  action: BulkActionBody,
  at: Date,
  busy: ReadonlyMap<string, unknown> = new Map(),
): BulkPlan {
  const changes: { row: BulkRow; after: BulkFields }[] = [];
  const skipped: Skipped[] = [];
  for (const row of rows) {
    const after = changed(row, action, at, busy);
    if (typeof after === "string")
      skipped.push({ uid: row.uid, display_name: row.display_name, reason: after });
    else changes.push({ row, after });
  }
  return { changes, skipped };
}
