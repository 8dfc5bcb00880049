import type { RealtimeEvent } from "@tsumugi/contract";
import type { LoggedEvent } from "../core/realtime/realtime.repository.ts";
import type { ResolvedEvent } from "../core/realtime/sources.ts";
import { notificationsOfEvents } from "../notifications/notifications.repository.ts";
import { supportCommentsOfEvents } from "../support-chat-rooms/supportComments.repository.ts";
import { presentComment } from "./comments.presenter.ts";
import { commentsOfEvents } from "./comments.repository.ts";

/** Recorded events with what they are about, as it is now. Unread counts are sent separately, per person. */
export async function resolveEvents(events: readonly LoggedEvent[]): Promise<ResolvedEvent[]> {
  // Support rooms belong to no company; their comments lie in a table of their own.
  const ofSupport = events.filter((event) => event.comment_seq !== null && event.company_uid === null);
  const comments = new Map<string, Parameters<typeof presentComment>[0]>(await commentsOfEvents(events));
  for (const [key, row] of await supportCommentsOfEvents(ofSupport)) {
    comments.set(key, { ...row, kind: "message" });
  }
  const notifications = await notificationsOfEvents(events);
  return events.flatMap((logged) => {
    const event = resolve(logged, comments, notifications);
    return event ? [{ logged, event }] : [];
  });
}

function resolve(
  { type, room_uid, comment_seq, project_uid, notification_uid, creator_uids }: LoggedEvent,
  comments: ReadonlyMap<string, Parameters<typeof presentComment>[0]>,
  notifications: Awaited<ReturnType<typeof notificationsOfEvents>>,
): RealtimeEvent | undefined {
  switch (type) {
    case "comment.added":
    case "comment.changed":
    case "comment.removed": {
      const row = comments.get(`${room_uid} ${comment_seq}`);
      return row && { type, room_id: row.room_uid, comment: presentComment(row) };
    }
    case "room.changed":
      // Comments have new numbers: positions, pages and addresses that hold old ones would all be wrong.
      if (comment_seq !== null) return { type: "reset" };
      return room_uid === null ? undefined : { type, room_id: room_uid, project_uid };
    case "project.changed":
      return project_uid === null ? undefined : { type, project_uid, creator_uids };
    case "notification.added": {
      const row = notifications.get(notification_uid ?? "");
      // Sent late, after a lost connection: what was read meanwhile, on another screen, is not new.
      if (row?.read_at) return { type: "notification.changed" };
      return row && { type, uid: row.uid, title: row.title, kind: row.kind, href: row.href };
    }
    case "notification.changed":
    case "notices.changed":
    case "creators.merged":
    case "access.changed":
      return { type };
    case "unread.changed":
      return undefined;
  }
}
