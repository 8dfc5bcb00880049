export { ApiProvider, type ApiProviderProps, useApiClient } from "./core/ApiProvider.tsx";
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
} from "./core/apiClient.ts";
export { ApiError, type ClientErrorCode, isApiError } from "./core/apiError.ts";
export { DataScope, type DataScopeProps } from "./core/DataScope.tsx";
export type { Stale } from "./core/revalidate.ts";
export type { SaveFile } from "./core/saveFile.ts";
export { type ApiDownload, useApiDownload } from "./core/useApiDownload.ts";
export { type ApiInfiniteQuery, type ItemOf, useApiInfiniteQuery } from "./core/useApiInfiniteQuery.ts";
export { type ApiMutation, type ApiMutationOptions, useApiMutation } from "./core/useApiMutation.ts";
export { type ApiQuery, type ApiQueryOptions, useApiQuery } from "./core/useApiQuery.ts";
export { useRevalidate } from "./core/useRevalidate.ts";
export { uuidv7 } from "./core/uuid.ts";
export {
  type ChatRoom,
  type RoomMembers,
  type SupportChatRoom,
  toChatRoom,
  toSupportChatRoom,
} from "./modules/chat-rooms/chatRoom.ts";
export { useArchiveChatRoom } from "./modules/chat-rooms/useArchiveChatRoom.ts";
export { type UseChatRoom, useChatRoom } from "./modules/chat-rooms/useChatRoom.ts";
export { type ChatRoomFilter, useChatRooms } from "./modules/chat-rooms/useChatRooms.ts";
export { useCreateDmRoom } from "./modules/chat-rooms/useCreateDmRoom.ts";
export { useFlagChatRoom } from "./modules/chat-rooms/useFlagChatRoom.ts";
export { useMarkRoomRead } from "./modules/chat-rooms/useMarkRoomRead.ts";
export {
  CommentStoreProvider,
  type CommentStoreProviderProps,
} from "./modules/comments/CommentStoreProvider.tsx";
export { type Comment, type CommentImage, toComment } from "./modules/comments/comment.ts";
export { type CommentChange, CommentList, type CommentView } from "./modules/comments/commentList.ts";
export type {
  CommentDraft,
  CommentStore,
  CommentStoreHandlers,
  ConnectionState,
  RoomRef,
} from "./modules/comments/commentStore.ts";
export {
  createEmbeddedCommentStore,
  createReplyCommentStore,
  type StreamTiming,
} from "./modules/comments/embeddedCommentStore.ts";
export { type UseComments, useComments } from "./modules/comments/useComments.ts";
export { useRealtimeConnection } from "./modules/comments/useRealtimeConnection.ts";
export { useCompanyUsers } from "./modules/company-users/useCompanyUsers.ts";
export { useRemoveCompanyUser } from "./modules/company-users/useRemoveCompanyUser.ts";
export { useUpdateCompanyUser } from "./modules/company-users/useUpdateCompanyUser.ts";
export { useAdminCreators } from "./modules/creators/useAdminCreators.ts";
export { useConnectTargets } from "./modules/creators/useConnectTargets.ts";
export { useCreator } from "./modules/creators/useCreator.ts";
export { type CreatorFilter, useCreators } from "./modules/creators/useCreators.ts";
export { useDeleteCreator } from "./modules/creators/useDeleteCreator.ts";
export { type UseGenres, useGenres } from "./modules/genres/useGenres.ts";
export {
  canUndo,
  type ImportPhase,
  importPhase,
  importProgress,
} from "./modules/import-tasks/importTaskMachine.ts";
export { useCheckImportTask } from "./modules/import-tasks/useCheckImportTask.ts";
export { type ImportFile, useCreateImportTask } from "./modules/import-tasks/useCreateImportTask.ts";
export { useDownloadImportErrors } from "./modules/import-tasks/useDownloadImportErrors.ts";
export { useImportTask } from "./modules/import-tasks/useImportTask.ts";
export {
  type UseArchiveManagedCreator,
  useArchiveManagedCreator,
} from "./modules/managed-creators/useArchiveManagedCreator.ts";
export { useBulkCreateFromOpenCreators } from "./modules/managed-creators/useBulkCreateFromOpenCreators.ts";
export { useConnectedCreators } from "./modules/managed-creators/useConnectedCreators.ts";
export { useConnectOpenCreator } from "./modules/managed-creators/useConnectOpenCreator.ts";
export { useCreateFromOpenCreator } from "./modules/managed-creators/useCreateFromOpenCreator.ts";
export {
  type UseCreateManagedCreator,
  useCreateManagedCreator,
} from "./modules/managed-creators/useCreateManagedCreator.ts";
export {
  type UseEraseManagedCreator,
  useEraseManagedCreator,
} from "./modules/managed-creators/useEraseManagedCreator.ts";
export {
  type UseExportManagedCreators,
  useExportManagedCreators,
} from "./modules/managed-creators/useExportManagedCreators.ts";
export { type UseManagedCreator, useManagedCreator } from "./modules/managed-creators/useManagedCreator.ts";
export {
  type ManagedCreatorFilter,
  type UseManagedCreators,
  useManagedCreators,
} from "./modules/managed-creators/useManagedCreators.ts";
export {
  type UseRestoreManagedCreator,
  useRestoreManagedCreator,
} from "./modules/managed-creators/useRestoreManagedCreator.ts";
export {
  type UseUpdateManagedCreator,
  useUpdateManagedCreator,
} from "./modules/managed-creators/useUpdateManagedCreator.ts";
export {
  reduceUnread,
  toUnreadCounts,
  type UnreadCounts,
  type UnreadKind,
} from "./modules/notifications/unreadCounts.ts";
export { useMarkNotificationRead } from "./modules/notifications/useMarkNotificationRead.ts";
export { useNotifications } from "./modules/notifications/useNotifications.ts";
export { useUnreadCounts } from "./modules/notifications/useUnreadCounts.ts";
export { useUnreadNotificationCount } from "./modules/notifications/useUnreadNotificationCount.ts";
export { useAccountMetrics } from "./modules/platforms/useAccountMetrics.ts";
export { useRecentMedia } from "./modules/platforms/useRecentMedia.ts";
export { useAddPost } from "./modules/posts/useAddPost.ts";
export { useDailyMetrics } from "./modules/posts/useDailyMetrics.ts";
export { useExportProjectPosts } from "./modules/posts/useExportProjectPosts.ts";
export { useJobRequestPosts } from "./modules/posts/useJobRequestPosts.ts";
export { useProjectPosts } from "./modules/posts/useProjectPosts.ts";
export { useSummaryMetrics } from "./modules/posts/useSummaryMetrics.ts";
export { useTablePreference } from "./modules/preferences/useTablePreference.ts";
export { useArchiveProject } from "./modules/projects/useArchiveProject.ts";
export { useAssignCreators } from "./modules/projects/useAssignCreators.ts";
export { useCheckProjectCreator } from "./modules/projects/useCheckProjectCreator.ts";
export { useCreateProject } from "./modules/projects/useCreateProject.ts";
export { useProject } from "./modules/projects/useProject.ts";
export { type ProjectCreatorFilter, useProjectCreators } from "./modules/projects/useProjectCreators.ts";
export { type ProjectFilter, useProjects } from "./modules/projects/useProjects.ts";
export { useRemoveProjectCreator } from "./modules/projects/useRemoveProjectCreator.ts";
export { useSendJob } from "./modules/projects/useSendJob.ts";
export { useUpdateJobStatus } from "./modules/projects/useUpdateJobStatus.ts";
export { useUpdateProject } from "./modules/projects/useUpdateProject.ts";
export { useUpdateProjectColumns } from "./modules/projects/useUpdateProjectColumns.ts";
export { useUpdateProjectMemo } from "./modules/projects/useUpdateProjectMemo.ts";
export { useUpdateProjectNote } from "./modules/projects/useUpdateProjectNote.ts";
export { useAnswerJob } from "./modules/reply/useAnswerJob.ts";
export { useReplyPage } from "./modules/reply/useReplyPage.ts";
export { useSubmitDraft } from "./modules/reply/useSubmitDraft.ts";
export { useSubmitPost } from "./modules/reply/useSubmitPost.ts";
export { createEmbeddedSignIn, type EmbeddedSignInOptions } from "./modules/session/embeddedSignIn.ts";
export { SessionProvider, type SessionProviderProps } from "./modules/session/SessionProvider.tsx";
export { SignInProvider, type SignInProviderProps, useSignIn } from "./modules/session/SignInProvider.tsx";
export type { SessionStatus } from "./modules/session/sessionContext.ts";
export type { SignInService, SignInState } from "./modules/session/signInService.ts";
export {
  type UseBelongingCompanies,
  useBelongingCompanies,
} from "./modules/session/useBelongingCompanies.ts";
export {
  type UseCompleteOnboarding,
  useCompleteOnboarding,
} from "./modules/session/useCompleteOnboarding.ts";
export { type UseCurrentUser, useCurrentUser } from "./modules/session/useCurrentUser.ts";
export { type UseResetPassword, useResetPassword } from "./modules/session/useResetPassword.ts";
export { type UseSession, useSession } from "./modules/session/useSession.ts";
export { type UseSwitchCompany, useSwitchCompany } from "./modules/session/useSwitchCompany.ts";
export { useCreateShortLink } from "./modules/short-links/useCreateShortLink.ts";
export { useShortLink } from "./modules/short-links/useShortLink.ts";
export { useUploadImage } from "./modules/uploads/useUploadImage.ts";
