import { jobStatusLabels, type MediaType, platformLabels, postMovesJob } from "@tsumugi/contract";
import { addSystemComments } from "../comments/systemComments.service.ts";
import type { CreatorActor, MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import type { projectPosts } from "../db/schema/posts.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import type { PlatformPost } from "../platforms/platformAdapter.ts";
import type { PlatformError } from "../platforms/platformError.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { lockCreators } from "../projects/projectCreators.repository.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { publishRows } from "../projects/sheet/publishRows.service.ts";
import { measure } from "./measurePost.service.ts";
import { noteFailure } from "./noteCollection.service.ts";
import { lockCollection } from "./postCollections.repository.ts";
import { insertPosts, type PostRow, postKey } from "./posts.repository.ts";
import { checkPr, type PrResult } from "./prCheck.ts";
import { insertLooks } from "./prLedger.repository.ts";
import { rulesOf } from "./prRules.service.ts";

export interface FetchedPost {
  readonly job: JobRequestView;
  readonly media: PlatformPost;
  readonly platform_id: string;
  readonly media_type: MediaType;
  readonly url: string;
  /** The platform could not be asked: `media` says what the address does, and no more. */
  readonly unread?: PlatformError | undefined;
}

type NewRow = typeof projectPosts.$inferInsert;

function rowOf({ job, media, platform_id, media_type, url }: FetchedPost, check: PrResult): NewRow {
  const at = now();
  return {
    uid: newUid(),
    company_uid: job.company_uid,
    project_uid: job.project_uid,
    job_request_uid: job.uid,
    creator_uid: job.managed_creator_uid,
    platform: media.platform,
    media_type,
    platform_id,
    url,
    title: media.title,
    thumbnail: media.thumbnail,
    owner_handle: media.owner_handle,
    posted_at: media.posted_at === null ? null : new Date(media.posted_at),
    pr_status: check.status,
    pr_found: check.found,
    pr_missing: check.missing,
    ng_words: check.ng_words,
    pr_checked_at: check.status === "unchecked" ? null : at,
    created_at: at,
  };
}

/**
 * Writes posts of one project with their figures and the first look at their disclosure, announces them in the rooms and
 * moves their jobs, posts and rooms each as a set. Answers the stored ones by `postKey`:
 * those that the project has already are not among them.
 */
export async function storePosts(
  actor: MemberActor | CreatorActor,
  fetched: readonly FetchedPost[],
): Promise<Map<string, PostRow>> {
  const [first] = fetched;
  if (!first) return new Map();
  const { company_uid, project_uid } = first.job;
  const project = found(await findProjectRow(company_uid, project_uid));
  const rules = await rulesOf(company_uid);
  const byKey = new Map(
    fetched.map((post) => [postKey({ ...post, platform: post.media.platform }), post] as const),
  );
  const checks = new Map(
    [...byKey].map(([key, { media }]) => [key, checkPr(media.text, rules(media.platform, project))] as const),
  );
  const rows = await insertPosts([...byKey].map(([key, post]) => rowOf(post, found(checks.get(key)))));
  const stored = rows.map((row) => {
    const key = postKey(row);
    return { key, row, check: found(checks.get(key)), ...found(byKey.get(key)) };
  });
  const read = stored.filter(({ unread }) => !unread);
  for (const { row, media } of read) await measure(row, media);
  for (const { row, unread } of stored) {
    const collection = unread && (await lockCollection(company_uid, row.uid));
    if (collection) await noteFailure(row, collection, unread);
  }
  await insertLooks(
    read.map(({ row, check, media }) => ({
      uid: newUid(),
      company_uid,
      post_uid: row.uid,
      occasion: "registered" as const,
      outcome: "read" as const,
      status: check.status,
      results: check.results,
      caption: media.text,
      source: media.source,
      checked_at: now(),
    })),
  );
  await announce(
    actor,
    stored.map(({ row, job }) => ({ post: row, job })),
  );
  return new Map(stored.map(({ key, row }) => [key, row]));
}

interface Stored {
  readonly post: PostRow;
  readonly job: JobRequestView;
}

const nameOf = (post: PostRow): string => post.title || platformLabels[post.platform];

async function announce(actor: MemberActor | CreatorActor, stored: readonly Stored[]): Promise<void> {
  const [first] = stored;
  if (!first) return;
  const { company_uid, project_uid } = first.job;
  const by = actor.kind === "creator" ? "creator" : "staff";
  const creators = (of: readonly Stored[]) => [...new Set(of.map(({ job }) => job.managed_creator_uid))];
  // While the platform was asked, somebody may have taken the job further: a late post takes no step back.
  const rows = await lockCreators(company_uid, project_uid, creators(stored));
  const statusOf = new Map(rows.map((row) => [row.managed_creator_uid, row.job_status]));
  const stands = ({ job }: Stored) => statusOf.get(job.managed_creator_uid) ?? job.job_status;
  const moving = creators(stored.filter((one) => postMovesJob(stands(one), by)));
  const by_uid = actor.kind === "creator" ? first.job.managed_creator_uid : actor.uid;
  await moveJobStatus({ company_uid, project_uid, creator_uids: moving, to: "posted", by, by_uid });
  // After the move: everyone locks the job's row before its room's.
  const lines = Map.groupBy(stored, ({ job }) => job.chat_room_uid);
  await addSystemComments(
    company_uid,
    new Map(
      [...lines].flatMap(([room, posts]) =>
        room === null
          ? []
          : [
              [
                room,
                posts.map(({ post }) => `投稿「${nameOf(post)}」が登録されました。${post.url}`).join("\n"),
              ],
            ],
      ),
    ),
  );
  await publishRows(company_uid, project_uid, creators(stored));
  if (actor.kind !== "creator") return;
  for (const one of stored) {
    const { post, job } = one;
    const status = postMovesJob(stands(one), by) ? "posted" : stands(one);
    await notifyMembers({
      company_uid,
      kind: "post_submitted",
      title: `${job.creator_name}さんが投稿を登録しました`,
      body: `${job.project_name}: ${nameOf(post)}（${jobStatusLabels[status]}）`,
      href: `/projects/${project_uid}/posts?post=${post.uid}`,
    });
  }
}
