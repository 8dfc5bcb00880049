import { dmRefusal, policies, type Role } from "@tsumugi/contract";
import { notifyRoom } from "../chat-rooms/notifyRoom.service.ts";
import { findRoom } from "../chat-rooms/rooms.repository.ts";
import { dayInJapan } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { defineJob, eachOnItsOwn } from "../core/jobs.ts";
import { inSavepoint, inTransaction } from "../db/index.ts";
import { notifyMembers } from "../notifications/notifications.service.ts";
import { deliver } from "./deliver.service.ts";
import {
  dueScheduled,
  isCompanyDeleted,
  lockScheduled,
  type ScheduledRow,
  standingOf,
  updateScheduled,
} from "./scheduled-comments.repository.ts";

const AT_ONCE = 100;
const mayChat: readonly Role[] = policies.chat.roles;

/** Why the writer may not send it now; undefined when they may. Rights may have changed since it was scheduled. */
async function whyNot({ company_uid, room_uid, created_by }: ScheduledRow): Promise<string | undefined> {
  const standing = await standingOf(company_uid, created_by);
  if (!standing && (await isCompanyDeleted(company_uid)))
    return "企業が削除されている間に予約の時刻を過ぎました。内容を確かめて送り直すか、取り消してください。";
  if (!standing)
    return "予約した人がメンバーから外れています。管理者が自分の名前で送るか、取り消してください。";
  if (!mayChat.includes(standing.role))
    return "予約した人にメッセージを送る権限がありません。管理者が自分の名前で送るか、取り消してください。";
  if (dayInJapan(now()) > standing.contract_ends_on)
    return "契約期間が終了しています。契約を更新してから送り直してください。";
  return dmRefusal(found(await findRoom(company_uid, room_uid)), standing.permission);
}

/** Sends a due comment, unless another process has taken it or it was changed meanwhile. */
function sendOne({ company_uid, room_uid, id }: ScheduledRow): Promise<void> {
  return inTransaction(async () => {
    const row = await lockScheduled(company_uid, room_uid, id);
    if (row?.state !== "waiting" || row.send_at > now()) return;
    const problem = (await whyNot(row)) ?? (await tryToDeliver(row));
    if (problem !== undefined) await giveUp(row, problem);
  });
}

/** An expected refusal is final; any other error undoes everything, and the job tries again. */
async function tryToDeliver(row: ScheduledRow): Promise<string | undefined> {
  try {
    await inSavepoint(() => deliver(row));
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
}

async function giveUp(row: ScheduledRow, failure: string): Promise<void> {
  const { company_uid, room_uid, created_by } = row;
  await updateScheduled(company_uid, row, { state: "failed", failure, updated_at: now() });
  const room = await findRoom(company_uid, room_uid);
  if (room) await notifyRoom(room);
  const standing = await standingOf(company_uid, created_by);
  const notice = {
    company_uid,
    kind: "comment_not_sent",
    title: "予約したメッセージを送信できませんでした",
    body: failure,
    href: `/chat/${room_uid}?scheduled=${row.id}`,
  } as const;
  if (standing) await notifyMembers({ ...notice, recipients: [created_by] });
  // Whoever has lost the right can do nothing about it: those who can hear of it, too.
  if (!standing || !mayChat.includes(standing.role)) await notifyMembers({ ...notice, except: created_by });
}

/** Reads the table and not the job's data, so that running twice or late is harmless. */
export const sendDueComments = defineJob<Record<string, never>>({
  name: "send-due-comments",
  every: "* * * * *",
  run: async () => eachOnItsOwn(await dueScheduled(now(), AT_ONCE), sendOne),
});
