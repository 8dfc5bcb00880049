import { authRoutes } from "./auth/auth.routes.ts";
import type { ReplyTokenResolver } from "./auth/identify.ts";
import { chatRoomRoutes } from "./chat-rooms/chat-rooms.routes.ts";
import { commentRoutes } from "./comments/comments.routes.ts";
import type { Route } from "./core/handle.ts";
import { genresRoutes } from "./genres/genres.routes.ts";
import { notificationRoutes } from "./notifications/notifications.routes.ts";
import { systemRoutes } from "./system/system.routes.ts";

/** Every slice of the server. A slice becomes part of it by one line here. */
export const routes: readonly Route[] = [
  authRoutes,
  genresRoutes,
  systemRoutes,
  chatRoomRoutes,
  commentRoutes,
  notificationRoutes,
].flat();

/** Whose job a reply token opens. */
export const resolveReplyToken: ReplyTokenResolver = async () => null;
