import type { MediaType } from "@tsumugi/contract";
import * as z from "zod";
import { AppError } from "../core/errors.ts";
import { parsePostUrl } from "./parsePostUrl.ts";
import {
  type AdapterOptions,
  measured,
  type PlatformAdapter,
  type PlatformPost,
  toPost,
} from "./platformAdapter.ts";
import { NOT_FOUND, platformRequest } from "./platformRequest.adapter.ts";

/** Instagram Graph API, business discovery: a professional account and its newest media, seen from our own account. */

const count = z.number().int().min(0).optional();

const media = z.object({
  id: z.string(),
  caption: z.string().default(""),
  media_type: z.string(),
  media_product_type: z.string().optional(),
  permalink: z.string(),
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
  timestamp: z.string(),
  like_count: count,
  comments_count: count,
  view_count: count,
});

const discovery = z.object({
  business_discovery: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string().default(""),
    profile_picture_url: z.string().optional(),
    followers_count: count,
    media_count: count,
    media: z.object({ data: z.array(media) }).optional(),
  }),
});

const graphError = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) });
const LIMITS = new Set([4, 17, 32, 613]);
const NO_SUCH_USER = new Set([2207013, 2207006]);

/** Graph answers 400 for nearly everything; the code in the body distinguishes the causes. */
function refusal(_status: number, body: unknown) {
  const { code, error_subcode } = graphError.safeParse(body).data?.error ?? {};
  if (code === undefined) return undefined;
  if (LIMITS.has(code)) return "rate_limited" as const;
  if (code === 190 || code === 10 || (code >= 200 && code < 300)) return "key" as const;
  return code === 110 || NO_SUCH_USER.has(error_subcode ?? 0) ? ("not_found" as const) : undefined;
}

const ACCOUNT = "id,username,name,profile_picture_url,followers_count,media_count";
const MEDIA =
  "id,caption,media_type,media_product_type,permalink,media_url,thumbnail_url,timestamp,like_count,comments_count,view_count";
const HANDLE = /^[\w.]{1,30}$/;

function typeOf({ media_type, media_product_type }: z.output<typeof media>): MediaType {
  if (media_product_type === "REELS") return "short";
  if (media_product_type === "STORY") return "story";
  return media_type === "CAROUSEL_ALBUM" ? "carousel" : media_type === "VIDEO" ? "video" : "image";
}

export function createInstagram(
  { token, businessId }: { token: string; businessId: string },
  options: AdapterOptions,
): PlatformAdapter {
  const { now, baseUrl = "https://graph.facebook.com/v23.0" } = options;

  async function discover(handle: string, fields: string) {
    // The handle stands inside a field expression: nothing but a handle may.
    if (!HANDLE.test(handle)) throw new AppError("not_found", { message: NOT_FOUND });
    const query = new URLSearchParams({ fields: `business_discovery.username(${handle}){${fields}}` });
    const url = new URL(`${baseUrl}/${encodeURIComponent(businessId)}?${query}`);
    const init = { headers: { authorization: `Bearer ${token}` } };
    return (await platformRequest(url, { schema: discovery, now, refusal, init })).business_discovery;
  }

  function present(item: z.output<typeof media>, owner_handle: string): PlatformPost {
    const address = parsePostUrl(item.permalink);
    const { view_count, like_count, comments_count } = item;
    return toPost({
      platform: "instagram",
      owner_handle,
      media_type: typeOf(item),
      text: item.caption,
      source: "api",
      id: address && "platform_id" in address ? address.platform_id : item.id,
      url: item.permalink,
      thumbnail: item.thumbnail_url ?? (item.media_type === "VIDEO" ? null : (item.media_url ?? null)),
      posted_at: new Date(item.timestamp).toISOString(),
      figures: measured({ views: view_count, likes: like_count, comments: comments_count }),
      fetched_at: now().toISOString(),
    });
  }

  async function recent(handle: string): Promise<PlatformPost[]> {
    const found = await discover(handle, `${ACCOUNT},media.limit(50){${MEDIA}}`);
    return (found.media?.data ?? []).map((item) => present(item, found.username));
  }

  return {
    platform: "instagram",
    async fetchAccount(id) {
      const found = await discover(id, ACCOUNT);
      return {
        kind: "account",
        platform: "instagram",
        id: found.id,
        handle: found.username,
        source: "api",
        name: found.name || found.username,
        url: `https://www.instagram.com/${found.username}/`,
        image: found.profile_picture_url ?? null,
        follower_count: found.followers_count ?? null,
        post_count: found.media_count ?? null,
        fetched_at: now().toISOString(),
      };
    },
    async fetchPost(id, hint) {
      const found = hint?.owner_handle
        ? (await recent(hint.owner_handle)).find((post) => post.id === id)
        : undefined;
      if (!found) throw new AppError("not_found", { message: NOT_FOUND });
      return found;
    },
    listRecentMedia: recent,
  };
}
