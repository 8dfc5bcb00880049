import { randomUUID } from "node:crypto";
import {
  type CommentEditBody,
  type CommentResponse,
  editRefusal,
  SYSTEM_MEMBER_UID,
} from "@tsumugi/contract";
import { notifyRoom } from "../chat-rooms/notifyRoom.service.ts";
import {
  ANY_COMPANY,
  findRoom,
  joinByWriting,
  lockRoom,
  type RoomRow,
  updateRoom,
} from "../chat-rooms/rooms.repository.ts";
import { isKeptOutside, markReadInStore, storeSeqAt } from "../chat-rooms/storeOrder.repository.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { fingerprint } from "../core/ids.ts";
import { publish } from "../core/realtime/publish.ts";
import { scheduleMessageMail } from "../creator-mails/scheduleMails.service.ts";
import { inTransaction } from "../db/db.ts";
import type { StoredImage } from "../db/schema/comments.ts";
import { removeUploadsOf } from "../uploads/uploads.repository.ts";
import { takeImages } from "./commentImages.service.ts";
import { type CommentRange, readPage } from "./commentPage.ts";
import { presentComment } from "./comments.presenter.ts";
import {
  type CommentRow,
  findComment,
  insertComment,
  selectComments,
  updateComment,
  waitsForUs,
} from "./comments.repository.ts";

export interface NewComment {
  readonly room_uid: string;
  /** Absent: whatever company the room is of. Given: another company's room is not found. */
  readonly company_uid?: string;
  /** A user's uid, the managed creator's uid, or `system`. */
  readonly uid: string;
  /** UUID made by the writer: the same one again answers the stored comment. */
  readonly id: string;
  readonly text: string;
  /** What it says of money, apart from `text`, which everybody of the company reads. */
  readonly fee_text?: string;
  readonly kind: "message" | "system";
  readonly images?: readonly StoredImage[];
  /** Its number in the store outside that it came from. */
  readonly store_seq?: number;
}

export const hashOf = ({
  uid,
  kind,
  text,
  images = [],
}: Pick<NewComment, "uid" | "kind" | "text" | "images">): string =>
  fingerprint([uid, kind, text, images.map((image) => image.uid)]);

/**
 * Writes a comment with the room's next number, in the open transaction if there is one.
 * A creator's message brings an archived room back; a system comment neither does that nor moves the room up.
 * @throws AppError not_found, idempotency_mismatch (same id, other content)
 */
export function addComment(comment: NewComment): Promise<CommentResponse> {
  return inTransaction(async () => {
    const room = found(await lockRoom(comment.company_uid ?? ANY_COMPANY, comment.room_uid));
    const body_hash = hashOf(comment);
    const before = await findComment(room.company_uid, room.uid, comment.id);
    if (before) {
      if (before.body_hash !== body_hash) throw new AppError("idempotency_mismatch");
      return presentComment(before);
    }
    const at = now();
    const seq = room.last_seq + 1;
    const { uid, id, text, kind, images = [] } = comment;
    const { company_uid } = room;
    const row = await insertComment({
      company_uid,
      room_uid: room.uid,
      seq,
      id,
      uid,
      kind,
      text,
      fee_text: comment.fee_text ?? "",
      body_hash,
      images: [...images],
      created_at: at,
      store_seq: comment.store_seq ?? (isKeptOutside() ? storeSeqAt(at, seq) : null),
    });
    await updateRoom(company_uid, room.uid, {
      last_seq: seq,
      ...(kind === "message" ? afterMessage(room, uid, at) : {}),
    });
    if (kind === "message" && uid !== room.creator_uid) {
      if (room.job_request_uid)
        await scheduleMessageMail({ company_uid, job_request_uid: room.job_request_uid, seq });
      await joinByWriting(company_uid, room.uid, { user_uid: uid, seq, floor: room.read_floor_seq, at });
    }
    if (comment.store_seq !== undefined) await markReadInStore(row, comment.store_seq);
    await publishChange("comment.added", row);
    if (room.archived_at && kind === "message" && uid === room.creator_uid) await notifyRoom(room);
    return presentComment(row);
  });
}

/** A member, or a creator under the managed creator's uid. */
export interface CommentWriter {
  readonly company_uid: string;
  readonly uid: string;
}

export interface CommentToWrite {
  readonly room_uid: string;
  readonly id: string;
  readonly text: string;
  readonly images: readonly string[];
  /** Its number in the store outside that it came from. */
  readonly store_seq?: number;
}

/**
 * A person's message as it comes over the wire. `images` are uids of uploads.
 * @throws AppError not_found, idempotency_mismatch, invalid_request (an image that is not there)
 */
