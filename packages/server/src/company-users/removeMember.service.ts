import {
  type deleteCompanyUser,
  type MemberWork,
  type ParsedBodyOf,
  policies,
  type Role,
} from "@tsumugi/contract";
import type { MemberActor } from "../core/actor.ts";
import { audit } from "../core/audit.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/index.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { updateScheduled } from "../scheduled-comments/scheduled-comments.repository.ts";
import { handOverUploads } from "../uploads/uploads.repository.ts";
import { handOverText } from "./company-users.presenter.ts";
import * as repository from "./company-users.repository.ts";
import { keepAnAdmin } from "./keepAnAdmin.service.ts";
import { countWork, deletePersonal, handOver, lockOpenScheduled } from "./memberWork.repository.ts";

const writers: readonly Role[] = policies.write.roles;

/** What a colleague holds, counted before a removal. @throws AppError not_found */
export async function work({ company_uid }: MemberActor, { id: uid }: { id: string }): Promise<MemberWork> {
  found(await repository.findColleague(company_uid, uid));
  return countWork(company_uid, uid);
}

/**
 * Ends a membership at once and hands over what the member held. Nobody removes oneself: who stays decides who goes on
 * with the work, and one wrong press would lock out the person who pressed.
 * @throws AppError not_found, invalid_request for a successor who cannot take over, forbidden, conflict for the last
 * admin and for oneself
 */
export async function remove(
  actor: MemberActor,
  { email, successor_uid }: ParsedBodyOf<typeof deleteCompanyUser>,
): Promise<void> {
  const { company_uid } = actor;
  await inTransaction(async () => {
    const leaving = found(await repository.findColleagueByEmail(company_uid, email.trim()));
    await keepAnAdmin(actor, leaving.uid, null);
    // Another admin may have been faster, with another successor: what is gone already is not handed over again.
    found(await repository.findColleague(company_uid, leaving.uid));
    if (leaving.uid === actor.uid) {
      throw new AppError("conflict", {
        message: "自分は削除できません。ほかの管理者に依頼してください。",
      });
    }
    const to = successor_uid === undefined ? null : await successor(company_uid, leaving.uid, successor_uid);
    const held = await countWork(company_uid, leaving.uid);
    await handOver(company_uid, leaving.uid, to, actor.uid);
    if (to) await handOverScheduled(company_uid, leaving.uid, to);
    await deletePersonal(company_uid, leaving.uid);
    await repository.removeMembership(company_uid, leaving.uid);
    await audit("member.remove", leaving.uid, { successor_uid: to, ...whatIsHeld(held) });
    if (to && to !== actor.uid) await notifySuccessor(company_uid, to, leaving.name, held);
    if (to) await publish({ type: "unread.changed", company_uid, user_uid: to });
  });
}

/** Nine lines of nothing would hide the one of something. */
const whatIsHeld = (work: MemberWork): Partial<MemberWork> =>
  Object.fromEntries(Object.entries(work).filter(([, count]) => count > 0));

async function successor(company_uid: string, leaving_uid: string, uid: string): Promise<string> {
  const refuse = (message: string) => new AppError("invalid_request", { fields: { successor_uid: message } });
  const person = await repository.findColleague(company_uid, uid);
  if (!person || uid === leaving_uid) {
    throw refuse("引き継ぎ先のメンバーが見つかりません。ほかのメンバーを選び直してください。");
  }
  if (!writers.includes(person.role)) {
    throw refuse("引き継ぎ先に案件を編集する権限がありません。管理者か担当者を選んでください。");
  }
  return uid;
}

/** Sent under the successor's name, with the pictures chosen for them. */
async function handOverScheduled(company_uid: string, from: string, to: string): Promise<void> {
  for (const row of await lockOpenScheduled(company_uid, from)) {
    await handOverUploads(row, row.id, to);
    await updateScheduled(company_uid, row, { created_by: to, updated_at: now() });
  }
}

async function notifySuccessor(company_uid: string, to: string, name: string, held: MemberWork) {
  const text = handOverText(held);
  if (text === "") return;
  await notifyMembers({
    company_uid,
    kind: "work_handed_over",
    title: `${name}さんの担当を引き継ぎました`,
    body: text,
    href: held.project_count > 0 ? `/projects?owner=${to}` : `/creators?owner=${to}`,
    recipients: [to],
  });
}
