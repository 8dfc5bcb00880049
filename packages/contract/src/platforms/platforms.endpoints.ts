import * as z from "zod";
import { defineEndpoint } from "../core/endpoint.ts";
import { policies } from "../core/policy.ts";
import { mediaType, platform } from "../shared/enums.ts";
import { count, imageUrl, timestamp, uid, webUrl } from "../shared/wire.ts";

const slice = "platforms";

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

const errors = ["not_found", "platform_not_configured", "platform_unavailable", "rate_limited"] as const;
const policy = policies.memberOrOperator;

export const getYoutube = defineEndpoint("/youtube/{id}", {
  method: "GET",
  slice,
  summary: "YouTube のチャンネル・動画の数値",
  policy,
  query: z.strictObject({ id_type: z.enum(["channel", "handle", "video"]).default("channel") }),
  response: z.discriminatedUnion("kind", [accountMetrics, platformMedia]),
  errors,
});

export const getInstagram = defineEndpoint("/instagram/{id}", {
  method: "GET",
  slice,
  summary: "Instagram アカウントの数値",
  policy,
  response: accountMetrics,
  errors,
});

export const getTiktok = defineEndpoint("/tiktok/{id}", {
  method: "GET",
  slice,
  summary: "TikTok アカウントの数値",
  policy,
  response: accountMetrics,
  errors,
});

/** Follows a short link on the platform's own hosts only. */
export const fetchTiktokRedirect = defineEndpoint("/tiktok/fetch_redirect_to", {
  method: "GET",
  slice,
  summary: "TikTok 短縮URLの行き先",
  policy,
  query: z.strictObject({ url: webUrl }),
  response: z.object({ url: z.string() }),
  errors: ["unrecognized_url", "platform_unavailable"],
});

export const getTwitter = defineEndpoint("/twitter/{id}", {
  method: "GET",
  slice,
  summary: "X アカウントの数値",
  policy,
  response: accountMetrics,
  errors,
});

const mediaList = z.object({ items: z.array(platformMedia) });

/** Recent media of that job's creator, those within the posting period first. */
export const searchInstagramMedia = defineEndpoint("/instagram/search_media", {
  method: "GET",
  slice,
  summary: "依頼のクリエイターの最近の Instagram 投稿",
  policy: policies.member,
  query: z.strictObject({ job_request_uid: uid }),
  response: mediaList,
  errors,
});

export const searchTiktokVideos = defineEndpoint("/tiktok/search_videos", {
  method: "GET",
  slice,
  summary: "依頼のクリエイターの最近の TikTok 動画",
  policy: policies.member,
  query: z.strictObject({ job_request_uid: uid }),
  response: mediaList,
  errors,
});
