import { type MediaType, type Platform, type ProjectPost, whyNoPost } from "@tsumugi/contract";
import type { CreatorActor, MemberActor } from "../core/actor.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/db.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { adapterFor } from "../platforms/adapters.service.ts";
import { parsePostUrl } from "../platforms/parsePostUrl.ts";
import type { PlatformPost } from "../platforms/platformAdapter.ts";
import { handlesOf } from "../platforms/platforms.repository.ts";
import { resolveShortLink } from "../platforms/platforms.service.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { selectDaily } from "./dailyMetrics.repository.ts";
import { presentDaily, presentPost } from "./posts.presenter.ts";
import { findPostById, type PostFilter, selectPosts } from "./posts.repository.ts";
import { storePost } from "./storePost.service.ts";

export interface NewPost {
  readonly job_request_uid: string;
  /** As pasted. */
  readonly url?: string | undefined;
  readonly platform?: Platform | undefined;
  readonly platform_id?: string | undefined;
  readonly media_type?: MediaType | undefined;
}

interface Address {
  readonly platform: Platform;
  readonly platform_id: string;
  readonly media_type: MediaType | null;
  readonly owner_handle: string | null;
  readonly url: string | null;
}

/** Whose call it is does not matter to a short link. */
const VISITOR = { kind: "visitor" } as const;

const PLATFORM_ID = /^[\w-]{1,100}$/;

async function addressOf({ url, platform, platform_id }: NewPost): Promise<Address> {
  if (url !== undefined) {
    const first = parsePostUrl(url);
    const address =
      first && "short" in first
        ? parsePostUrl((await resolveShortLink(VISITOR, { url: first.short })).url)
        : first;
    if (address && "platform" in address) return address;
    throw new AppError("unrecognized_url", { fields: { url: UNREADABLE } });
  }
  if (platform && platform_id && PLATFORM_ID.test(platform_id)) {
    return { platform, platform_id, media_type: null, owner_handle: null, url: null };
  }
  throw new AppError("unrecognized_url", { fields: { platform_id: "投稿のIDの形式が正しくありません。" } });
}
const UNREADABLE =
  "投稿のURLとして読み取れませんでした。YouTube・Instagram・TikTok・X の投稿ページのURLを貼り付けてください。";

/**
 * Registers a post of a job: its figures are fetched, what the project asks is looked for, and the job moves to
 * 投稿済み where the table of moves allows it.
 * @throws AppError not_found, illegal_transition, unrecognized_url, duplicate_post, platform_not_configured, platform_unavailable, rate_limited
 */
export async function createPost(actor: MemberActor | CreatorActor, post: NewPost): Promise<ProjectPost> {
  const { company_uid } = actor;
  if (actor.kind === "creator" && actor.job_request_uid !== post.job_request_uid)
    throw new AppError("not_found");
  const job = found(await findJobRequest(company_uid, post.job_request_uid));
  const closed = whyNoPost(job.job_status);
  if (closed) throw new AppError("illegal_transition", { message: closed });
  const address = await addressOf(post);
  const { platform, platform_id } = address;
  const { project_uid, managed_creator_uid } = job;
  const before = await findPostById(company_uid, { project_uid, platform, platform_id });
  if (before) throw duplicate(before.uid);
  const handles = await handlesOf(company_uid, managed_creator_uid, platform);
  const media = await fetchMedia(company_uid, job, address, handles);
  const uid = await inTransaction(async () => {
    const stored = await storePost(actor, job, {
      media,
      platform_id,
      handles,
      media_type: post.media_type ?? address.media_type ?? media.media_type,
      url: address.url && !address.url.includes("/@/") ? address.url : media.url,
    });
    if (stored) return stored;
    throw duplicate((await findPostById(company_uid, { project_uid, platform, platform_id }))?.uid);
  });
  return found((await postsOf(company_uid, { uid }))[0]);
}

const duplicate = (uid: string | undefined) =>
  new AppError("duplicate_post", uid === undefined ? {} : { current: { uid } });

async function fetchMedia(
  company_uid: string,
  { project_uid }: JobRequestView,
  { platform, platform_id, owner_handle }: Address,
  handles: readonly string[],
): Promise<PlatformPost> {
  const project = found(await findProjectRow(company_uid, project_uid));
  const asked = [
    ...project.required_hashtags,
    ...project.required_mentions,
    ...(project.disclosure_rule ? ["PR"] : []),
  ];
  const hint = { owner_handle: owner_handle ?? handles[0] ?? null, asked };
  return (await adapterFor(company_uid, platform)).fetchPost(platform_id, hint);
}

const postsOf = async (company_uid: string, filter: PostFilter): Promise<ProjectPost[]> =>
  (await selectPosts(company_uid, filter)).map(presentPost);

/** @throws AppError not_found */
export async function listJobPosts(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id: job_request_uid }: { id: string },
) {
  found(await findJobRequest(company_uid, job_request_uid));
  return { items: await postsOf(company_uid, { job_request_uid }) };
}

export interface PostQuery {
  /** The project's uid. */
  readonly id: string;
  readonly platform?: readonly Platform[] | undefined;
  readonly is_daily: boolean;
}

/** With `is_daily` one row per post and day fetched, too. @throws AppError not_found */
export async function listPosts(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id: project_uid, platform, is_daily }: PostQuery,
) {
  found(await findProjectRow(company_uid, project_uid));
  const items = await postsOf(company_uid, { project_uid, platform });
  const daily = is_daily
    ? await selectDaily(
        company_uid,
        items.map(({ uid }) => uid),
      )
    : null;
  return { items, daily: daily?.map(presentDaily) ?? null };
}
