import type { bulkCreateFromOpenCreators, ManagedCreator, ResponseOf } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { now } from "../../core/context.ts";
import { AppError } from "../../core/errors.ts";
import { newUid } from "../../core/ids.ts";
import { inSavepoint, inTransaction, isUniqueViolation } from "../../db/index.ts";
import { accountKey, sumFollowers } from "../accounts.ts";
import { refuseDuplicate } from "../checks.service.ts";
import { blankImport, importRow } from "../creatorColumns.ts";
import * as repository from "../managed-creators.repository.ts";
import { read } from "../managed-creators.service.ts";
import { searchSource } from "../searchSource.ts";
import { connectedTo, insertParts, type OpenCreatorSource, openCreators } from "./openCreators.repository.ts";

type BulkItem = ResponseOf<typeof bulkCreateFromOpenCreators>["items"][number];

/**
 * A record made from an open creator and connected to it.
 * @throws AppError not_found; already_connected or duplicate_creator with the record there is
 */
export async function createFromOpen(
  actor: MemberActor,
  { open_creator_uid: creator_uid }: { readonly open_creator_uid: string },
): Promise<ManagedCreator> {
  return inTransaction(async () => {
    const [item] = await createMany(actor, [creator_uid]);
    if (!item?.managed_creator_uid) throw new AppError("not_found");
    if (item.result === "created") return read(actor, item.managed_creator_uid);
    const source = (await openCreators([creator_uid])).get(creator_uid);
    const current = await read(actor, item.managed_creator_uid);
    if (current.creator?.uid === creator_uid || !source) throw new AppError("already_connected", { current });
    return refuseDuplicate(actor, source.accounts);
  });
}

/** Up to 500 at once; what the company has already, connected or by account, stays as it is. */
export const bulkCreateFromOpen = async (
  actor: MemberActor,
  { open_creator_uids }: { readonly open_creator_uids: readonly string[] },
): Promise<{ items: BulkItem[] }> => ({
  items: await inTransaction(() => createMany(actor, open_creator_uids)),
});

/** A colleague may add one of the same people at that moment: what stands is looked at again, so often. */
const TRIES = 3;

async function createMany(
  actor: MemberActor,
  creator_uids: readonly string[],
  tries = TRIES,
): Promise<BulkItem[]> {
  const { company_uid } = actor;
  const sources = await openCreators(creator_uids);
  const holders = await connectedTo(company_uid, creator_uids);
  const all = [...sources.values()].flatMap(({ accounts }) => accounts);
  const byAccount = new Map(
    (await repository.holdersOf(company_uid, all)).map((held) => [accountKey(held), held.uid]),
  );
  const fresh: { uid: string; source: OpenCreatorSource }[] = [];
  const items = creator_uids.map((open_creator_uid): BulkItem => {
    const source = sources.get(open_creator_uid);
    if (!source) return { open_creator_uid, result: "not_found", managed_creator_uid: null };
    const held = source.accounts.flatMap((account) => byAccount.get(accountKey(account)) ?? [])[0];
    const existing = holders.get(open_creator_uid) ?? held;
    if (existing) return { open_creator_uid, result: "already_managed", managed_creator_uid: existing };
    const uid = newUid();
    fresh.push({ uid, source });
    // The same creator twice in one request is one record.
    holders.set(open_creator_uid, uid);
    return { open_creator_uid, result: "created", managed_creator_uid: uid };
  });
  try {
    await insertFresh(actor, fresh);
  } catch (error) {
    const isLate = error instanceof AppError && error.code === "conflict";
    if (!isLate || tries === 1) throw error;
    return createMany(actor, creator_uids, tries - 1);
  }
  return items;
}

async function insertFresh(
  { company_uid, uid: created_by }: MemberActor,
  given: readonly { uid: string; source: OpenCreatorSource }[],
) {
  if (given.length === 0) return;
  // In one order: two who add the same people would wait for each other otherwise.
  const fresh = given.toSorted((a, b) => (a.source.uid < b.source.uid ? -1 : 1));
  const at = now();
  const origin = { created_at: at, updated_at: at, created_by };
  const rows = fresh.map(({ uid, source: { uid: creator_uid, name, kana, image, accounts } }) => {
    const handles = accounts.map(({ handle }) => handle);
    const texts = { ...importRow(blankImport), display_name: name, kana };
    const search_source = searchSource({ ...texts, handles });
    return {
      uid,
      creator_uid,
      image,
      ...texts,
      follower_count: sumFollowers(accounts),
      search_source,
      ...origin,
    };
  });
  try {
    await inSavepoint(async () => {
      await repository.insert(company_uid, rows);
      await insertParts(
        company_uid,
        fresh.map(({ uid, source: { accounts, genre_uids } }) => ({ uid, accounts, genre_uids })),
      );
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("conflict");
    throw cause;
  }
}
