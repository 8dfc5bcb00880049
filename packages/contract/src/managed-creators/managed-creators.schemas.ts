import * as z from "zod";
import { genre } from "../genres/index.ts";
import { platform } from "../shared/enums.ts";
import {
  count,
  csvQuery,
  day,
  email,
  imageUrl,
  invoiceRegistrationNumber,
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
  yen,
} from "../shared/wire.ts";
import { timelineEntry } from "./managed-creators.timeline.ts";

export const relationshipStages = ["prospect", "contacted", "active", "repeat", "paused"] as const;
export type RelationshipStage = (typeof relationshipStages)[number];
export const relationshipStageLabels: Record<RelationshipStage, string> = {
  prospect: "候補",
  contacted: "接触中",
  active: "取引中",
  repeat: "継続取引",
  paused: "休止中",
};

export const entityTypes = ["individual", "corporation"] as const;
export type EntityType = (typeof entityTypes)[number];
export const entityTypeLabels: Record<EntityType, string> = { individual: "個人", corporation: "法人" };

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
  display_name: z.string(),
  real_name: z.string(),
  kana: z.string(),
  image: imageUrl.nullable(),
  genres: z.array(genre),
  tags: z.array(z.string()),
  owner: personRef.nullable(),
  stage: z.enum(relationshipStages),
  email: z.string(),
  phone: z.string(),
  agency: z.string(),
  postal_code: z.string(),
  address: z.string(),
  accounts: z.array(platformAccount),
  /** Sum over the accounts whose count is known; null when none is. */
  follower_count: count.nullable(),
  last_fee: yen.nullable(),
  memo: z.string(),
  invoice_registration_number: z.string(),
  invoice_checked_on: day.nullable(),
  entity_type: z.enum(entityTypes),
  withholding_default: z.boolean(),
  competitor_exclusion_until: day.nullable(),
  secondary_use_until: day.nullable(),
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

/** What one record holds at most; the memo in characters. */
export const MANAGED_CREATOR_LIMITS = { tags: 30, genres: 20, accounts: 20, memo: 4000 } as const;
const limits = MANAGED_CREATOR_LIMITS;

const editable = {
  display_name: requiredText(100, "表示名"),
  real_name: text(100),
  kana: text(100),
  genre_uids: z.array(uid).max(limits.genres),
  tags: z.array(requiredText(40, "タグ")).max(limits.tags),
  owner_uid: uid.nullable(),
  stage: z.enum(relationshipStages),
  email: z.union([z.literal(""), email]),
  phone: text(30),
  agency: text(100),
  postal_code: text(10),
  address: text(300),
  accounts: z.array(platformAccountBody).max(limits.accounts),
  last_fee: yen.nullable(),
  memo: text(limits.memo),
  invoice_registration_number: invoiceRegistrationNumber,
  invoice_checked_on: day.nullable(),
  entity_type: z.enum(entityTypes),
  withholding_default: z.boolean(),
  competitor_exclusion_until: day.nullable(),
  secondary_use_until: day.nullable(),
};

export const managedCreatorBody = z.strictObject({
  ...editable,
  real_name: editable.real_name.default(""),
  kana: editable.kana.default(""),
  genre_uids: editable.genre_uids.default([]),
  tags: editable.tags.default([]),
  owner_uid: editable.owner_uid.default(null),
  stage: editable.stage.default("prospect"),
  email: editable.email.default(""),
  phone: editable.phone.default(""),
  agency: editable.agency.default(""),
  postal_code: editable.postal_code.default(""),
  address: editable.address.default(""),
  accounts: editable.accounts.default([]),
  last_fee: editable.last_fee.default(null),
  memo: editable.memo.default(""),
  invoice_registration_number: editable.invoice_registration_number.default(""),
  invoice_checked_on: editable.invoice_checked_on.default(null),
  entity_type: editable.entity_type.default("individual"),
  withholding_default: editable.withholding_default.default(false),
  competitor_exclusion_until: editable.competitor_exclusion_until.default(null),
  secondary_use_until: editable.secondary_use_until.default(null),
});
export type ManagedCreatorBody = z.input<typeof managedCreatorBody>;

/** Only the fields given are changed. `restore: true` brings an archived record back. */
export const managedCreatorUpdateBody = z
  .strictObject(editable)
  .partial()
  .extend({ version, restore: z.literal(true).optional() });
export type ManagedCreatorUpdateBody = z.input<typeof managedCreatorUpdateBody>;

export const managedCreatorSorts = [
  "display_name",
  "-display_name",
  "follower_count",
  "-follower_count",
  "last_fee",
  "-last_fee",
  "last_contact_at",
  "-last_contact_at",
  "created_at",
  "-created_at",
  "updated_at",
  "-updated_at",
] as const;
export type ManagedCreatorSort = (typeof managedCreatorSorts)[number];

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