export function writeComment(
  { company_uid, uid }: CommentWriter,
  { images: image_uids, ...comment }: CommentToWrite,
): Promise<CommentResponse> {
  const { room_uid, id } = comment;
  return inTransaction(async () => {
    const images = await takeImages({ company_uid, room_uid }, { id, uid }, image_uids);
    return addComment({ ...comment, company_uid, uid, kind: "message", images });
  });
}

/** What a person's message changes on its room. */
function afterMessage(room: RoomRow, uid: string, at: Date): Partial<RoomRow> {
  const fromCreator = uid === room.creator_uid;
  return { activity_at: at, needs_reply: fromCreator, ...(fromCreator ? { archived_at: null } : {}) };
}

/** A line written by the product, for example a change of status; screens with the room or its project reload it. */
export function addSystemComment(room_uid: string, text: string): Promise<CommentResponse> {
  return inTransaction(async () => {
    const comment = { room_uid, uid: SYSTEM_MEMBER_UID, id: randomUUID(), text, kind: "system" } as const;
    const added = await addComment(comment);
    await notifyRoom(found(await findRoom(ANY_COMPANY, room_uid)));
    return added;
  });
}

export const publishChange = (
  type: "comment.added" | "comment.changed" | "comment.removed",
  row: CommentRow,
) => publish({ type, company_uid: row.company_uid, room_uid: row.room_uid, comment_seq: row.seq });

/** Newest first. @throws AppError not_found (also an `around` that the room does not hold) */
export async function listComments(
  { company_uid }: Pick<CommentWriter, "company_uid">,
  { id: address, ...range }: CommentRange & { readonly id: string },
): Promise<{ items: CommentResponse[] }> {
  const { uid: room_uid } = found(await findRoom(company_uid, address));
  const rows = await readPage(range, {
    walk: (walk) => selectComments(company_uid, room_uid, walk),
    seqOf: async (id) => (await findComment(company_uid, room_uid, id))?.seq,
  });
  return { items: rows.map(presentComment) };
}

/** A comment by the names of its call: `id` is the room's. */
export interface CommentRef {
  readonly id: string;
  readonly comment_id: string;
}

/** The comment under its room's lock. @throws AppError not_found, forbidden (another's) */
async function lockOwn({ company_uid, uid }: CommentWriter, { id, comment_id }: CommentRef) {
  const room = found(await lockRoom(company_uid, id));
  const comment = found(await findComment(company_uid, room.uid, comment_id));
  if (comment.uid !== uid || comment.kind !== "message") {
    throw new AppError("forbidden", {
      message: "ほかの人のメッセージは変更できません。自分のメッセージだけを編集・削除できます。",
    });
  }
  return { room, comment };
}

/** Now, but always after `before`, even if two servers' clocks differ: readers keep the version with the later time. */
export const later = (before: Date): Date => new Date(Math.max(now().getTime(), before.getTime() + 1));

/** Refuses to overwrite what another screen stored since the editing began. @throws AppError stale_version */
export function refuseStale(current: CommentResponse, original: string | undefined): void {
  const message = editRefusal(current, original);
  if (message) throw new AppError("stale_version", { current, message });
}

/** @throws AppError not_found (also a deleted one), forbidden, stale_version with the present comment */
export function editComment(
  writer: CommentWriter,
  { text, original, ...ref }: CommentRef & CommentEditBody,
): Promise<CommentResponse> {
  return inTransaction(async () => {
    const { comment } = await lockOwn(writer, ref);
    if (comment.deleted_at) throw new AppError("not_found");
    if (comment.text === text) return presentComment(comment);
    refuseStale(presentComment(comment), original);
    const edited_at = later(comment.edited_at ?? comment.created_at);
    const row = await updateComment(writer.company_uid, comment.room_uid, comment.seq, { text, edited_at });
    await publishChange("comment.changed", row);
    return presentComment(row);
  });
}

/** Leaves a tombstone without text. Deleting it again changes nothing. @throws AppError not_found, forbidden */
export function deleteComment(writer: CommentWriter, ref: CommentRef): Promise<CommentResponse> {
  const { company_uid } = writer;
  return inTransaction(async () => {
    const { room, comment } = await lockOwn(writer, ref);
    if (comment.deleted_at) return presentComment(comment);
    const gone = { text: "", fee_text: "", images: [], deleted_at: now() };
    const row = await updateComment(company_uid, room.uid, comment.seq, gone);
    await removeUploadsOf(comment, comment.id, now());
    const needs_reply = await waitsForUs(room, room.no_reply_seq);
    await updateRoom(company_uid, room.uid, { needs_reply });
    await publishChange("comment.removed", row);
    return presentComment(row);
  });
}
