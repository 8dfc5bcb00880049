import { renderHook, waitFor } from "@testing-library/react";
import { handlers } from "@tsumugi/mocks";
import { describe, expect, it } from "vitest";
import * as hooks from "../index.ts";
import { testServer } from "../testing/server.ts";
import { withApi } from "../testing/wrap.tsx";

const server = testServer();

const lastYear = { from: "2026-01-01", to: "2026-12-31" };

/** Every reading hook once: what it is called with, and the name under which its content comes. */
const reads: Record<string, [read: () => object, content: string]> = {
  useAccountMetrics: [() => hooks.useAccountMetrics("instagram", "hanako"), "accountMetrics"],
  useAdminCreators: [() => hooks.useAdminCreators({ keyword: "はな", state: "open" }), "creators"],
  useAllAuditLogs: [() => hooks.useAllAuditLogs({ company_uid: "company_001" }), "auditLogs"],
  useAuditLogs: [() => hooks.useAuditLogs({ group: ["member"], actor: "operators" }), "auditLogs"],
  useAuditPeople: [() => hooks.useAuditPeople(), "auditPeople"],
  useChatRoomCounts: [() => hooks.useChatRoomCounts("はな"), "chatRoomCounts"],
  useChatRooms: [() => hooks.useChatRooms({ needs_reply: true, flag: ["red"] }), "chatRooms"],
  useCommentTemplates: [() => hooks.useCommentTemplates(), "commentTemplates"],
  useCustomFields: [() => hooks.useCustomFields(), "customFields"],
  useCustomFieldUse: [() => hooks.useCustomFieldUse("custom_field_001"), "customFieldUse"],
  useCompanies: [() => hooks.useCompanies({ contract_state: ["ending"] }), "companies"],
  useCompany: [() => hooks.useCompany("company_001"), "company"],
  useCompanyHistory: [() => hooks.useCompanyHistory("company_001"), "companyHistory"],
  useCompanyImpact: [() => hooks.useCompanyImpact("company_001"), "companyImpact"],
  useCompanyMembers: [() => hooks.useCompanyMembers("company_001"), "companyMembers"],
  useCompanyChanges: [() => hooks.useCompanyChanges("bank"), "companyChanges"],
  useCompanyProfile: [() => hooks.useCompanyProfile(), "companyProfile"],
  useCompanyUsers: [() => hooks.useCompanyUsers({ role: "admin" }), "companyUsers"],
  useCompanyReport: [() => hooks.useCompanyReport({ ...lastYear, best: "cpe" }), "companyReport"],
  useProjectReport: [() => hooks.useProjectReport("project_001"), "projectReport"],
  useReportClicks: [() => hooks.useReportClicks("project_001"), "reportClicks"],
  useReportComparison: [() => hooks.useReportComparison("project_001"), "reportComparison"],
  useReportPosts: [() => hooks.useReportPosts({ ...lastYear, platform: ["tiktok"] }), "reportPosts"],
  useReportShares: [() => hooks.useReportShares("project_001"), "reportShares"],
  useConnectTargets: [() => hooks.useConnectTargets(""), "creators"],
  useConnectedCreators: [() => hooks.useConnectedCreators("はな"), "managedCreators"],
  useConnectedCreator: [() => hooks.useConnectedCreator("creator_001"), "managedCreator"],
  useCreator: [() => hooks.useCreator("creator_001"), "creator"],
  useCreators: [() => hooks.useCreators({ platform: ["youtube"], follower_min: 100 }), "creators"],
  useCreatorFees: [() => hooks.useCreatorFees("managed_001"), "fees"],
  useCreatorProjects: [() => hooks.useCreatorProjects("managed_001"), "creatorProjects"],
  useCreatorTags: [() => hooks.useCreatorTags(), "creatorTags"],
  useCreatorTimeline: [() => hooks.useCreatorTimeline("managed_001", { group: "jobs" }), "timeline"],
  useDailyMetrics: [
    () => hooks.useDailyMetrics("project_001", { field: "likes", days_later: 7 }),
    "dailyMetrics",
  ],
  useDuplicateCreators: [
    () => hooks.useDuplicateCreators({ name: ["山田花子"], account: ["x:hana"], except_uid: "managed_001" }),
    "duplicates",
  ],
  useDuplicatePairs: [() => hooks.useDuplicatePairs(), "duplicatePairs"],
  useGenres: [() => hooks.useGenres(), "genres"],
  useImportDraft: [() => hooks.useImportDraft("draft_001"), "importDraft"],
  useImportDraftRows: [
    () => hooks.useImportDraftRows({ uid: "draft_001", preview: null }),
    "importDraftRows",
  ],
  useImportDrafts: [() => hooks.useImportDrafts(), "importDrafts"],
  useImportTask: [() => hooks.useImportTask(), "importTask"],
  useImportTasks: [() => hooks.useImportTasks(), "importTasks"],
  useInvitation: [() => hooks.useInvitation("token", "member"), "invitation"],
  useManagedCreator: [() => hooks.useManagedCreator("managed_001"), "managedCreator"],
  useManagedCreators: [
    () =>
      hooks.useManagedCreators({
        keyword: "はな",
        stage: ["active"],
        archived: true,
        sort: "-follower_count",
      }),
    "managedCreators",
  ],
  useMemberWork: [() => hooks.useMemberWork("user_002"), "memberWork"],
  useErasureImpact: [() => hooks.useErasureImpact("managed_001"), "erasureImpact"],
  useMergeImpact: [() => hooks.useMergeImpact("managed_001", "managed_002"), "mergeImpact"],
  useNotificationSettings: [() => hooks.useNotificationSettings(), "notificationSettings"],
  useNotifications: [() => hooks.useNotifications({ unread: true }), "notifications"],
  useNoticeCandidates: [() => hooks.useNoticeCandidates({ project: ["project_001"] }), "candidates"],
  usePaymentNotice: [() => hooks.usePaymentNotice("notice_001"), "notice"],
  usePaymentNotices: [
    () => hooks.usePaymentNotices({ direction: "received", status: ["issued"], amount_min: 1 }),
    "noticeTotals",
  ],
  usePostFigures: [() => hooks.usePostFigures("post_001"), "figureEntries"],
  usePrLedger: [() => hooks.usePrLedger("project_001"), "prRecords"],
  useRemovedPosts: [() => hooks.useRemovedPosts("p1"), "removedPosts"],
  usePrRules: [() => hooks.usePrRules(), "prRules"],
  useProject: [() => hooks.useProject("project_001"), "project"],
  useAllProjectCreators: [
    () => hooks.useAllProjectCreators("project_001", { sort: "next_deadline" }),
    "projectCreators",
  ],
  useProjectHistory: [
    () => hooks.useProjectHistory("project_001", { creator_uid: "managed_creator_001" }),
    "projectHistory",
  ],
  useRowComments: [() => hooks.useRowComments("project_001", "managed_creator_001"), "rowComments"],
  useProjectCreators: [
    () => hooks.useProjectCreators("project_001", { job_status: ["requested"] }),
    "projectCreators",
  ],
  useProjectPosts: [() => hooks.useProjectPosts("project_001", { is_daily: true }), "posts"],
  useProjectTotals: [() => hooks.useProjectTotals({ archived: true }), "projectTotals"],
  useProjects: [() => hooks.useProjects({ phase: ["production"] }), "projects"],
  "useProjects archived": [() => hooks.useProjects({}, { archived: true }), "projects"],
  usePlatformKeys: [() => hooks.usePlatformKeys(), "platformKeys"],
  usePostCollections: [() => hooks.usePostCollections("project_001"), "postCollections"],
  useRecentMedia: [() => hooks.useRecentMedia("tiktok", "job_001"), "media"],
  useTiktokTarget: [() => hooks.useTiktokTarget("https://vm.tiktok.com/ZMabcdef/"), "target"],
  useJobDrafts: [() => hooks.useJobDrafts("job_001"), "jobDrafts"],
  useWaitingDrafts: [() => hooks.useWaitingDrafts("project_001"), "waitingDrafts"],
  useJobVersions: [() => hooks.useJobVersions("job_001"), "jobVersions"],
  useJobMails: [() => hooks.useJobMails("job_001"), "jobMails"],
  useReminderPreview: [() => hooks.useReminderPreview("job_001"), "reminderPreview"],
  useProjectAutoMails: [() => hooks.useProjectAutoMails("project_001"), "autoMails"],
  useMailStop: [() => hooks.useMailStop("token"), "mailStop"],
  useJobSends: [() => hooks.useJobSends("project_001"), "jobSends"],
  useScheduledJobs: [() => hooks.useScheduledJobs("project_001"), "scheduledJobs"],
  useProjectTerms: [() => hooks.useProjectTerms("project_001"), "projectTerms"],
  useReplyLinks: [() => hooks.useReplyLinks("job_001"), "replyLinks"],
  useReplyPage: [() => hooks.useReplyPage("token"), "replyPage"],
  usePayee: [() => hooks.usePayee("managed_creator_001"), "payee"],
  useBanks: [() => hooks.useBanks("みずほ"), "banks"],
  useBankBranches: [() => hooks.useBankBranches("0001", ""), "branches"],
  useReplyBankAccount: [() => hooks.useReplyBankAccount("token"), "replyBankAccount"],
  useReplyNotices: [() => hooks.useReplyNotices("token"), "replyNotices"],
  useReplyShipment: [() => hooks.useReplyShipment("token"), "replyShipment"],
  useShipments: [() => hooks.useShipments("project_001", { status: ["sent"] }), "shipments"],
  useArchivedNotices: [() => hooks.useArchivedNotices({ keyword: "佐々木" }), "archivedNotices"],
  useTransferFiles: [() => hooks.useTransferFiles({ notice: ["notice_001"] }), "transferFiles"],
  usePaymentStatements: [() => hooks.usePaymentStatements({ year: 2026 }), "paymentStatements"],
  useRoomSearch: [() => hooks.useRoomSearch({ side: "chat", id: "room_001" }, "発送"), "foundComments"],
  "useRoomSearch of support": [
    () => hooks.useRoomSearch({ side: "support", id: "creator_001" }, "振込"),
    "foundComments",
  ],
  useSavedViews: [() => hooks.useSavedViews("creators"), "savedViews"],
  useScheduledComments: [() => hooks.useScheduledComments("room_001"), "scheduledComments"],
  useShortLink: [() => hooks.useShortLink("job_001"), "shortLink"],
  useShortLinks: [() => hooks.useShortLinks("project_001"), "shortLinks"],
  useSupportChatRooms: [
    () => hooks.useSupportChatRooms({ needs_reply: true, flag: ["red"], keyword: "振込" }),
    "supportChatRooms",
  ],
  useSupportCreators: [() => hooks.useSupportCreators("はな"), "supportCreators"],
  useSummaryMetrics: [() => hooks.useSummaryMetrics("project_001", { platform: ["x"] }), "summaryMetrics"],
  usePersonalSettings: [() => hooks.usePersonalSettings(), "savePersonalSettings"],
  useTablePreference: [() => hooks.useTablePreference("creators"), "saveTablePreference"],
  useTodo: [() => hooks.useTodo({ mine: true }), "groups"],
  useTodoGroup: [() => hooks.useTodoGroup("reply", { mine: true }), "todos"],
  useUnreadCounts: [() => hooks.useUnreadCounts(), "unreadCounts"],
  useUnreadNotificationCount: [() => hooks.useUnreadNotificationCount(), "unreadNotificationCount"],
};

