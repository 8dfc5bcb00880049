import {
  atLeastOne,
  type EmptiableKey,
  type ExportKey,
  emptiableNames,
  exportNames,
  type MergeKey,
  mergeNames,
  type SortOf,
  sortsOf,
  type ToldKey,
  toldNames,
} from "../core/fields.ts";
import type { CustomSort } from "../custom-fields/custom-fields.constants.ts";
import {
  type EntityType,
  entityTypeLabels,
  managedCreatorFields,
  type RelationshipStage,
  relationshipStageLabels,
} from "./managed-creators.fields.ts";

export const relationshipStages = Object.keys(relationshipStageLabels) as [
  RelationshipStage,
  ...RelationshipStage[],
];
export const entityTypes = Object.keys(entityTypeLabels) as [EntityType, ...EntityType[]];

const { tags, genres, accounts, memo } = managedCreatorFields;

/** What one record holds at most; the memo in characters. */
export const MANAGED_CREATOR_LIMITS = {
  tags: tags.max,
  genres: genres.max,
  accounts: accounts.max,
  memo: memo.max,
} as const;

export const managedCreatorSorts = sortsOf(managedCreatorFields);
/** By a field of the product, or by one of the company's own, whose blanks stand last both ways. */
export type ManagedCreatorSort = SortOf<typeof managedCreatorFields> | CustomSort;

/** Fields that may be empty, for 「空」 and 「空でない」. */
export type EmptiableField = EmptiableKey<typeof managedCreatorFields>;
export const emptiableFields = atLeastOne(emptiableNames(managedCreatorFields));

/** Filters by values of a field; each has its opposite 「含まない」 as `…_not`. */
export const listFilterFields = {
  stage: "stage",
  platform: "accounts",
  genre: "genres",
  tag: "tags",
  owner: "owner",
} as const satisfies Readonly<Record<string, keyof typeof managedCreatorFields>>;
export type ListFilterKey = keyof typeof listFilterFields;

/** Above this, the rows of a list are not counted one by one: `total` is this and `total_is_capped` true. */
export const TOTAL_CAP = 10_000;

/** Rows that one bulk action takes at most; more are asked for in portions. */
export const BULK_LIMIT = 10_000;
/** Records that an answer names one by one; the rest is counted. */
export const NAMED_LIMIT = 100;

/** Why a record stayed as it was. */
export const bulkSkipReasons = {
  unchanged: "変更の必要がありませんでした",
  archived: "アーカイブ済みです",
  erased: "個人情報を消去済みです",
  tag_limit: `タグが${MANAGED_CREATOR_LIMITS.tags}個を超えます`,
  already_assigned: "案件に追加済みです",
  changed_since: "その後に変更されています",
  owner_gone: "元の担当者がメンバーではなくなっています",
  option_gone: "選択肢がなくなりました",
  field_gone: "項目が削除されました",
  in_progress: "案件で依頼が進んでいます",
  row_filled: "案件の表に記入があります。案件から取り除いてください",
} as const;
export type BulkSkipReason = keyof typeof bulkSkipReasons;

/** Columns of the file, by the name of the record's field; `accounts` is one pair of columns per platform. */
export type ExportColumn = ExportKey<typeof managedCreatorFields>;
export const exportColumns = atLeastOne(exportNames(managedCreatorFields));

/** How a record is like what is being typed. */
export const duplicateReasons = ["account", "email", "phone", "name", "kana"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** Fields that a merge asks about, under the names of the wire. */
export type MergeField = MergeKey<typeof managedCreatorFields>;
export const mergeFields = atLeastOne(mergeNames(managedCreatorFields));

/** Fields whose changes a record's history tells. */
export type ChangedField = ToldKey<typeof managedCreatorFields>;
export const changedFields = atLeastOne(toldNames(managedCreatorFields));

export const timelineKinds = [
  "registered",
  "imported",
  "edited",
  "connected",
  "disconnected",
  "merged",
  "archived",
  "restored",
  "erased",
  "job_sent",
  "job_status",
  "post",
  "comment",
  "notice",
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** What the record page offers to look at alone. */
export const timelineGroupLabels = {
  jobs: "依頼",
  posts: "投稿",
  messages: "メッセージ",
  changes: "変更",
} as const;
export type TimelineGroup = keyof typeof timelineGroupLabels;
export const timelineGroups = Object.keys(timelineGroupLabels) as [TimelineGroup, ...TimelineGroup[]];

/** Where a record is that went into another one: what `creator_merged` carries in `current`. */
export interface MergedInto {
  readonly uid: string;
  readonly display_name: string;
  readonly absorbed_name: string;
}

/** Says so; two of one name would read as one that went into itself. */
export const mergedWords = ({ display_name, absorbed_name }: Omit<MergedInto, "uid">): string =>
  display_name === absorbed_name
    ? `この記録は、同じ名前の「${display_name}」の記録にまとめられました`
    : `「${absorbed_name}」は「${display_name}」にまとめられました`;
