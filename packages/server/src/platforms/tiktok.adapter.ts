import * as z from "zod";
import { DAY_MS, dayInJapan } from "../core/clock.ts";
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
import { platformRequest, type Refusal, untilMidnight } from "./platformRequest.adapter.ts";

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
const videoList = z.object({
  data: z.object({
    videos: z.array(video).default([]),
    has_more: z.boolean().default(false),
    cursor: z.number().optional(),
    search_id: z.string().optional(),
  }),
});

/** The API's own calls name their error in an object, the token call in a text. */
const apiError = z.object({ error: z.union([z.string(), z.object({ code: z.string() })]) });

const faults: Readonly<Record<string, Refusal["fault"]>> = {
  rate_limit_exceeded: "rate_limited",
  access_token_invalid: "key_refused",
  invalid_client: "key_refused",
  invalid_grant: "key_refused",
  unauthorized_client: "permission_missing",
  scope_not_authorized: "permission_missing",
  scope_permission_missed: "permission_missing",
  user_not_found: "not_found",
  invalid_username: "not_found",
  user_is_private: "private",
  invalid_params: "malformed",
  internal_error: "unavailable",
  timeout: "timed_out",
};

function refusalAt(now: Date, body: unknown): Refusal | undefined {
  const error = apiError.safeParse(body).data?.error;
  const code = typeof error === "string" ? error : error?.code;
  if (code === "daily_quota_limit_exceeded") {
    return { fault: "quota_used_up", retryAfter: untilMidnight(now, "UTC") };
  }
  const fault = code === undefined ? undefined : faults[code];
  return fault && { fault };
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
  const common = { platform: "tiktok", options } as const;
  const notFound = () =>
    new PlatformError({ platform: "tiktok", fault: "not_found", isOwnKey: options.isOwnKey });
  let held: { token: string; until: number } | undefined;

  async function bearer(): Promise<string> {
    if (held && held.until > now().getTime()) return held.token;
    const body = new URLSearchParams({
      client_key: client.key,
      client_secret: client.secret,
      grant_type: "client_credentials",
    });
    const url = new URL(`${baseUrl}/v2/oauth/token/`);
    const refusal = (_status: number, answer: unknown) => refusalAt(now(), answer);
    const init = { method: "POST", body };
    const { access_token, expires_in } = await platformRequest(url, {
      ...common,
      schema: token,
      refusal,
      init,
    });
    held = { token: access_token, until: now().getTime() + (expires_in - 60) * 1000 };
    return access_token;
  }

  async function post<T extends z.ZodType>(path: string, fields: string, body: object, schema: T) {
    const ask = async () => {
      const headers = { authorization: `Bearer ${await bearer()}`, "content-type": "application/json" };
      return platformRequest(new URL(`${baseUrl}/v2/research/${path}/?fields=${fields}`), {
        ...common,
        schema,
        refusal: (_status, answer) => refusalAt(now(), answer),
        init: { method: "POST", headers, body: JSON.stringify(body) },
      });
    };
    const wasHeld = held !== undefined;
    return ask().catch((error: unknown) => {
      // A token may be withdrawn before its time: a new one is asked for once.
      if (!wasHeld || !(error instanceof PlatformError) || error.fault !== "key_refused") throw error;
      held = undefined;
      return ask();
    });
  }

  /** Pages within one span; `search_id` keeps them one search. */
  async function query(
    condition: { readonly field_name: string; readonly value: string },
    span: { readonly from: Date; readonly to: Date },
    isEnough: (items: readonly PlatformPost[]) => boolean,
  ): Promise<PlatformPost[]> {
    const { field_name, value } = condition;
    const body = {
      query: { and: [{ operation: "EQ", field_name, field_values: [value] }] },
      start_date: compact(span.from),
      end_date: compact(span.to),
      max_count: 100,
    };
    let search_id: string | undefined;
    const { items } = await readPages<PlatformPost>(async (cursor) => {
      const place = cursor === undefined ? {} : { cursor: Number(cursor), ...(search_id && { search_id }) };
      const { data } = await post("video/query", VIDEO, { ...body, ...place }, videoList);
      search_id = data.search_id;
      const hasNext = data.has_more && data.cursor !== undefined;
      return { items: data.videos.map(present), next: hasNext ? String(data.cursor) : undefined };
    }, isEnough);
    return items;
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
      if (!/^\d{5,19}$/.test(id)) throw notFound();
      const made = madeAt(id).getTime();
      // A day on both sides: the platform counts days in its own time zone.
      const span = { from: new Date(made - DAY_MS), to: new Date(made + DAY_MS) };
      const [found] = await query({ field_name: "video_id", value: id }, span, () => true);
      if (!found) throw notFound();
      return found;
    },
    async listRecentMedia(handle, since) {
      const oldest = new Date(Math.min(since?.getTime() ?? now().getTime(), now().getTime()));
      const items: PlatformPost[] = [];
      const isEnough = reachesBack(since);
      // One query covers a month at most; three reach back over a season.
      for (let to = now(), spans = 0; spans < 3; spans += 1) {
        const from = new Date(to.getTime() - SPAN_DAYS * DAY_MS);
        items.push(...(await query({ field_name: "username", value: handle }, { from, to }, isEnough)));
        to = new Date(from.getTime() - DAY_MS);
        if (from <= oldest) break;
      }
      return items.sort((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? ""));
    },
    check: async () => {
      held = undefined;
      await post("user/info", "display_name", { username: "tiktok" }, account);
    },
  };
}
