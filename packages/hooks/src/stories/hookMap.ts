import type * as published from "../index.ts";

type HookName = Extract<keyof typeof published, `use${string}`>;

interface HookKind {
  readonly kind: string;
  /** The page of this shelf that shows it. */
  readonly page: string;
  readonly examples: readonly HookName[];
  readonly gives: string;
}

/** The hooks by what they do. The names are checked against what the package publishes. */
export const hookMap: readonly HookKind[] = [
  {
    kind: "1件を読む",
    page: "取得と再試行",
    examples: ["useProject", "useManagedCreator", "useChatRoom", "usePaymentNotice"],
    gives: "内容、isLoading、isRefreshing、error、refresh()",
  },
  {
    kind: "一覧を読む",
    page: "一覧とページ送り",
    examples: ["useProjects", "useManagedCreators", "useNotifications", "usePaymentNotices"],
    gives: "行、total、isTotalCapped、hasMore、loadMore()、isLoadingMore",
  },
  {
    kind: "書き込む",
    page: "更新",
    examples: ["useCreateProject", "useUpdateManagedCreator", "useSendJob", "useMoveNotice"],
    gives: "動詞の名前の関数、isSubmitting、error、reset()",
  },
  {
    kind: "ファイルにする",
    page: "更新",
    examples: ["useExportManagedCreators", "useExportProjectPosts"],
    gives: "動詞の名前の関数（ファイル名を返す）、isDownloading、error",
  },
  {
    kind: "メッセージ",
    page: "チャットの統合",
    examples: ["useComments", "useRoomDraft", "useImageUploads", "useRealtimeConnection"],
    gives: "まとまった一覧、送信・再送・破棄、下書き、つながり",
  },
  {
    kind: "未読",
    page: "未読数",
    examples: ["useUnreadCounts", "useRoomUnread", "useMarkRoomRead", "useUnreadNotificationCount"],
    gives: "数、既読にする関数",
  },
  {
    kind: "サインイン",
    page: "サインインと会社の切り替え",
    examples: ["useSession", "useCurrentUser", "useSwitchCompany", "useBelongingCompanies"],
    gives: "状態、本人と企業、切り替え",
  },
  {
    kind: "自分で組み立てる",
    page: "取得と再試行",
    examples: ["useApiQuery", "useApiInfiniteQuery", "useApiMutation", "useApiDownload"],
    gives: "契約にある、どの呼び出しでも",
  },
];
