import { storeSeqAt } from "../chat-rooms/storeOrder.repository.ts";
import { presentComment } from "../comments/comments.presenter.ts";
import { commentsOfEvents } from "../comments/comments.repository.ts";
import { canReplay, currentCursor, eventsSince } from "../core/realtime/realtime.repository.ts";
import { lastingLink } from "../uploads/links.presenter.ts";
import { commentEvents, commentsBehind } from "./bridge.repository.ts";
import type { ChangeTime, CommentDocuments, GivenComment } from "./commentDocuments.ts";

const PAGE = 200;

type Presentable = Parameters<typeof presentComment>[0] & { readonly store_seq: number | null };

/** As a document shows it: its links must last as long as it does, and only members can read it. */
function toGive(row: Presentable): GivenComment {
  const comment = presentComment(row);
  const images = comment.images.map((image) => ({ ...image, url: lastingLink(image.uid) }));
  return { ...comment, images, store_seq: row.store_seq ?? storeSeqAt(row.created_at, row.seq) };
}

/**
 * Gives the documents what our rows have gained since, edits and deletions too; all of them where that cannot be told.
 * `taken`: how far the documents' own changes have come here. Answers how far it came.
 */
export async function giveComments(
  documents: CommentDocuments,
  since: string | null,
  taken: () => ChangeTime | null,
): Promise<string> {
  if (since === null || !(await canReplay(since))) return giveAll(documents, taken);
  const { cursor, events } = await eventsSince(since, { only: commentEvents() });
  const rows = await commentsOfEvents(events);
  for (const row of rows.values()) await documents.giveComment(toGive(row as Presentable), taken);
  return cursor;
}

async function giveAll(documents: CommentDocuments, taken: () => ChangeTime | null): Promise<string> {
  const cursor = await currentCursor();
  let place = { room_uid: "", seq: 0 };
  for (;;) {
    const rows = await commentsBehind(place, PAGE);
    const last = rows.at(-1);
    if (!last) return cursor;
    await Promise.all(rows.map((row) => documents.giveComment(toGive(row), taken)));
    place = { room_uid: last.room_uid, seq: last.seq };
  }
}
