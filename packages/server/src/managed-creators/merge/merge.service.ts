import {
  ACCOUNT_FIELD,
  type ManagedCreator,
  type MergeImpact,
  type mergeManagedCreators,
  type ParsedBodyOf,
} from "@tsumugi/contract";
import { addSystemComment } from "../../comments/comments.service.ts";
import { listColleagues } from "../../company-users/company-users.repository.ts";
import type { MemberActor } from "../../core/actor.ts";
import { audit } from "../../core/audit.ts";
import { now } from "../../core/context.ts";
import { AppError, found } from "../../core/errors.ts";
import { publish } from "../../core/realtime/publish.ts";
import { afterCommit, inTransaction } from "../../db/index.ts";
import {
  accountsToMerge,
  type ChosenAccount,
  joinPayees,
  settleAccount,
} from "../../payees/mergePayees.service.ts";
import { insertCellChanges } from "../../projects/sheet/cells.repository.ts";
import { saveAccounts } from "../checks.service.ts";
import { forgetPairs } from "../duplicates/keptPairs.repository.ts";
import { presentManagedCreator } from "../managed-creators.presenter.ts";
import * as records from "../managed-creators.repository.ts";
import type { ManagedCreatorRow } from "../managedCreatorRows.repository.ts";
import { changesBetween, snapshotOf } from "../timeline/changes.ts";
import { recordHistory } from "../timeline/history.repository.ts";
import { rememberAbsorbedCreator } from "./absorbedCreators.repository.ts";
import { foundCreator } from "./foundCreator.service.ts";
import { isUntouched, joinedMemos, lostValues, whyMemoTooLong } from "./lostValues.ts";
import * as repository from "./merge.repository.ts";
import { mergedRecord, whyTooMuch } from "./mergePlan.ts";
import { moveRooms } from "./mergeRooms.repository.ts";
import { columnsOf, dropShipment, rowsToMerge } from "./mergeRows.repository.ts";
import { lockWaitingSends, moveWaitingSends } from "./mergeSends.repository.ts";

type MergeBody = ParsedBodyOf<typeof mergeManagedCreators>;
type Pair = repository.Pair;

const conflict = (message: string) => new AppError("conflict", { message });

const isRefused = ({ kept_asked, absorbed_asked }: repository.SharedProject) => kept_asked && absorbed_asked;

function refuseUnfit({ row: kept }: ManagedCreatorRow, { row: absorbed }: ManagedCreatorRow): void {
  if (kept.erased_at || absorbed.erased_at) {
    throw conflict("個人情報を消去したクリエイターはまとめられません。別のクリエイターを選んでください。");
  }
  if (kept.archived_at) {
    throw conflict("残す記録がアーカイブ中です。元に戻すか、もう一方を残してください。");
  }
}

function pairOf({ company_uid }: MemberActor, kept: string, absorbed: string): Pair {
  if (kept === absorbed)
    throw conflict("同じ記録どうしはまとめられません。別のクリエイターを選んでください。");
  return { company_uid, kept, absorbed };
}

/** What would follow, and the projects in which both are. @throws AppError not_found, conflict */
export function mergeImpact(
  actor: MemberActor,
  { id: uid, absorbed_uid }: { readonly id: string; readonly absorbed_uid: string },
): Promise<MergeImpact> {
  return inTransaction(async () => {
    const pair = pairOf(actor, uid, absorbed_uid);
    for (const each of [uid, absorbed_uid])
      await foundCreator(pair.company_uid, each, await records.findByUid(pair.company_uid, each));
    const shared = await repository.sharedProjects(pair);
    return {
      ...(await repository.countOf(pair.company_uid, absorbed_uid)),
      bank_accounts: await accountsToMerge(actor, pair),
      shared_projects: shared.map((project) => ({
        uid: project.uid,
        name: project.name,
        outcome: isRefused(project) ? "refused" : "resolved",
      })),
    };
  });
}

/** Whose row a project keeps: who has been asked, else who is still in it, else the record that stays. */
async function settleProjects(pair: Pair, actor: MemberActor): Promise<void> {
  const shared = await repository.sharedProjects(pair);
  const refused = shared.filter(isRefused);
  if (refused.length > 0) {
    const names = refused.map(({ name }) => `「${name}」`).join("、");
    throw conflict(
      `${names}では両方に依頼を送っているため、まとめられません。どちらかの依頼を案件で整理してください。`,
    );
  }
  for (const project of shared) {
    const absorbedWins =
      project.absorbed_asked || (!project.kept_asked && project.kept_removed && !project.absorbed_removed);
    const [winner, loser] = absorbedWins ? [pair.absorbed, pair.kept] : [pair.kept, pair.absorbed];
    await joinRows(actor, project, winner, loser);
  }
}

