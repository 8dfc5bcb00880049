import { createHash } from "node:crypto";
import {
  bareHandle,
  type MediaType,
  type MetricField,
  type Platform,
  type PlatformFault,
} from "@tsumugi/contract";
import { addDays, DAY_MS, dayInJapan } from "../core/clock.ts";
import { demoAvatar, demoThumbnail } from "../demo-assets/demoAssets.ts";
import {
  type AdapterOptions,
  type Figures,
  type PlatformAdapter,
  type PlatformPost,
  toPost,
} from "./platformAdapter.ts";
import { PlatformError } from "./platformError.ts";
import { sampleTitle } from "./sampleTitles.ts";
import { sandboxMark } from "./sandboxMarks.ts";

/** Samples for the demo: everything follows from the id, so that the same post always has the same figures. */

const THUMBNAILS = 24;
const AVATARS = 200;
/** The samples' growth is described over this many days after posting. */
const FULL_DAYS = 30;
/** A sample that nobody has registered was posted at most this many days ago. */
const WINDOW_DAYS = 28;

/** Number in [0, 1) that follows from the text. */
const chance = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
const between = (text: string, low: number, high: number) => low + (high - low) * chance(text);
const pick = (text: string, count: number) => Math.floor(chance(text) * count);

/** Ratios to views, by field: what the platform measures at all, and between which bounds. */
const ratios: Record<Platform, Partial<Record<MetricField, readonly [number, number]>>> = {
  youtube: { views: [1, 1], likes: [0.015, 0.06], comments: [0.001, 0.006], shares: [0.001, 0.008] },
  instagram: {
    views: [1, 1],
    impressions: [1.1, 1.6],
    reach: [0.7, 1.05],
    likes: [0.03, 0.09],
    comments: [0.001, 0.006],
    saves: [0.005, 0.03],
    shares: [0.002, 0.015],
  },
  tiktok: {
    views: [1, 1],
    likes: [0.04, 0.12],
    comments: [0.001, 0.008],
    saves: [0.005, 0.03],
    shares: [0.003, 0.02],
  },
  x: {
    views: [1, 1],
    impressions: [1.2, 2.2],
    likes: [0.005, 0.03],
    comments: [0.0005, 0.003],
    saves: [0.001, 0.008],
    shares: [0.001, 0.01],
    clicks: [0.004, 0.02],
  },
};

const mediaTypes: Record<Platform, readonly MediaType[]> = {
  youtube: ["video", "video", "short"],
  instagram: ["short", "image", "carousel"],
  tiktok: ["short"],
  x: ["text", "image", "video"],
};

/** Share of the 30-day figure that has come by the end of day `day`: fast at first, uneven, never falling. */
export function grownBy(seed: string, day: number): number {
  const tau = between(`${seed}:tau`, 2.5, 8);
  const gain = (d: number) =>
    (Math.exp(-d / tau) - Math.exp(-(d + 1) / tau)) * between(`${seed}:day${d}`, 0.55, 1.45) + 0.002;
  const until = (last: number) =>
    Array.from({ length: last + 1 }, (_, d) => gain(d)).reduce((a, b) => a + b, 0);
  return until(day) / until(FULL_DAYS);
}

/** Cumulative figures at the end of day `day` after posting; `followers` of its owner, where it is known whose it is. */
export function sampleFigures(platform: Platform, id: string, day: number, followers?: number): Figures {
  const seed = `${platform}:${id}`;
  // The more people follow, the smaller the share of them that sees a post.
  const full = followers
    ? followers ** 0.92 * between(`${seed}:size`, 0.4, 2.2)
    : 10 ** between(`${seed}:size`, 3.6, 5.5);
  const views = full * grownBy(seed, Math.max(0, day));
  return Object.fromEntries(
    Object.entries(ratios[platform]).map(([field, [low, high]]) => [
      field,
      Math.round(views * between(`${seed}:${field}`, low, high)),
    ]),
  );
}

