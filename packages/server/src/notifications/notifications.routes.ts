import {
  getNotificationSettings,
  getUnreadChatCount,
  listNotifications as listEndpoint,
  markNotificationRead,
  putNotificationSettings,
} from "@tsumugi/contract";
import type { MemberActor, OperatorActor } from "../core/actor.ts";
import { handle } from "../core/handle.ts";
import { listNotifications, markRead, unreadChatCount } from "./notifications.service.ts";
import { getSettings, putSettings } from "./settings.service.ts";

const receiverOf = (actor: MemberActor | OperatorActor) => ({
  company_uid: actor.kind === "member" ? actor.company_uid : null,
  user_uid: actor.uid,
});

export const notificationsRoutes = [
  handle(listEndpoint, ({ actor, query }) => listNotifications(receiverOf(actor), query)),
  handle(getUnreadChatCount, ({ actor }) => unreadChatCount(receiverOf(actor))),
  handle(markNotificationRead, ({ actor, params, query }) =>
    markRead(receiverOf(actor), params.id, query.until),
  ),
  handle(getNotificationSettings, ({ actor }) => getSettings(receiverOf(actor))),
  handle(putNotificationSettings, ({ actor, body }) => putSettings(receiverOf(actor), body)),
];
