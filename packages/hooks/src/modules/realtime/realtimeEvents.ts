import type { RealtimeEvent } from "@tsumugi/contract";
import { toComment } from "../comments/comment.ts";
import type { CommentStoreHandlers } from "./commentStore.ts";
import type { StreamEvent } from "./eventParser.ts";

type EventType = RealtimeEvent["type"];
/** One shape may stand for several types. */
type Of<Type extends EventType, Event = RealtimeEvent> = Event extends { readonly type: infer Own }
  ? Type extends Own
    ? Event
    : never
  : never;

/** The fields of a type of event, without which it is ignored, and what it says to whom. */
type Kind<Type extends EventType> = readonly [
  fields: readonly Exclude<keyof Of<Type>, "type">[],
  tell: (handlers: CommentStoreHandlers, event: Of<Type>) => void,
];

const comment: Kind<"comment.added" | "comment.changed"> = [
  ["room_id", "comment"],
  (handlers, event) => handlers.onComment(toComment(event.comment)),
];

const kinds: { readonly [Type in EventType]: Kind<Type> } = {
  "comment.added": comment,
  "comment.changed": comment,
  "comment.removed": [
    comment[0],
    (handlers, event) => handlers.onComment({ ...toComment(event.comment), deleted: true }),
  ],
  "room.changed": [
    ["room_id", "project_uid"],
    (handlers, event) => handlers.onRoomChanged(event.room_id, event.project_uid),
  ],
  "project.changed": [
    ["project_uid", "creator_uids"],
    (handlers, event) => handlers.onProjectChanged?.(event.project_uid, event.creator_uids),
  ],
  "unread.changed": [
    ["unread_chat_message_count", "unread_support_chat_message_count"],
    (handlers, event) => handlers.onUnreadChanged(event),
  ],
  "notification.added": [
    ["uid", "title", "kind", "href"],
    (handlers, event) => handlers.onNotification(event),
  ],
  "notification.changed": [[], (handlers) => handlers.onNotificationsRead?.()],
  "notices.changed": [[], (handlers) => handlers.onNoticesChanged?.()],
  "creators.merged": [[], (handlers) => handlers.onCreatorsMerged?.()],
  "access.changed": [[], (handlers) => handlers.onAccessChanged?.()],
  "presence.changed": [
    ["room_id", "uid", "name", "state"],
    (handlers, event) => handlers.onPresence?.(event),
  ],
  reset: [[], (handlers) => handlers.onReset()],
};

const isEvent = (data: unknown): data is RealtimeEvent => {
  if (typeof data !== "object" || data === null || !("type" in data)) return false;
  const { type } = data;
  if (typeof type !== "string" || !Object.hasOwn(kinds, type)) return false;
  return kinds[type as EventType][0].every((key) => key in data);
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
export const dispatchEvent = (event: RealtimeEvent, handlers: CommentStoreHandlers): void =>
  kinds[event.type][1](handlers, event as never);
