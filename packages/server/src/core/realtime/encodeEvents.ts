import type { RealtimeEvent } from "@tsumugi/contract";
import { presentComment } from "../../comments/comments.presenter.ts";
import { commentsOf, type LoggedEvent, notificationsOf } from "./realtime.repository.ts";

/** Recorded events with what they speak of, as it is now. Counts are told separately, per person. */
export async function resolveEvents(
  events: readonly LoggedEvent[],
): Promise<{ logged: LoggedEvent; event: RealtimeEvent }[]> {
  const comments = await commentsOf(events);
  const notices = await notificationsOf(events);
  return events.flatMap((logged) => {
    const event = resolve(logged, comments, notices);
    return event ? [{ logged, event }] : [];
  });
}

function resolve(
  { type, room_uid, comment_seq, project_uid, notification_uid }: LoggedEvent,
  comments: Awaited<ReturnType<typeof commentsOf>>,
  notices: Awaited<ReturnType<typeof notificationsOf>>,
): RealtimeEvent | undefined {
  switch (type) {
    case "comment.added":
    case "comment.changed":
    case "comment.removed": {
      const row = comments.get(`${room_uid} ${comment_seq}`);
      return row && { type, room_id: row.room_uid, comment: presentComment(row) };
    }
    case "room.changed":
      return room_uid === null ? undefined : { type, room_id: room_uid, project_uid };
    case "notification.added": {
      const row = notices.get(notification_uid ?? "");
      return row && { type, uid: row.uid, title: row.title, kind: row.kind, href: row.href };
    }
    case "unread.changed":
      return undefined;
  }
}
