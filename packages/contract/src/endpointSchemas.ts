import { auditLogsSchemas } from "./audit-logs/audit-logs.schemas.ts";
import { authSchemas } from "./auth/auth.schemas.ts";
import { chatRoomsSchemas } from "./chat-rooms/chat-rooms.schemas.ts";
import { commentTemplatesSchemas } from "./comment-templates/comment-templates.schemas.ts";
import { commentsSchemas } from "./comments/comments.schemas.ts";
import { operatorCompaniesSchemas } from "./companies/companies.operator.schemas.ts";
import { companyProfileSchemas } from "./companies/companies.profile.schemas.ts";
import { companiesSchemas } from "./companies/companies.schemas.ts";
import { companyUsersSchemas } from "./company-users/company-users.schemas.ts";
import { creatorMailsSchemas } from "./creator-mails/creator-mails.schemas.ts";
import { creatorsSchemas } from "./creators/creators.schemas.ts";
import { customFieldsSchemas } from "./custom-fields/custom-fields.schemas.ts";
import { genresSchemas } from "./genres/genres.schemas.ts";
import { importDraftsSchemas } from "./import-tasks/import-drafts.schemas.ts";
import { importTasksSchemas } from "./import-tasks/import-tasks.schemas.ts";
import { invitationsSchemas } from "./invitations/invitations.schemas.ts";
import { jobDraftsSchemas } from "./job-drafts/job-drafts.schemas.ts";
import { jobVersionsSchemas } from "./job-requests/job-versions.schemas.ts";
import { replyLinksSchemas } from "./job-requests/reply-links.schemas.ts";
import { managedCreatorsBulkSchemas } from "./managed-creators/managed-creators.bulk.schemas.ts";
import { managedCreatorsListSchemas } from "./managed-creators/managed-creators.list.schemas.ts";
import { managedCreatorsRecordSchemas } from "./managed-creators/managed-creators.record.schemas.ts";
import { managedCreatorsSchemas } from "./managed-creators/managed-creators.schemas.ts";
import { managedCreatorsTimelineSchemas } from "./managed-creators/managed-creators.timeline.schemas.ts";
import { notificationsSchemas } from "./notifications/notifications.schemas.ts";
import { payeesSchemas } from "./payees/payees.schemas.ts";
import { replyNoticesSchemas } from "./payees/reply-notices.schemas.ts";
import { paymentNoticesArchiveSchemas } from "./payment-notices/payment-notices.archive.schemas.ts";
import { paymentNoticesOutputSchemas } from "./payment-notices/payment-notices.output.schemas.ts";
import { paymentNoticesSchemas } from "./payment-notices/payment-notices.schemas.ts";
import { platformKeysSchemas } from "./platforms/platform-keys.schemas.ts";
import { platformsSchemas } from "./platforms/platforms.schemas.ts";
import { postalCodesSchemas } from "./postal-codes/postal-codes.schemas.ts";
import { postCollectionsSchemas } from "./posts/post-collections.schemas.ts";
import { postChangesSchemas } from "./posts/postChanges.schemas.ts";
import { postsSchemas } from "./posts/posts.schemas.ts";
import { prLedgerSchemas } from "./posts/prLedger.schemas.ts";
import { preferencesSchemas } from "./preferences/preferences.schemas.ts";
import { presenceSchemas } from "./presence/presence.schemas.ts";
import { assignSchemas } from "./projects/assign.schemas.ts";
import { projectCellsSchemas } from "./projects/project-cells.schemas.ts";
import { projectCreatorsSchemas } from "./projects/project-creators.schemas.ts";
import { projectsSchemas } from "./projects/projects.schemas.ts";
import { sendJobSchemas } from "./projects/send-job.schemas.ts";
import { replySchemas } from "./reply/reply.schemas.ts";
import { reportsSchemas } from "./reports/reports.schemas.ts";
import { savedViewsSchemas } from "./saved-views/saved-views.schemas.ts";
import { scheduledCommentsSchemas } from "./scheduled-comments/scheduled-comments.schemas.ts";
import { shipmentsSchemas } from "./shipments/shipments.schemas.ts";
import { shortLinksSchemas } from "./short-links/short-links.schemas.ts";
import { signupSchemas } from "./signup/signup.schemas.ts";
import { supportChatRoomsSchemas } from "./support-chat-rooms/support-chat-rooms.schemas.ts";
import { systemSchemas } from "./system/system.schemas.ts";
import { todoSchemas } from "./todo/todo.schemas.ts";
import { uploadsSchemas } from "./uploads/uploads.schemas.ts";
import { verificationSchemas } from "./verification/verification.schemas.ts";

/** Schemas of every call by its name. Types of it reach the calls; its values only where something is parsed. */
export const endpointSchemas = {
  ...auditLogsSchemas,
  ...authSchemas,
  ...chatRoomsSchemas,
  ...commentTemplatesSchemas,
  ...customFieldsSchemas,
  ...commentsSchemas,
  ...companiesSchemas,
  ...companyProfileSchemas,
  ...companyUsersSchemas,
  ...creatorMailsSchemas,
  ...creatorsSchemas,
  ...genresSchemas,
  ...importDraftsSchemas,
  ...importTasksSchemas,
  ...invitationsSchemas,
  ...jobDraftsSchemas,
  ...jobVersionsSchemas,
  ...replyLinksSchemas,
  ...managedCreatorsBulkSchemas,
  ...managedCreatorsListSchemas,
  ...managedCreatorsRecordSchemas,
  ...managedCreatorsSchemas,
  ...managedCreatorsTimelineSchemas,
  ...notificationsSchemas,
  ...operatorCompaniesSchemas,
  ...payeesSchemas,
  ...replyNoticesSchemas,
  ...paymentNoticesSchemas,
  ...paymentNoticesArchiveSchemas,
  ...paymentNoticesOutputSchemas,
  ...platformsSchemas,
  ...platformKeysSchemas,
  ...postalCodesSchemas,
  ...postsSchemas,
  ...postCollectionsSchemas,
  ...postChangesSchemas,
  ...prLedgerSchemas,
  ...preferencesSchemas,
  ...presenceSchemas,
  ...assignSchemas,
  ...projectCreatorsSchemas,
  ...projectCellsSchemas,
  ...sendJobSchemas,
  ...projectsSchemas,
  ...replySchemas,
  ...reportsSchemas,
  ...savedViewsSchemas,
  ...scheduledCommentsSchemas,
  ...shipmentsSchemas,
  ...shortLinksSchemas,
  ...signupSchemas,
  ...supportChatRoomsSchemas,
  ...systemSchemas,
  ...todoSchemas,
  ...uploadsSchemas,
  ...verificationSchemas,
};
