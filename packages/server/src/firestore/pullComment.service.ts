import { ANY_COMPANY, findRoom } from "../chat-rooms/rooms.repository.ts";
import { findComment } from "../comments/comments.repository.ts";
import { deleteComment, editComment, publishChange, writeComment } from "../comments/comments.service.ts";
import { context } from "../core/context.ts";
import { AppError } from "../core/errors.ts";
import { changeTimeOf, type WrittenComment } from "./commentDocuments.ts";

/**
 * Applies a change of a document to our row: it counts as unread, is found, and moves its room like a comment of our
 * own call. The security rules have decided who may write; the same change again does nothing, and neither does one
 * that the server itself wrote.
 */
export async function pullComment(change: WrittenComment): Promise<void> {
  if (change.is_from_server) return;
  const room = await findRoom(ANY_COMPANY, change.room_uid);
  if (!room || change.kind !== "message") return;
  const writer = { company_uid: room.company_uid, uid: change.uid };
  const ref = { id: room.uid, comment_id: change.id };
  const row = await findComment(room.company_uid, room.uid, change.id);
  try {
    if (!row) {
      const { id, text, image_uids: images, store_seq } = change;
      if (!change.deleted) {
        await writeComment(writer, { room_uid: room.uid, id, text, images, store_seq });
      }
      return;
    }
    if (row.uid !== change.uid || row.deleted_at) return;
    if (change.deleted) await deleteComment(writer, ref);
    else if (change.text !== row.text) {
      // From before a name was taken out, or told once more: the document is given the row's text instead.
      if (row.replaced_at && change.changed <= changeTimeOf(row.replaced_at))
        await publishChange("comment.changed", row);
      else await editComment(writer, { ...ref, text: change.text });
    }
  } catch (error) {
    // A comment that can never be pulled must not hold up all the others.
    if (!(error instanceof AppError)) throw error;
    const { room_uid, id } = change;
    context().deps.logger.error({ err: error, room_uid, id }, "a comment of Firestore cannot be pulled");
  }
}
