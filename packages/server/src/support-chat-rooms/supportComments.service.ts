import type { CommentEditBody, CommentResponse } from "@tsumugi/contract";
import { takeImages } from "../comments/commentImages.service.ts";
import { type CommentRange, readPage } from "../comments/commentPage.ts";
import { presentComment } from "../comments/comments.presenter.ts";
import { type CommentRef, later, refuseStale } from "../comments/comments.service.ts";
import { supportRoom } from "../comments/searchComments.repository.ts";
import { type CommentSearch, searchRoom } from "../comments/searchComments.service.ts";
import { now } from "../core/context.ts";
import { AppError, found } from "../core/errors.ts";
import { fingerprint } from "../core/ids.ts";
import { publish } from "../core/realtime/publish.ts";
import { inTransaction } from "../db/db.ts";
import { removeUploadsOf } from "../uploads/uploads.repository.ts";
import {
  findSupportComment,
  insertSupportComment,
  lastAnswerAt,
  type SupportCommentRow,
  selectSupportComments,
  updateSupportComment,
} from "./supportComments.repository.ts";
import { mailAnswer } from "./supportMail.service.ts";
import { findSupportCreator } from "./supportPeople.repository.ts";
import {
  findSupportRoom,
  insertSupportRoom,
  joinSupportByWriting,
  lockSupportRoom,
  type SupportRoomRow,
  updateSupportRoom,
  waitingSince,
} from "./supportRooms.repository.ts";

/** An answer that follows another one within this time is covered by the mail of the first. */
const QUIET_MS = 30 * 60_000;

interface NewMessage {
  /** The uid of a support room is its creator's. */
  readonly room_uid: string;
  readonly id: string;
  readonly text: string;
  readonly images: readonly string[];
}

/** An operator, or the creator of the room. */
interface Writer {
  readonly uid: string;
}

const present = (row: SupportCommentRow): CommentResponse => presentComment({ ...row, kind: "message" });

/** The comment, and the room whose place in the queue may have changed with it. */
const publishChange = (
  type: "comment.added" | "comment.changed" | "comment.removed",
  row: SupportCommentRow,
) =>
  publish(
    { type, room_uid: row.room_uid, comment_seq: row.seq },
    { type: "room.changed", room_uid: row.room_uid },
  );

/**
 * Writes a message into a support room. The creator's makes the room where there is none.
 * @throws AppError not_found, idempotency_mismatch (same id, other content), invalid_request (an image)
 */
export function writeSupportComment(
  { uid }: Writer,
  { room_uid, ...body }: NewMessage,
): Promise<CommentResponse> {
  return inTransaction(async () => {
    const at = now();
    const isCreator = uid === room_uid;
    if (isCreator) await insertSupportRoom(room_uid, at);
    const room = found(await lockSupportRoom(room_uid));
    const creator = await findSupportCreator(room_uid);
    if (!creator) {
      throw new AppError("not_found", {
        message:
          "このクリエイターは削除されたため、メッセージは送れません。必要なときは、連携していた企業に連絡してください。",
      });
    }
    const body_hash = fingerprint([uid, body.text, body.images]);
    const before = await findSupportComment(room_uid, body.id);
    if (before) {
      if (before.body_hash !== body_hash) throw new AppError("idempotency_mismatch");
      return present(before);
    }
    const { id, text } = body;
    const images = await takeImages({ support_creator_uid: room_uid }, { id, uid }, body.images);
    const answered = isCreator ? null : await lastAnswerAt(room_uid);
    const seq = room.last_seq + 1;
    const row = await insertSupportComment({
      room_uid,
      seq,
      id,
      uid,
      text,
      body_hash,
      images,
      created_at: at,
    });
    await settle({ ...room, activity_at: at }, { last_seq: seq, activity_at: at });
    if (!isCreator) {
      await joinSupportByWriting(room_uid, { user_uid: uid, seq, at });
      const isNews = !answered || at.getTime() - answered.getTime() > QUIET_MS || room.waiting_since !== null;
      if (isNews && creator.email) await mailAnswer(creator, { id, text });
    }
    await publishChange("comment.added", row);
    return present(row);
  });
}

/** Puts the room where it belongs in the queue after its comments changed. */
async function settle(room: SupportRoomRow, values: Partial<SupportRoomRow> = {}): Promise<void> {
  const waiting_since = await waitingSince(room.creator_uid, room.no_reply_seq);
  await updateSupportRoom(room, { ...values, waiting_since });
}

/** Newest first. @throws AppError not_found (also an `around` that the room does not hold) */
export async function listSupportComments(
  _reader: Writer,
  { id: room_uid, ...range }: CommentRange & { readonly id: string },
): Promise<{ items: CommentResponse[] }> {
  found(await findSupportRoom(room_uid));
  const rows = await readPage(range, {
    walk: (walk) => selectSupportComments(room_uid, walk),
    seqOf: async (id) => (await findSupportComment(room_uid, id))?.seq,
  });
  return { items: rows.map(present) };
}

/** What was said in a support room. @throws AppError not_found, invalid_request (a cursor) */
export async function searchSupportComments(_reader: Writer, search: CommentSearch) {
  return searchRoom(supportRoom(found(await findSupportRoom(search.id))), search);
}

/** The comment under its room's lock. @throws AppError not_found, forbidden (another's) */
async function lockOwn({ uid }: Writer, { id: room_uid, comment_id }: CommentRef) {
  const room = found(await lockSupportRoom(room_uid));
  const comment = found(await findSupportComment(room_uid, comment_id));
  if (comment.uid !== uid) {
    throw new AppError("forbidden", {
      message: "ほかの人のメッセージは変更できません。自分のメッセージだけを編集・削除できます。",
    });
  }
  return { room, comment };
}

/** @throws AppError not_found (also a deleted one), forbidden, stale_version with the present comment */
export function editSupportComment(
  writer: Writer,
  { text, original, ...ref }: CommentRef & CommentEditBody,
): Promise<CommentResponse> {
  return inTransaction(async () => {
    const { comment } = await lockOwn(writer, ref);
    if (comment.deleted_at) throw new AppError("not_found");
    if (comment.text === text) return present(comment);
    refuseStale(present(comment), original);
    const edited_at = later(comment.edited_at ?? comment.created_at);
    const row = await updateSupportComment(ref.id, comment.seq, { text, edited_at });
    await publishChange("comment.changed", row);
    return present(row);
  });
}

/** Leaves a tombstone without text; a creator answered only by it waits again. @throws AppError not_found, forbidden */
export function deleteSupportComment(writer: Writer, ref: CommentRef): Promise<CommentResponse> {
  return inTransaction(async () => {
    const { room, comment } = await lockOwn(writer, ref);
    if (comment.deleted_at) return present(comment);
    const gone = { text: "", images: [], deleted_at: now() };
    const row = await updateSupportComment(ref.id, comment.seq, gone);
    await removeUploadsOf({ support_creator_uid: ref.id }, comment.id, now());
    await settle(room);
    await publishChange("comment.removed", row);
    return present(row);
  });
}
