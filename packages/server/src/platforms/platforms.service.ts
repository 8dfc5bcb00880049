import {
  type AccountMetrics,
  bareHandle,
  type Platform,
  type PlatformMedia,
  type ResponseOf,
  type listRecentMedia as recentCall,
} from "@tsumugi/contract";
import type { Actor, MemberActor } from "../core/actor.ts";
import { context } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { findPostsByKey, postKey } from "../posts/posts.repository.ts";
import { adapterFor, hasSamples, serverKey } from "./adapters.service.ts";
import { followRedirect } from "./followRedirect.adapter.ts";
import { parsePostUrl } from "./parsePostUrl.ts";
import { PlatformError } from "./platformError.ts";
import { findJobOwner } from "./platforms.repository.ts";
import { sampleTarget } from "./sandbox.adapter.ts";

const HANDLE = /^[\w.-]{1,100}$/;
/** YouTube lets people be called 「@はな」. */
const YOUTUBE_HANDLE = /^[\p{L}\p{N}\p{M}_.·-]{1,100}$/u;

const readHandle = (text: string, pattern: RegExp): string => {
  const handle = bareHandle(text);
  return pattern.test(handle) ? handle : found<string>(null);
};

/** Operators ask with the server's own key. */
const companyOf = (actor: Actor): string | null => (actor.kind === "member" ? actor.company_uid : null);

/** @throws AppError not_found, platform_not_configured, platform_unavailable, rate_limited */
const accountOn =
  (platform: Platform) =>
  async (actor: Actor, { id }: { id: string }): Promise<AccountMetrics> => {
    const adapter = await adapterFor(companyOf(actor), platform);
    return adapter.fetchAccount(readHandle(id, HANDLE), "handle");
  };

export const fetchInstagram = accountOn("instagram");
export const fetchTiktok = accountOn("tiktok");
export const fetchX = accountOn("x");

/** A channel by its id or handle, or a video. @throws AppError as `accountOn` */
export async function fetchYoutube(
  actor: Actor,
  { id, id_type }: { id: string; id_type: "channel" | "handle" | "video" },
): Promise<AccountMetrics | PlatformMedia> {
  const adapter = await adapterFor(companyOf(actor), "youtube");
  const known = readHandle(id, id_type === "handle" ? YOUTUBE_HANDLE : HANDLE);
  return id_type === "video" ? adapter.fetchPost(known) : adapter.fetchAccount(known, id_type);
}

/**
 * Where a TikTok short link leads; a sample post where TikTok has samples only.
 * @throws AppError unrecognized_url, platform_unavailable
 */
export async function resolveShortLink(_actor: Actor, { url }: { url: string }): Promise<{ url: string }> {
  const { settings } = context().deps;
  const isSample = hasSamples(settings) && !serverKey("tiktok");
  const address = parsePostUrl(url);
  if (isSample && address && "short" in address) return { url: sampleTarget(address.short) };
  return { url: await followRedirect(url) };
}

/**
 * Recent media of a job's creator, those within the posting period first, each group newest first. One account that cannot
 * be read keeps nothing of the creator's others back.
 * @throws AppError not_found (also where the creator has no account there), and as `accountOn` where none can be read
 */
async function mediaOf(
  company_uid: string,
  job_request_uid: string,
  platform: Platform,
): Promise<ResponseOf<typeof recentCall>> {
  const job = found(await findJobOwner(company_uid, job_request_uid, platform));
  if (job.handles.length === 0) {
    throw new AppError("not_found", {
      message:
        "このクリエイターには、このSNSのアカウントが登録されていません。クリエイター管理で登録してください。",
    });
  }
  const adapter = await adapterFor(company_uid, platform);
  const lists = await Promise.allSettled(
    job.handles.map((handle) => adapter.listRecentMedia(handle, job.posting_from ?? undefined)),
  );
  const unread = lists.flatMap((list, index) => {
    if (list.status === "fulfilled") return [];
    if (!(list.reason instanceof PlatformError)) throw list.reason;
    return { handle: job.handles[index] ?? "", error: list.reason };
  });
  if (unread[0] && unread.length === lists.length) throw unread[0].error;
  const items = lists
    .flatMap((list) => (list.status === "fulfilled" ? list.value : []))
    .sort((a, b) => (b.posted_at ?? "").localeCompare(a.posted_at ?? ""));
  const within = ({ posted_at }: PlatformMedia) =>
    posted_at !== null && job.isPostingTime(new Date(posted_at));
  const keyOf = ({ id }: PlatformMedia) => ({ platform, platform_id: id });
  const registered = await findPostsByKey(company_uid, job.project_uid, items.map(keyOf));
  return {
    items: [...items.filter(within), ...items.filter((item) => !within(item))].map((item) => ({
      ...item,
      is_registered: registered.has(postKey(keyOf(item))),
    })),
    unread: unread.map(({ handle, error }) => ({ handle, reason: error.message })),
  };
}

const mediaOn =
  (platform: Platform) =>
  async (
    { company_uid }: Pick<MemberActor, "company_uid">,
    { job_request_uid }: { job_request_uid: string },
  ): Promise<{ items: PlatformMedia[] }> => {
    const { items } = await mediaOf(company_uid, job_request_uid, platform);
    return { items };
  };

export const searchInstagramMedia = mediaOn("instagram");
export const searchTiktokVideos = mediaOn("tiktok");

/** On any platform. @throws AppError as `mediaOf` */
export const listRecentMedia = (
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id, platform }: { id: string; platform: Platform },
) => mediaOf(company_uid, id, platform);
