import {
  type createManagedCreator,
  isCustomSort,
  isSeenBy,
  type listManagedCreators,
  type ManagedCreator,
  managedCreatorFields,
  type ParsedBodyOf,
  type ResponseOf,
  type SortedKey,
  type updateManagedCreator,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { toPage } from "../core/keysetPage.ts";
import { WrittenJson } from "../core/writtenJson.ts";
import { writeOver } from "../custom-fields/customValues.ts";
import { holdGivenFields, readCustomBody } from "../custom-fields/readCustomBody.service.ts";
import { inTransaction } from "../db/index.ts";
import { hasUnpaid } from "../payment-notices/unpaidNotices.repository.ts";
import { type Account, sumFollowers, toAccounts, withPublicFigures } from "./accounts.ts";
import { checkReferences, saveAccounts } from "./checks.service.ts";
import { eraseRecord } from "./erase/erase.service.ts";
import { creatorOrder } from "./list/creatorOrder.repository.ts";
import { type Filter, type ListQuery, listAndCount, listRows } from "./list/managedCreatorList.repository.ts";
import { presentItem, presentManagedCreator } from "./managed-creators.presenter.ts";
import * as repository from "./managed-creators.repository.ts";
import type { ManagedCreatorRow } from "./managedCreatorRows.repository.ts";
import { foundCreator } from "./merge/foundCreator.service.ts";
import { openJobsOf } from "./openJobs.repository.ts";
import { searchSource } from "./searchSource.ts";
import { changesBetween, snapshotOf } from "./timeline/changes.ts";
import { recordHistory } from "./timeline/history.repository.ts";
import { newestOf } from "./timeline/timeline.service.ts";

type ProductSort = SortedKey<typeof managedCreatorFields>;
type CreateBody = ParsedBodyOf<typeof createManagedCreator>;
type UpdateBody = ParsedBodyOf<typeof updateManagedCreator>;

/** One page of the company's records. @throws AppError forbidden for a viewer who sorts by fees */
export async function list(
  actor: MemberActor,
  query: ListQuery,
): Promise<WrittenJson<ResponseOf<typeof listManagedCreators>>> {
  refuseFeeOrder(actor, query);
  const { company_uid, canSeeFees } = actor;
  const order = await creatorOrder(company_uid, query.sort);
  const { rows, ...count } = await listAndCount(company_uid, { ...query, canSeeFees }, order);
  const page = toPage(rows, query.limit, order.sort);
  const rest = JSON.stringify({ next_cursor: page.next_cursor, ...count });
  return new WrittenJson(`{"items":[${page.rows.map(presentItem).join(",")}],${rest.slice(1)}`);
}

/** An order by fee tells the fees, and a filter by 「空でない」 who has one. */
export function refuseFeeOrder(
  actor: MemberActor,
  { sort, empty = [], filled = [] }: Pick<ListQuery, "sort"> & Pick<Filter, "empty" | "filled">,
): void {
  const field = isCustomSort(sort) ? undefined : managedCreatorFields[sort.replace(/^-/, "") as ProductSort];
  if (field && !isSeenBy(field, actor))
    throw new AppError("forbidden", {
      message: "報酬を見る権限がないため、報酬では並べ替えられません。別の項目で並べ替えてください。",
    });
  if (![...empty, ...filled].every((each) => isSeenBy(managedCreatorFields[each], actor)))
    throw new AppError("forbidden", {
      message: "報酬を見る権限がないため、報酬の有無では絞り込めません。その条件を外してください。",
    });
}

/** @throws AppError not_found, creator_merged */
const findRecord = async ({ company_uid }: MemberActor, uid: string) =>
  foundCreator(company_uid, uid, await repository.findByUid(company_uid, uid));

/** @throws AppError not_found, creator_merged, also where that happened while this waited for the lock */
const lockRecord = async ({ company_uid }: MemberActor, uid: string) =>
  foundCreator(company_uid, uid, await repository.lockByUid(company_uid, uid));

/** A record with what happened with the creator, newest first. @throws AppError not_found */
export async function get(actor: MemberActor, { id: uid }: { readonly id: string }) {
  const row = await findRecord(actor, uid);
  return { ...presentManagedCreator(row, actor), timeline: await newestOf(actor, uid) };
}

/** @throws AppError invalid_request for an owner or genre that is not ours; duplicate_creator with the existing one */
export async function create(actor: MemberActor, body: CreateBody): Promise<ManagedCreator> {
  const { accounts: bodies, genre_uids, custom_values: typed, ...fields } = body;
  const accounts = toAccounts(bodies);
  return inTransaction(async () => {
    await checkReferences(actor, body);
    const custom_values = writeOver({}, await readCustomBody(actor, typed));
    const uid = newUid();
    const at = now();
    const search_source = searchSource({ ...fields, handles: accounts.map(({ handle }) => handle) });
    const follower_count = sumFollowers(accounts);
    const origin = { created_at: at, updated_at: at, created_by: actor.uid };
    await repository.insert(actor.company_uid, [
      { uid, ...fields, custom_values, follower_count, search_source, ...origin },
    ]);
    await saveAccounts(actor, uid, accounts);
    await repository.setGenres(actor.company_uid, uid, genre_uids);
    return read(actor, uid);
  });
}

/**
 * Changes the fields given; `restore` brings an archived record back.
 * @throws AppError stale_version with the present record, duplicate_creator, conflict for an archived one
 */
export async function update(
  actor: MemberActor,
  { id: uid, ...body }: UpdateBody & { readonly id: string },
): Promise<ManagedCreator> {
  const { version, restore, accounts: bodies, genre_uids, custom_values: typed, ...fields } = body;
  const given = bodies && toAccounts(bodies);
  return inTransaction(async () => {
    await holdGivenFields(actor, typed);
    await checkReferences(actor, body);
    const before = await lockRecord(actor, uid);
    refuseStale(actor, before, version, restore);
    const custom_values = writeOver(before.row.custom_values, await readCustomBody(actor, typed));
    if (given) {
      await repository.removeAccounts(actor.company_uid, uid);
      await saveAccounts(actor, uid, keepFetched(given, before.accounts));
    }
    if (genre_uids) await repository.setGenres(actor.company_uid, uid, genre_uids);
    const accounts = given ?? before.accounts;
    const { row } = before;
    await repository.update(actor.company_uid, uid, {
      ...fields,
      custom_values,
      follower_count: sumFollowers(withPublicFigures(accounts, before.published)),
      search_source: searchSource({
        ...row,
        ...fields,
        handles: accounts.map(({ handle }) => handle),
      }),
      updated_at: now(),
      ...(restore ? { archived_at: null } : {}),
    });
    const isRestored = restore !== undefined && row.archived_at !== null;
    if (isRestored) await audit("managed_creator.restore", uid);
    const after = found(await repository.findByUid(actor.company_uid, uid));
    await recordHistory(actor.company_uid, [
      ...(isRestored ? [{ managed_creator_uid: uid, kind: "restored" as const }] : []),
      {
        managed_creator_uid: uid,
        kind: "edited",
        changes: changesBetween(snapshotOf(before), snapshotOf(after)),
      },
    ]);
    return presentManagedCreator(after, actor);
  });
}

function refuseStale(
  actor: MemberActor,
  before: ManagedCreatorRow,
  version: number | undefined,
  restore: true | undefined,
) {
  if (version !== undefined && before.row.version !== version) {
    throw new AppError("stale_version", { current: presentManagedCreator(before, actor) });
  }
  if (before.row.erased_at) {
    throw new AppError("conflict", {
      message: "個人情報を消去したクリエイターは変更できません。登録し直してください。",
    });
  }
  if (before.row.archived_at && !restore) {
    throw new AppError("conflict", {
      message: "アーカイブ中のクリエイターです。元に戻してから変更してください。",
    });
  }
}

/** Typing an account again does not forget when its figures were fetched. */
const keepFetched = (given: readonly Account[], before: readonly Account[]): Account[] =>
  given.map((account) => {
    const same = before.find(
      ({ platform, handle }) => platform === account.platform && handle === account.handle,
    );
    return same && same.follower_count === account.follower_count
      ? { ...account, fetched_at: same.fetched_at }
      : account;
  });

/** Projects that an answer names one by one. */
const NAMED_PROJECTS = 3;

/**
 * Whoever is archived gets no more mails and loses the link within a month: not while somebody waits for an answer, for
 * work or for money. @throws AppError conflict
 */
async function refuseOpenJobs({ company_uid, uid, display_name }: ManagedCreatorRow["row"], what: string) {
  const projects = (await openJobsOf(company_uid, [uid])).get(uid) ?? [];
  if (projects.length === 0) return;
  const names = projects.slice(0, NAMED_PROJECTS).map((name) => `「${name}」`);
  const rest = projects.length > NAMED_PROJECTS ? "など" : "";
  throw new AppError("conflict", {
    message: `「${display_name}」には進行中の依頼が${projects.length}件あるため（${names.join("")}${rest}）、${what}。案件のステータスを完了・辞退・見送り・中止のどれかにしてから、もう一度お試しください。`,
  });
}

/**
 * Archives for 30 days, or erases the personal data at once (admin).
 * @throws AppError not_found, forbidden, unpaid_notices, conflict while a job is under way
 */
export async function remove(
  actor: MemberActor,
  { id: uid, erase }: { readonly id: string; readonly erase: boolean },
): Promise<ManagedCreator> {
  if (erase && actor.role !== "admin") {
    throw new AppError("forbidden", {
      message: "個人情報を消去できるのは管理者だけです。管理者に依頼してください。",
    });
  }
  return inTransaction(async () => {
    const { row } = await lockRecord(actor, uid);
    const at = now();
    if (erase && !row.erased_at) {
      if (await hasUnpaid(actor.company_uid, uid)) throw new AppError("unpaid_notices");
      await refuseOpenJobs(row, "個人情報を消去できません");
      await eraseRecord(row);
      await audit("managed_creator.erase", uid);
    } else if (!erase && !row.archived_at) {
      await refuseOpenJobs(row, "アーカイブできません");
      await repository.update(actor.company_uid, uid, { archived_at: at, updated_at: at });
      await audit("managed_creator.archive", uid);
      await recordHistory(actor.company_uid, [{ managed_creator_uid: uid, kind: "archived" }]);
    }
    return read(actor, uid);
  });
}

/** Connected, living records that the keyword finds; at most 50. */
export async function searchConnected(
  actor: MemberActor,
  { keyword }: { readonly keyword?: string | undefined },
): Promise<{ items: ManagedCreator[] }> {
  const order = await creatorOrder(actor.company_uid, "display_name");
  const rows = await listRows(actor.company_uid, { keyword, connected: true, archived: false }, order, 50);
  return { items: rows.map((row) => presentManagedCreator(row, actor)) };
}

/** The record connected to this open creator. @throws AppError not_found */
export async function fetchConnected(
  actor: MemberActor,
  { creator_uid }: { readonly creator_uid: string },
): Promise<ManagedCreator> {
  return presentManagedCreator(found(await repository.findByCreator(actor.company_uid, creator_uid)), actor);
}

/** A record as this member sees it. @throws AppError not_found */
export async function read(actor: MemberActor, uid: string): Promise<ManagedCreator> {
  return presentManagedCreator(found(await repository.findByUid(actor.company_uid, uid)), actor);
}
