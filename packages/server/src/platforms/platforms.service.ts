import { type AccountMetrics, bareHandle, type Platform, type PlatformMedia } from "@tsumugi/contract";
import type { Actor, MemberActor } from "../core/actor.ts";
import { context } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import type { Settings } from "../env.ts";
import { followRedirect } from "./followRedirect.adapter.ts";
import { createInstagram } from "./instagram.adapter.ts";
import { parsePostUrl } from "./parsePostUrl.ts";
import type { PlatformAdapter } from "./platformAdapter.ts";
import { findJobOwner } from "./platforms.repository.ts";
import { createSandbox, sampleTarget } from "./sandbox.adapter.ts";
import { createTiktok } from "./tiktok.adapter.ts";
import { createX } from "./x.adapter.ts";
import { createYoutube } from "./youtube.adapter.ts";

/** The adapter with the configured key, or none without one. */
function configured(platform: Platform, settings: Settings): PlatformAdapter | undefined {
  const { clock } = context().deps;
  const options = { now: () => clock.now() };
  switch (platform) {
    case "youtube":
      return settings.YOUTUBE_API_KEY ? createYoutube(settings.YOUTUBE_API_KEY, options) : undefined;
    case "instagram": {
      const { INSTAGRAM_ACCESS_TOKEN: token, INSTAGRAM_BUSINESS_ID: businessId } = settings;
      return token && businessId ? createInstagram({ token, businessId }, options) : undefined;
    }
    case "tiktok": {
      const { TIKTOK_CLIENT_KEY: key, TIKTOK_CLIENT_SECRET: secret } = settings;
      return key && secret ? createTiktok({ key, secret }, options) : undefined;
    }
    case "x":
      return settings.X_BEARER_TOKEN ? createX(settings.X_BEARER_TOKEN, options) : undefined;
  }
}

const hasSamples = ({ PLATFORM_SANDBOX }: Settings) => PLATFORM_SANDBOX === "on";

const made = new WeakMap<object, Map<Platform, PlatformAdapter | undefined>>();

/**
 * The platform's adapter: real with a key, samples where they are switched on.
 * @throws AppError platform_not_configured
 */
export function adapterFor(platform: Platform): PlatformAdapter {
  const { deps } = context();
  const { settings, clock } = deps;
  const own = made.get(deps) ?? new Map<Platform, PlatformAdapter | undefined>();
  made.set(deps, own);
  if (!own.has(platform)) {
    const samples = hasSamples(settings) ? createSandbox(platform, { now: () => clock.now() }) : undefined;
    own.set(platform, configured(platform, settings) ?? samples);
  }
  const adapter = own.get(platform);
  if (!adapter) throw new AppError("platform_not_configured");
  return adapter;
}

const HANDLE = /^[\w.-]{1,100}$/;
/** YouTube lets people be called 「@はな」. */
const YOUTUBE_HANDLE = /^[\p{L}\p{N}\p{M}_.·-]{1,100}$/u;

const readHandle = (text: string, pattern: RegExp): string => {
  const handle = bareHandle(text.normalize("NFKC"));
  return pattern.test(handle) ? handle : found<string>(null);
};

/** @throws AppError not_found, platform_not_configured, platform_unavailable, rate_limited */
const accountOn =
  (platform: Platform) =>
  async (_actor: Actor, { id }: { id: string }): Promise<AccountMetrics> =>
    adapterFor(platform).fetchAccount(readHandle(id, HANDLE), "handle");

export const fetchInstagram = accountOn("instagram");
export const fetchTiktok = accountOn("tiktok");
export const fetchX = accountOn("x");

/** A channel by its id or handle, or a video. @throws AppError as `accountOn` */
export async function fetchYoutube(
  _actor: Actor,
  { id, id_type }: { id: string; id_type: "channel" | "handle" | "video" },
): Promise<AccountMetrics | PlatformMedia> {
  const adapter = adapterFor("youtube");
  const known = readHandle(id, id_type === "handle" ? YOUTUBE_HANDLE : HANDLE);
  return id_type === "video" ? adapter.fetchPost(known) : adapter.fetchAccount(known, id_type);
}

/**
 * Where a TikTok short link leads; a sample post where TikTok has samples only.
 * @throws AppError unrecognized_url, platform_unavailable
 */
export async function resolveShortLink(_actor: Actor, { url }: { url: string }): Promise<{ url: string }> {
  const { settings } = context().deps;
  const isSample = hasSamples(settings) && !configured("tiktok", settings);
  const address = parsePostUrl(url);
  if (isSample && address && "short" in address) return { url: sampleTarget(address.short) };
  return { url: await followRedirect(url) };
}

/**
 * Recent media of a job's creator, those within the posting period first, each group newest first.
 * @throws AppError not_found (also where the creator has no account there), and as `accountOn`
 */
async function mediaOf(
  company_uid: string,
  job_request_uid: string,
  platform: Platform,
): Promise<{ items: PlatformMedia[] }> {
  const job = found(await findJobOwner(company_uid, job_request_uid, platform));
  if (job.handles.length === 0) {
    throw new AppError("not_found", {
      message:
        "このクリエイターには、この媒体のアカウントが登録されていません。クリエイター管理で登録してください。",
    });
  }
  const adapter = adapterFor(platform);
  const lists = await Promise.all(job.handles.map((handle) => adapter.listRecentMedia(handle)));
  const items = lists.flat().sort((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? ""));
  const within = ({ posted_at }: PlatformMedia) =>
    posted_at !== null && job.isPostingTime(new Date(posted_at));
  return { items: [...items.filter(within), ...items.filter((item) => !within(item))] };
}

const mediaOn =
  (platform: Platform) =>
  ({ company_uid }: Pick<MemberActor, "company_uid">, { job_request_uid }: { job_request_uid: string }) =>
    mediaOf(company_uid, job_request_uid, platform);

export const searchInstagramMedia = mediaOn("instagram");
export const searchTiktokVideos = mediaOn("tiktok");
