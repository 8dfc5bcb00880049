import * as hooks from "../index.ts";
import { type Row, row } from "./verbRow.ts";

const terms = {
  work: "紹介動画の投稿",
  delivery_on: "2026-05-01",
  delivery_place: "Instagram",
  inspection_on: "2026-05-05",
  fee: 50_000,
  payment_on: "2026-05-31",
  payment_method: "銀行振込",
};

const recipient = {
  name: "山田 花子",
  phone: "090-1234-5678",
  postal_code: "150-0001",
  address: "東京都渋谷区神宮前1-2-3",
};

export const projectVerbs: readonly Row[] = [
  row(
    hooks.useAddPost,
    "addPost",
    [{ job_request_uid: "j1", url: "https://youtu.be/abc" }],
    "POST /api/project_posts",
  ),
  row(hooks.useAnswerJob, "answerJob", ["t1", { answer: "accepted", version: 1 }], "POST /reply/t1/answer"),
  row(hooks.useArchiveProject, "archiveProject", ["p1", false], "PUT /api/company/projects/p1/archive"),
  row(
    hooks.useAssignCreators,
    "assignCreators",
    ["p1", ["m1"]],
    "PUT /api/company/projects/p1/assign_creators",
  ),
  row(
    hooks.useCheckProjectCreator,
    "checkProjectCreator",
    ["p1", { creator_uid: "m1", column: "shipped", checked: true }],
    "PUT /api/company/projects/p1/check",
  ),
  row(hooks.useCreateProject, "createProject", [{ name: "春の新作" }], "POST /api/company/projects"),
  row(
    hooks.useCreateShortLink,
    "createShortLink",
    ["j1", { source_url: "https://example.jp" }],
    "POST /api/company/job_requests/j1/short_link",
  ),
  row(
    hooks.useInviteMembers,
    "inviteMembers",
    [["a@b.jp"], "viewer"],
    "POST /api/company/companies/invite_member",
  ),
  row(hooks.useReinviteMember, "reinviteMember", ["a@b.jp"], "PUT /api/company/companies/reinvite_member"),
  row(hooks.useWithdrawInvitation, "withdrawInvitation", ["i1"], "DELETE /company/users/invitations/i1"),
  row(
    hooks.useNegotiateJob,
    "acceptJobWish",
    ["j1", { version: 1, answered_at: "2026-11-20T03:00:00.000Z" }],
    "PUT /company/job_requests/j1/accept_wish",
  ),
  row(hooks.useNegotiateJob, "cancelScheduledJob", ["j1"], "PUT /company/job_requests/j1/cancel_schedule"),
  row(
    hooks.useNegotiateJob,
    "sendJobTerms",
    ["j1", { version: 1, terms }],
    "POST /company/job_requests/j1/versions",
  ),
  row(
    hooks.useSaveJobMails,
    "sendJobMailNow",
    ["j1", "deadline:draft:1"],
    "POST /company/job_requests/j1/mails/send_now",
  ),
  row(
    hooks.useSaveJobMails,
    "stopJobMail",
    ["j1", "deadline:draft:1"],
    "POST /company/job_requests/j1/mails/stop",
  ),
  row(hooks.useSaveJobMails, "remindCreator", ["j1"], "POST /company/job_requests/j1/reminders"),
  row(hooks.useSaveJobMails, "setJobAutoMails", ["j1", false], "PUT /company/job_requests/j1/auto_mails"),
  row(
    hooks.useSetProjectAutoMails,
    "setProjectAutoMails",
    ["p1", { on: false, reply_days: 1, draft_days: 2, posting_days: 2, overdue_days: null }],
    "PUT /company/projects/p1/auto_mails",
  ),
  row(
    hooks.useSetMailStop,
    "setMailStop",
    ["t1", { kind: "reminder", is_stopped: true }],
    "PUT /mail_stops/t1",
  ),
  row(hooks.useRecordReplyOpened, "recordReplyOpened", ["t1", 3], "POST /reply/t1/opened"),
  row(
    hooks.useRemoveCompanyUser,
    "removeCompanyUser",
    [{ email: "a@b.jp", successor_uid: "u2" }],
    "DELETE /api/company/users/delete",
  ),
  row(
    hooks.usePostRowComment,
    "postRowComment",
    ["p1", "m1", "確認しました"],
    "POST /company/projects/p1/row_comments",
  ),
  row(
    hooks.useEditRowComment,
    "editRowComment",
    ["c1", { text: "確認済み", was: "確認しました" }],
    "PUT /company/project_row_comments/c1",
  ),
  row(
    hooks.useDeleteRowComment,
    "deleteRowComment",
    ["p1", { uid: "c1", creator_uid: "m1" }],
    "DELETE /company/project_row_comments/c1",
  ),
  row(
    hooks.useRemoveProjectCreator,
    "removeProjectCreator",
    ["p1", "m1"],
    "PUT /api/company/projects/p1/remove",
  ),
  row(hooks.useResetPassword, "resetPassword", ["t1", "long-enough-1"], "PUT /auth/reset_password"),
  row(
    hooks.useSendJob,
    "sendJob",
    ["p1", { creator_uids: ["m1"], terms }],
    "POST /api/company/projects/p1/send_job",
  ),
  row(hooks.useConfirmReplyAddress, "confirmReplyAddress", ["t1", recipient], "PUT /reply/t1/shipment"),
  row(hooks.useConfirmReplyReceipt, "confirmReplyReceipt", ["t1"], "POST /reply/t1/shipment/received"),
  row(
    hooks.useEditShipments,
    "editShipments",
    ["p1", [{ creator_uid: "m1", set: { status: "sent" } }]],
    "PUT /company/projects/p1/shipments",
  ),
  row(hooks.useSubmitDraft, "submitDraft", ["t1", { text: "下書きです" }], "POST /reply/t1/drafts"),
  row(hooks.useSubmitPost, "submitPost", ["t1", "https://youtu.be/abc"], "POST /reply/t1/posts"),
  row(
    hooks.useUpdateCompanyUser,
    "updateCompanyUser",
    ["u2", { role: "viewer" }],
    "PUT /api/company/users/u2",
  ),
  row(
    hooks.useUpdateJobPlan,
    "updateJobPlan",
    [
      "p1",
      {
        creator_uid: "m1",
        plan: { fee: 80_000, delivery_on: null, reply_due_on: null },
        was: { fee: null, delivery_on: null, reply_due_on: null },
      },
    ],
    "PUT /company/projects/p1/job_plan",
  ),
  row(
    hooks.useUpdateJobStatus,
    "updateJobStatus",
    ["p1", { creator_uids: ["m1", "m2"], job_status: "approved" }],
    "PUT /api/company/projects/p1/job_status",
  ),
  row(
    hooks.useUpdateProject,
    "updateProject",
    ["p1", { version: 1, name: "夏の新作" }],
    "PUT /api/company/projects/p1",
  ),
  row(
    hooks.useUpdateProjectColumns,
    "updateProjectColumns",
    ["p1", [{ key: "creator", label: "クリエイター", type: null }], 1],
    "PUT /api/company/projects/p1/columns",
  ),
  row(
    hooks.useUpdateProjectMemo,
    "updateProjectMemo",
    ["p1", { creator_uid: "m1", memo: "至急" }],
    "PUT /api/company/projects/p1/memo",
  ),
  row(
    hooks.useUpdateProjectNote,
    "updateProjectNote",
    ["p1", "覚え書き", 3],
    "PUT /api/company/projects/p1/note",
  ),
  row(
    hooks.useUpdateCompanyProfile,
    "updateCompanyProfile",
    [{ phone: "03-1234-5678", version: 3 }],
    "PUT /api/company/companies",
  ),
];
