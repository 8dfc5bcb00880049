import { type RealtimeEvent, realtimeEvent } from "@tsumugi/contract";
import { toComment } from "../comments/comment.ts";
import type { CommentStoreHandlers } from "./commentStore.ts";
import type { StreamEvent } from "./eventParser.ts";

/** Reads an event's data; undefined for what this version does not know. */
export function readEvent({ data }: Pick<StreamEvent, "data">): RealtimeEvent | undefined {
  try {
    return realtimeEvent.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}

/** Hands an event to the handler it is for. */
export function dispatchEvent(event: RealtimeEvent, handlers: CommentStoreHandlers): void {
  if (event.type === "comment.removed") handlers.onComment({ ...toComment(event.comment), deleted: true });
  else if (event.type === "comment.added" || event.type === "comment.changed")
    handlers.onComment(toComment(event.comment));
  else if (event.type === "room.changed") handlers.onRoomChanged(event.room_id, event.project_uid);
  else if (event.type === "unread.changed") handlers.onUnreadChanged(event);
  else if (event.type === "notification.added") handlers.onNotification(event);
  else if (event.type === "notification.changed") handlers.onNotificationsRead?.();
  else if (event.type === "presence.changed") handlers.onPresence?.(event);
  else handlers.onReset();
}
