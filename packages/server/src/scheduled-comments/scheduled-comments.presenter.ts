import type { ScheduledComment } from "@tsumugi/contract";
import { presentImages } from "../comments/commentImages.presenter.ts";
import type { scheduledComments } from "../db/schema/scheduled-comments.ts";

interface Row {
  readonly scheduled: typeof scheduledComments.$inferSelect;
  readonly writer: ScheduledComment["created_by"];
  readonly abandoned: boolean;
}

/** A waiting or failed comment as its room shows it. */
export const presentScheduled = ({ scheduled, writer, abandoned }: Row): ScheduledComment => ({
  id: scheduled.id,
  room_id: scheduled.room_uid,
  text: scheduled.text,
  images: presentImages(scheduled.images),
  send_at: scheduled.send_at.toISOString(),
  state: scheduled.state,
  failure: scheduled.failure,
  created_by: writer,
  abandoned,
  version: scheduled.version,
});
