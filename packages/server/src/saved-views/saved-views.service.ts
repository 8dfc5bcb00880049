import {
  type createSavedView,
  type ParsedBodyOf,
  policies,
  type Role,
  type SavedView,
  searchKey,
  type updateSavedView,
  VIEW_LIMIT,
  type ViewList,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { newUid } from "../core/ids.ts";
import { inTransaction } from "../db/index.ts";
import * as repository from "./saved-views.repository.ts";

type CreateBody = ParsedBodyOf<typeof createSavedView>;
type UpdateBody = ParsedBodyOf<typeof updateSavedView>;

const writers: readonly Role[] = policies.write.roles;
const mayShare = ({ role }: MemberActor) => writers.includes(role);

/** The owner may edit a view, a shared one as long as they may share; an admin may edit every shared one. */
const mayEdit = (actor: MemberActor, { view }: repository.ViewRow) =>
  view.is_shared
    ? actor.role === "admin" || (view.owner_uid === actor.uid && mayShare(actor))
    : view.owner_uid === actor.uid;

const present = (actor: MemberActor, row: repository.ViewRow): SavedView => {
  const { uid, list, name, query, is_shared, updated_at, version } = row.view;
  return {
    uid,
    list,
    name,
    query,
    is_shared,
    version,
    owner: row.owner,
    is_default: row.is_default,
    can_edit: mayEdit(actor, row),
    updated_at: updated_at.toISOString(),
  };
};

const find = async (actor: MemberActor, uid: string) =>
  found(await repository.findView(actor.company_uid, actor.uid, uid));

/** Own views and shared ones, by name. */
export async function list(
  actor: MemberActor,
  { list: name }: { list: ViewList },
): Promise<{ items: SavedView[] }> {
  const rows = await repository.listViews(actor.company_uid, actor.uid, name);
  return { items: rows.map((row) => present(actor, row)) };
}

async function checkRoom(actor: MemberActor, name: ViewList, isNew: boolean, isShared: boolean) {
  const { own, shared } = await repository.countViews(actor.company_uid, actor.uid, name);
  if ((isNew && own >= VIEW_LIMIT) || (isShared && shared >= VIEW_LIMIT)) {
    throw new AppError("conflict", {
      message: `保存できるビューは${VIEW_LIMIT}件までです。不要なビューを削除してください。`,
    });
  }
}

/** Two tabs of one name cannot be told apart. Those that stand from before stay until somebody renames one. */
async function refuseSameName(
  { company_uid }: MemberActor,
  { list: of, name, but = "" }: { readonly list: ViewList; readonly name: string; readonly but?: string },
): Promise<void> {
  const names = await repository.lockSharedNames(company_uid, of, but);
  const same = names.find((other) => searchKey(other) === searchKey(name));
  if (same === undefined) return;
  throw new AppError("conflict", {
    message: `「${same}」という共有ビューがあります。別の名前にしてください。`,
  });
}

function refuseSharing(actor: MemberActor): void {
  if (mayShare(actor)) return;
  throw new AppError("forbidden", {
    message: "ビューを社内に共有する権限がありません。自分だけのビューとして保存してください。",
  });
}

/** @throws AppError forbidden for sharing without the right to write, conflict when there are too many, or one of this name is shared */
export function create(actor: MemberActor, body: CreateBody): Promise<SavedView> {
  return inTransaction(async () => {
    if (body.is_shared) {
      refuseSharing(actor);
      await refuseSameName(actor, body);
    }
    await checkRoom(actor, body.list, true, body.is_shared);
    const uid = newUid();
    const at = now();
    const row = { ...body, uid, owner_uid: actor.uid, created_at: at, updated_at: at };
    await repository.insertView(actor.company_uid, row);
    return present(actor, await find(actor, uid));
  });
}

/**
 * Changes what is given. What belongs to the view needs its `version`; whether it is one's default does not.
 * @throws AppError not_found, forbidden, stale_version with the present view, invalid_request without a version
 */
export function update(
  actor: MemberActor,
  { id: uid, is_default, version, ...change }: UpdateBody & { id: string },
): Promise<SavedView> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    await repository.lockView(company_uid, uid);
    const before = await find(actor, uid);
    if (Object.values(change).some((value) => value !== undefined)) {
      if (!mayEdit(actor, before)) throw refused();
      if (version === undefined) {
        throw new AppError("invalid_request", {
          fields: { version: "版がありません。画面を再読み込みしてください。" },
        });
      }
      if (before.view.version !== version)
        throw new AppError("stale_version", { current: present(actor, before) });
      if (change.is_shared && !before.view.is_shared) {
        refuseSharing(actor);
        await checkRoom(actor, before.view.list, false, true);
      }
      const { list: of, is_shared: wasShared, name: former } = before.view;
      const name = change.name ?? former;
      const isShared = change.is_shared ?? wasShared;
      if (isShared && (!wasShared || name !== former))
        await refuseSameName(actor, { list: of, name, but: uid });
      await repository.updateView(company_uid, uid, { ...change, updated_at: now() });
      if (change.is_shared === false)
        await repository.dropOthersDefault(company_uid, uid, before.view.owner_uid);
    }
    if (is_default !== undefined)
      await repository.setDefault(company_uid, actor.uid, before.view, is_default);
    const after = await repository.findView(company_uid, actor.uid, uid);
    // An admin who stops sharing a colleague's view sees it for the last time.
    return present(actor, after ?? { ...before, view: { ...before.view, is_shared: false } });
  });
}

const refused = () =>
  new AppError("forbidden", {
    message:
      "このビューを変更できるのは、編集の権限がある作成者と管理者だけです。別の名前で保存してください。",
  });

/** @throws AppError not_found, forbidden */
export function remove(actor: MemberActor, { id: uid }: { id: string }): Promise<void> {
  return inTransaction(async () => {
    await repository.lockView(actor.company_uid, uid);
    if (!mayEdit(actor, await find(actor, uid))) throw refused();
    await repository.deleteView(actor.company_uid, uid);
  });
}
