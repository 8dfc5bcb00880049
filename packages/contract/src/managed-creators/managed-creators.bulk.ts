import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { atLeastOne, type ExportKey, exportNames } from "../core/fields.ts";
import { policies } from "../core/policy.ts";
import { csvQuery, requiredText, uid } from "../shared/wire.ts";
import { managedCreatorFields } from "./managed-creators.fields.ts";
import {
  MANAGED_CREATOR_LIMITS,
  managedCreatorFilter,
  managedCreatorSorts,
  relationshipStages,
} from "./managed-creators.schemas.ts";

const slice = "managed-creators";

/** Rows that one bulk action takes at most; more are asked for in portions. */
export const BULK_LIMIT = 10_000;
/** Records that an answer names one by one; the rest is counted. */
export const NAMED_LIMIT = 100;

/** These records, or all that match the filter but some. */
export const managedCreatorSelection = z.union([
  z.strictObject({ uids: z.array(uid).min(1).max(BULK_LIMIT) }),
  z.strictObject({ filter: managedCreatorFilter, except: z.array(uid).max(BULK_LIMIT).default([]) }),
]);
export type ManagedCreatorSelection = z.input<typeof managedCreatorSelection>;

const tagList = z.array(requiredText(40, "タグ")).min(1).max(MANAGED_CREATOR_LIMITS.tags);

/** One change for all that are chosen. */
export const bulkAction = z.union([
  z.strictObject({ kind: z.literal("add_tags"), tags: tagList }),
  z.strictObject({ kind: z.literal("remove_tags"), tags: tagList }),
  z.strictObject({ kind: z.literal("set_owner"), owner_uid: uid.nullable() }),
  z.strictObject({ kind: z.literal("set_stage"), stage: z.enum(relationshipStages) }),
  z.strictObject({ kind: z.literal("assign"), project_uid: uid }),
  z.strictObject({ kind: z.literal("archive") }),
  z.strictObject({ kind: z.literal("restore") }),
]);
export type BulkAction = z.input<typeof bulkAction>;

/** Why a record stayed as it was. */
export const bulkSkipReasons = {
  unchanged: "変更の必要がありませんでした",
  archived: "アーカイブ済みです",
  erased: "個人情報を消去済みです",
  tag_limit: `タグが${MANAGED_CREATOR_LIMITS.tags}個を超えます`,
  already_assigned: "案件に追加済みです",
  changed_since: "その後に変更されています",
  owner_gone: "元の担当者がメンバーではなくなっています",
  in_progress: "案件で依頼が進んでいます",
} as const;
export type BulkSkipReason = keyof typeof bulkSkipReasons;
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

/** One change to many records in one transaction; all that is changed can be taken back for 24 hours. */
export const bulkUpdateManagedCreators = defineEndpoint("/company/managed_creators/bulk", {
  method: "POST",
  slice,
  base: "",
  summary: "管理クリエイターの一括変更",
  policy: policies.write,
  body: z.strictObject({ selection: managedCreatorSelection, action: bulkAction }),
  response: bulkResult,
  errors: ["not_found", "conflict", "project_archived"],
});

/** Restores every former value; what was changed since stays and is named. */
export const undoBulkUpdate = defineEndpoint("/company/managed_creators/bulk/{id}/undo", {
  method: "POST",
  slice,
  base: "",
  summary: "一括変更の取り消し",
  policy: policies.write,
  response: z.object({
    restored: z.int().min(0),
    skipped: z.array(bulkSkipped),
    skipped_count: z.int().min(0),
  }),
  errors: ["not_found", "conflict"],
});

/** Columns of the file, by the name of the record's field; `accounts` is one pair of columns per platform. */
export type ExportColumn = ExportKey<typeof managedCreatorFields>;
export const exportColumns = atLeastOne(exportNames(managedCreatorFields));

const exportBody = z.strictObject({
  selection: managedCreatorSelection,
  /** In the order of the file; absent: all. */
  columns: z.array(z.enum(exportColumns)).min(1).max(exportColumns.length).optional(),
  sort: z.enum(managedCreatorSorts).default("-updated_at"),
  ...csvQuery,
});
export type ExportBody = z.input<typeof exportBody>;

const exporting = { ...policies.member, feature: "csv_export", allowAfterContract: true } as const;

/** What is on screen as a file: the chosen records, their columns in order. */
export const exportManagedCreators = defineEndpoint("/company/managed_creators/export", {
  method: "POST",
  slice,
  base: "",
  summary: "管理クリエイターのCSV出力",
  policy: exporting,
  body: exportBody,
  produces: ["text/csv"],
  errors: ["feature_not_granted", "forbidden"],
});

/** The same file, not sent but counted: characters that the encoding does not have. */
export const checkExport = defineEndpoint("/company/managed_creators/export/check", {
  method: "POST",
  slice,
  base: "",
  summary: "CSV出力の確認",
  policy: exporting,
  body: exportBody,
  // Reads every chosen record and changes nothing: nobody is to wait for the end of it.
  waitsOutside: true,
  response: z.object({
    rows: z.int().min(0),
    /** Characters that become `?` in the file. */
    lost: z.int().min(0),
    /** The first of them, each once. */
    samples: z.array(z.string()).max(20),
  }),
  errors: ["feature_not_granted", "forbidden"],
});
