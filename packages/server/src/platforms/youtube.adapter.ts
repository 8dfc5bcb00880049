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
import { platformRequest, type Refusal, untilMidnight } from "./platformRequest.adapter.ts";

/** YouTube Data API v3 with an API key. Counts come as strings; hidden ones are missing. */

const number = z.coerce.number().int().min(0).optional();
const thumbnails = z.record(z.string(), z.object({ url: z.string() })).optional();

const channelList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({ title: z.string(), customUrl: z.string().optional(), thumbnails }),
        statistics: z.object({
          subscriberCount: number,
          hiddenSubscriberCount: z.boolean().optional(),
          videoCount: number,
        }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string() }) }),
      }),
    )
    .default([]),
});

const videoList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          title: z.string(),
          description: z.string().default(""),
          publishedAt: z.iso.datetime({ offset: true }),
          channelId: z.string(),
          channelTitle: z.string(),
          thumbnails,
        }),
        contentDetails: z.object({ duration: z.string() }),
        statistics: z.object({ viewCount: number, likeCount: number, commentCount: number }),
      }),
    )
    .default([]),
});
type Video = z.output<typeof videoList>["items"][number];

const uploads = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })).default([]),
  nextPageToken: z.string().optional(),
});

const apiError = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).default([]),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/** The day of the quota begins at midnight on the Pacific coast. */
const QUOTA_ZONE = "America/Los_Angeles";

/** Google says the cause in `errors[].reason`, and for keys in `details[].reason`, whatever the status. */
function refusalAt(now: Date, status: number, body: unknown): Refusal | undefined {
  const { errors = [], details = [] } = apiError.safeParse(body).data?.error ?? {};
  const reasons = [...errors, ...details].map(({ reason }) => reason ?? "");
  const says = (pattern: RegExp) => reasons.some((reason) => pattern.test(reason));
  if (says(/^(quotaExceeded|dailyLimitExceeded)$/)) {
    return { fault: "quota_used_up", retryAfter: untilMidnight(now, QUOTA_ZONE) };
  }
  if (says(/rateLimitExceeded/i)) return { fault: "rate_limited" };
  if (says(/^(keyInvalid|keyExpired|API_KEY_INVALID|API_KEY_EXPIRED)$/)) return { fault: "key_refused" };
  if (says(/^playlistItemsNotAccessible$/)) return { fault: "private" };
  return status === 400 ? { fault: "malformed" } : undefined;
}

/** ISO 8601 duration → seconds; shorts are three minutes at most, and a stream to come has none yet. */
const SHORT_SECONDS = 180;
function secondsOf(duration: string): number {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? [];
  const [, d = "0", h = "0", m = "0", s = "0"] = parts;
  return Number(d) * 86_400 + Number(h) * 3600 + Number(m) * 60 + Number(s);
}

/** A channel of the platform itself, which no key has reason not to see. */
const ANY_CHANNEL = "UC_x5XG1OV2P6uZZ5FSM9Ttw";

const largest = (images: z.output<typeof thumbnails>): string | null =>
  images?.maxres?.url ?? images?.high?.url ?? images?.medium?.url ?? images?.default?.url ?? null;

export function createYoutube(key: string, options: AdapterOptions): PlatformAdapter {
  const { now, baseUrl = "https://www.googleapis.com/youtube/v3" } = options;
  const get = <T extends z.ZodType>(path: string, query: Record<string, string>, schema: T) =>
    platformRequest(new URL(`${baseUrl}/${path}?${new URLSearchParams(query)}`), {
      schema,
      platform: "youtube",
      options,
      refusal: (status, body) => refusalAt(now(), status, body),
      // In a header: addresses end up in logs.
      init: { headers: { "x-goog-api-key": key } },
    });

  const notFound = () =>
    new PlatformError({ platform: "youtube", fault: "not_found", isOwnKey: options.isOwnKey });

  async function channel(query: Record<string, string>) {
    const part = "snippet,statistics,contentDetails";
    const found = (await get("channels", { part, ...query }, channelList)).items[0];
    if (!found) throw notFound();
    return found;
  }

  /** A channel without a handle is kept under its id. */
  const byName = (name: string): Record<string, string> =>
    /^UC[\w-]{22}$/.test(name) ? { id: name } : { forHandle: `@${name}` };

  const handleOf = (customUrl: string | undefined, id: string) => (customUrl ?? id).replace(/^@/, "");

  async function videos(ids: readonly string[], handle?: string): Promise<PlatformPost[]> {
    if (ids.length === 0) return [];
    const part = "snippet,statistics,contentDetails";
    const { items } = await get("videos", { part, id: ids.join(",") }, videoList);
    return Promise.all(items.map(async (video) => present(video, handle ?? (await ownerOf(video)))));
  }

  const ownerOf = async (video: Video) => {
    const { id, snippet } = await channel({ id: video.snippet.channelId });
    return handleOf(snippet.customUrl, id);
  };

  function present({ id, snippet, contentDetails, statistics }: Video, owner_handle: string): PlatformPost {
    const seconds = secondsOf(contentDetails.duration);
    const isShort = seconds > 0 && seconds <= SHORT_SECONDS;
    const { viewCount, likeCount, commentCount } = statistics;
    return toPost({
      platform: "youtube",
      id,
      owner_handle,
      title: snippet.title,
      source: "api",
      media_type: isShort ? "short" : "video",
      text: `${snippet.title}\n${snippet.description}`,
      url: isShort ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}`,
      thumbnail: largest(snippet.thumbnails),
      posted_at: snippet.publishedAt,
      figures: measured({ views: viewCount, likes: likeCount, comments: commentCount }),
      fetched_at: now().toISOString(),
    });
  }

  return {
    platform: "youtube",
    async fetchAccount(id, idType = "channel") {
      const found = await channel(idType === "handle" ? byName(id) : { id });
      const handle = handleOf(found.snippet.customUrl, found.id);
      const { hiddenSubscriberCount, subscriberCount, videoCount } = found.statistics;
      return {
        kind: "account",
        platform: "youtube",
        id: found.id,
        handle,
        source: "api",
        name: found.snippet.title,
        url: `https://www.youtube.com/channel/${found.id}`,
        image: largest(found.snippet.thumbnails),
        follower_count: hiddenSubscriberCount ? null : (subscriberCount ?? null),
        post_count: videoCount ?? null,
        fetched_at: now().toISOString(),
      };
    },
    async fetchPost(id, hint) {
      // A private video is left out of the answer like a deleted one. A known owner saves a call of the quota.
      const known = hint?.posted_at ? (hint.owner_handle ?? undefined) : undefined;
      const [video] = await videos([id], known);
      if (!video) throw notFound();
      return video;
    },
    async listRecentMedia(handle, since) {
      const { contentDetails } = await channel(byName(handle));
      const playlistId = contentDetails.relatedPlaylists.uploads;
      const { items } = await readPages<PlatformPost>(async (pageToken) => {
        const query = { part: "contentDetails", playlistId, maxResults: "50" };
        const list = await get("playlistItems", { ...query, ...(pageToken && { pageToken }) }, uploads);
        const ids = list.items.map((item) => item.contentDetails.videoId);
        return { items: await videos(ids, handle), next: list.nextPageToken };
      }, reachesBack(since));
      return items;
    },
    check: async () => void (await channel({ id: ANY_CHANNEL })),
  };
}
