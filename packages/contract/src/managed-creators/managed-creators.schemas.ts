import * as z from "zod";
import { answerShape, createShape, editShape } from "../core/fieldSchemas.ts";
import { type SortOf, sortsOf } from "../core/fields.ts";
import { genre } from "../genres/index.ts";
import { platform } from "../shared/enums.ts";
import {
  count,
  csvQuery,
  day,
  keyword,
  page,
  pageQuery,
  personRef,
  queryFlag,
  queryList,
  queryNumber,
  requiredText,
  text,
  timestamp,
  uid,
  version,
  webUrl,
} from "../shared/wire.ts";
import {
  type EntityType,
  entityTypeLabels,
  managedCreatorFields,
  type RelationshipStage,
  relationshipStageLabels,
} from "./managed-creators.fields.ts";
import { timelineEntry } from "./managed-creators.timeline.ts";

export const relationshipStages = Object.keys(relationshipStageLabels) as [
  RelationshipStage,
  ...RelationshipStage[],
];
export const entityTypes = Object.keys(entityTypeLabels) as [EntityType, ...EntityType[]];

/** An account on a platform. `follower_count` null: not known, never zero. */
export const platformAccount = z.object({
  platform,
  handle: z.string(),
  url: z.string(),
  follower_count: count.nullable(),
  fetched_at: timestamp.nullable(),
  /** Of a managed creator: handle and figures are the connected public profile's own, read as they are now. */
  synced: z.boolean().optional(),
});
export type PlatformAccount = z.infer<typeof platformAccount>;

const platformAccountBody = z.strictObject({
  platform,
  /** With or without `@`; stored without. */
  handle: requiredText(100, "アカウント名"),
  url: webUrl.optional(),
  follower_count: count.max(2_000_000_000).nullable().default(null),
});

/** A company's own record of a creator. `last_fee` is null for viewers, who see no fees. */
export const managedCreator = z.object({
  uid,
  ...answerShape(managedCreatorFields, { genres: z.array(genre), accounts: z.array(platformAccount) }),
  /** Sum over the accounts whose count is known; null when none is. */
  follower_count: count.nullable(),
  /** The open creator it is connected to. */
  creator: personRef.nullable(),
  last_contact_at: timestamp.nullable(),
  archived_at: timestamp.nullable(),
  /** Day on which an archived record's personal data is erased. */
  erase_on: day.nullable(),
  created_at: timestamp,
  /** The member who registered it, by hand, by an import or from an open creator, also once removed; null: not kept. */
  created_by: personRef.nullable(),
  updated_at: timestamp,
  version,
});
export type ManagedCreator = z.infer<typeof managedCreator>;

const side = z.enum(["own", "public"]);
const sides = z.enum(["own", "public", "both"]);

/**
 * What a record keeps when it is connected, field by field: ours, the public profile's, or of lists both.
 * What is left out: our name, the profile's picture, both of genres and accounts.
 */
export const connectionChoices = z
  .strictObject({ display_name: side, image: side, genres: sides, accounts: sides })
  .partial();
export type ConnectionChoices = z.infer<typeof connectionChoices>;

/** With the newest of what happened; `listCreatorTimeline` has the rest. */
export const managedCreatorDetail = managedCreator.extend({ timeline: z.array(timelineEntry) });
export type ManagedCreatorDetail = z.infer<typeof managedCreatorDetail>;

const { tags, genres, accounts, memo } = managedCreatorFields;

/** What one record holds at most; the memo in characters. */
export const MANAGED_CREATOR_LIMITS = {
  tags: tags.max,
  genres: genres.max,
  accounts: accounts.max,
  memo: memo.max,
} as const;

const parts = { accounts: z.array(platformAccountBody).max(accounts.max) };

export const managedCreatorBody = z.strictObject(createShape(managedCreatorFields, parts));
export type ManagedCreatorBody = z.input<typeof managedCreatorBody>;

/** Only the fields given are changed. `restore: true` brings an archived record back. */
export const managedCreatorUpdateBody = z
  .strictObject(editShape(managedCreatorFields, parts))
  .partial()
  .extend({ version, restore: z.literal(true).optional() });
export type ManagedCreatorUpdateBody = z.input<typeof managedCreatorUpdateBody>;

export type ManagedCreatorSort = SortOf<typeof managedCreatorFields>;
export const managedCreatorSorts = sortsOf(managedCreatorFields);

/** What narrows a list down; in a query string or, for bulk actions, in a body. */
const filterFields = {
  /** Over name, kana, handles, mail, memo by the search key. */
  keyword: keyword.optional(),
  genre: queryList(uid).optional(),
  platform: queryList(platform).optional(),
  follower_min: queryNumber.int().min(0).optional(),
  follower_max: queryNumber.int().min(0).optional(),
  tag: queryList(text(40)).optional(),
  owner: queryList(uid).optional(),
  stage: queryList(z.enum(relationshipStages)).optional(),
  connected: queryFlag.optional(),
  /** Last contact on these days in Japan, both included. */
  contact_from: day.optional(),
  contact_to: day.optional(),
  /** No contact for at least so many days, or never. */
  silent_days: queryNumber.int().min(1).max(3650).optional(),
  /** Competitor exclusion in force today, or not. */
  excluded: queryFlag.optional(),
  archived: queryFlag.default(false),
};

/** The filters alone: what "all that match" means. */
export const managedCreatorFilter = z.strictObject(filterFields);
export type ManagedCreatorFilterBody = z.input<typeof managedCreatorFilter>;

/** Filters are joined by AND, values within one filter by OR. */
export const managedCreatorListQuery = z.strictObject({
  ...pageQuery,
  ...csvQuery,
  ...filterFields,
  sort: z.enum(managedCreatorSorts).default("-updated_at"),
  format: z.enum(["json", "csv"]).default("json"),
});
export type ManagedCreatorListQuery = z.input<typeof managedCreatorListQuery>;

/** Above this, the matches of a keyword are not counted one by one: `total` is this and `total_is_capped` true. */
export const TOTAL_CAP = 10_000;

export const managedCreatorList = page(managedCreator).extend({ total_is_capped: z.boolean().optional() });
export type ManagedCreatorList = z.infer<typeof managedCreatorList>;