/** Two rows of a project become one; what the loser's says otherwise is kept in words. @throws AppError conflict */
async function joinRows(
  { company_uid, uid: by }: MemberActor,
  project: repository.SharedProject,
  winner: string,
  loser: string,
): Promise<void> {
  const rows = await rowsToMerge(company_uid, project.uid, [winner, loser]);
  const [kept, lost] = [found(rows.get(winner)), found(rows.get(loser))];
  const colleagues = new Map((await listColleagues(company_uid, {})).map(({ uid, name }) => [uid, name]));
  const columns = await columnsOf(company_uid, project.uid);
  const values = lostValues(columns, kept, lost, (uid) => colleagues.get(uid));
  const memos = joinedMemos(kept, lost, values);
  const tooLong = whyMemoTooLong(project.name, memos);
  if (tooLong) throw conflict(tooLong);
  if (lost.shipment && kept.shipment && isUntouched(kept.shipment))
    await dropShipment(company_uid, project.uid, winner);
  await repository.joinRows(company_uid, project.uid, winner, loser, memos);
  const changes = values.sums.map((sum) => ({ ...sum, creator_uid: winner }));
  await insertCellChanges(company_uid, project.uid, changes, { by, at: now() });
}

/** Tables with rules of their own; every other one that names a creator simply names the other from now on. */
const OWN_RULES = new Set([
  "managed_creator_accounts",
  "managed_creator_genres",
  "managed_creator_change_rows",
  "project_creators",
  "chat_rooms",
  "payees",
]);

async function moveEverything(pair: Pair, actor: MemberActor, body: MergeBody): Promise<ChosenAccount> {
  const { company_uid, kept, absorbed } = pair;
  await settleProjects(pair, actor);
  await repository.moveProjects(pair);
  const account = await joinPayees(actor, pair, body);
  const lost = await moveRooms(pair);
  if (lost) await addSystemComment(lost.room_uid, lost.note);
  const others = await repository.referencesTo("managed_creators", "uid");
  await repository.repoint(
    others.filter(({ table }) => !OWN_RULES.has(table)),
    company_uid,
    absorbed,
    kept,
  );
  await repository.moveImports(pair);
  await moveWaitingSends(pair);
  return account;
}

/**
 * Two records of one person become one, in one transaction: field by field the chosen side; jobs, rooms, posts, notices
 * and imports of the absorbed one follow.
 * @throws AppError not_found, stale_version with the record that was changed, conflict naming projects in which both were asked, or what is too much for one record
 */
export function merge(
  actor: MemberActor,
  { id: uid, ...body }: MergeBody & { readonly id: string },
): Promise<ManagedCreator> {
  const pair = pairOf(actor, uid, body.absorbed_uid);
  return inTransaction(async () => {
    const { company_uid } = actor;
    await lockWaitingSends(pair);
    const locked = new Map<string, ManagedCreatorRow>();
    for (const each of [uid, body.absorbed_uid].sort())
      locked.set(each, await foundCreator(company_uid, each, await records.lockByUid(company_uid, each)));
    const kept = found(locked.get(uid));
    const absorbed = found(locked.get(body.absorbed_uid));
    const stale =
      kept.row.version !== body.version
        ? kept
        : absorbed.row.version !== body.absorbed_version
          ? absorbed
          : undefined;
    if (stale) throw new AppError("stale_version", { current: presentManagedCreator(stale, actor) });
    refuseUnfit(kept, absorbed);
    const merged = mergedRecord(kept, absorbed, body.choices, body.custom_choices);
    const tooMuch = whyTooMuch(merged, body.choices);
    if (tooMuch) throw conflict(tooMuch);
    const { fields, accounts, genre_uids } = merged;
    const account = await moveEverything(pair, actor, body);
    await records.clearParts(company_uid, uid);
    await repository.deleteRecord(company_uid, absorbed.uid);
    await rememberAbsorbedCreator(pair, absorbed.row.display_name);
    await publish({ type: "creators.merged", company_uid });
    await records.update(company_uid, uid, { ...fields, updated_at: now() });
    await saveAccounts(actor, uid, accounts);
    await records.setGenres(company_uid, uid, genre_uids);
    const settled = await settleAccount(actor, pair, account);
    await audit("managed_creator.merge", uid, {
      absorbed_uid: absorbed.uid,
      fields: Object.keys(body.choices),
      ...(settled && { bank_account: settled.after }),
    });
    const after = found(await records.findByUid(company_uid, uid));
    await recordHistory(company_uid, [
      {
        managed_creator_uid: uid,
        kind: "merged",
        subject: absorbed.row.display_name,
        changes: [
          ...changesBetween(snapshotOf(kept), snapshotOf(after)),
          ...(settled ? [{ field: ACCOUNT_FIELD, ...settled } as const] : []),
        ],
      },
    ]);
    afterCommit(() => forgetPairs(company_uid));
    return presentManagedCreator(after, actor);
  });
}