/** Most accounts are small, a few very large; over a year they grow, or shrink, each at its own pace. */
export function sampleFollowers(platform: Platform, handle: string, on: string): number {
  const seed = `${platform}:account:${handle}`;
  const gauss =
    Math.sqrt(-2 * Math.log(1 - chance(`${seed}:size`))) * Math.cos(2 * Math.PI * chance(`${seed}:turn`));
  const weeks = (Date.parse(`${on}T00:00:00Z`) - Date.parse("2026-01-01T00:00:00Z")) / (7 * DAY_MS);
  const grown = 1 + between(`${seed}:pace`, -0.0025, 0.009) * Math.max(-100, Math.min(weeks, 200));
  const wobble = 1 + 0.006 * Math.sin(weeks * between(`${seed}:beat`, 0.5, 1.4));
  const count = Math.exp(10.3 + gauss * 1.25) * grown * wobble;
  const digits = Math.max(0, Math.floor(Math.log10(count)) - 2);
  // YouTube shows three digits, and gives no more than it shows.
  return platform === "youtube" ? Math.floor(count / 10 ** digits) * 10 ** digits : Math.round(count);
}

const dayNumber = (at: Date) => Math.floor(Date.parse(`${dayInJapan(at)}T00:00:00Z`) / DAY_MS);
const daysFrom = (from: Date, to: Date) => dayNumber(to) - dayNumber(from);

/** Stays the same from day to day until it leaves the window; a registered post keeps what was stored. */
function postedAt(seed: string, now: Date): Date {
  const age = (dayNumber(now) + pick(`${seed}:age`, WINDOW_DAYS)) % WINDOW_DAYS;
  const hour = 3 + pick(`${seed}:hour`, 10);
  const at = Date.parse(`${addDays(dayInJapan(now), -age)}T00:00:00Z`) + hour * 3_600_000;
  return new Date(Math.min(at, now.getTime() - 60_000));
}

const urls: Record<Platform, (handle: string, id: string, type: MediaType) => string> = {
  youtube: (_, id, type) => `https://www.youtube.com/${type === "short" ? "shorts/" : "watch?v="}${id}`,
  instagram: (_, id, type) => `https://www.instagram.com/${type === "short" ? "reel" : "p"}/${id}/`,
  tiktok: (handle, id) => `https://www.tiktok.com/@${handle}/video/${id}`,
  x: (handle, id) => `https://x.com/${handle}/status/${id}`,
};

const profiles: Record<Platform, string> = {
  youtube: "https://www.youtube.com/@",
  instagram: "https://www.instagram.com/",
  tiktok: "https://www.tiktok.com/@",
  x: "https://x.com/",
};

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** An id that looks like the platform's own. */
function sampleId(platform: Platform, seed: string): string {
  const length = 11;
  const letters = Array.from({ length }, (_, i) => ALPHABET[pick(`${seed}:letter${i}`, ALPHABET.length)]);
  const digits = Array.from({ length: 12 }, (_, i) => pick(`${seed}:digit${i}`, 10));
  return platform === "tiktok" || platform === "x" ? `7350000${digits.join("")}` : letters.join("");
}

const RECENT = 12;
const recentIds = (platform: Platform, handle: string): string[] =>
  Array.from({ length: RECENT }, (_, i) => sampleId(platform, `${platform}:${handle}:${i}`));

/** Followers that decide how far a post reaches; undefined for an id that its owner's list does not hold. */
function reachOf(platform: Platform, id: string, owner: string | null | undefined): number | undefined {
  const handle = bareHandle(owner ?? "");
  const isOwn = handle !== "" && recentIds(platform, handle).includes(id);
  return isOwn ? sampleFollowers(platform, handle, "2026-01-01") : undefined;
}

/** The post behind a short link, where everything is a sample. */
export const sampleTarget = (short: string): string =>
  urls.tiktok(`sample_${pick(`${short}:owner`, 900) + 100}`, sampleId("tiktok", short), "short");

/** A caption from which the creator has taken every tag. */
const CHANGED_TEXT = "本文を書き直しました。";

