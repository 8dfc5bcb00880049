import { SCHEDULE_MAX_DAYS, type ScheduledComment } from "@tsumugi/contract";
import { findRoom } from "../chat-rooms/roomRows.ts";
import { tellRoom } from "../chat-rooms/tellRoom.ts";
import type { MemberActor } from "../core/actor.ts";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { fingerprint } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/db.ts";
import { deliver } from "./deliver.ts";
import {
  findScheduled,
  insertScheduled,
  listOpen,
  lockScheduled,
  type ScheduledRow,
  type ScheduledView,
  updateScheduled,
} from "./scheduled-comments.repository.ts";
import { sendDueComments } from "./sendDueComments.ts";

type Writer = Pick<MemberActor, "uid" | "company_uid">;

interface Ref {
  readonly room_id: string;
  readonly id: string;
}

const hashOf = (uid: string, text: string, send_at: Date): string =>
  fingerprint([uid, text, send_at.toISOString()]);

const present = ({ scheduled, writer }: ScheduledView): ScheduledComment => ({
  id: scheduled.id,
  room_id: scheduled.room_uid,
  text: scheduled.text,
  send_at: scheduled.send_at.toISOString(),
  state: scheduled.state,
  failure: scheduled.failure,
  created_by: writer,
  version: scheduled.version,
});

/** @throws AppError not_found */
export async function list({ company_uid }: Writer, room_id: string) {
  const room = found(await findRoom(company_uid, room_id));
  return { items: (await listOpen(company_uid, room.uid)).map(present) };
}

const get = async ({ company_uid }: Writer, { room_id, id }: Ref) =>
  present(found(await findScheduled(company_uid, room_id, id)));

/** @throws AppError invalid_request: in the past, or too far ahead */
function timeOf(send_at: string): Date {
  const at = new Date(send_at);
  const refuse = (message: string) => new AppError("invalid_request", { fields: { send_at: message } });
  if (at <= now()) throw refuse("過ぎた日時です。これからの日時を選んでください。");
  if (at.getTime() > now().getTime() + SCHEDULE_MAX_DAYS * DAY_MS) {
    throw refuse(`予約できるのは${SCHEDULE_MAX_DAYS}日先までです。近い日時を選んでください。`);
  }
  return at;
}

/** Tells whoever shows the room, and wakes the server when the time has come. */
async function settle(company_uid: string, room_id: string, send_at?: Date): Promise<void> {
  await tellRoom(found(await findRoom(company_uid, room_id)));
  if (send_at) await enqueue(sendDueComments, {}, { startAfter: send_at });
}

/** Lays a comment down for later. The same id again answers what is stored. @throws AppError not_found, idempotency_mismatch, invalid_request */
export function schedule(
  writer: Writer,
  room_id: string,
  body: { readonly id: string; readonly text: string; readonly send_at: string },
): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const { company_uid, uid } = writer;
    const room = found(await findRoom(company_uid, room_id));
    const { id, text } = body;
    const body_hash = hashOf(uid, text, new Date(body.send_at));
    const stored = async () => {
      const before = await findScheduled(company_uid, room.uid, id);
      return before?.scheduled.body_hash === body_hash ? present(before) : undefined;
    };
    const before = await stored();
    if (before) return before;
    const send_at = timeOf(body.send_at);
    const at = now();
    const isNew = await insertScheduled({
      ...{ id, company_uid, room_uid: room.uid, created_by: uid, text, body_hash, send_at },
      ...{ created_at: at, updated_at: at },
    });
    // Somebody was faster: the same content is the same comment.
    if (!isNew) return (await stored()) ?? Promise.reject(new AppError("idempotency_mismatch"));
    await settle(company_uid, room.uid, send_at);
    return get(writer, { room_id, id });
  });
}

/** The writer's own, held. @throws AppError not_found, forbidden */
async function lockOwn({ company_uid, uid }: Writer, { room_id, id }: Ref): Promise<ScheduledRow> {
  const row = found(await lockScheduled(company_uid, room_id, id));
  if (row.created_by !== uid) {
    throw new AppError("forbidden", {
      message: "ほかの人の予約は変更できません。予約した人に頼んでください。",
    });
  }
  return row;
}

const tooLate = (current: ScheduledComment) =>
  new AppError("illegal_transition", {
    message:
      current.state === "sent"
        ? "すでに送信されています。送信したメッセージを編集または削除してください。"
        : "すでに取り消されています。もう一度予約してください。",
    current,
  });

/** One that could not be sent waits again. @throws AppError not_found, forbidden, stale_version, illegal_transition, invalid_request */
export function update(
  writer: Writer,
  ref: Ref,
  body: { readonly text: string; readonly send_at: string; readonly version: number },
): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const row = await lockOwn(writer, ref);
    const current = await get(writer, ref);
    if (row.state === "sent" || row.state === "cancelled") throw tooLate(current);
    if (row.version !== body.version) throw new AppError("stale_version", { current });
    const send_at = timeOf(body.send_at);
    const body_hash = hashOf(writer.uid, body.text, send_at);
    const waiting = { state: "waiting", failure: null, updated_at: now() } as const;
    await updateScheduled(writer.company_uid, row, { text: body.text, body_hash, send_at, ...waiting });
    await settle(writer.company_uid, ref.room_id, send_at);
    return get(writer, ref);
  });
}

/** @throws AppError not_found, forbidden, illegal_transition */
export function cancel(writer: Writer, ref: Ref): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const row = await lockOwn(writer, ref);
    if (row.state === "sent") throw tooLate(await get(writer, ref));
    if (row.state !== "cancelled") {
      await updateScheduled(writer.company_uid, row, { state: "cancelled", updated_at: now() });
      await settle(writer.company_uid, ref.room_id);
    }
    return get(writer, ref);
  });
}

/** @throws AppError not_found, forbidden, illegal_transition */
export function sendNow(writer: Writer, ref: Ref): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const row = await lockOwn(writer, ref);
    if (row.state === "cancelled") throw tooLate(await get(writer, ref));
    if (row.state !== "sent") await deliver(row);
    return get(writer, ref);
  });
}
