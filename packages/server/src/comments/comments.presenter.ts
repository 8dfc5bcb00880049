import type { CommentResponse } from "@tsumugi/contract";
import type { comments } from "../db/schema/comments.ts";
import { presentImages } from "./commentImages.presenter.ts";

type Row = typeof comments.$inferSelect;

/** Who may not see fees reads it, too: `fee_text` is never in it. A tombstone has neither text nor images, whatever the row still holds. */
export function presentComment(
  row: Omit<Row, "search_text" | "fee_text" | "company_uid" | "body_hash" | "store_seq" | "replaced_at"> &
    Partial<Pick<Row, "replaced_at">>,
): CommentResponse {
  const deleted = row.deleted_at !== null;
  return {
    id: row.id,
    room_id: row.room_uid,
    uid: row.uid,
    kind: row.kind,
    text: deleted ? "" : row.text,
    images: deleted ? [] : presentImages(row.images),
    created_at: row.created_at.toISOString(),
    seq: row.seq,
    edited_at: row.edited_at?.toISOString() ?? null,
    ...(row.replaced_at && { replaced_at: row.replaced_at.toISOString() }),
    deleted,
  };
}
