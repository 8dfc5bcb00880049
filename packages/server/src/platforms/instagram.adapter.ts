import type { MediaType } from "@tsumugi/contract";
import * as z from "zod";
import { parsePostUrl } from "./parsePostUrl.ts";
import {
  type AdapterOptions,
  measured,
  type PlatformAdapter,
  type PlatformPost,
  reachesBack,
  readPages,
  toPost,
} from "./platformAdapter.ts";
import { PlatformError } from "./platformError.ts";
import { platformRequest, type Refusal } from "./platformRequest.adapter.ts";

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
    media: z
      .object({
        data: z.array(media),
        paging: z.object({ cursors: z.object({ after: z.string().optional() }) }).optional(),
      })
      .optional(),
  }),
});

const graphError = z.object({ error: z.object({ code: z.number(), error_subcode: z.number().optional() }) });
const LIMITS = new Set([4, 17, 32, 613]);
const BUSY = new Set([1, 2]);
const NO_SUCH = new Set([24, 110]);
const NO_SUCH_USER = new Set([2207013, 2207006]);

const usage = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.number().default(0) })),
);

/** Minutes until calls are taken again stand in a header of Meta's own. */
function waitOf(headers: Headers): number | undefined {
  const header = headers.get("x-business-use-case-usage");
  if (header === null) return undefined;
  try {
    const all = Object.values(usage.parse(JSON.parse(header))).flat();
    const minutes = Math.max(0, ...all.map((each) => each.estimated_time_to_regain_access));
    return minutes > 0 ? minutes * 60 : undefined;
  } catch {
    return undefined;
  }
}

/** Graph answers 400 for nearly everything; the code in the body distinguishes the causes. */
function refusal(_status: number, body: unknown, headers: Headers): Refusal | undefined {
  const { code, error_subcode } = graphError.safeParse(body).data?.error ?? {};
  if (code === undefined) return undefined;
  if (LIMITS.has(code)) return { fault: "rate_limited", retryAfter: waitOf(headers) };
  if (code === 190 || code === 102) return { fault: "key_refused" };
  if (code === 10 || (code >= 200 && code < 300)) return { fault: "permission_missing" };
  if (NO_SUCH.has(code) || NO_SUCH_USER.has(error_subcode ?? 0)) return { fault: "not_found" };
  return BUSY.has(code) ? { fault: "unavailable" } : { fault: "malformed" };
}

const ACCOUNT = "id,username,name,profile_picture_url,followers_count,media_count";
const MEDIA =
  "id,caption,media_type,media_product_type,permalink,media_url,thumbnail_url,timestamp,like_count,comments_count,view_count";
const HANDLE = /^[\w.]{1,30}$/;
const CURSOR = /^[\w=-]{1,500}$/;

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
  const fail = (fault: "not_found" | "out_of_reach") =>
    new PlatformError({ platform: "instagram", fault, isOwnKey: options.isOwnKey });

  function get<T extends z.ZodType>(fields: string, schema: T) {
    const url = new URL(`${baseUrl}/${encodeURIComponent(businessId)}?${new URLSearchParams({ fields })}`);
    const init = { headers: { authorization: `Bearer ${token}` } };
    return platformRequest(url, { schema, platform: "instagram", options, refusal, init });
  }

  async function discover(handle: string, fields: string) {
    // The handle stands inside a field expression: nothing but a handle may.
    if (!HANDLE.test(handle)) throw fail("not_found");
    return (await get(`business_discovery.username(${handle}){${fields}}`, discovery)).business_discovery;
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

  /** Pages of 50 media, newest first, until `isEnough`. */
  const recent = (handle: string, isEnough: (items: readonly PlatformPost[]) => boolean) =>
    readPages<PlatformPost>(async (cursor) => {
      const after = cursor === undefined || !CURSOR.test(cursor) ? "" : `.after(${cursor})`;
      const found = await discover(handle, `${ACCOUNT},media.limit(50)${after}{${MEDIA}}`);
      const items = (found.media?.data ?? []).map((item) => present(item, found.username));
      return { items, next: items.length === 0 ? undefined : found.media?.paging?.cursors.after };
    }, isEnough);

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
      if (!hint?.owner_handle) throw fail("not_found");
      const back = reachesBack(hint.posted_at ?? undefined);
      const isThere = (post: PlatformPost) => post.id === id;
      const { items, isWhole } = await recent(
        hint.owner_handle,
        (all) => all.some(isThere) || (hint.posted_at ? back(all) : false),
      );
      const found = items.find(isThere);
      if (found) return found;
      throw fail(isWhole ? "not_found" : "out_of_reach");
    },
    listRecentMedia: async (handle, since) => (await recent(handle, reachesBack(since))).items,
    check: async () => void (await get("id,username", z.object({ id: z.string() }))),
  };
}