/** How long the samples ask to wait, as the platforms would. */
const WAITS: Partial<Record<PlatformFault, number>> = { rate_limited: 900, quota_used_up: 6 * 3600 };

/** `fault` is what every call answers: the key asks for it. */
export function createSandbox(
  platform: Platform,
  { now, isOwnKey, spend }: AdapterOptions,
  fault: PlatformFault | null = null,
): PlatformAdapter {
  const fail = (which: PlatformFault) =>
    new PlatformError({ platform, fault: which, retryAfter: WAITS[which], isOwnKey });

  /** Counts the call as a platform would, and answers the fault that the key or the id asks for. */
  async function ask(id: string, isKnown = false): Promise<{ readonly isChanged: boolean }> {
    await spend?.();
    if (fault) throw fail(fault);
    const mark = sandboxMark(id);
    const applies = mark !== undefined && (mark.when === "always" || isKnown);
    if (applies && mark.does !== "changed") throw fail(mark.does);
    return { isChanged: applies };
  }

  function post(id: string, hint: Parameters<PlatformAdapter["fetchPost"]>[1] = {}): PlatformPost {
    const seed = `${platform}:${id}`;
    const types = mediaTypes[platform];
    const media_type = types[pick(`${seed}:type`, types.length)] ?? "video";
    const owner_handle = bareHandle(hint.owner_handle || `sample_${pick(`${seed}:owner`, 900) + 100}`);
    const posted = hint.posted_at ?? postedAt(seed, now());
    const title = sampleTitle(chance(`${seed}:title`));
    // One sample in five forgets a tag, so that the check has something to find.
    const asked = chance(`${seed}:forgets`) < 0.2 ? (hint.asked ?? []).slice(1) : (hint.asked ?? []);
    return toPost({
      platform,
      id,
      media_type,
      owner_handle,
      title,
      source: "sandbox",
      text: hint.caption ?? [title, ...asked.map((tag) => `#${tag} @${tag}`)].join("\n"),
      url: urls[platform](owner_handle, id, media_type),
      thumbnail: demoThumbnail(pick(`${seed}:thumbnail`, THUMBNAILS)),
      posted_at: posted.toISOString(),
      figures: sampleFigures(platform, id, daysFrom(posted, now()), reachOf(platform, id, hint.owner_handle)),
      fetched_at: now().toISOString(),
    });
  }

  return {
    platform,
    async fetchAccount(id) {
      const handle = bareHandle(id);
      await ask(handle);
      const seed = `${platform}:account:${handle}`;
      return {
        kind: "account",
        platform,
        id: handle,
        handle,
        name: handle,
        source: "sandbox",
        url: `${profiles[platform]}${handle}`,
        image: demoAvatar(pick(`${seed}:face`, AVATARS)),
        follower_count: sampleFollowers(platform, handle, dayInJapan(now())),
        post_count: 40 + pick(`${seed}:posts`, 900),
        fetched_at: now().toISOString(),
      };
    },
    async fetchPost(id, hint) {
      const { isChanged } = await ask(id, hint?.posted_at != null);
      const sample = post(id, hint);
      return isChanged ? { ...sample, title: `${sample.title}（編集済み）`, text: CHANGED_TEXT } : sample;
    },
    check: async () => void (await ask("")),
    async listRecentMedia(handle) {
      const owner_handle = bareHandle(handle);
      await ask(owner_handle);
      const posts = recentIds(platform, owner_handle).map((id) => post(id, { owner_handle }));
      return posts.sort((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? ""));
    },
    history(id, posted_at, owner_handle) {
      const reach = reachOf(platform, id, owner_handle);
      const first = dayInJapan(posted_at);
      const days = Math.min(FULL_DAYS, daysFrom(posted_at, now()));
      return Array.from({ length: days + 1 }, (_, day) => ({
        on: addDays(first, day),
        figures: sampleFigures(platform, id, day, reach),
      }));
    },
  };
}
