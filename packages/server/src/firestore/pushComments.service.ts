import { storeSeqAt } from "../chat-rooms/storeOrder.repository.ts";
import { presentComment } from "../comments/comments.presenter.ts";
import { commentsOfEvents } from "../comments/comments.repository.ts";
import { canReplay, currentCursor, eventsSince } from "../core/realtime/realtime.repository.ts";
import { keptLink } from "../uploads/links.presenter.ts";
import { commentEvents, commentsBehind } from "./bridge.repository.ts";
import type { ChangeTime, CommentDocument, CommentDocuments } from "./commentDocuments.ts";

const PAGE = 200;

type Presentable = Parameters<typeof presentComment>[0] & {
  readonly store_seq: number | null;
  readonly fee_text: string;
};

/** As a document shows it: its links must last as long as it does, and only members can read it. */
function toDocument(row: Presentable): CommentDocument {
  const comment = presentComment(row);
  const images = comment.images.map((image) => ({ ...image, url: keptLink(image.uid) }));
  return {
    ...comment,
    images,
    store_seq: row.store_seq ?? storeSeqAt(row.created_at, row.seq),
    had_fees: row.fee_text !== "",
  };
}

/**
 * Writes what changed in our rows since then into the documents, edits and deletions too; all rows where that is not
 * certain. `taken`: up to where the documents' own changes have been pulled. Answers how far it came.
 */
export async function pushComments(
  documents: CommentDocuments,
  since: string | null,
  taken: () => ChangeTime | null,
): Promise<string> {
  if (since === null || !(await canReplay(since))) return pushAll(documents, taken);
  const { cursor, events } = await eventsSince(since, { only: commentEvents() });
  const rows = await commentsOfEvents(events);
  for (const row of rows.values()) await documents.putComment(toDocument(row as Presentable), taken);
  return cursor;
}

async function pushAll(documents: CommentDocuments, taken: () => ChangeTime | null): Promise<string> {
  const cursor = await currentCursor();
  let place = { room_uid: "", seq: 0 };
  for (;;) {
    const rows = await commentsBehind(place, PAGE);
    const last = rows.at(-1);
    if (!last) return cursor;
    await Promise.all(rows.map((row) => documents.putComment(toDocument(row), taken)));
    place = { room_uid: last.room_uid, seq: last.seq };
  }
}
