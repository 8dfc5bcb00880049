export { auditLog } from "./audit-logs/audit-logs.schemas.ts";
export { password, session } from "./auth/auth.schemas.ts";
export {
  chatRoom,
  chatRoomCounts,
  roomFlag,
  roomMember,
  roomMembers,
} from "./chat-rooms/chat-rooms.schemas.ts";
export { commentTemplate } from "./comment-templates/comment-templates.schemas.ts";
export {
  comment,
  commentBody,
  commentEdit,
  commentImage,
  commentList,
  commentListQuery,
  realtimeEvent,
} from "./comments/comments.schemas.ts";
export {
  company,
  companyInviteBody,
  companyRegisterBody,
  contractBody,
  contractPeriodBody,
} from "./companies/companies.operator.schemas.ts";
export {
  companyChange,
  companyProfile,
  companyProfileBody,
  deductibleShare,
} from "./companies/companies.profile.schemas.ts";
export {
  memberInviteBody,
  pendingInvitation,
} from "./companies/companies.schemas.ts";
export { colleague, currentCompany, currentUser } from "./company-users/company-users.schemas.ts";
export { bodySchema } from "./core/fieldSchemas.ts";
export { autoMails, creatorMail, jobMails, mailStop } from "./creator-mails/creator-mails.schemas.ts";
export {
  adminCreator,
  adminCreatorList,
  adminCreatorListQuery,
  openCreator,
  openCreatorDetail,
  openCreatorList,
  openCreatorListQuery,
} from "./creators/creators.schemas.ts";
export { customField } from "./custom-fields/custom-fields.schemas.ts";
export { type EndpointWithSchemas, endpoints, withSchemas } from "./endpoints.ts";
export { countedGenre, genre } from "./genres/genres.schemas.ts";
export { importMapping, importPreview, importTask } from "./import-tasks/import-tasks.schemas.ts";
export { invitation } from "./invitations/invitations.schemas.ts";
export {
  draftBody,
  draftComment,
  draftCommentBody,
  draftReviewBody,
  jobDraft,
  jobDrafts,
  waitingDraft,
} from "./job-drafts/job-drafts.schemas.ts";
export {
  jobRequest,
  jobTerms,
  jobTermsBody,
  jobVersion,
} from "./job-requests/job-requests.schemas.ts";
export { jobVersions } from "./job-requests/job-versions.schemas.ts";
export { replyLink } from "./job-requests/reply-links.schemas.ts";
export {
  bulkAction,
  bulkResult,
  managedCreatorSelection,
} from "./managed-creators/managed-creators.bulk.schemas.ts";
export {
  managedCreatorFilter,
  managedCreatorList,
  managedCreatorListQuery,
} from "./managed-creators/managed-creators.list.schemas.ts";
export {
  creatorProject,
  duplicateCandidate,
  feeEntry,
  mergeImpact,
} from "./managed-creators/managed-creators.record.schemas.ts";
export {
  connectionChoices,
  managedCreator,
  managedCreatorBody,
  managedCreatorDetail,
  managedCreatorUpdateBody,
  platformAccount,
} from "./managed-creators/managed-creators.schemas.ts";
export { fieldChange, timelineEntry } from "./managed-creators/managed-creators.timeline.schemas.ts";
export { notification, notificationSettings } from "./notifications/notifications.schemas.ts";
export {
  bankAccount,
  bankAccountBody,
  payee,
  payeeBody,
  replyBankAccount,
} from "./payees/payees.schemas.ts";
export { replyNotice, replyNoticeBody } from "./payees/reply-notices.schemas.ts";
export {
  noticeStatusBody,
  paymentNoticeBody,
  paymentNoticeDraftBody,
  paymentNoticeListQuery,
} from "./payment-notices/payment-notices.requests.schemas.ts";
export {
  noticeCandidate,
  noticeLine,
  paymentNotice,
} from "./payment-notices/payment-notices.schemas.ts";
export { accountMetrics, platformMedia } from "./platforms/platforms.schemas.ts";
export { postalTown } from "./postal-codes/postal-codes.schemas.ts";
export { projectPost } from "./posts/posts.schemas.ts";
export {
  personalSettings,
  preference,
  preferenceKey,
  preferenceValueOf,
  tablePreference,
} from "./preferences/preferences.schemas.ts";
export { presenceEvent, presentPerson } from "./presence/presence.schemas.ts";
export { projectCreator } from "./projects/project-creators.schemas.ts";
export { projectColumn } from "./projects/projectColumns.schemas.ts";
export { project, projectBody } from "./projects/projects.schemas.ts";
export { jobSend, projectTerms, scheduledJob, sendJobBody } from "./projects/send-job.schemas.ts";
export { jobAnswerBody, replyPage } from "./reply/reply.schemas.ts";
export { savedView } from "./saved-views/saved-views.schemas.ts";
export { scheduledComment } from "./scheduled-comments/scheduled-comments.schemas.ts";
export { errorBody, feature, mediaType, plan, platform, role } from "./shared/wire.ts";
export { shortLink, shortLinkBody, utm } from "./short-links/short-links.schemas.ts";
export { signupCompanyBody, signupMemberBody } from "./signup/signup.schemas.ts";
export {
  supportChatRoom,
  supportChatRoomListQuery,
  supportCreator,
} from "./support-chat-rooms/support-chat-rooms.schemas.ts";
export { upload } from "./uploads/uploads.schemas.ts";
export { sendVerifyEmailBody } from "./verification/verification.schemas.ts";
