import * as z from "zod";
import { customValue } from "../core/fieldSchemas.ts";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { CUSTOM_FIELD_LIMITS } from "../custom-fields/custom-fields.constants.ts";
import { customKeySchema } from "../custom-fields/custom-fields.schemas.ts";
import { csvQuery, requiredName, uid } from "../shared/wire.ts";
import {
  BULK_LIMIT,
  type BulkSkipReason,
  bulkSkipReasons,
  exportColumns,
  MANAGED_CREATOR_LIMITS,
  relationshipStages,
} from "./managed-creators.constants.ts";
import { managedCreatorFilter, managedCreatorSort } from "./managed-creators.list.schemas.ts";

/** These records, or all that match the filter but some. */
export const managedCreatorSelection = z.union([
  z.strictObject({ uids: z.array(uid).min(1).max(BULK_LIMIT) }),
  z.strictObject({ filter: managedCreatorFilter, except: z.array(uid).max(BULK_LIMIT).default([]) }),
]);
export type ManagedCreatorSelection = z.input<typeof managedCreatorSelection>;

const tagList = z.array(requiredName(40, "タグ")).min(1).max(MANAGED_CREATOR_LIMITS.tags);

/** One change for all that are chosen. */
export const bulkAction = z.union([
  z.strictObject({ kind: z.literal("add_tags"), tags: tagList }),
  z.strictObject({ kind: z.literal("remove_tags"), tags: tagList }),
  z.strictObject({ kind: z.literal("set_owner"), owner_uid: uid.nullable() }),
  z.strictObject({ kind: z.literal("set_stage"), stage: z.enum(relationshipStages) }),
  /** One of the company's own fields; null: empties it. */
  z.strictObject({ kind: z.literal("set_custom"), field_uid: uid, value: customValue.nullable() }),
  z.strictObject({ kind: z.literal("assign"), project_uid: uid }),
  z.strictObject({ kind: z.literal("archive") }),
  z.strictObject({ kind: z.literal("restore") }),
]);
export type BulkAction = z.input<typeof bulkAction>;
const skipReason = z.enum(Object.keys(bulkSkipReasons) as [BulkSkipReason, ...BulkSkipReason[]]);

export const bulkSkipped = z.object({
  uid,
  display_name: z.string(),
  reason: skipReason,
});

/** `skipped` names at most 100; `skipped_count` counts all. `change_uid` null: nothing was changed. */
export const bulkResult = z.object({
  change_uid: uid.nullable(),
  matched: z.int().min(0),
  changed: z.int().min(0),
  skipped: z.array(bulkSkipped),
  skipped_count: z.int().min(0),
});
export type BulkResult = z.infer<typeof bulkResult>;

const exportBody = z.strictObject({
  selection: managedCreatorSelection,
  /** In the order of the file; absent: all. */
  columns: z
    .array(z.union([z.enum(exportColumns), customKeySchema]))
    .min(1)
    .max(exportColumns.length + CUSTOM_FIELD_LIMITS.fields)
    .optional(),
  sort: managedCreatorSort,
  ...csvQuery,
});
export type ExportBody = z.input<typeof exportBody>;

/** What each call takes and answers. */
export const managedCreatorsBulkSchemas = {
  bulkUpdateManagedCreators: {
    body: z.strictObject({ selection: managedCreatorSelection, action: bulkAction }),
    response: bulkResult,
  },
  undoBulkUpdate: {
    response: z.object({
      restored: z.int().min(0),
      skipped: z.array(bulkSkipped),
      skipped_count: z.int().min(0),
    }),
  },
  exportManagedCreators: {
    body: exportBody,
  },
  checkExport: {
    body: exportBody,
    response: z.object({
      rows: z.int().min(0),
      /** Characters that become `?` in the file. */
      lost: z.int().min(0),
      /** The first of them, each once. */
      samples: z.array(z.string()).max(20),
    }),
  },
} satisfies SchemasByEndpoint;
