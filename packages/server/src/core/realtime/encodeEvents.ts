import type { RealtimeEvent } from "@tsumugi/contract";
import { presentComment } from "../../comments/comments.presenter.ts";
import { supportCommentsOf } from "../../support-chat-rooms/supportComments.repository.ts";
import { commentsOf, type LoggedEvent, notificationsOf } from "./realtime.repository.ts";

/** Recorded events with what they speak of, as it is now. Counts are told separately, per person. */
export async function resolveEvents(
  events: readonly LoggedEvent[],
): Promise<{ logged: LoggedEvent; event: RealtimeEvent }[]> {
  // Support rooms belong to no company; their comments lie in a table of their own.
  const ofSupport = events.filter((event) => event.comment_seq !== null && event.company_uid === null);
  const comments = new Map<string, Parameters<typeof presentComment>[0]>(await commentsOf(events));
  for (const [key, row] of await supportCommentsOf(ofSupport)) comments.set(key, { ...row, kind: "message" });
  const notices = await notificationsOf(events);
  return events.flatMap((logged) => {
    const event = resolve(logged, comments, notices);
    return event ? [{ logged, event }] : [];
  });
}

function resolve(
  { type, room_uid, comment_seq, project_uid, notification_uid }: LoggedEvent,
  comments: ReadonlyMap<string, Parameters<typeof presentComment>[0]>,
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
      // Comments have new numbers: positions, pages and addresses that hold old ones would all mislead.
      if (comment_seq !== null) return { type: "reset" };
      return room_uid === null ? undefined : { type, room_id: room_uid, project_uid };
    case "notification.added": {
      const row = notices.get(notification_uid ?? "");
      // Told late, after a cut: what was read meanwhile, on another screen, is no news.
      if (row?.read_at) return { type: "notification.changed" };
      return row && { type, uid: row.uid, title: row.title, kind: row.kind, href: row.href };
    }
    case "notification.changed":
      return { type };
    case "unread.changed":
      return undefined;
  }
}
