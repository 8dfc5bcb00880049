import {
  jobStatusLabels,
  type MediaType,
  platformLabels,
  postMovesJob,
  searchKey,
  wordsIn,
} from "@tsumugi/contract";
import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import { addSystemComment } from "../comments/comments.service.ts";
import { findCompany } from "../companies/companyProfile.repository.ts";
import type { CreatorActor, MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import type { JobRequestView } from "../job-requests/job-requests.presenter.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import type { PlatformPost } from "../platforms/platformAdapter.ts";
import { moveJobStatus } from "../projects/moveJobStatus.service.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { measure } from "./measurePost.service.ts";
import { insertPost, type PostRow } from "./posts.repository.ts";
import { checkPr } from "./prCheck.ts";

interface Fetched {
  readonly media: PlatformPost;
  readonly platform_id: string;
  readonly media_type: MediaType;
  readonly url: string;
  /** The creator's handles on the platform; none known means nothing can be said about the owner. */
  readonly handles: readonly string[];
}

/** Writes the post with its figures, announces it in the room and moves the job. Undefined where the project has it. */
export async function storePost(
  actor: MemberActor | CreatorActor,
  job: JobRequestView,
  { media, platform_id, media_type, url, handles }: Fetched,
): Promise<string | undefined> {
  const { company_uid, project_uid, managed_creator_uid } = job;
  const project = found(await findProjectRow(company_uid, project_uid));
  const check = checkPr(media.text, project);
  const at = now();
  const owner = searchKey(media.owner_handle);
  const row = await insertPost({
    uid: newUid(),
    company_uid,
    project_uid,
    job_request_uid: job.uid,
    creator_uid: managed_creator_uid,
    platform: media.platform,
    media_type,
    platform_id,
    url,
    title: media.title,
    thumbnail: media.thumbnail,
    owner_handle: media.owner_handle,
    owner_mismatch:
      owner !== "" && handles.length > 0 && !handles.some((handle) => searchKey(handle) === owner),
    posted_at: media.posted_at === null ? null : new Date(media.posted_at),
    pr_status: check.status,
    pr_found: check.found,
    pr_missing: check.missing,
    ng_words: wordsIn(media.text, (await findCompany(company_uid))?.ng_words ?? []),
    pr_checked_at: check.status === "unchecked" ? null : at,
    created_at: at,
  });
  if (!row) return undefined;
  await measure(row, media);
  await announce(actor, job, row);
  return row.uid;
}

async function announce(
  actor: MemberActor | CreatorActor,
  job: JobRequestView,
  post: PostRow,
): Promise<void> {
  const { company_uid, project_uid, managed_creator_uid: creator } = job;
  const by = actor.kind === "creator" ? "creator" : "staff";
  const moves = postMovesJob(job.job_status, by);
  if (moves) {
    const by_uid = actor.kind === "creator" ? creator : actor.uid;
    await moveJobStatus({ company_uid, project_uid, creator_uids: [creator], to: "posted", by, by_uid });
  }
  // After the move: everyone locks the job's row before its room's.
  const room = await findJobRoom(company_uid, job.uid);
  const name = post.title || platformLabels[post.platform];
  if (room) await addSystemComment(room.uid, `投稿「${name}」が登録されました。${post.url}`);
  if (actor.kind !== "creator") return;
  await notifyMembers({
    company_uid,
    kind: "post_submitted",
    title: `${job.terms.contractor}さんが投稿を登録しました`,
    body: `${job.project_name}: ${name}（${jobStatusLabels[moves ? "posted" : job.job_status]}）`,
    href: `/projects/${project_uid}/posts?post=${post.uid}`,
  });
}
