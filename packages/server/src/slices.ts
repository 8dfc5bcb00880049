import { authRoutes } from "./auth/auth.routes.ts";
import { chatRoomsRoutes } from "./chat-rooms/chat-rooms.routes.ts";
import { commentTemplatesRoutes } from "./comment-templates/comment-templates.routes.ts";
import { commentsRoutes } from "./comments/comments.routes.ts";
import { companyUsersRoutes } from "./company-users/company-users.routes.ts";
import type { Route } from "./core/handle.ts";
import { creatorsRoutes } from "./creators/creators.routes.ts";
import { genresRoutes } from "./genres/genres.routes.ts";
import { importTasksRoutes } from "./import-tasks/import-tasks.routes.ts";
import { jobRequestsRoutes } from "./job-requests/job-requests.routes.ts";
import { managedCreatorsRoutes } from "./managed-creators/managed-creators.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { platformsRoutes } from "./platforms/platforms.routes.ts";
import { postalCodesRoutes } from "./postal-codes/postal-codes.routes.ts";
import { postsRoutes } from "./posts/posts.routes.ts";
import { preferencesRoutes } from "./preferences/preferences.routes.ts";
import { presenceRoutes } from "./presence/presence.routes.ts";
import { projectsRoutes } from "./projects/projects.routes.ts";
import { replyRoutes } from "./reply/reply.routes.ts";
import { savedViewsRoutes } from "./saved-views/saved-views.routes.ts";
import { scheduledCommentsRoutes } from "./scheduled-comments/scheduled-comments.routes.ts";
import { supportChatRoomsRoutes } from "./support-chat-rooms/support-chat-rooms.routes.ts";
import { systemRoutes } from "./system/system.routes.ts";
import { uploadsRoutes } from "./uploads/uploads.routes.ts";

/** Every slice of the server. A slice becomes part of it by one line here. */
export const routes: readonly Route[] = [
  authRoutes,
  creatorsRoutes,
  genresRoutes,
  systemRoutes,
  chatRoomsRoutes,
  commentTemplatesRoutes,
  commentsRoutes,
  companyUsersRoutes,
  importTasksRoutes,
  jobRequestsRoutes,
  managedCreatorsRoutes,
  notificationsRoutes,
  platformsRoutes,
  postalCodesRoutes,
  postsRoutes,
  preferencesRoutes,
  presenceRoutes,
  projectsRoutes,
  replyRoutes,
  scheduledCommentsRoutes,
  savedViewsRoutes,
  supportChatRoomsRoutes,
  uploadsRoutes,
].flat();

export { resolveReplyToken } from "./job-requests/replyTokens.service.ts";
