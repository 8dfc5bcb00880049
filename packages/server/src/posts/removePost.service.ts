import { addDays, type ProjectPost, platformLabels, type RemovedPost } from "@tsumugi/contract";
import { findJobRoom } from "../chat-rooms/rooms.repository.ts";
import { addSystemComment } from "../comments/comments.service.ts";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { found } from "../core/errors.ts";
import { inTransaction } from "../db/index.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { publishRows } from "../projects/sheet/publishRows.service.ts";
import { REMOVED_POSTS_KEPT_DAYS } from "./keptRemovedPosts.ts";
import { presentPost } from "./posts.presenter.ts";
import { lockPost, namesOf, selectPosts, updatePost } from "./posts.repository.ts";

/**
 * Takes a post out of its project, or brings it back with the figures that it had. The job's status stays: a post that was
 * registered by mistake does not make the work undone. @throws AppError not_found
 */
export function setRemoved(
  actor: MemberActor,
  { id, is_removed, reason }: { id: string; is_removed: boolean; reason: string },
): Promise<ProjectPost> {
  const { company_uid } = actor;
  return inTransaction(async () => {
    const post = found(await lockPost(company_uid, id));
    const view = found((await selectPosts(company_uid, { uid: id, removed: "included" }))[0]);
    if ((post.removed_at !== null) === is_removed) return presentPost(view);
    const change = is_removed
      ? { removed_at: now(), removed_by: actor.uid, removed_reason: reason.trim() }
      : { removed_at: null, removed_by: null, removed_reason: "" };
    await updatePost(company_uid, id, change);
    await audit(is_removed ? "post.remove" : "post.restore", post.project_uid, { post_uid: id });
    const room = await findJobRoom(company_uid, post.job_request_uid);
    const name = post.title || platformLabels[post.platform];
    const done = is_removed ? "の登録が取り消されました" : "が元に戻されました";
    if (room) await addSystemComment(room.uid, `投稿「${name}」${done}。${post.url}`);
    await publishRows(company_uid, post.project_uid, [post.creator_uid]);
    return presentPost(view);
  });
}

/** What was taken out of a project and can still be brought back, latest first. @throws AppError not_found */
export async function listRemoved(
  { company_uid }: Pick<MemberActor, "company_uid">,
  { id: project_uid }: { id: string },
): Promise<{ items: RemovedPost[] }> {
  found(await findProjectRow(company_uid, project_uid));
  const views = await selectPosts(company_uid, { project_uid, removed: "only" });
  const names = await namesOf([...new Set(views.flatMap(({ post }) => post.removed_by ?? []))]);
  const items = views.map((view): RemovedPost => {
    const { removed_at, removed_by, removed_reason } = view.post;
    const at = found(removed_at);
    return {
      post: presentPost(view),
      removed_at: at.toISOString(),
      removed_by: names.get(removed_by ?? "") ?? null,
      reason: removed_reason,
      erased_on: addDays(dayInJapan(at), REMOVED_POSTS_KEPT_DAYS),
    };
  });
  return { items: items.sort((a, b) => b.removed_at.localeCompare(a.removed_at)) };
}
