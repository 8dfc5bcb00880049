export { dayFromToday, daysAgo, minutesAgo, NOW, TODAY } from "./core/clock.ts";
export { buildList, indexOf, pageOf, resetCounters, uidOf } from "./core/counter.ts";
export { avatarUri, companyUri, thumbnailUri } from "./core/images.ts";
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
  buildChatRoom,
  buildComment,
  buildComments,
  buildRoomMembers,
  buildSupportChatRoom,
  buildSupportCreator,
} from "./fixtures/chatRooms.ts";
export {
  buildCompany,
  buildCompanyProfile,
  buildInvitation,
  buildPendingInvitation,
} from "./fixtures/companies.ts";
export {
  buildColleague,
  buildCompanyUserList,
  buildCurrentCompany,
  buildCurrentUser,
  buildOperator,
  buildPersonRef,
  buildSession,
} from "./fixtures/companyUsers.ts";
export { buildAdminCreator, buildOpenCreator, buildOpenCreatorDetail } from "./fixtures/creators.ts";
export {
  buildImportPreview,
  buildImportRowErrors,
  buildImportTask,
  buildRunningImportTask,
} from "./fixtures/importTasks.ts";
export { buildJobRequest, buildJobTerms } from "./fixtures/jobRequests.ts";
export {
  buildGenre,
  buildGenres,
  buildManagedCreator,
  buildManagedCreatorDetail,
  buildPlatformAccount,
} from "./fixtures/managedCreators.ts";
export { buildNotification } from "./fixtures/notifications.ts";
export {
  buildNoticeLine,
  buildNoticeTotals,
  buildPaymentNotice,
  buildShortLink,
} from "./fixtures/paymentNotices.ts";
export {
  buildAccountMetrics,
  buildDailyMetrics,
  buildPlatformMedia,
  buildPost,
  buildPostMetrics,
  buildSummaryMetrics,
} from "./fixtures/posts.ts";
export { buildProject, buildProjectColumns, buildProjectCreator } from "./fixtures/projects.ts";
export { buildReplyPage } from "./fixtures/reply.ts";
export { handlers } from "./handlers/handlers.ts";
