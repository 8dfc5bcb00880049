import type { PersonRef, RowComment } from "@tsumugi/contract";
import { listColleagues } from "../../company-users/company-users.repository.ts";
import type { MemberActor } from "../../core/actor.ts";
import { now } from "../../core/context.ts";
import { encodeCursor } from "../../core/cursor.ts";
import { AppError, found } from "../../core/errors.ts";
import { inTransaction } from "../../db/index.ts";
import { lockCreators } from "../projectCreators.repository.ts";
import { findProject } from "../projects.repository.ts";
import { mentionsIn } from "./mentions.ts";
import { publishRows } from "./publishRows.service.ts";
import * as repository from "./rowComments.repository.ts";
import { tellOfRowComment } from "./tellOfRowComment.service.ts";

const present = (actor: MemberActor, { row, by, mentioned }: repository.RowCommentView): RowComment => ({
  uid: row.uid,
  creator_uid: row.managed_creator_uid,
  text: row.text,
  mentions: mentionsIn(row.text, mentioned),
  by,
  is_own: row.created_by === actor.uid,
  created_at: row.created_at.toISOString(),
  edited_at: row.edited_at?.toISOString() ?? null,
});

/** Remarks of colleagues on a row, newest first. @throws AppError not_found */
export async function listComments(
  actor: MemberActor,
  { id, limit, ...asked }: { id: string; creator_uid: string; limit: number; cursor?: string | undefined },
): Promise<{ items: RowComment[]; next_cursor: string | null }> {
  found(await findProject(actor.company_uid, id));
  const rows = await repository.selectComments(actor.company_uid, id, { ...asked, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.row;
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: shown.map((view) => present(actor, view)),
    next_cursor: hasMore ? encodeCursor([last.created_at.toISOString(), last.uid]) : null,
  };
}

/** `before`: who was addressed before stays, although they may have left since. */
async function mentionedIn(company_uid: string, text: string, before: readonly PersonRef[] = []) {
  const colleagues = /[@＠]/.test(text) ? await listColleagues(company_uid, {}) : [];
  return [...new Set(mentionsIn(text, [...colleagues, ...before]).map(({ uid }) => uid))];
}

/** @throws AppError not_found, conflict (the id is somebody else's remark) */
export function postComment(
  actor: MemberActor,
  {
    id: project_uid,
    creator_uid,
    comment_uid: uid,
    text,
  }: { id: string; creator_uid: string; comment_uid: string; text: string },
): Promise<RowComment> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    if ((await lockCreators(company_uid, project_uid, [creator_uid])).length === 0)
      throw new AppError("not_found", {
        message: "このクリエイターは案件にいません。案件に追加してから、もう一度コメントしてください。",
      });
    const mentioned_uids = await mentionedIn(company_uid, text);
    const isNew = await repository.insertComment({
      uid,
      company_uid,
      project_uid,
      managed_creator_uid: creator_uid,
      text,
      mentioned_uids,
      created_by: actor.uid,
      created_at: now(),
    });
    const view = await repository.findComment(company_uid, uid);
    const isSame =
      view?.row.created_by === actor.uid &&
      view.row.managed_creator_uid === creator_uid &&
      view.row.project_uid === project_uid;
    if (!view || !isSame) throw new AppError("conflict");
    if (isNew) {
      await tellOfRowComment(actor, view.row, { mentioned: mentioned_uids, isNew });
      await publishRows(company_uid, project_uid, [creator_uid]);
    }
    return present(actor, view);
  });
}

async function lockOwn(actor: MemberActor, uid: string): Promise<repository.RowCommentRow> {
  const row = found(await repository.lockComment(actor.company_uid, uid));
  if (row.created_by !== actor.uid) {
    throw new AppError("forbidden", {
      message: "ほかの人のコメントは変えられません。本人に頼んでください。",
    });
  }
  return row;
}

/** Who is addressed only now is notified. @throws AppError not_found, forbidden, stale_version with the present remark */
export function editComment(
  actor: MemberActor,
  { id: uid, text, was }: { id: string; text: string; was?: string | undefined },
): Promise<RowComment> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const row = await lockOwn(actor, uid);
    const view = found(await repository.findComment(company_uid, uid));
    if (was !== undefined && was !== row.text && text !== row.text) {
      throw new AppError("stale_version", { current: present(actor, view) });
    }
    if (text !== row.text) {
      const mentioned_uids = await mentionedIn(company_uid, text, view.mentioned);
      const added = mentioned_uids.filter((each) => !row.mentioned_uids.includes(each));
      await repository.updateComment(company_uid, uid, { text, mentioned_uids, edited_at: now() });
      if (added.length > 0) await tellOfRowComment(actor, row, { mentioned: added, isNew: false });
      await publishRows(company_uid, row.project_uid, [row.managed_creator_uid]);
    }
    return present(actor, found(await repository.findComment(company_uid, uid)));
  });
}

/** @throws AppError not_found, forbidden */
export function deleteComment(actor: MemberActor, { id: uid }: { id: string }): Promise<void> {
  return inTransaction(async () => {
    const { company_uid } = actor;
    const row = await lockOwn(actor, uid);
    await repository.deleteComment(company_uid, uid);
    await publishRows(company_uid, row.project_uid, [row.managed_creator_uid]);
  });
}
