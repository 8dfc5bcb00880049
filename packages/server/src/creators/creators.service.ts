import type { OpenCreator, OpenCreatorDetail } from "@tsumugi/contract";
import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { enqueue } from "../core/jobs.ts";
import { toPage } from "../core/keysetPage.ts";
import { purgeOutboxFiles } from "../core/purgeOutboxFiles.job.ts";
import { inTransaction } from "../db/index.ts";
import { ERASED_NAME } from "../managed-creators/managed-creators.presenter.ts";
import { eraseSupportRoom } from "../support-chat-rooms/eraseSupportRoom.service.ts";
import type { AdminQuery, ListQuery } from "./creatorFilters.repository.ts";
import { followerPoints, type StoredCreator, withParts } from "./creatorRows.repository.ts";
import {
  presentAdminCreator,
  presentHistory,
  presentOpenCreator,
  presentPost,
} from "./creators.presenter.ts";
import * as repository from "./creators.repository.ts";
import { impactOf, NO_IMPACT } from "./deletionImpact.repository.ts";
import { eraseCreator, lockCreator } from "./eraseCreator.repository.ts";

const FOUND_AT_MOST = 50;
const RECENT_POSTS = 12;
const HISTORY_DAYS = 182;

const companyOf = (actor: MemberActor | OperatorActor) =>
  actor.kind === "member" ? actor.company_uid : null;

const present = async (rows: readonly StoredCreator[]): Promise<OpenCreator[]> =>
  (await withParts(rows)).map(presentOpenCreator);

/** One page of the open creators; `managed` says which are connected to the caller's company. */
export async function list(actor: MemberActor | OperatorActor, query: ListQuery) {
  const company_uid = companyOf(actor);
  const page = toPage(await repository.listRows(company_uid, query), query.limit, query.sort);
  // A first page that holds all of them has counted them.
  const isWhole = query.cursor === undefined && page.next_cursor === null;
  return {
    items: await present(page.rows),
    next_cursor: page.next_cursor,
    ...(isWhole ? { total: page.rows.length } : await repository.countRows(company_uid, query)),
  };
}

/** @throws AppError not_found, also for one that is not open */
export async function get(
  actor: MemberActor | OperatorActor,
  { id: uid }: { id: string },
): Promise<OpenCreatorDetail> {
  const row = found(await repository.findOpen(companyOf(actor), uid));
  const [creator] = await present([row]);
  return {
    ...found(creator),
    follower_history: presentHistory(await followerPoints([uid], HISTORY_DAYS)),
    recent_posts: (await repository.recentPosts(uid, RECENT_POSTS)).map(presentPost),
  };
}

/** Open creators that none of the company's records is connected to; at most 50. */
export const connectTargets = async (
  { company_uid }: MemberActor,
  { keyword }: { keyword?: string | undefined },
) => ({ items: await present(await repository.connectTargets(company_uid, keyword, FOUND_AT_MOST)) });

/** One page of all creators, open or not, with what a deletion would touch. */
export async function adminSearch(_actor: OperatorActor, query: AdminQuery) {
  const page = toPage(await repository.searchAll(query), query.limit, query.sort);
  const rows = await withParts(page.rows);
  const impacts = await impactOf(rows.map(({ uid }) => uid));
  return {
    items: rows.map((row) => presentAdminCreator(row, impacts.get(row.uid) ?? NO_IMPACT)),
    next_cursor: page.next_cursor,
    total: await repository.countAll(query),
  };
}

/** Erases personal data; jobs stay. @throws AppError not_found, conflict while a job is open */
export function remove(
  _actor: OperatorActor,
  { id: uid, reason }: { id: string; reason?: string | undefined },
): Promise<{ uid: string; deleted_at: string }> {
  return inTransaction(async () => {
    const creator = await lockCreator(uid);
    if (!creator || creator.deleted_at) throw new AppError("not_found");
    const { open_job_count } = (await impactOf([uid])).get(uid) ?? NO_IMPACT;
    if (open_job_count > 0) {
      throw new AppError("conflict", {
        message: `進行中の依頼が${open_job_count}件あるため削除できません。完了または中止になってから削除してください。`,
      });
    }
    const at = now();
    await eraseSupportRoom(uid, at);
    await eraseCreator(uid, ERASED_NAME, reason ?? "", at);
    await enqueue(purgeOutboxFiles, {});
    await audit("creator.delete", uid, reason === undefined ? {} : { reason });
    return { uid, deleted_at: at.toISOString() };
  });
}
