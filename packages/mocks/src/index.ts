export { buildAuditLog } from "./audit-logs/audit-logs.fixtures.ts";
export {
  buildSecondFactor,
  buildSession,
  buildSignedInDevice,
  buildSignedInDevices,
  RECOVERY_CODES,
} from "./auth/auth.fixtures.ts";
export { buildChatRoom, buildRoomMembers } from "./chat-rooms/chat-rooms.fixtures.ts";
export { buildCommentTemplate } from "./comment-templates/comment-templates.fixtures.ts";
export { buildComment, buildComments } from "./comments/comments.fixtures.ts";
export {
  buildCompanyChange,
  buildCompanyProfile,
  buildCompanyProfileWithoutBank,
  buildPendingInvitation,
} from "./companies/companies.fixtures.ts";
export {
  buildCompany,
  buildCompanyDetail,
  buildCompanyHistory,
  buildCompanyImpact,
} from "./companies/operatorCompanies.fixtures.ts";
export {
  buildColleague,
  buildCompanyUserList,
  buildCurrentCompany,
  buildCurrentUser,
  buildMemberWork,
  buildOperator,
  buildPersonRef,
} from "./company-users/company-users.fixtures.ts";
export { dayFromToday, daysAgo, minutesAgo, NOW, TODAY } from "./core/clock.ts";
export { buildList, indexOf, pageBy, pageOf, resetCounters, uidOf } from "./core/counter.ts";
export { avatarUri, companyUri, draftPhotoUri, thumbnailUri } from "./core/images.ts";
export {
  fileResponse,
  type MockAnswer,
  type MockCall,
  type MockOptions,
  type MockResolver,
  mockEndpoint,
  mockError,
  mockForever,
  mockOffline,
} from "./core/mockEndpoint.ts";
export { mockEventStream } from "./core/mockEventStream.ts";
export { LONG_NAME, personAt, staffNameAt } from "./core/people.ts";
export {
  buildCreatorMail,
  buildJobMails,
  buildReminderPreview,
} from "./creator-mails/creator-mails.fixtures.ts";
export { buildAdminCreator, buildOpenCreator, buildOpenCreatorDetail } from "./creators/creators.fixtures.ts";
export { buildCustomField } from "./custom-fields/custom-fields.fixtures.ts";
export { buildGenre, buildGenres } from "./genres/genres.fixtures.ts";
export { handlers } from "./handlers.ts";
export { buildImportTaskSummaries, buildImportTaskSummary } from "./import-tasks/import-history.fixtures.ts";
export {
  buildImportDraft,
  buildImportDraftRow,
  buildImportDraftRows,
  buildImportFailedRows,
  buildImportPreview,
  buildImportPreviewRows,
  buildImportRowErrors,
  buildImportTask,
  buildRunningImportTask,
  buildStoppedImportTask,
  buildUndoingImportTask,
} from "./import-tasks/import-tasks.fixtures.ts";
export { buildInvitation } from "./invitations/invitations.fixtures.ts";
export {
  buildDraftComment,
  buildDraftReview,
  buildJobDraft,
  buildJobDrafts,
  buildRevisedDraft,
  buildWaitingDrafts,
} from "./job-drafts/job-drafts.fixtures.ts";
export {
  buildJobRequest,
  buildJobTerms,
  buildJobVersion,
  buildJobVersions,
} from "./job-requests/job-requests.fixtures.ts";
export { buildReplyLink, buildReplyLinks } from "./job-requests/reply-links.fixtures.ts";
export {
  buildAccountsToMerge,
  buildCreatorFees,
  buildCreatorProjects,
  buildErasureImpact,
  buildManagedCreator,
  buildManagedCreatorDetail,
  buildPlatformAccount,
} from "./managed-creators/managed-creators.fixtures.ts";
export { buildTimeline, buildTimelineEntry } from "./managed-creators/timeline.fixtures.ts";
export { buildNotification, buildNotificationSettings } from "./notifications/notifications.fixtures.ts";
export {
  buildBankAccount,
  buildBankAccountEnd,
  buildPayee,
  buildReplyBankAccount,
  buildReplyNotice,
  sampleBanks,
  sampleBranches,
} from "./payees/payees.fixtures.ts";
export {
  buildNoticeCandidate,
  buildNoticeLine,
  buildNoticeTotals,
  buildPaymentNotice,
  buildReceivedNotice,
  buildSkippedJob,
} from "./payment-notices/payment-notices.fixtures.ts";
export { noticeStepsOf } from "./payment-notices/payment-notices.handlers.ts";
export {
  buildArchivedNotice,
  buildPaymentStatement,
  buildTransferFile,
  buildTransferItem,
  buildTransferPreview,
  buildTransferResult,
  buildTransferResultRow,
} from "./payment-notices/payment-notices.output.fixtures.ts";
export { buildOwnPlatformKey, buildPlatformKey } from "./platforms/platform-keys.handlers.ts";
export { buildAccountMetrics, buildPlatformMedia, buildRecentMedia } from "./platforms/platforms.fixtures.ts";
export { buildPostalTown } from "./postal-codes/postal-codes.fixtures.ts";
export { buildChangedPost, buildLostPost, buildPostCollection } from "./posts/post-collections.fixtures.ts";
export {
  buildDailyMetrics,
  buildFigures,
  buildPost,
  buildPostMetrics,
  buildRankedPost,
  buildRemovedPost,
  buildSummaryMetrics,
} from "./posts/posts.fixtures.ts";
export { buildFigureEntry, buildPrRecord, buildPrRules, buildReuse } from "./posts/prLedger.fixtures.ts";
export { buildProject, buildProjectColumns, buildProjectCreator } from "./projects/projects.fixtures.ts";
export {
  buildAssignCandidate,
  buildAssignHint,
  buildJobSend,
  buildProjectTerms,
  buildScheduledJob,
} from "./projects/sendJob.fixtures.ts";
export {
  buildProjectHistory,
  buildRowComment,
  buildWideColumns,
  buildWideSheet,
} from "./projects/sheet.fixtures.ts";
export { buildReplyPage, buildReplyPostLine } from "./reply/reply.fixtures.ts";
export {
  buildCompanyReport,
  buildProjectReport,
  buildReportClicks,
  buildReportComparison,
  buildReportPost,
  buildReportShare,
  buildSharedReport,
} from "./reports/reports.fixtures.ts";
export { buildSavedView } from "./saved-views/saved-views.fixtures.ts";
export { buildScheduledComment } from "./scheduled-comments/scheduled-comments.fixtures.ts";
export {
  buildReplyShipment,
  buildShipment,
  buildShipmentSummary,
  shipmentStatusOf,
} from "./shipments/shipments.fixtures.ts";
export {
  buildNewShortLink,
  buildProjectShortLink,
  buildShortLink,
} from "./short-links/short-links.fixtures.ts";
export {
  buildSupportChatRoom,
  buildSupportCreator,
} from "./support-chat-rooms/support-chat-rooms.fixtures.ts";
export { buildTodo } from "./todo/todo.fixtures.ts";
export { todoGroupsOf, todoListOf } from "./todo/todo.handlers.ts";
export { buildEmailChange } from "./verification/verification.handlers.ts";
