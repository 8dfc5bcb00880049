import * as z from "zod";
import { genre } from "../genres/index.ts";
import { platformAccount } from "../managed-creators/index.ts";
import { mediaType, platform } from "../shared/enums.ts";
import {
  count,
  imageUrl,
  keyword,
  page,
  pageQuery,
  queryFlag,
  queryList,
  queryNumber,
  reason,
  timestamp,
  uid,
} from "../shared/wire.ts";

/** A creator whose profile companies can search. Carries no contact and no fee. */
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
  /** Our own record that is connected to it; null when there is none (always null for operators). */
  managed_creator_uid: uid.nullable(),
  managed: z.boolean(),
  /** Newest time at which any of the figures was fetched. */
  fetched_at: timestamp.nullable(),
});
export type OpenCreator = z.infer<typeof openCreator>;

export const openCreatorDetail = openCreator.extend({
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

export const openCreatorSorts = [
  "name",
  "-name",
  "follower_count",
  "-follower_count",
  "engagement_rate",
  "-engagement_rate",
] as const;
export type OpenCreatorSort = (typeof openCreatorSorts)[number];

/** Filters are joined by AND, values within one filter by OR. */
export const openCreatorListQuery = z.strictObject({
  ...pageQuery,
  /** Over name, bio and handles by the search key; a pasted profile URL finds its owner. */
  keyword: keyword.optional(),
  platform: queryList(platform).optional(),
  genre: queryList(uid).optional(),
  follower_min: queryNumber.int().min(0).optional(),
  follower_max: queryNumber.int().min(0).optional(),
  /** 0–1. */
  engagement_min: queryNumber.min(0).max(1).optional(),
  engagement_max: queryNumber.min(0).max(1).optional(),
  managed: queryFlag.optional(),
  sort: z.enum(openCreatorSorts).default("-follower_count"),
});
export type OpenCreatorListQuery = z.input<typeof openCreatorListQuery>;

export const openCreatorList = page(openCreator);
export type OpenCreatorList = z.infer<typeof openCreatorList>;

/** A creator as operators see it, with what a deletion would touch. */
export const adminCreator = openCreator.extend({
  real_name: z.string(),
  email: z.string(),
  is_open: z.boolean(),
  created_at: timestamp,
  deleted_at: timestamp.nullable(),
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

export const creatorDeleteBody = z.strictObject({ reason });
