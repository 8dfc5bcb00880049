import type { ConnectionChoices, ManagedCreator } from "@tsumugi/contract";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { inSavepoint, inTransaction, isUniqueViolation } from "../../db/index.ts";
import { type Account, accountKey, bareAccount, sumFollowers, withPublicFigures } from "../accounts.ts";
import { presentManagedCreator } from "../managed-creators.presenter.ts";
import * as repository from "../managed-creators.repository.ts";
import { read } from "../managed-creators.service.ts";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";
import { searchSource } from "../searchSource.ts";
import { changesBetween, snapshotOf } from "../timeline/changes.ts";
import { recordHistory } from "../timeline/history.repository.ts";
import { connectedTo, type OpenCreatorSource, openCreators } from "./openCreators.repository.ts";

/**
 * Connects a record to an open creator, keeping of each field what `choices` say, all in one transaction;
 * `null` disconnects and leaves what was taken over.
 * @throws AppError not_found; already_connected with the record that has the creator, or with this one; conflict for
 * an archived one
 */
export async function connect(
  actor: MemberActor,
  {
    id: uid,
    open_creator_uid: creator_uid,
    choices = {},
  }: {
    readonly id: string;
    readonly open_creator_uid: string | null;
    readonly choices?: ConnectionChoices | undefined;
  },
): Promise<ManagedCreator> {
  const { company_uid } = actor;
  return inTransaction(async () => {
    const record = found(await repository.lockByUid(company_uid, uid));
    if (creator_uid === null) {
      if (record.row.creator_uid) await disconnect(company_uid, record);
      return read(actor, uid);
    }
    if (record.row.creator_uid === creator_uid) return read(actor, uid);
    if (record.row.archived_at) {
      throw new AppError("conflict", {
        message: "アーカイブ中のクリエイターです。元に戻してから連携してください。",
      });
    }
    const source = found((await openCreators([creator_uid])).get(creator_uid));
    const holder = (await connectedTo(company_uid, [creator_uid])).get(creator_uid);
    if (holder || record.row.creator_uid) {
      throw new AppError("already_connected", { current: await read(actor, holder ?? uid) });
    }
    try {
      await inSavepoint(() => join(company_uid, record, source, choices));
    } catch (cause) {
      if (isUniqueViolation(cause)) throw new AppError("already_connected");
      throw cause;
    }
    await audit("managed_creator.connect", uid, { creator_uid });
    const after = found(await repository.findByUid(company_uid, uid));
    await recordHistory(company_uid, [
      {
        managed_creator_uid: uid,
        kind: "connected",
        creator_uid,
        changes: changesBetween(snapshotOf(record), snapshotOf(after)),
      },
    ]);
    return presentManagedCreator(after, actor);
  });
}

/** What was taken over stays, with the figures as they are now: from here on they are the company's own. */
async function disconnect(company_uid: string, record: ManagedCreatorRow): Promise<void> {
  const { uid, row } = record;
  const accounts = withPublicFigures(record.accounts, record.published);
  await repository.removeAccounts(company_uid, uid);
  await repository.addAccounts(company_uid, uid, accounts.map(bareAccount));
  await repository.update(company_uid, uid, {
    creator_uid: null,
    follower_count: sumFollowers(accounts),
    updated_at: now(),
  });
  await audit("managed_creator.disconnect", uid, { creator_uid: row.creator_uid });
  await recordHistory(company_uid, [
    { managed_creator_uid: uid, kind: "disconnected", creator_uid: row.creator_uid },
  ]);
}

async function join(
  company_uid: string,
  { uid, row, accounts: own, genres }: ManagedCreatorRow,
  source: OpenCreatorSource,
  choices: ConnectionChoices,
): Promise<void> {
  const isPublic = (account: Account) =>
    source.accounts.some((one) => accountKey(one) === accountKey(account));
  const taken = await repository.holdersOf(company_uid, source.accounts);
  // An account that the record or a colleague's record holds cannot be held twice.
  const fresh = source.accounts.filter(
    (account) => !taken.some((held) => accountKey(held) === accountKey(account)),
  );
  const kept = choices.accounts === "public" ? own.filter(isPublic) : own;
  const accounts = [...kept, ...(choices.accounts === "own" ? [] : fresh)].map(bareAccount);
  await repository.removeAccounts(company_uid, uid);
  await repository.addAccounts(company_uid, uid, accounts);
  const ownGenres = genres.map((genre) => genre.uid);
  const byChoice = { own: ownGenres, public: source.genre_uids, both: [...ownGenres, ...source.genre_uids] };
  await repository.setGenres(company_uid, uid, byChoice[choices.genres ?? "both"]);
  const display_name = choices.display_name === "public" ? source.name : row.display_name;
  await repository.update(company_uid, uid, {
    creator_uid: source.uid,
    display_name,
    image: choices.image === "own" ? row.image : (source.image ?? row.image),
    follower_count: sumFollowers(withPublicFigures(accounts, source.accounts)),
    search_source: searchSource({ ...row, display_name, handles: accounts.map(({ handle }) => handle) }),
    updated_at: now(),
  });
}
