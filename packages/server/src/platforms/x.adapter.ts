import type { MediaType } from "@tsumugi/contract";
import * as z from "zod";
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

/** X API v2 with an app's bearer token. What is not found comes as 200 with `errors` and without `data`. */

const count = z.number().int().min(0).optional();

const user = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  profile_image_url: z.string().optional(),
  public_metrics: z.object({ followers_count: count, tweet_count: count }).optional(),
});

const tweet = z.object({
  id: z.string(),
  text: z.string(),
  /** The whole of a post that is longer than 280 letters: `text` is cut off there. */
  note_tweet: z.object({ text: z.string() }).optional(),
  created_at: z.iso.datetime({ offset: true }).optional(),
  author_id: z.string().optional(),
  attachments: z.object({ media_keys: z.array(z.string()).default([]) }).optional(),
  public_metrics: z
    .object({
      impression_count: count,
      like_count: count,
      reply_count: count,
      retweet_count: count,
      quote_count: count,
      bookmark_count: count,
    })
    .optional(),
});
type Tweet = z.output<typeof tweet>;

const includes = z
  .object({
    users: z.array(user).default([]),
    media: z
      .array(
        z.object({
          media_key: z.string(),
          type: z.string(),
          url: z.string().optional(),
          preview_image_url: z.string().optional(),
          public_metrics: z.object({ view_count: count }).optional(),
        }),
      )
      .default([]),
  })
  .default({ users: [], media: [] });
type Includes = z.output<typeof includes>;

const one = z.object({ data: tweet.optional(), includes });
const many = z.object({
  data: z.array(tweet).default([]),
  includes,
  meta: z.object({ next_token: z.string().optional() }).default({}),
});

const problem = z.object({ title: z.string().default(""), type: z.string().default("") });
const problems = z.object({ data: z.unknown().optional(), errors: z.array(problem).default([]) });

/** A refusal is a problem document; what one post or account is refused for comes with 200 in `errors`. */
function refusal(status: number, body: unknown): Refusal | undefined {
  const { title = "", type = "" } = problem.safeParse(body).data ?? {};
  const says = (pattern: RegExp) => pattern.test(type) || pattern.test(title);
  if (says(/usage-capped|UsageCapExceeded|\/credits$|CreditsDepleted/)) return { fault: "quota_used_up" };
  if (status === 402) return { fault: "quota_used_up" };
  if (status === 403) return { fault: "permission_missing" };
  if (status === 400) return { fault: says(/invalid-request/i) ? "not_found" : "malformed" };
  // Other answers may hold errors as well: those are of the key, the count or the server, and not of the post.
  if (status !== 200 && status !== 404) return undefined;
  const { data, errors = [] } = problems.safeParse(body).data ?? {};
  const [first] = errors;
  if (data !== undefined || first === undefined) return undefined;
  const isPrivate = /not-authorized-for-resource/.test(first.type) || first.title === "Authorization Error";
  return { fault: isPrivate ? "private" : "not_found" };
}

const TWEET = new URLSearchParams({
  "tweet.fields": "public_metrics,created_at,attachments,note_tweet",
  expansions: "author_id,attachments.media_keys",
  "user.fields": "username",
  "media.fields": "type,url,preview_image_url,public_metrics",
});

const MARKS: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };

/** A post as its reader sees it: X gives these three marks as HTML writes them. */
const textOf = ({ text, note_tweet }: Tweet): string =>
  (note_tweet?.text ?? text).replaceAll(/&(?:amp|lt|gt);/g, (mark) => MARKS[mark] ?? mark);

const sum = (...values: (number | undefined)[]) =>
  values.every((value) => value === undefined) ? undefined : values.reduce<number>((a, b) => a + (b ?? 0), 0);

export function createX(token: string, options: AdapterOptions): PlatformAdapter {
  const { now, baseUrl = "https://api.x.com/2" } = options;
  const init = { headers: { authorization: `Bearer ${token}` } };
  const get = <T extends z.ZodType>(path: string, query: URLSearchParams, schema: T) =>
    platformRequest(new URL(`${baseUrl}/${path}?${query}`), {
      schema,
      platform: "x",
      options,
      refusal,
      init,
    });
  const notFound = () => new PlatformError({ platform: "x", fault: "not_found", isOwnKey: options.isOwnKey });

  async function userOf(handle: string) {
    const query = new URLSearchParams({ "user.fields": "public_metrics,profile_image_url" });
    const path = `users/by/username/${encodeURIComponent(handle)}`;
    const { data } = await get(path, query, z.object({ data: user.optional() }));
    if (!data) throw notFound();
    return data;
  }

  function present(item: Tweet, { users, media }: Includes): PlatformPost {
    const owner_handle = users.find(({ id }) => id === item.author_id)?.username ?? "";
    const keys = item.attachments?.media_keys ?? [];
    const own = media.filter(({ media_key }) => keys.includes(media_key));
    const metrics = item.public_metrics ?? {};
    const hasVideo = own.some(({ type }) => type === "video");
    const withPictures: MediaType = own.length > 1 ? "carousel" : "image";
    return toPost({
      platform: "x",
      id: item.id,
      owner_handle,
      text: textOf(item),
      source: "api",
      media_type: hasVideo ? "video" : own.length === 0 ? "text" : withPictures,
      url: `https://x.com/${owner_handle || "i"}/status/${item.id}`,
      thumbnail: own[0]?.preview_image_url ?? own[0]?.url ?? null,
      posted_at: item.created_at ?? null,
      figures: measured({
        views: own.find(({ public_metrics }) => public_metrics?.view_count !== undefined)?.public_metrics
          ?.view_count,
        impressions: metrics.impression_count,
        likes: metrics.like_count,
        comments: metrics.reply_count,
        saves: metrics.bookmark_count,
        shares: sum(metrics.retweet_count, metrics.quote_count),
      }),
      fetched_at: now().toISOString(),
    });
  }

  return {
    platform: "x",
    async fetchAccount(id) {
      const found = await userOf(id);
      return {
        kind: "account",
        platform: "x",
        id: found.id,
        handle: found.username,
        name: found.name,
        url: `https://x.com/${found.username}`,
        image: found.profile_image_url ?? null,
        follower_count: found.public_metrics?.followers_count ?? null,
        post_count: found.public_metrics?.tweet_count ?? null,
        source: "api",
        fetched_at: now().toISOString(),
      };
    },
    async fetchPost(id) {
      const { data, includes: beside } = await get(`tweets/${encodeURIComponent(id)}`, TWEET, one);
      if (!data) throw notFound();
      return present(data, beside);
    },
    async listRecentMedia(handle, since) {
      const { id } = await userOf(handle);
      const { items } = await readPages<PlatformPost>(async (token) => {
        const place: [string, string][] = token === undefined ? [] : [["pagination_token", token]];
        const query = new URLSearchParams([
          ...TWEET,
          ["max_results", "50"],
          ["exclude", "replies,retweets"],
          ...place,
        ]);
        const { data, includes: beside, meta } = await get(`users/${id}/tweets`, query, many);
        return { items: data.map((item) => present(item, beside)), next: meta.next_token };
      }, reachesBack(since));
      return items;
    },
    check: async () => void (await userOf("X")),
  };
}
