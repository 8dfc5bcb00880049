import {
  type Platform,
  type PostLine,
  type ProjectPost,
  platformLabels,
  searchKey,
  whyNoPost,
} from "@tsumugi/contract";
import type { CreatorActor, MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { inTransaction } from "../db/db.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { adapterFor } from "../platforms/adapters.service.ts";
import type { PlatformAdapter, PlatformPost } from "../platforms/platformAdapter.ts";
import { PlatformError } from "../platforms/platformError.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { fetchFromAccounts } from "./fetchFromAccounts.service.ts";
import { type JobAccounts, jobsWithAccounts } from "./jobAccounts.repository.ts";
import { noAccount, type Reader, type Refusal, refusalOf } from "./postRefusal.ts";
import { presentPost } from "./posts.presenter.ts";
import { findPostsByKey, postKey, selectPosts } from "./posts.repository.ts";
import { type Address, publicAddress, readAddress } from "./readAddress.service.ts";
import { type FetchedPost, storePosts } from "./storePosts.service.ts";
import { isUnconnected, unreadNote, unreadPost } from "./unreadPost.ts";

interface Line {
  readonly url: string;
  readonly job_request_uid?: string | undefined;
}

interface Read extends Line {
  readonly address?: Address;
  readonly fetched?: FetchedPost;
  readonly refusal?: Refusal;
  readonly note?: string;
}

/** Calls to a platform under way at the same moment. */
const AT_ONCE = 4;

async function inParallel<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

const DUPLICATE = "この投稿は登録済みです。";
const TWICE = "同じ投稿のURLが前の行にもあります。1件だけ登録します。";

const owns = (handle: string | null, platform: string) => (job: JobAccounts) =>
  handle !== null &&
  job.accounts.some((own) => own.platform === platform && searchKey(own.handle) === searchKey(handle));

/** The one job that fits: the named one, the one whose account posted, or the only one with an account there. */
function jobFor(
  jobs: readonly JobAccounts[],
  line: Line,
  { platform, owner_handle }: Pick<Address, "platform" | "owner_handle">,
): JobAccounts | undefined {
  if (line.job_request_uid !== undefined) return jobs.find(({ job }) => job.uid === line.job_request_uid);
  const owners = jobs.filter(owns(owner_handle, platform));
  return owners.length === 1 ? owners[0] : undefined;
}

const NO_OWNER =
  "どのクリエイターの投稿か、アカウントから分かりませんでした。クリエイターを選んで、もう一度登録してください。";

const noOwnerUnread = (platform: Platform, { fault }: PlatformError) =>
  `${platformLabels[platform]} ${fault === "key_refused" ? "のキーが無効な" : "の連携が未設定の"}ため、どのクリエイターの投稿か確かめられません。クリエイターを選んで、もう一度登録してください。`;

function mismatchReason({ platform, owner_handle }: Pick<PlatformPost, "platform" | "owner_handle">): string {
  if (!owner_handle) return NO_OWNER;
  return `投稿したアカウント「${owner_handle}」（${platformLabels[platform]}）が、この案件のクリエイターに登録されていません。クリエイターを選んで登録してください。`;
}

interface Asked {
  readonly company_uid: string;
  /** Tags that the project asks for. */
  readonly tags: readonly string[];
  readonly jobs: readonly JobAccounts[];
  readonly reader: Reader;
}

/** That there is no connection is an answer; what else went wrong is thrown on. */
function unconnected(error: unknown): PlatformError {
  if (isUnconnected(error)) return error;
  throw error;
}

/** The platform as the company reads it, or that there is no connection. */
const connectionOf = (company_uid: string, platform: Platform): Promise<PlatformAdapter | PlatformError> =>
  adapterFor(company_uid, platform).catch(unconnected);

interface Unread {
  readonly line: Read;
  readonly address: Address;
  readonly known: JobAccounts | undefined;
  readonly unread: PlatformError;
}

/** Without a connection the address alone is stored, for a job that it names or a person has chosen. */
function storedUnread({ line, address, known, unread }: Unread, reader: Reader): Read {
  const { platform, platform_id, owner_handle } = address;
  if (!known) {
    const reason = owner_handle
      ? mismatchReason({ platform, owner_handle })
      : noOwnerUnread(platform, unread);
    return { ...line, refusal: { kind: "choose", reason } };
  }
  const closed = whyNoPost(known.job.job_status);
  if (closed) return { ...line, refusal: { kind: "closed", reason: closed } };
  const url = address.url ?? line.url;
  const media = unreadPost(address, url, now().toISOString());
  const fetched = { job: known.job, media, platform_id, media_type: media.media_type, url, unread };
  return { ...line, fetched, note: unreadNote(address, reader, unread) };
}

/** One address as far as the platform: which post it is and whose. Nothing is written. */
async function readPost({ company_uid, jobs, tags, reader }: Asked, line: Read): Promise<Read> {
  const { address } = line;
  if (!address || line.refusal) return line;
  try {
    const { platform, platform_id } = address;
    const known = jobFor(jobs, line, address);
    if (line.job_request_uid !== undefined && !known) throw new AppError("not_found");
    const there = jobs.filter(({ accounts }) => accounts.some((own) => own.platform === platform));
    // Instagram gives a post only through its owner: where one creator alone has an account there, it is asked for.
    const guess = known ?? (there.length === 1 ? there[0] : undefined);
    const handlesOf = (job: JobAccounts | undefined) =>
      job?.accounts.filter((own) => own.platform === platform).map(({ handle }) => handle) ?? [];
    const adapter = await connectionOf(company_uid, platform);
    if (adapter instanceof PlatformError)
      return storedUnread({ line, address, known, unread: adapter }, reader);
    const handles = address.owner_handle ? [address.owner_handle] : handlesOf(guess);
    if (platform === "instagram" && handles.length === 0) {
      const refusal: Refusal = known
        ? noAccount(platform, known.job.creator_name, reader)
        : { kind: "choose", reason: NO_OWNER };
      return { ...line, refusal };
    }
    const media = await fetchFromAccounts(adapter, platform_id, { handles, asked: tags }).catch(unconnected);
    if (media instanceof PlatformError) return storedUnread({ line, address, known, unread: media }, reader);
    const owner = known ?? jobFor(jobs, line, { platform, owner_handle: media.owner_handle || null });
    if (!owner) return { ...line, refusal: { kind: "choose", reason: mismatchReason(media) } };
    const closed = whyNoPost(owner.job.job_status);
    if (closed) return { ...line, refusal: { kind: "closed", reason: closed } };
    const fetched = {
      job: owner.job,
      media,
      platform_id,
      media_type: address.media_type ?? media.media_type,
      url: publicAddress(address, media),
    };
    return { ...line, fetched };
  } catch (error) {
    return { ...line, refusal: refusalOf(error, reader) };
  }
}

/** What two lines name alike, and what the project has already, is not asked for at the platform. */
async function withoutKnown(
  company_uid: string,
  project_uid: string,
  lines: readonly Read[],
): Promise<Read[]> {
  const addresses = lines.flatMap(({ address }) => address ?? []);
  const before = await findPostsByKey(company_uid, project_uid, addresses);
  const seen = new Set<string>();
  return lines.map((line) => {
    if (!line.address) return line;
    const key = postKey(line.address);
    const duplicate_uid = before.get(key);
    const isTwice = seen.has(key);
    seen.add(key);
    if (duplicate_uid) return { ...line, refusal: { kind: "duplicate", reason: DUPLICATE, duplicate_uid } };
    return isTwice ? { ...line, refusal: { kind: "duplicate", reason: TWICE } } : line;
  });
}

const readLine =
  (reader: Reader) =>
  async (line: Line): Promise<Read> =>
    readAddress(line.url).then(
      (address) => ({ ...line, address }),
      (error: unknown) => ({ ...line, refusal: refusalOf(error, reader) }),
    );

/**
 * Registers many addresses of one project: each is stored or refused with its reason, and none stops another. What is
 * stored is written in one transaction. @throws AppError not_found
 */
export async function addPosts(
  actor: MemberActor | CreatorActor,
  {
    id: project_uid,
    lines,
    among,
  }: { id: string; lines: readonly Line[]; among?: readonly JobRequestView[] },
): Promise<{ items: PostLine[] }> {
  const { company_uid } = actor;
  const reader = actor.kind === "creator" ? "creator" : "staff";
  const project = found(await findProjectRow(company_uid, project_uid));
  const jobs = await jobsWithAccounts(company_uid, project_uid, among);
  const tags = [...project.required_hashtags, ...project.required_mentions, "PR"];
  const addressed = await withoutKnown(company_uid, project_uid, await inParallel(lines, readLine(reader)));
  const read = await inParallel(addressed, (line) => readPost({ company_uid, jobs, tags, reader }, line));
  const fetched = read.flatMap((line) => line.fetched ?? []);
  const stored = await inTransaction(() => storePosts(actor, fetched));
  const posts = await postsByUid(
    company_uid,
    [...stored.values()].map(({ uid }) => uid),
  );
  // Somebody else was faster between the look and the write.
  const lost = read.filter(({ address, fetched: post }) => post && address && !stored.has(postKey(address)));
  const winners = await findPostsByKey(
    company_uid,
    project_uid,
    lost.flatMap(({ address }) => address ?? []),
  );
  return {
    items: read.map(({ url, address, refusal, note = null }) => {
      const key = address ? postKey(address) : "";
      const post = refusal ? null : (posts.get(stored.get(key)?.uid ?? "") ?? null);
      if (post) return { url, post, reason: null, kind: "stored", duplicate_uid: null, note };
      const {
        kind,
        reason,
        duplicate_uid = null,
      } = refusal ?? {
        kind: "duplicate" as const,
        reason: DUPLICATE,
        duplicate_uid: winners.get(key) ?? null,
      };
      return { url, post, reason, kind, duplicate_uid, note: null };
    }),
  };
}

async function postsByUid(company_uid: string, uids: readonly string[]): Promise<Map<string, ProjectPost>> {
  if (uids.length === 0) return new Map();
  const views = await selectPosts(company_uid, { uids });
  return new Map(views.map((view) => [view.post.uid, presentPost(view)]));
}
