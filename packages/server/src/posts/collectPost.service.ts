import { type CollectedPost, metricFields, type PostCollection, type PostMetrics } from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { context, now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import { isGone, PlatformError } from "../platforms/platformError.ts";
import { findProjectRow } from "../projects/projects.repository.ts";
import { completePost } from "./completePost.service.ts";
import { fetchStored } from "./fetchStored.service.ts";
import { keepPicture } from "./keepPicture.service.ts";
import { measure } from "./measurePost.service.ts";
import { noteFailure } from "./noteCollection.service.ts";
import { presentCollection } from "./postCollections.presenter.ts";
import * as repository from "./postCollections.repository.ts";
import type { PostRow } from "./posts.repository.ts";
import { recordAfterCollection } from "./recordPrCheck.service.ts";
import { isUnread } from "./unreadPost.ts";

/** Longer than the slowest list of pages may take; after a kill another process goes on then. */
const CLAIM_MS = 3 * 60 * 1000;

const newClaim = () => {
  const at = now();
  return { claim: newUid(), now: at, until: new Date(at.getTime() + CLAIM_MS) };
};

/** Takes up to `limit` posts that are due. */
export const takeDue = (limit: number): Promise<repository.Claimed[]> =>
  inTransaction(() => repository.claimDue(newClaim(), limit));

/**
 * Fetches one post that was claimed and writes what came of it, unless somebody else has claimed it meanwhile. A refusal
 * of the platform is written, too, and answered.
 */
export async function collect({ post, collection }: repository.Claimed): Promise<PlatformError | undefined> {
  try {
    const media = await fetchStored(post, collection.caption);
    const isOurs = await inTransaction(async () => {
      if (!(await repository.lockClaim(collection))) return false;
      const isChanged = await measure(post, media);
      if (isUnread(post)) await completePost(post, media);
      else await recordAfterCollection(post, media, isChanged);
      return true;
    });
    if (isOurs) await keepPicture(post, collection, media.thumbnail);
    return undefined;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    context().deps.logger.warn(
      { post: post.uid, platform: post.platform, fault: error.fault },
      "figures were not fetched",
    );
    await inTransaction(async () => {
      const row = await repository.lockClaim(collection);
      if (!row) return;
      await noteFailure(post, row, error);
      if (isGone(error.fault)) await recordAfterCollection(post, { text: null, source: "api" }, false);
    });
    return error;
  }
}

/** Leaves a post that was claimed for a later run, without asking its platform. */
export const putOff = ({ post, collection }: repository.Claimed, next_at: Date): Promise<void> =>
  inTransaction(async () => {
    if (!(await repository.lockClaim(collection))) return;
    const { company_uid, uid } = post;
    await repository.updateCollection(company_uid, uid, { next_at, claim: null, claimed_until: null });
  });

const metricsOf = ({ metrics }: PostRow): PostMetrics =>
  Object.fromEntries(metricFields.map((field) => [field, metrics[field] ?? null])) as PostMetrics;

async function viewOf(company_uid: string, post_uid: string): Promise<PostCollection> {
  const [row] = await repository.selectCollections(company_uid, { post_uid });
  return presentCollection(found(row));
}

type Member = Pick<MemberActor, "company_uid">;

/** @throws AppError conflict: what an erased person wrote is not read again, neither by the product nor by a member */
export async function refuseErased(company_uid: string, post_uid: string): Promise<void> {
  if (!(await repository.isOfErased(company_uid, post_uid))) return;
  throw new AppError("conflict", {
    message:
      "個人情報を消去したクリエイターの投稿です。本文と数値はもう取得しません。数値が要るときは、手で入力してください。",
  });
}

/** @throws AppError not_found, conflict (it is being fetched now, or its creator was erased) */
export async function collectPost({ company_uid }: Member, { id }: { id: string }): Promise<CollectedPost> {
  await viewOf(company_uid, id);
  await refuseErased(company_uid, id);
  const claimed = await repository.claimPost(company_uid, id, newClaim());
  if (!claimed) {
    throw new AppError("conflict", {
      message: "この投稿の数値はいま取得中です。数分たってから、もう一度お試しください。",
    });
  }
  await collect(claimed);
  const post = found(await repository.findPost(company_uid, id));
  return { collection: await viewOf(company_uid, id), metrics: metricsOf(post) };
}

/** @throws AppError not_found */
export async function listPostCollections({ company_uid }: Member, { id: project_uid }: { id: string }) {
  found(await findProjectRow(company_uid, project_uid));
  const rows = await repository.selectCollections(company_uid, { project_uid });
  return { items: rows.map(presentCollection) };
}

/** @throws AppError not_found */
export async function seePostChange(
  { company_uid }: Member,
  { id }: { id: string },
): Promise<PostCollection> {
  await viewOf(company_uid, id);
  await repository.updateCollection(company_uid, id, { seen_at: now() });
  return viewOf(company_uid, id);
}