/** Tested where a session or a room is at hand. */
const elsewhere = [
  "useBelongingCompanies",
  "useChatRoom",
  "useComments",
  "useCurrentUser",
  "useEmailChange",
  "usePasswordReset",
  "useRealtimeConnection",
  "useSecondFactor",
  "useSignedInDevices",
  "useSupportChatRoom",
];

describe("every reading hook", () => {
  it.each(Object.entries(reads))(
    "%s makes a call that the contract takes, and gives its content by name",
    async (_, [read, content]) => {
      server.use(...handlers);
      const { result } = renderHook(read as () => Record<string, unknown>, { wrapper: withApi() });
      expect(result.current).toMatchObject({ isLoading: true, error: undefined });
      expect(result.current).not.toHaveProperty("data");
      await waitFor(() => expect(result.current.isLoading).toBe(false));
      expect(result.current.error).toBeUndefined();
      expect(result.current[content]).toBeDefined();
    },
  );

  it("is in the table", () => {
    const reading = Object.entries(hooks)
      .filter(([, hook]) => /useApi(Infinite)?Query/.test(String(hook)))
      .map(([name]) => name)
      .filter((name) => /^use(?!Api)/.test(name));
    const known = [...Object.keys(reads), ...elsewhere];
    expect(reading.length).toBeGreaterThan(20);
    expect(reading.filter((name) => !known.includes(name))).toEqual([]);
  });
});
