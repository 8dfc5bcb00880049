import {
  type MediaType,
  type Platform,
  type PostLine,
  type ProjectPost,
  splitPostUrls,
  whyNoPost,
} from "@tsumugi/contract";
import type { CreatorActor, MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/db.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { findJobRequest } from "../job-requests/job-requests.repository.ts";
import { adapterFor } from "../platforms/adapters.service.ts";
import { parsePostUrl } from "../platforms/parsePostUrl.ts";
import { handlesOf } from "../platforms/platforms.repository.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { addPosts } from "./addPosts.service.ts";
import { selectDaily } from "./dailyMetrics.repository.ts";
import { fetchFromAccounts } from "./fetchFromAccounts.service.ts";
import { presentDaily, presentPost } from "./posts.presenter.ts";
import { findPostsByKey, type PostFilter, postKey, selectPosts } from "./posts.repository.ts";
import { type Address, publicAddress, readAddress } from "./readAddress.service.ts";
import { type FetchedPost, storePosts } from "./storePosts.service.ts";
import { isUnconnected, unreadPost } from "./unreadPost.ts";

export interface NewPost {
  readonly job_request_uid: string;
  /** As pasted. */
  readonly url?: string | undefined;
  readonly platform?: Platform | undefined;
  readonly platform_id?: string | undefined;
  readonly media_type?: MediaType | undefined;
}

const PLATFORM_ID = /^[\w-]{1,100}$/;
const MISFORMED_ID = "投稿のIDの形式が正しくありません。";

async function addressOf({ url = "", platform, platform_id }: NewPost): Promise<Address> {
  if (!platform || !platform_id) return readAddress(url);
  if (PLATFORM_ID.test(platform_id))
    return { platform, platform_id, media_type: null, owner_handle: null, url: null };
  throw new AppError("unrecognized_url", { message: MISFORMED_ID, fields: { platform_id: MISFORMED_ID } });
}

/**
 * Registers a post of a job: its figures are fetched, what the project asks is looked for, and the job moves to
 * 投稿済み where that is a step forward. A text with several addresses registers all; `others` says what became of the rest.
 * @throws AppError not_found, illegal_transition, unrecognized_url, duplicate_post, platform_not_configured,
 * platform_unavailable, rate_limited
 */
export async function createPost(
  actor: MemberActor | CreatorActor,
  post: NewPost,
): Promise<ProjectPost & { others: PostLine[] }> {
  const { company_uid } = actor;
  if (actor.kind === "creator" && actor.job_request_uid !== post.job_request_uid)
    throw new AppError("not_found");
  const job = found(await findJobRequest(company_uid, post.job_request_uid));
  const closed = whyNoPost(job.job_status);
  if (closed) throw new AppError("illegal_transition", { message: closed });
  const addresses = splitPostUrls(post.url ?? "").filter(isPostAddress);
  const [first = post.url, ...rest] = addresses;
  const uid = await createOne(actor, job, { ...post, url: first });
  const others = rest.map((url) => ({ url, job_request_uid: job.uid }));
  const { items } =
    others.length === 0
      ? { items: [] }
      : await addPosts(actor, { id: job.project_uid, lines: others, among: [job] });
  return { ...found((await postsOf(company_uid, { uid }))[0]), others: items };
}

/** The uid of the new post. */
async function createOne(
  actor: MemberActor | CreatorActor,
  job: JobRequestView,
  post: NewPost,
): Promise<string> {
  const { company_uid, project_uid, managed_creator_uid } = job;
  const address = await addressOf(post);
  const { platform, platform_id } = address;
  const registered = async () =>
    (await findPostsByKey(company_uid, project_uid, [address])).get(postKey(address));
  const before = await registered();
  if (before) throw duplicate(before);
  const handles = await handlesOf(company_uid, managed_creator_uid, platform);
  const { media, unread } = await fetchMedia(company_uid, job, address, handles);
  return inTransaction(async () => {
    const stored = await storePosts(actor, [
      {
        job,
        media,
        platform_id,
        media_type: post.media_type ?? address.media_type ?? media.media_type,
        url: publicAddress(address, media),
        unread,
      },
    ]);
    const [row] = stored.values();
    if (row) return row.uid;
    throw duplicate(await registered());
  });
}

/** Words between pasted addresses are no addresses that failed. */
const isPostAddress = (text: string): boolean => parsePostUrl(text) !== undefined;

const duplicate = (uid: string | undefined) =>
  new AppError("duplicate_post", uid === undefined ? {} : { current: { uid } });

async function fetchMedia(
  company_uid: string,
  { project_uid }: JobRequestView,
  address: Address,
  handles: readonly string[],
): Promise<Pick<FetchedPost, "media" | "unread">> {
  const project = found(await findProjectRow(company_uid, project_uid));
  const { platform, platform_id, owner_handle } = address;
  const asked = [...project.required_hashtags, ...project.required_mentions, "PR"];
  try {
    const adapter = await adapterFor(company_uid, platform);
    const media = await fetchFromAccounts(adapter, platform_id, {
      handles: owner_handle ? [owner_handle] : handles,
      asked,
    });
    return { media };
  } catch (error) {
    // Only a pasted address can be opened later; an id alone leads nowhere without the platform.
    if (!isUnconnected(error) || address.url === null) throw error;
    return { media: unreadPost(address, address.url, now().toISOString()), unread: error };
  }
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

export interface PostQuery
  extends Pick<PostFilter, "platform" | "media_type" | "creator_uid" | "pr_state" | "source"> {
  /** The project's uid. */
  readonly id: string;
  readonly is_daily: boolean;
}

export const filterOf = ({ platform, media_type, creator_uid, pr_state, source }: PostQuery): PostFilter => ({
  platform,
  media_type,
  creator_uid,
  pr_state,
  source,
});

/** With `is_daily` one row per post and day fetched, too. @throws AppError not_found */
export async function listPosts({ company_uid }: Pick<MemberActor, "company_uid">, query: PostQuery) {
  const { id: project_uid } = query;
  found(await findProjectRow(company_uid, project_uid));
  const items = await postsOf(company_uid, { ...filterOf(query), project_uid });
  const daily = query.is_daily
    ? await selectDaily(
        company_uid,
        items.map(({ uid }) => uid),
      )
    : null;
  return { items, daily: daily?.map(presentDaily) ?? null };
}
