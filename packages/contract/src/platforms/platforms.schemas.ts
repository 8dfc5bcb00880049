import * as z from "zod";
import type { SchemasByEndpoint } from "../core/schema.ts";
import { count, imageUrl, mediaType, platform, timestamp, uid, webUrl } from "../shared/wire.ts";

/** Figures of an account as the platform gives them; `sandbox` marks samples. */
export const accountMetrics = z.object({
  kind: z.literal("account"),
  platform,
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  url: z.string(),
  image: imageUrl.nullable(),
  follower_count: count.nullable(),
  post_count: count.nullable(),
  source: z.enum(["api", "sandbox"]),
  fetched_at: timestamp,
});
export type AccountMetrics = z.infer<typeof accountMetrics>;

/** A post as the platform gives it. */
export const platformMedia = z.object({
  kind: z.literal("media"),
  platform,
  id: z.string(),
  media_type: mediaType,
  owner_handle: z.string(),
  title: z.string(),
  url: z.string(),
  thumbnail: imageUrl.nullable(),
  posted_at: timestamp.nullable(),
  view_count: count.nullable(),
  like_count: count.nullable(),
  comment_count: count.nullable(),
  source: z.enum(["api", "sandbox"]),
  fetched_at: timestamp,
});
export type PlatformMedia = z.infer<typeof platformMedia>;

const mediaList = z.object({ items: z.array(platformMedia) });

/** What each call takes and answers. */
export const platformsSchemas = {
  getYoutube: {
    query: z.strictObject({ id_type: z.enum(["channel", "handle", "video"]).default("channel") }),
    response: z.discriminatedUnion("kind", [accountMetrics, platformMedia]),
  },
  getInstagram: {
    response: accountMetrics,
  },
  getTiktok: {
    response: accountMetrics,
  },
  fetchTiktokRedirect: {
    query: z.strictObject({ url: webUrl }),
    response: z.object({ url: z.string() }),
  },
  getTwitter: {
    response: accountMetrics,
  },
  searchInstagramMedia: {
    query: z.strictObject({ job_request_uid: uid }),
    response: mediaList,
  },
  searchTiktokVideos: {
    query: z.strictObject({ job_request_uid: uid }),
    response: mediaList,
  },
} satisfies SchemasByEndpoint;
