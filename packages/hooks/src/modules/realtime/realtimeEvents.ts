import type { RealtimeEvent } from "@tsumugi/contract";
import { toComment } from "../comments/comment.ts";
import type { CommentStoreHandlers } from "./commentStore.ts";
import type { StreamEvent } from "./eventParser.ts";

type EventType = RealtimeEvent["type"];
type KeysOf<Type extends EventType> = Exclude<keyof Extract<RealtimeEvent, { readonly type: Type }>, "type">;

const comment = ["room_id", "comment"] as const;

/** The fields of each type of event; an event without them is ignored. */
const carried: { readonly [Type in EventType]: readonly KeysOf<Type>[] } = {
  "comment.added": comment,
  "comment.changed": comment,
  "comment.removed": comment,
  "room.changed": ["room_id", "project_uid"],
  "project.changed": ["project_uid", "creator_uids"],
  "unread.changed": ["unread_chat_message_count", "unread_support_chat_message_count"],
  "notification.added": ["uid", "title", "kind", "href"],
  "notification.changed": [],
  "notices.changed": [],
  "creators.merged": [],
  "presence.changed": ["room_id", "uid", "name", "state"],
  reset: [],
};

const isEvent = (data: unknown): data is RealtimeEvent => {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  const { type } = data;
  if (typeof type !== "string" || !Object.hasOwn(carried, type)) return false;
  return carried[type as EventType].every((key) => key in data);
};

/** Reads an event's data; undefined for what this version does not know. */
export function readEvent(
  { data }: Pick<StreamEvent, "data">,
  readJson: (text: string) => unknown = JSON.parse,
): RealtimeEvent | undefined {
  try {
    const event = readJson(data);
    return isEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the handler for an event. */
export function dispatchEvent(event: RealtimeEvent, handlers: CommentStoreHandlers): void {
  if (event.type === "comment.removed") handlers.onComment({ ...toComment(event.comment), deleted: true });
  else if (event.type === "comment.added" || event.type === "comment.changed")
    handlers.onComment(toComment(event.comment));
  else if (event.type === "room.changed") handlers.onRoomChanged(event.room_id, event.project_uid);
  else if (event.type === "project.changed")
    handlers.onProjectChanged?.(event.project_uid, event.creator_uids);
  else if (event.type === "unread.changed") handlers.onUnreadChanged(event);
  else if (event.type === "notification.added") handlers.onNotification(event);
  else if (event.type === "notification.changed") handlers.onNotificationsRead?.();
  else if (event.type === "notices.changed") handlers.onNoticesChanged?.();
  else if (event.type === "creators.merged") handlers.onCreatorsMerged?.();
  else if (event.type === "presence.changed") handlers.onPresence?.(event);
  else handlers.onReset();
}
