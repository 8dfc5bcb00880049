import * as z from "zod";
import { DAY_MS, dayInJapan } from "../core/clock.ts";
import { AppError } from "../core/errors.ts";
import {
  type AdapterOptions,
  measured,
  type PlatformAdapter,
  type PlatformPost,
  toPost,
} from "./platformAdapter.ts";
import { NOT_FOUND, platformRequest } from "./platformRequest.adapter.ts";

/** TikTok Research API: a client token of two hours, then queries by POST. */

const token = z.object({ access_token: z.string(), expires_in: z.number() });

const account = z.object({
  data: z.object({
    display_name: z.string().default(""),
    avatar_url: z.string().optional(),
    follower_count: z.number().int().optional(),
    video_count: z.number().int().optional(),
  }),
});

const video = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  username: z.string(),
  video_description: z.string().default(""),
  create_time: z.number(),
  view_count: z.number().int().optional(),
  like_count: z.number().int().optional(),
  comment_count: z.number().int().optional(),
  share_count: z.number().int().optional(),
  favorites_count: z.number().int().optional(),
});
const videoList = z.object({ data: z.object({ videos: z.array(video).default([]) }) });

const apiError = z.object({ error: z.object({ code: z.string() }) });

function refusal(_status: number, body: unknown) {
  const code = apiError.safeParse(body).data?.error.code;
  if (code === "rate_limit_exceeded" || code === "daily_quota_limit_exceeded") return "rate_limited" as const;
  if (code === "access_token_invalid" || code === "scope_not_authorized") return "key" as const;
  return code === "user_not_found" || code === "invalid_username" ? ("not_found" as const) : undefined;
}

const ACCOUNT = "display_name,avatar_url,follower_count,video_count";
const VIDEO =
  "id,username,video_description,create_time,view_count,like_count,comment_count,share_count,favorites_count";
/** The longest span that one query may cover. */
const SPAN_DAYS = 29;

/** The upper half of a video's number is the second of its making. */
const madeAt = (id: string): Date => new Date(Number(BigInt(id) >> 32n) * 1000);
const compact = (at: Date) => dayInJapan(at).replaceAll("-", "");

export function createTiktok(
  client: { key: string; secret: string },
  options: AdapterOptions,
): PlatformAdapter {
  const { now, baseUrl = "https://open.tiktokapis.com" } = options;
  let held: { token: string; until: number } | undefined;

  async function bearer(): Promise<string> {
    if (held && held.until > now().getTime()) return held.token;
    const body = new URLSearchParams({
      client_key: client.key,
      client_secret: client.secret,
      grant_type: "client_credentials",
    });
    const url = new URL(`${baseUrl}/v2/oauth/token/`);
    const call = { schema: token, now, refusal: () => undefined, init: { method: "POST", body } };
    const { access_token, expires_in } = await platformRequest(url, call);
    held = { token: access_token, until: now().getTime() + (expires_in - 60) * 1000 };
    return access_token;
  }

  async function post<T extends z.ZodType>(path: string, fields: string, body: object, schema: T) {
    const headers = { authorization: `Bearer ${await bearer()}`, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return platformRequest(new URL(`${baseUrl}/v2/research/${path}/?fields=${fields}`), {
      schema,
      now,
      refusal,
      init,
    });
  }

  async function query(field_name: string, value: string, from: Date, to: Date): Promise<PlatformPost[]> {
    const body = {
      query: { and: [{ operation: "EQ", field_name, field_values: [value] }] },
      start_date: compact(from),
      end_date: compact(to),
      max_count: 50,
    };
    const { data } = await post("video/query", VIDEO, body, videoList);
    return data.videos.map(present).sort((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? ""));
  }

  const present = (item: z.output<typeof video>): PlatformPost =>
    toPost({
      platform: "tiktok",
      id: item.id,
      media_type: "short",
      owner_handle: item.username,
      source: "api",
      text: item.video_description,
      url: `https://www.tiktok.com/@${item.username}/video/${item.id}`,
      thumbnail: null,
      posted_at: new Date(item.create_time * 1000).toISOString(),
      figures: measured({
        views: item.view_count,
        likes: item.like_count,
        comments: item.comment_count,
        shares: item.share_count,
        saves: item.favorites_count,
      }),
      fetched_at: now().toISOString(),
    });

  return {
    platform: "tiktok",
    async fetchAccount(id) {
      const { data } = await post("user/info", ACCOUNT, { username: id }, account);
      return {
        kind: "account",
        platform: "tiktok",
        id,
        handle: id,
        source: "api",
        name: data.display_name || id,
        url: `https://www.tiktok.com/@${id}`,
        image: data.avatar_url ?? null,
        follower_count: data.follower_count ?? null,
        post_count: data.video_count ?? null,
        fetched_at: now().toISOString(),
      };
    },
    async fetchPost(id) {
      if (!/^\d{5,19}$/.test(id)) throw new AppError("not_found", { message: NOT_FOUND });
      const made = madeAt(id).getTime();
      // A day on both sides: the platform counts days in its own time zone.
      const [found] = await query("video_id", id, new Date(made - DAY_MS), new Date(made + DAY_MS));
      if (!found) throw new AppError("not_found", { message: NOT_FOUND });
      return found;
    },
    listRecentMedia: (handle) =>
      query("username", handle, new Date(now().getTime() - SPAN_DAYS * DAY_MS), now()),
  };
}
