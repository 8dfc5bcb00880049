export { ApiProvider, type ApiProviderProps, useApiClient } from "./core/ApiProvider.tsx";
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
} from "./core/apiClient.ts";
export { ApiError, type ClientErrorCode, isApiError } from "./core/apiError.ts";
export { DataScope, type DataScopeProps } from "./core/DataScope.tsx";
export type { StorageArea } from "./core/keyedStorage.ts";
export type { Stale } from "./core/revalidate.ts";
export type { SaveFile } from "./core/saveFile.ts";
export { type ApiDownload, useApiDownload } from "./core/useApiDownload.ts";
export { type ApiInfiniteQuery, type ItemOf, useApiInfiniteQuery } from "./core/useApiInfiniteQuery.ts";
export { type ApiMutation, type ApiMutationOptions, useApiMutation } from "./core/useApiMutation.ts";
export { type ApiQuery, type ApiQueryOptions, useApiQuery } from "./core/useApiQuery.ts";
export { useRevalidate } from "./core/useRevalidate.ts";
export { uuidv7 } from "./core/uuid.ts";
export {
  type AllAuditLogFilter,
  useAllAuditLogs,
  useExportAllAuditLogs,
} from "./modules/audit-logs/useAllAuditLogs.ts";
export {
  type AuditLogFilter,
  useAuditLogs,
  useAuditPeople,
  useExportAuditLogs,
} from "./modules/audit-logs/useAuditLogs.ts";
export {
  type ChatRoom,
  type RoomMembers,
  type SupportChatRoom,
  toChatRoom,
  toSupportChatRoom,
} from "./modules/chat-rooms/chatRoom.ts";
export type { LiveCount } from "./modules/chat-rooms/roomUnread.ts";
export { useArchiveChatRoom } from "./modules/chat-rooms/useArchiveChatRoom.ts";
export { type UseChatRoom, useChatRoom } from "./modules/chat-rooms/useChatRoom.ts";
export { useChatRoomCounts } from "./modules/chat-rooms/useChatRoomCounts.ts";
export { type ChatRoomFilter, useChatRooms } from "./modules/chat-rooms/useChatRooms.ts";
export { useCreateDmRoom } from "./modules/chat-rooms/useCreateDmRoom.ts";
export { useFlagChatRoom } from "./modules/chat-rooms/useFlagChatRoom.ts";
export { useMarkRoomRead } from "./modules/chat-rooms/useMarkRoomRead.ts";
export { useMarkRoomUnread } from "./modules/chat-rooms/useMarkRoomUnread.ts";
export { useRoomUnread } from "./modules/chat-rooms/useRoomUnread.ts";
export { type FilledTemplate, fillTemplate } from "./modules/comment-templates/fillTemplate.ts";
export { useCommentTemplates } from "./modules/comment-templates/useCommentTemplates.ts";
export { useSaveCommentTemplate } from "./modules/comment-templates/useSaveCommentTemplate.ts";
export { type Comment, type CommentImage, toComment } from "./modules/comments/comment.ts";
export { type CommentChange, CommentList, type CommentView } from "./modules/comments/commentList.ts";
export type { RoomRef } from "./modules/comments/roomRef.ts";
export type { UseComments } from "./modules/comments/useComments.ts";
export { useComments } from "./modules/comments/useComments.ts";
export { type FoundComment, useRoomSearch } from "./modules/comments/useRoomSearch.ts";
export { type CompanyFilter, useCompanies } from "./modules/companies/useCompanies.ts";
export { useCompany } from "./modules/companies/useCompany.ts";
export { useCompanyChanges } from "./modules/companies/useCompanyChanges.ts";
export { useCompanyHistory } from "./modules/companies/useCompanyHistory.ts";
export { useCompanyImpact } from "./modules/companies/useCompanyImpact.ts";
export { useCompanyMembers } from "./modules/companies/useCompanyMembers.ts";
export { useCompanyProfile } from "./modules/companies/useCompanyProfile.ts";
export { useDeleteCompany } from "./modules/companies/useDeleteCompany.ts";
export { useRegisterCompany } from "./modules/companies/useRegisterCompany.ts";
export { useResetSecondFactor } from "./modules/companies/useResetSecondFactor.ts";
export { useUpdateCompany } from "./modules/companies/useUpdateCompany.ts";
export { useUpdateCompanyProfile } from "./modules/companies/useUpdateCompanyProfile.ts";
export { useCompanyUsers } from "./modules/company-users/useCompanyUsers.ts";
export { useInviteMembers } from "./modules/company-users/useInviteMembers.ts";
export { useMemberWork } from "./modules/company-users/useMemberWork.ts";
export { useReinviteMember } from "./modules/company-users/useReinviteMember.ts";
export { useRemoveCompanyUser } from "./modules/company-users/useRemoveCompanyUser.ts";
export { useUpdateCompanyUser } from "./modules/company-users/useUpdateCompanyUser.ts";
export { useWithdrawInvitation } from "./modules/company-users/useWithdrawInvitation.ts";
export { useJobMails, useReminderPreview, useSaveJobMails } from "./modules/creator-mails/useJobMails.ts";
export { useMailStop, useSetMailStop } from "./modules/creator-mails/useMailStop.ts";
export { useProjectAutoMails, useSetProjectAutoMails } from "./modules/creator-mails/useProjectAutoMails.ts";
export { useRecordReplyOpened } from "./modules/creator-mails/useRecordReplyOpened.ts";
export { type AdminCreatorFilter, useAdminCreators } from "./modules/creators/useAdminCreators.ts";
export { useCollectCreators } from "./modules/creators/useCollectCreators.ts";
export { useConnectTargets } from "./modules/creators/useConnectTargets.ts";
export { useCreator } from "./modules/creators/useCreator.ts";
export { type CreatorFilter, useCreators } from "./modules/creators/useCreators.ts";
export { useDeleteCreator } from "./modules/creators/useDeleteCreator.ts";
export { useCustomFields } from "./modules/custom-fields/useCustomFields.ts";
export { useCustomFieldUse } from "./modules/custom-fields/useCustomFieldUse.ts";
export { useSaveCustomField } from "./modules/custom-fields/useSaveCustomField.ts";
export type { CommentEdit } from "./modules/drafts/commentEdits.ts";
export { clearDrafts, tabArea } from "./modules/drafts/draftStorage.ts";
export type { ImageUpload } from "./modules/drafts/imageUploads.ts";
export { useCommentEdits } from "./modules/drafts/useCommentEdits.ts";
export { useFormBackup } from "./modules/drafts/useFormBackup.ts";
export { useFormDraft } from "./modules/drafts/useFormDraft.ts";
export { useImageUploads } from "./modules/drafts/useImageUploads.ts";
export { useRoomDraft } from "./modules/drafts/useRoomDraft.ts";
export { type RoomMark, type RoomMarks, useRoomMarks } from "./modules/drafts/useRoomMarks.ts";
export { useUnsent } from "./modules/drafts/useUnsent.ts";
export { type UseGenres, useGenres } from "./modules/genres/useGenres.ts";
export { canUndo, type ImportPhase } from "./modules/import-tasks/importTaskMachine.ts";
export { useCheckImportTask } from "./modules/import-tasks/useCheckImportTask.ts";
export { useCreateImportDraft } from "./modules/import-tasks/useCreateImportDraft.ts";
export { type ImportFile, useCreateImportTask } from "./modules/import-tasks/useCreateImportTask.ts";
export { useDownloadImportErrors } from "./modules/import-tasks/useDownloadImportErrors.ts";
export { useDownloadImportTemplate } from "./modules/import-tasks/useDownloadImportTemplate.ts";
export { useEditImportDraft } from "./modules/import-tasks/useEditImportDraft.ts";
export { useImportDraft, useImportDrafts } from "./modules/import-tasks/useImportDraft.ts";
export { type ImportDraftRowFilter, useImportDraftRows } from "./modules/import-tasks/useImportDraftRows.ts";
export { useImportTask } from "./modules/import-tasks/useImportTask.ts";
export { useImportTasks } from "./modules/import-tasks/useImportTasks.ts";
export { useStartImportDraft } from "./modules/import-tasks/useStartImportDraft.ts";
export { useStopImportTask } from "./modules/import-tasks/useStopImportTask.ts";
export { useAcceptInvitation } from "./modules/invitations/useAcceptInvitation.ts";
export { useInvitation } from "./modules/invitations/useInvitation.ts";
export { useResendOwnInvitations } from "./modules/invitations/useResendOwnInvitations.ts";
export {
  type DraftRef,
  useDraftComments,
  useReplyDraftComment,
} from "./modules/job-drafts/useDraftComments.ts";
export { useJobDrafts, useWaitingDrafts } from "./modules/job-drafts/useJobDrafts.ts";
export { useReviewDraft } from "./modules/job-drafts/useReviewDraft.ts";
export { useJobVersions, useNegotiateJob } from "./modules/job-requests/useJobVersions.ts";
export { useReplyLinks, useSaveReplyLink } from "./modules/job-requests/useReplyLinks.ts";
export {
  type UseArchiveManagedCreator,
  useArchiveManagedCreator,
} from "./modules/managed-creators/useArchiveManagedCreator.ts";
export { useBulkCreateFromOpenCreators } from "./modules/managed-creators/useBulkCreateFromOpenCreators.ts";
export { useBulkUpdateManagedCreators } from "./modules/managed-creators/useBulkUpdateManagedCreators.ts";
export { useConnectedCreator } from "./modules/managed-creators/useConnectedCreator.ts";
export { useConnectedCreators } from "./modules/managed-creators/useConnectedCreators.ts";
export { useConnectOpenCreator } from "./modules/managed-creators/useConnectOpenCreator.ts";
export { useCreateFromOpenCreator } from "./modules/managed-creators/useCreateFromOpenCreator.ts";
export {
  type UseCreateManagedCreator,
  useCreateManagedCreator,
} from "./modules/managed-creators/useCreateManagedCreator.ts";
export { useCreatorFees } from "./modules/managed-creators/useCreatorFees.ts";
export { useCreatorProjects } from "./modules/managed-creators/useCreatorProjects.ts";
export { useCreatorTags } from "./modules/managed-creators/useCreatorTags.ts";
export { useCreatorTimeline } from "./modules/managed-creators/useCreatorTimeline.ts";
export { useDuplicateCreators } from "./modules/managed-creators/useDuplicateCreators.ts";
export {
  useDecideDuplicatePair,
  useDuplicatePairs,
} from "./modules/managed-creators/useDuplicatePairs.ts";
export {
  type UseEraseManagedCreator,
  useEraseManagedCreator,
  useErasureImpact,
} from "./modules/managed-creators/useEraseManagedCreator.ts";
export { useExportManagedCreators } from "./modules/managed-creators/useExportManagedCreators.ts";
export { type UseManagedCreator, useManagedCreator } from "./modules/managed-creators/useManagedCreator.ts";
export {
  type ManagedCreatorFilter,
  type UseManagedCreators,
  useManagedCreators,
} from "./modules/managed-creators/useManagedCreators.ts";
export {
  useMergeImpact,
  useMergeManagedCreators,
} from "./modules/managed-creators/useMergeManagedCreators.ts";
export {
  type UseRestoreManagedCreator,
  useRestoreManagedCreator,
} from "./modules/managed-creators/useRestoreManagedCreator.ts";
export {
  type UseUpdateManagedCreator,
  useUpdateManagedCreator,
} from "./modules/managed-creators/useUpdateManagedCreator.ts";
export type { UnreadCounts } from "./modules/notifications/unreadCounts.ts";
export { useMarkNotificationRead } from "./modules/notifications/useMarkNotificationRead.ts";
export { useNotificationSettings } from "./modules/notifications/useNotificationSettings.ts";
export { useNotifications } from "./modules/notifications/useNotifications.ts";
export { useUnreadCounts } from "./modules/notifications/useUnreadCounts.ts";
export { useUnreadNotificationCount } from "./modules/notifications/useUnreadNotificationCount.ts";
export { useAnswerReplyNotice } from "./modules/payees/useAnswerReplyNotice.ts";
export { useBankBranches, useBanks } from "./modules/payees/useBanks.ts";
export { useConfirmReplyBankAccount } from "./modules/payees/useConfirmReplyBankAccount.ts";
export { usePayee } from "./modules/payees/usePayee.ts";
export { useReplyBankAccount } from "./modules/payees/useReplyBankAccount.ts";
export { useReplyNotices } from "./modules/payees/useReplyNotices.ts";
export { useSetReplyBankAccount } from "./modules/payees/useSetReplyBankAccount.ts";
export { useUpdatePayee } from "./modules/payees/useUpdatePayee.ts";
export {
  type ArchivedNoticeFilter,
  useArchivedNotices,
} from "./modules/payment-notices/useArchivedNotices.ts";
export { useCreateNotices } from "./modules/payment-notices/useCreateNotices.ts";
export { useCreateTransferFile } from "./modules/payment-notices/useCreateTransferFile.ts";
export { useMoveNotice } from "./modules/payment-notices/useMoveNotice.ts";
export { useMoveNotices } from "./modules/payment-notices/useMoveNotices.ts";
export {
  type NoticeCandidateFilter,
  useNoticeCandidates,
} from "./modules/payment-notices/useNoticeCandidates.ts";
export { usePaymentNotice } from "./modules/payment-notices/usePaymentNotice.ts";
export { usePaymentNoticeExport } from "./modules/payment-notices/usePaymentNoticeExport.ts";
export {
  type PaymentNoticeFilter,
  usePaymentNotices,
} from "./modules/payment-notices/usePaymentNotices.ts";
export {
  type PaymentStatementFilter,
  usePaymentStatements,
} from "./modules/payment-notices/usePaymentStatements.ts";
export { usePreviewNotices } from "./modules/payment-notices/usePreviewNotices.ts";
export { type TransferFileFilter, useTransferFiles } from "./modules/payment-notices/useTransferFiles.ts";
export { useTransferResult } from "./modules/payment-notices/useTransferResult.ts";
export { useUpdateNotice } from "./modules/payment-notices/useUpdateNotice.ts";
export { useWithdrawTransferFile } from "./modules/payment-notices/useWithdrawTransferFile.ts";
export { useAccountMetrics } from "./modules/platforms/useAccountMetrics.ts";
export {
  useCheckPlatformKey,
  usePlatformKeys,
  useRemovePlatformKey,
  useSetPlatformKey,
} from "./modules/platforms/usePlatformKeys.ts";
export { useRecentMedia } from "./modules/platforms/useRecentMedia.ts";
export { useTiktokTarget } from "./modules/platforms/useTiktokTarget.ts";
export { useFindTowns } from "./modules/postal-codes/useFindTowns.ts";
export { useAddPosts } from "./modules/posts/useAddPosts.ts";
export { useDailyMetrics } from "./modules/posts/useDailyMetrics.ts";
export { useExportProjectPosts } from "./modules/posts/useExportProjectPosts.ts";
export {
  useCheckPostPr,
  useDeletePostReuse,
  useSavePostReuse,
  useSignPostPr,
} from "./modules/posts/useKeepPrRecord.ts";
export {
  useCollectPost,
  useCollectProjectPosts,
  usePostCollections,
  useSeePostChange,
} from "./modules/posts/usePostCollections.ts";
export { usePostFigures } from "./modules/posts/usePostFigures.ts";
export { useExportPrLedger, usePrLedger } from "./modules/posts/usePrLedger.ts";
export { useProjectPosts } from "./modules/posts/useProjectPosts.ts";
export { usePrRules, useUpdatePrRule } from "./modules/posts/usePrRules.ts";
export { useRemovedPosts } from "./modules/posts/useRemovedPosts.ts";
export { useSetPostRemoved } from "./modules/posts/useSetPostRemoved.ts";
export { useSummaryMetrics } from "./modules/posts/useSummaryMetrics.ts";
export { useUpdatePostFigures } from "./modules/posts/useUpdatePostFigures.ts";
export { usePersonalSettings } from "./modules/preferences/usePersonalSettings.ts";
export { useTablePreference } from "./modules/preferences/useTablePreference.ts";
export { type UseRoomPresence, useRoomPresence } from "./modules/presence/useRoomPresence.ts";
export { useAllProjectCreators } from "./modules/projects/useAllProjectCreators.ts";
export { useArchiveProject } from "./modules/projects/useArchiveProject.ts";
export { useArchiveProjects } from "./modules/projects/useArchiveProjects.ts";
export { useAssignCreators } from "./modules/projects/useAssignCreators.ts";
export { useCreateProject } from "./modules/projects/useCreateProject.ts";
export { useDeleteRowComment } from "./modules/projects/useDeleteRowComment.ts";
export { useEditRowComment } from "./modules/projects/useEditRowComment.ts";
export {
  type ProjectCreatorExport,
  useExportProjectCreators,
} from "./modules/projects/useExportProjectCreators.ts";
export { useChangeSends, useJobSends, useScheduledJobs } from "./modules/projects/useJobSends.ts";
export {
  useAssignHints,
  useMatchCreators,
  useRegisterCreators,
} from "./modules/projects/useMatchCreators.ts";
export { usePostRowComment } from "./modules/projects/usePostRowComment.ts";
export { useProject } from "./modules/projects/useProject.ts";
export { useProjectCells } from "./modules/projects/useProjectCells.ts";
export { type ProjectCreatorFilter, useProjectCreators } from "./modules/projects/useProjectCreators.ts";
export { type ProjectHistoryFilter, useProjectHistory } from "./modules/projects/useProjectHistory.ts";
export { type ProjectFilter, useProjects } from "./modules/projects/useProjects.ts";
export { useProjectTerms, useUpdateProjectTerms } from "./modules/projects/useProjectTerms.ts";
export { useProjectTotals } from "./modules/projects/useProjectTotals.ts";
export { useRemoveProjectCreator } from "./modules/projects/useRemoveProjectCreator.ts";
export { useRowComments } from "./modules/projects/useRowComments.ts";
export { usePreviewJob, useSendJob } from "./modules/projects/useSendJob.ts";
export { useUpdateJobPlan } from "./modules/projects/useUpdateJobPlan.ts";
export { useUpdateJobStatus } from "./modules/projects/useUpdateJobStatus.ts";
export { useUpdateProject } from "./modules/projects/useUpdateProject.ts";
export { useUpdateProjectColumns } from "./modules/projects/useUpdateProjectColumns.ts";
export { useUpdateProjectNote } from "./modules/projects/useUpdateProjectNote.ts";
export {
  CommentStoreProvider,
  type CommentStoreProviderProps,
} from "./modules/realtime/CommentStoreProvider.tsx";
export type {
  CommentDraft,
  CommentPage,
  CommentPlace,
  CommentStore,
  CommentStoreHandlers,
  ConnectionState,
} from "./modules/realtime/commentStore.ts";
export {
  createEmbeddedCommentStore,
  createReplyCommentStore,
  type StreamTiming,
} from "./modules/realtime/embeddedCommentStore.ts";
export { useRealtimeConnection } from "./modules/realtime/useRealtimeConnection.ts";
export { useAnswerJob } from "./modules/reply/useAnswerJob.ts";
export { useReplyPage } from "./modules/reply/useReplyPage.ts";
export { useSubmitDraft } from "./modules/reply/useSubmitDraft.ts";
export { useSubmitPosts } from "./modules/reply/useSubmitPosts.ts";
export {
  useCompanyReport,
  useExportReportPosts,
  useReportPosts,
} from "./modules/reports/useCompanyReport.ts";
export { useExportProjectReport } from "./modules/reports/useExportProjectReport.ts";
export {
  useProjectReport,
  useReportClicks,
  useReportComparison,
} from "./modules/reports/useProjectReport.ts";
export {
  useOpenSharedReport,
  useReportShares,
  useSaveReportShare,
} from "./modules/reports/useReportShares.ts";
export { useUpdateProjectReport } from "./modules/reports/useUpdateProjectReport.ts";
export { useSavedViews } from "./modules/saved-views/useSavedViews.ts";
export { useSaveView } from "./modules/saved-views/useSaveView.ts";
export { isWorkingTime, suggestSendAt } from "./modules/scheduled-comments/suggestSendAt.ts";
export { useScheduleComment } from "./modules/scheduled-comments/useScheduleComment.ts";
export { useScheduledComments } from "./modules/scheduled-comments/useScheduledComments.ts";
export { type Holidays, loadHolidays } from "./modules/scheduled-comments/workdays.ts";
export { createEmbeddedSignIn, type EmbeddedSignInOptions } from "./modules/session/embeddedSignIn.ts";
export { SessionProvider, type SessionProviderProps } from "./modules/session/SessionProvider.tsx";
export { SignInProvider, type SignInProviderProps, useSignIn } from "./modules/session/SignInProvider.tsx";
export type { SessionStatus } from "./modules/session/sessionContext.ts";
export type { SignInService, SignInState } from "./modules/session/signInService.ts";
export {
  type UseBelongingCompanies,
  useBelongingCompanies,
} from "./modules/session/useBelongingCompanies.ts";
export { useChangePassword } from "./modules/session/useChangePassword.ts";
export {
  type UseCompleteOnboarding,
  useCompleteOnboarding,
} from "./modules/session/useCompleteOnboarding.ts";
export { type UseCurrentUser, useCurrentUser } from "./modules/session/useCurrentUser.ts";
export { type UseHeldCompany, useHeldCompany } from "./modules/session/useHeldCompany.ts";
export { usePasswordReset } from "./modules/session/usePasswordReset.ts";
export { useRequestEmailChange } from "./modules/session/useRequestEmailChange.ts";
export { type UseResetPassword, useResetPassword } from "./modules/session/useResetPassword.ts";
export {
  type UseSecondFactor,
  useConfirmSecondFactor,
  useRemoveSecondFactor,
  useSecondFactor,
  useStartSecondFactor,
} from "./modules/session/useSecondFactor.ts";
export { type UseSession, useSession } from "./modules/session/useSession.ts";
export {
  type UseSignedInDevices,
  useEndOtherSessions,
  useEndSession,
  useSignedInDevices,
} from "./modules/session/useSignedInDevices.ts";
export { type UseSwitchCompany, useSwitchCompany } from "./modules/session/useSwitchCompany.ts";
export { useConfirmReplyAddress } from "./modules/shipments/useConfirmReplyAddress.ts";
export { useConfirmReplyReceipt } from "./modules/shipments/useConfirmReplyReceipt.ts";
export { useEditShipments } from "./modules/shipments/useEditShipments.ts";
export { useExportShipmentSlips } from "./modules/shipments/useExportShipmentSlips.ts";
export { useReplyShipment } from "./modules/shipments/useReplyShipment.ts";
export { type ShipmentFilter, useShipments } from "./modules/shipments/useShipments.ts";
export { useCreateShortLink, useCreateShortLinks } from "./modules/short-links/useCreateShortLink.ts";
export { useShortLink } from "./modules/short-links/useShortLink.ts";
export { useExportShortLinks, useShortLinks } from "./modules/short-links/useShortLinks.ts";
export { useUpdateShortLink } from "./modules/short-links/useUpdateShortLink.ts";
export { useSignupCompany } from "./modules/signup/useSignupCompany.ts";
export { useSignupMember } from "./modules/signup/useSignupMember.ts";
export { useSignupWithEmail } from "./modules/signup/useSignupWithEmail.ts";
export { useFlagSupportChatRoom } from "./modules/support-chat-rooms/useFlagSupportChatRoom.ts";
export { useMarkSupportRoomRead } from "./modules/support-chat-rooms/useMarkSupportRoomRead.ts";
export { useOpenSupportChatRoom } from "./modules/support-chat-rooms/useOpenSupportChatRoom.ts";
export {
  type UseSupportChatRoom,
  useSupportChatRoom,
} from "./modules/support-chat-rooms/useSupportChatRoom.ts";
export {
  type SupportChatRoomFilter,
  useSupportChatRooms,
} from "./modules/support-chat-rooms/useSupportChatRooms.ts";
export { useSupportCreators } from "./modules/support-chat-rooms/useSupportCreators.ts";
export { type TodoFilter, useTodo } from "./modules/todo/useTodo.ts";
export { useTodoGroup } from "./modules/todo/useTodoGroup.ts";
export { useWorkingCalendar } from "./modules/todo/useWorkingCalendar.ts";
export { imageProblem } from "./modules/uploads/imageProblem.ts";
export { type UploadOptions, useUploadImage } from "./modules/uploads/useUploadImage.ts";
export { useConfirmEmailChange } from "./modules/verification/useConfirmEmailChange.ts";
export {
  useCancelEmailChange,
  useEmailChange,
  useResendEmailChange,
} from "./modules/verification/useEmailChange.ts";
export { useSendVerification } from "./modules/verification/useSendVerification.ts";
export { useVerifyEmail } from "./modules/verification/useVerifyEmail.ts";
