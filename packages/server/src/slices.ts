import { auditLogsRoutes } from "./audit-logs/audit-logs.routes.ts";
import { authRoutes } from "./auth/auth.routes.ts";
import { chatRoomsRoutes } from "./chat-rooms/chat-rooms.routes.ts";
import { countUnread } from "./chat-rooms/unreadCounts.repository.ts";
import { commentTemplatesRoutes } from "./comment-templates/comment-templates.routes.ts";
import { commentsRoutes } from "./comments/comments.routes.ts";
import { resolveEvents } from "./comments/realtimeEvents.service.ts";
import { companiesRoutes } from "./companies/companies.routes.ts";
import { companyUsersRoutes } from "./company-users/company-users.routes.ts";
import type { Route } from "./core/handle.ts";
import type { RealtimeSources } from "./core/realtime/sources.ts";
import { creatorMailsRoutes } from "./creator-mails/creator-mails.routes.ts";
import { creatorsRoutes } from "./creators/creators.routes.ts";
import { customFieldsRoutes } from "./custom-fields/custom-fields.routes.ts";
import { genresRoutes } from "./genres/genres.routes.ts";
import { importTasksRoutes } from "./import-tasks/import-tasks.routes.ts";
import { invitationsRoutes } from "./invitations/invitations.routes.ts";
import { jobDraftsRoutes } from "./job-drafts/job-drafts.routes.ts";
import { jobRequestsRoutes } from "./job-requests/job-requests.routes.ts";
import { managedCreatorsRoutes } from "./managed-creators/managed-creators.routes.ts";
import { notificationsRoutes } from "./notifications/notifications.routes.ts";
import { payeesRoutes } from "./payees/payees.routes.ts";
import { paymentNoticesRoutes } from "./payment-notices/payment-notices.routes.ts";
import { platformsRoutes } from "./platforms/platforms.routes.ts";
import { postalCodesRoutes } from "./postal-codes/postal-codes.routes.ts";
import { postsRoutes } from "./posts/posts.routes.ts";
import { preferencesRoutes } from "./preferences/preferences.routes.ts";
import { presenceRoutes } from "./presence/presence.routes.ts";
import { presenceOf } from "./presence/presenceHub.service.ts";
import { projectsRoutes } from "./projects/projects.routes.ts";
import { replyRoutes } from "./reply/reply.routes.ts";
import { reportsRoutes } from "./reports/reports.routes.ts";
import { savedViewsRoutes } from "./saved-views/saved-views.routes.ts";
import { scheduledCommentsRoutes } from "./scheduled-comments/scheduled-comments.routes.ts";
import { shipmentsRoutes } from "./shipments/shipments.routes.ts";
import { shortLinksRoutes } from "./short-links/short-links.routes.ts";
import { signupRoutes } from "./signup/signup.routes.ts";
import { supportChatRoomsRoutes } from "./support-chat-rooms/support-chat-rooms.routes.ts";
import { countSupportUnread } from "./support-chat-rooms/supportUnread.repository.ts";
import { systemRoutes } from "./system/system.routes.ts";
import { todoRoutes } from "./todo/todo.routes.ts";
import { uploadsRoutes } from "./uploads/uploads.routes.ts";
import { verificationRoutes } from "./verification/verification.routes.ts";

/** Every slice of the server. A slice becomes part of it by one line here. */
export const routes: readonly Route[] = [
  auditLogsRoutes,
  authRoutes,
  creatorMailsRoutes,
  creatorsRoutes,
  genresRoutes,
  systemRoutes,
  chatRoomsRoutes,
  commentTemplatesRoutes,
  customFieldsRoutes,
  commentsRoutes,
  companiesRoutes,
  companyUsersRoutes,
  importTasksRoutes,
  invitationsRoutes,
  jobDraftsRoutes,
  jobRequestsRoutes,
  managedCreatorsRoutes,
  notificationsRoutes,
  paymentNoticesRoutes,
  platformsRoutes,
  postalCodesRoutes,
  postsRoutes,
  preferencesRoutes,
  presenceRoutes,
  projectsRoutes,
  replyRoutes,
  reportsRoutes,
  scheduledCommentsRoutes,
  savedViewsRoutes,
  payeesRoutes,
  shipmentsRoutes,
  shortLinksRoutes,
  signupRoutes,
  supportChatRoomsRoutes,
  todoRoutes,
  uploadsRoutes,
  verificationRoutes,
].flat();

/** What the event streams ask of the slices. */
export const realtimeSources: RealtimeSources = {
  resolveEvents,
  countUnread: (company_uid, user_uids) =>
    company_uid === null ? countSupportUnread(user_uids) : countUnread(company_uid, user_uids),
  beforeStream: presenceOf,
};

export { resolveReplyToken } from "./job-requests/replyTokens.service.ts";
export { redirectAtOnce } from "./short-links/followShortLink.service.ts";
