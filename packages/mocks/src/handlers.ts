import type { HttpHandler } from "msw";
import { auditLogsHandlers } from "./audit-logs/audit-logs.handlers.ts";
import { authHandlers } from "./auth/auth.handlers.ts";
import { chatRoomsHandlers } from "./chat-rooms/chat-rooms.handlers.ts";
import { commentTemplatesHandlers } from "./comment-templates/comment-templates.handlers.ts";
import { commentsHandlers } from "./comments/comments.handlers.ts";
import { companiesHandlers } from "./companies/companies.handlers.ts";
import { operatorCompaniesHandlers } from "./companies/operatorCompanies.handlers.ts";
import { companyUsersHandlers } from "./company-users/company-users.handlers.ts";
import { creatorMailsHandlers } from "./creator-mails/creator-mails.handlers.ts";
import { creatorsHandlers } from "./creators/creators.handlers.ts";
import { customFieldsHandlers } from "./custom-fields/custom-fields.handlers.ts";
import { genresHandlers } from "./genres/genres.handlers.ts";
import { importTasksHandlers } from "./import-tasks/import-tasks.handlers.ts";
import { invitationsHandlers } from "./invitations/invitations.handlers.ts";
import { jobDraftsHandlers } from "./job-drafts/job-drafts.handlers.ts";
import { jobRequestsHandlers } from "./job-requests/job-requests.handlers.ts";
import { managedCreatorsHandlers } from "./managed-creators/managed-creators.handlers.ts";
import { notificationsHandlers } from "./notifications/notifications.handlers.ts";
import { payeesHandlers } from "./payees/payees.handlers.ts";
import { paymentNoticesHandlers } from "./payment-notices/payment-notices.handlers.ts";
import { paymentNoticesOutputHandlers } from "./payment-notices/payment-notices.output.handlers.ts";
import { platformKeysHandlers } from "./platforms/platform-keys.handlers.ts";
import { platformsHandlers } from "./platforms/platforms.handlers.ts";
import { postalCodesHandlers } from "./postal-codes/postal-codes.handlers.ts";
import { postCollectionsHandlers } from "./posts/post-collections.handlers.ts";
import { postsHandlers } from "./posts/posts.handlers.ts";
import { preferencesHandlers } from "./preferences/preferences.handlers.ts";
import { presenceHandlers } from "./presence/presence.handlers.ts";
import { projectsHandlers } from "./projects/projects.handlers.ts";
import { replyHandlers } from "./reply/reply.handlers.ts";
import { reportsHandlers } from "./reports/reports.handlers.ts";
import { savedViewsHandlers } from "./saved-views/saved-views.handlers.ts";
import { scheduledCommentsHandlers } from "./scheduled-comments/scheduled-comments.handlers.ts";
import { shipmentsHandlers } from "./shipments/shipments.handlers.ts";
import { shortLinksHandlers } from "./short-links/short-links.handlers.ts";
import { signupHandlers } from "./signup/signup.handlers.ts";
import { supportChatRoomsHandlers } from "./support-chat-rooms/support-chat-rooms.handlers.ts";
import { systemHandlers } from "./system/system.handlers.ts";
import { todoHandlers } from "./todo/todo.handlers.ts";
import { uploadsHandlers } from "./uploads/uploads.handlers.ts";
import { verificationHandlers } from "./verification/verification.handlers.ts";

/**
 * The happy path of every call in the contract. Nothing is remembered between calls: what only a server can do is
 * tested on the server.
 */
export const handlers: readonly HttpHandler[] = [
  ...auditLogsHandlers,
  ...authHandlers,
  ...chatRoomsHandlers,
  ...commentTemplatesHandlers,
  ...customFieldsHandlers,
  ...commentsHandlers,
  ...companiesHandlers,
  ...operatorCompaniesHandlers,
  ...companyUsersHandlers,
  ...creatorMailsHandlers,
  ...creatorsHandlers,
  ...genresHandlers,
  ...importTasksHandlers,
  ...invitationsHandlers,
  ...jobDraftsHandlers,
  ...jobRequestsHandlers,
  ...managedCreatorsHandlers,
  ...savedViewsHandlers,
  ...notificationsHandlers,
  ...payeesHandlers,
  ...paymentNoticesHandlers,
  ...paymentNoticesOutputHandlers,
  ...platformsHandlers,
  ...platformKeysHandlers,
  ...postalCodesHandlers,
  ...postsHandlers,
  ...postCollectionsHandlers,
  ...preferencesHandlers,
  ...presenceHandlers,
  ...projectsHandlers,
  ...replyHandlers,
  ...scheduledCommentsHandlers,
  ...shipmentsHandlers,
  ...reportsHandlers,
  ...shortLinksHandlers,
  ...signupHandlers,
  ...supportChatRoomsHandlers,
  ...systemHandlers,
  ...todoHandlers,
  ...uploadsHandlers,
  ...verificationHandlers,
];
