import { authRoutes } from "./auth/auth.routes.ts";
import { chatRoomRoutes } from "./chat-rooms/chat-rooms.routes.ts";
import { commentRoutes } from "./comments/comments.routes.ts";
import { companyUsersRoutes } from "./company-users/company-users.routes.ts";
import type { Route } from "./core/handle.ts";
import { creatorsRoutes } from "./creators/creators.routes.ts";
import { genresRoutes } from "./genres/genres.routes.ts";
import { importTasksRoutes } from "./import-tasks/import-tasks.routes.ts";
import { managedCreatorsRoutes } from "./managed-creators/managed-creators.routes.ts";
import { notificationRoutes } from "./notifications/notifications.routes.ts";
import { platformRoutes } from "./platforms/platforms.routes.ts";
import { postRoutes } from "./posts/posts.routes.ts";
import { projectsRoutes } from "./projects/projects.routes.ts";
import { replyRoutes } from "./reply/reply.routes.ts";
import { systemRoutes } from "./system/system.routes.ts";

/** Every slice of the server. A slice becomes part of it by one line here. */
export const routes: readonly Route[] = [
  authRoutes,
  creatorsRoutes,
  genresRoutes,
  systemRoutes,
  chatRoomRoutes,
  commentRoutes,
  companyUsersRoutes,
  importTasksRoutes,
  managedCreatorsRoutes,
  notificationRoutes,
  platformRoutes,
  postRoutes,
  projectsRoutes,
  replyRoutes,
].flat();

export { resolveReplyToken } from "./job-requests/replyTokens.ts";
