import { SCHEDULE_MAX_DAYS, type ScheduledComment } from "@tsumugi/contract";
import { notifyRoom } from "../chat-rooms/notifyRoom.service.ts";
import { findRoom } from "../chat-rooms/rooms.repository.ts";
import { type RoomWriter, writableRoom } from "../chat-rooms/writableRoom.service.ts";
import { takeImages } from "../comments/commentImages.service.ts";
import { DAY_MS } from "../core/clock.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { fingerprint } from "../core/ids.ts";
import { enqueue } from "../core/jobs.ts";
import { inTransaction } from "../db/db.ts";
import { removeUploadsOf } from "../uploads/uploads.repository.ts";
import { deliver } from "./deliver.service.ts";
import {
  lockForChange,
  type ScheduledRef as Ref,
  type ScheduleWriter,
  takeOver,
} from "./lockForChange.service.ts";
import { presentScheduled as present } from "./scheduled-comments.presenter.ts";
import {
  findScheduled,
  insertScheduled,
  listOpen,
  updateScheduled,
} from "./scheduled-comments.repository.ts";
import { sendDueComments } from "./sendDueComments.job.ts";

type Member = Pick<RoomWriter, "uid" | "company_uid">;

interface Content {
  readonly text: string;
  /** uids of uploads */
  readonly images: readonly string[];
  readonly send_at: string;
}

const hashOf = (uid: string, { text, images, send_at }: Content): string =>
  fingerprint([uid, text, new Date(send_at).toISOString(), ...images]);

/** @throws AppError not_found */
export async function list({ company_uid }: Member, { id: room_id }: { id: string }) {
  const room = found(await findRoom(company_uid, room_id));
  return { items: (await listOpen(company_uid, room.uid)).map(present) };
}

const get = async ({ company_uid }: Member, { room_uid, id }: { room_uid: string; id: string }) =>
  present(found(await findScheduled(company_uid, room_uid, id)));

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

/** Notifies the screens that show the room, and wakes the server at the time of sending. */
async function settle(company_uid: string, room_id: string, send_at?: Date): Promise<void> {
  await notifyRoom(found(await findRoom(company_uid, room_id)));
  if (send_at) await enqueue(sendDueComments, {}, { startAfter: send_at });
}

/**
 * Schedules a comment; its uploads are tied to its id at once. The same id again answers what is stored.
 * @throws AppError not_found, feature_not_granted, idempotency_mismatch, invalid_request
 */
export function schedule(
  writer: RoomWriter,
  body: Content & { readonly room_uid: string; readonly id: string },
): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const { company_uid, uid } = writer;
    const room = await writableRoom(writer, body.room_uid);
    const { id, text } = body;
    const body_hash = hashOf(uid, body);
    const stored = async () => {
      const before = await findScheduled(company_uid, room.uid, id);
      return before?.scheduled.body_hash === body_hash ? present(before) : undefined;
    };
    const before = await stored();
    if (before) return before;
    const send_at = timeOf(body.send_at);
    const images = await takeImages({ company_uid, room_uid: room.uid }, { id, uid }, body.images);
    const at = now();
    const isNew = await insertScheduled({
      id,
      company_uid,
      room_uid: room.uid,
      created_by: uid,
      text,
      images,
      body_hash,
      send_at,
      created_at: at,
      updated_at: at,
    });
    // Another call was faster: the same content counts as the same comment.
    if (!isNew) return (await stored()) ?? Promise.reject(new AppError("idempotency_mismatch"));
    await settle(company_uid, room.uid, send_at);
    return get(writer, { room_uid: room.uid, id });
  });
}

const tooLate = (current: ScheduledComment) =>
  new AppError("illegal_transition", {
    message:
      current.state === "sent"
        ? "すでに送信されています。送信したメッセージを編集または削除してください。"
        : "すでに取り消されています。もう一度予約してください。",
    current,
  });

/**
 * A comment that could not be sent waits again. What an admin takes over becomes the admin's own.
 * @throws AppError not_found, forbidden, feature_not_granted, stale_version, illegal_transition, invalid_request
 */
export function update(
  writer: ScheduleWriter,
  body: Ref & Content & { readonly version: number },
): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const held = await lockForChange(writer, body);
    const current = await get(writer, held);
    if (held.state === "sent" || held.state === "cancelled") throw tooLate(current);
    if (held.version !== body.version) throw new AppError("stale_version", { current });
    const { company_uid, room_uid, id } = held;
    await writableRoom(writer, room_uid);
    const row = await takeOver(writer, held);
    const send_at = timeOf(body.send_at);
    const images = await takeImages({ company_uid, room_uid }, { id, uid: writer.uid }, body.images);
    await removeUploadsOf({ company_uid, room_uid }, id, now(), body.images);
    const content = { text: body.text, images, body_hash: hashOf(writer.uid, body), send_at };
    const waiting = { state: "waiting", failure: null, updated_at: now() } as const;
    await updateScheduled(company_uid, row, { ...content, ...waiting });
    await settle(company_uid, room_uid, send_at);
    return get(writer, row);
  });
}

/** @throws AppError not_found, forbidden, illegal_transition */
export function cancel(writer: ScheduleWriter, ref: Ref): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const row = await lockForChange(writer, ref);
    if (row.state === "sent") throw tooLate(await get(writer, row));
    if (row.state !== "cancelled") {
      await updateScheduled(writer.company_uid, row, { state: "cancelled", updated_at: now() });
      await removeUploadsOf(row, row.id, now());
      await settle(writer.company_uid, row.room_uid);
    }
    return get(writer, row);
  });
}

/** Under the caller's name. @throws AppError not_found, forbidden, feature_not_granted, illegal_transition */
export function sendNow(writer: ScheduleWriter, ref: Ref): Promise<ScheduledComment> {
  return inTransaction(async () => {
    const row = await lockForChange(writer, ref);
    if (row.state === "cancelled") throw tooLate(await get(writer, row));
    if (row.state === "sent") return get(writer, row);
    await writableRoom(writer, row.room_uid);
    await deliver(await takeOver(writer, row));
    return get(writer, row);
  });
}
