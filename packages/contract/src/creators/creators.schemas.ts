import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { genre } from "../genres/genres.schemas.ts";
import { platformAccount } from "../managed-creators/managed-creators.schemas.ts";
import {
  count,
  day,
  imageUrl,
  keyword,
  mediaType,
  page,
  pageQuery,
  platform,
  queryFlag,
  queryList,
  queryNumber,
  reason,
  text,
  timestamp,
  uid,
  yen,
} from "../shared/wire.ts";
import { adminCreatorSorts, adminCreatorStates, openCreatorSorts } from "./creators.constants.ts";

/** What a creator asks for one post, as published on the profile: tax-excluded yen, an open end is null. */
export const feeBand = z.object({ min: yen.nullable(), max: yen.nullable() });

/** A creator whose profile companies can search: what the creator published. No contact, no company's fees. */
export const openCreator = z.object({
  uid,
  name: z.string(),
  image: imageUrl.nullable(),
  bio: z.string(),
  /** Prefecture, or blank. */
  area: z.string(),
  genres: z.array(genre),
  accounts: z.array(platformAccount),
  /** Sum over the accounts whose count is known; null when none is. */
  follower_count: count.nullable(),
  /** Mean over recent posts of (likes + comments) ÷ followers, 0–1; null when unknown. */
  engagement_rate: z.number().min(0).nullable(),
  /** Median of that rate over the creator's first genre; null where too few are known. */
  genre_engagement_median: z.number().min(0).nullable(),
  /** Sum of followers at the end of each of the last 12 weeks, oldest first; null: not measured that week. */
  follower_trend: z.array(count.nullable()),
  /** null: the creator published none. */
  fee_band: feeBand.nullable(),
  languages: z.array(z.string()),
  last_posted_at: timestamp.nullable(),
  /** Qualified invoice issuer; null: the creator has not said. */
  invoice_registered: z.boolean().nullable(),
  /** Our own record that is connected to it; null when there is none (always null for operators). */
  managed_creator_uid: uid.nullable(),
  managed: z.boolean(),
  /** Newest time at which any of the figures was fetched. */
  fetched_at: timestamp.nullable(),
});
export type OpenCreator = z.infer<typeof openCreator>;

export const openCreatorDetail = openCreator.extend({
  /** Sum of followers on the days on which it was measured, oldest first, over half a year. */
  follower_history: z.array(z.object({ on: day, follower_count: count.nullable() })),
  recent_posts: z.array(
    z.object({
      platform,
      media_type: mediaType,
      url: z.string(),
      title: z.string(),
      thumbnail: imageUrl.nullable(),
      posted_at: timestamp,
      views: count.nullable(),
      likes: count.nullable(),
      comments: count.nullable(),
    }),
  ),
});
export type OpenCreatorDetail = z.infer<typeof openCreatorDetail>;

/** Filters are joined by AND, values within one filter by OR. */
export const openCreatorListQuery = z.strictObject({
  ...pageQuery,
  /** Only these, for a comparison. */
  uid: queryList(uid).optional(),
  /** Over name, bio and handles by the search key; a pasted profile URL finds its owner. */
  keyword: keyword.optional(),
  platform: queryList(platform).optional(),
  genre: queryList(uid).optional(),
  follower_min: queryNumber.int().min(0).optional(),
  follower_max: queryNumber.int().min(0).optional(),
  /** 0–1. */
  engagement_min: queryNumber.min(0).max(1).optional(),
  engagement_max: queryNumber.min(0).max(1).optional(),
  /** Prefectures. */
  area: queryList(text(20)).optional(),
  language: queryList(text(20)).optional(),
  /** Newest post at most so many days ago. */
  posted_within_days: queryNumber.int().min(1).max(3650).optional(),
  /** The published band touches these ends, tax-excluded yen; without a band a creator matches neither. */
  fee_min: queryNumber.int().min(0).max(9_999_999_999).optional(),
  fee_max: queryNumber.int().min(0).max(9_999_999_999).optional(),
  invoice_registered: queryFlag.optional(),
  managed: queryFlag.optional(),
  sort: z.enum(openCreatorSorts).default("-follower_count"),
});
export type OpenCreatorListQuery = z.input<typeof openCreatorListQuery>;

/** `total_is_capped`: as in the list of managed creators, rows are counted up to `TOTAL_CAP`. */
export const openCreatorList = page(openCreator).extend({ total_is_capped: z.boolean().optional() });
export type OpenCreatorList = z.infer<typeof openCreatorList>;

/** A creator as operators see it, with what a deletion would touch. */
export const adminCreator = openCreator.extend({
  real_name: z.string(),
  email: z.string(),
  is_open: z.boolean(),
  created_at: timestamp,
  deleted_at: timestamp.nullable(),
  /** Why an operator deleted it; blank while it stands. */
  deleted_reason: z.string(),
  impact: z.object({
    /** Companies that have it connected. */
    company_count: count,
    job_count: count,
    /** Jobs not yet completed or out. */
    open_job_count: count,
    unpaid_notice_count: count,
  }),
});
export type AdminCreator = z.infer<typeof adminCreator>;

export const adminCreatorListQuery = z.strictObject({
  ...pageQuery,
  keyword: keyword.optional(),
  state: z.enum(adminCreatorStates).optional(),
  sort: z.enum(adminCreatorSorts).default("name"),
});
export type AdminCreatorListQuery = z.input<typeof adminCreatorListQuery>;

export const adminCreatorList = page(adminCreator);

/** The screen asks for a reason; a call without one leaves it blank. */
export const creatorDeleteBody = z.strictObject({ reason: reason.optional() });

/** What each call takes and answers. */
export const creatorsSchemas = {
  listCreators: {
    query: openCreatorListQuery,
    response: openCreatorList,
  },
  getCreator: {
    response: openCreatorDetail,
  },
  deleteCreator: {
    body: creatorDeleteBody,
    response: z.object({ uid, deleted_at: timestamp }),
  },
  searchConnectTarget: {
    query: z.strictObject({ keyword: keyword.optional() }),
    response: z.object({ items: z.array(openCreator) }),
  },
  adminSearchCreators: {
    query: adminCreatorListQuery,
    response: adminCreatorList,
  },
} satisfies SchemasByEndpoint;
