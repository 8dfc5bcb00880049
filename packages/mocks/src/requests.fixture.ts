import { dayFromToday } from "./core/clock.ts";

/** What a call needs beside its defaults, by the name under which the contract exports it. */
export interface SampleRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object | FormData;
}

const email = "hanako@example.jp";
const password = "correct horse battery";
const version = 1;
const commentId = "0193465a-0000-7000-8000-000000000099";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  data.append("file", new File(["表示名\r\nみお\r\n"], "一覧.csv", { type: "text/csv" }));
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const terms = {
  work: "リール1本",
  delivery_on: dayFromToday(20),
  delivery_place: "Instagram",
  inspection_on: dayFromToday(25),
  fee: 120_000,
  payment_on: dayFromToday(50),
  payment_method: "銀行振込",
};

/** Calls that are not here need nothing but path parameters. */
export const sampleRequests: Readonly<Record<string, SampleRequest>> = {
  signIn: { body: { email, password } },
  refreshSession: { body: { refresh_token: "r" } },
  signOut: { body: { refresh_token: "r" } },
  requestPasswordReset: { body: { email } },
  resetPassword: { body: { token: "t", password } },
  startSecondFactor: { body: { current_password: "present password" } },
  confirmSecondFactor: { body: { code: "123456" } },
  removeSecondFactor: { body: { current_password: "present password", code: "123456" } },
  changePassword: { body: { current_password: "present password", password } },
  updateCompanyUser: { body: { name: "藤井 彩乃" } },
  deleteCompanyUser: { body: { email, successor_uid: "user_002" } },
  completeOnboarding: { body: { onboarding_name: "cms" } },
  changeActiveCompany: { body: { company_uid: "company_002" } },
  signupWithEmail: { body: { email, password } },
  signupMember: { body: { token: "t", name: "新人 花子", password } },
  signupCompany: { body: { name: "新しい会社", user_name: "社長 一郎" } },
  getInvitation: { query: { type: "member" } },
  sendVerifyEmail: { body: { purpose: "change", email } },
  registerCompany: {
    body: {
      name: "新しい会社",
      plan: "trial",
      permission: ["dm"],
      max_user: 5,
      contract_starts_on: dayFromToday(0),
      contract_ends_on: dayFromToday(30),
    },
  },
  updateContract: { body: { plan: "standard", permission: ["dm"], max_user: 5, version } },
  renameCompany: { body: { name: "新社名", version: 1 } },
  updateContractPeriod: {
    body: { contract_starts_on: dayFromToday(0), contract_ends_on: dayFromToday(30), version },
  },
  deleteCompany: { body: { reason: "契約終了のため" } },
  updateCompanyProfile: { body: { name: "つむぎ化粧品", version } },
  listCompanyChanges: { query: { section: "bank" } },
  inviteMember: { body: { email } },
  reinviteMember: { body: { email } },
  inviteCompany: { body: { company_name: "新しい会社", email } },
  fetchConnectedCreator: { query: { creator_uid: "creator_003" } },
  createManagedCreator: {
    body: { display_name: "みお", accounts: [{ platform: "x", handle: "@mio" }], genre_uids: ["genre_001"] },
  },
  updateManagedCreator: { body: { stage: "active", owner_uid: null, restore: true, version } },
  bulkUpdateManagedCreators: {
    body: { selection: { uids: ["managed_creator_001"] }, action: { kind: "archive" } },
  },
  exportManagedCreators: { body: { selection: { filter: { stage: ["active"] } } } },
  checkExport: { body: { selection: { uids: ["managed_creator_001"] }, encoding: "shift_jis" } },
  findDuplicates: { query: { name: ["みお"], account: ["x:mio"] } },
  decideDuplicatePair: {
    body: { left_uid: "managed_creator_001", right_uid: "managed_creator_002", is_different: true },
  },
  getMergeImpact: { query: { absorbed_uid: "managed_creator_002" } },
  createReplyLink: { body: { deliver: "mail" } },
  mergeManagedCreators: {
    body: {
      absorbed_uid: "managed_creator_002",
      version,
      absorbed_version: version,
      choices: { memo: "both" },
    },
  },
  listSavedViews: { query: { list: "creators" } },
  createSavedView: { body: { list: "creators", name: "取引中", query: "stage=active" } },
  updateSavedView: { body: { name: "継続", version } },
  createFromOpenCreator: { body: { open_creator_uid: "creator_001" } },
  bulkCreateFromOpenCreators: { body: { open_creator_uids: ["creator_001", "creator_002"] } },
  connectOpenCreator: { body: { open_creator_uid: "creator_001" } },
  createImportTask: { body: form({ dry_run: "true" }) },
  createImportDraft: { body: form({}) },
  updateImportDraft: { body: { step: "check" } },
  checkImportDraft: { body: { on_match: "skip", match_by: "email", blanks: "clear" } },
  startImportDraft: { body: { seen_at: "2026-11-20T00:00:00.000Z" } },
  fixImportDraftRows: { body: { fixes: [{ row: 12, column: 0, value: "みお" }] } },
  fixMatchingImportDraftRows: { body: { column: 2, value: "" } },
  deleteCreator: { body: { reason: "本人の依頼" } },
  archiveProjects: { body: { uids: ["project_001"] } },
  createProject: { body: { name: "冬の保湿ケア" } },
  updateProject: { body: { name: "冬の保湿ケア", version } },
  updateProjectNote: { body: { note: "撮影は月曜", version } },
  updateProjectColumns: {
    body: { columns: [{ key: "creator", label: "クリエイター", type: null }], version },
  },
  assignCreators: { body: { creator_uids: ["managed_creator_001"] } },
  sendJob: { body: { creator_uids: ["managed_creator_001"], terms } },
  previewJob: {
    body: { creator_uids: ["managed_creator_001"], creator_uid: "managed_creator_001", terms },
  },
  rescheduleJobs: {
    body: { job_request_uids: ["job_request_001"], send_at: `${dayFromToday(2)}T00:00:00.000Z` },
  },
  cancelScheduledJobs: { body: { job_request_uids: ["job_request_001"] } },
  updateProjectTerms: { body: { terms: null, version } },
  matchCreators: { body: { lines: ["@hana", "https://www.instagram.com/mio/"] } },
  getAssignHints: { body: { creator_uids: ["managed_creator_001"] } },
  registerCreators: {
    body: { creators: [{ display_name: "みお", platform: "instagram", handle: "mio_new" }] },
  },
  removeProjectCreator: { body: { creator_uid: "managed_creator_001" } },
  updateJobStatus: { body: { creator_uid: "managed_creator_001", job_status: "accepted" } },
  checkProjectCreator: {
    body: { creator_uid: "managed_creator_001", column: "sample_sent", checked: true },
  },
  updateProjectMemo: { body: { creator_uid: "managed_creator_001", memo: "優先" } },
  listTodoGroup: { params: { kind: "reply" } },
  listProjectPosts: { params: { id: "project_001", format: "json" } },
  setPlatformKey: { params: { platform: "x" }, body: { bearer_token: "sandbox" } },
  removePlatformKey: { params: { platform: "x" } },
  checkPlatformKey: { params: { platform: "x" }, body: {} },
  listRecentMedia: { query: { platform: "instagram" } },
  createProjectPost: {
    body: { job_request_uid: "job_request_001", url: "https://www.instagram.com/p/C100001/" },
  },
  updateShortLink: { body: { disabled: true } },
  createProjectShortLinks: { body: { source_url: "https://cosme.tsumugi.test/" } },
  createShortLink: { body: { source_url: "https://cosme.tsumugi.test/" } },
  createDmRoom: { body: { creator_uid: "creator_001" } },
  flagChatRoom: { body: { flag: { color: "red", label: "急ぎ", due_on: null } } },
  createCustomField: { body: { label: "靴のサイズ", type: "number" } },
  updateCustomField: { body: { label: "足のサイズ", version } },
  orderCustomFields: { body: { uids: ["custom_field_001"] } },
  createCommentTemplate: { body: { name: "お礼", text: "ありがとうございます" } },
  updateCommentTemplate: { body: { name: "お礼", text: "ありがとうございます", shared: true, version } },
  scheduleComment: {
    body: { id: commentId, text: "おはようございます", send_at: `${dayFromToday(3)}T00:00:00.000Z` },
  },
  updateScheduledComment: {
    body: { text: "おはようございます", send_at: `${dayFromToday(3)}T00:00:00.000Z`, version },
  },
  postComment: { body: { id: commentId, text: "承知しました" } },
  searchComments: { query: { keyword: "発送" } },
  searchSupportComments: { query: { keyword: "振込" } },
  editComment: { body: { text: "承知しました。" } },
  openSupportChatRoom: { query: { creator_uid: "creator_001" } },
  flagSupportChatRoom: { body: { flag: null } },
  putNotificationSettings: { body: { channels: { contract: "mail" }, digest_hour: 8 } },
  postReplySupportComment: { body: { id: commentId, text: "教えてください" } },
  editSupportComment: { body: { text: "確認しました。" } },
  postSupportComment: { body: { id: commentId, text: "確認します" } },
  answerJob: { body: { answer: "accepted", version } },
  sendJobTerms: { body: { version, terms } },
  acceptJobWish: { body: { version, answered_at: `${dayFromToday(-1)}T00:00:00.000Z` } },
  editProjectCells: {
    body: {
      changes: [
        { creator_uid: "managed_creator_001", column: "memo", value: "優先", was: "" },
        { creator_uid: "managed_creator_001", column: "sample_sent", value: true },
      ],
    },
  },
  listRowComments: { query: { creator_uid: "managed_creator_001" } },
  postRowComment: { body: { creator_uid: "managed_creator_001", id: commentId, text: "在庫を確認しました" } },
  editRowComment: { body: { text: "在庫を2回確認しました", was: "在庫を確認しました" } },
  createProjectPosts: { body: { lines: [{ url: "https://www.instagram.com/p/C100001/" }] } },
  updatePostFigures: { body: { measured_on: dayFromToday(-1), figures: { reach: 18_400 } } },
  setPostRemoved: { body: { is_removed: true } },
  checkPostPr: { body: { caption: "【PR】使ってみました" } },
  signPostPr: { body: { is_signed: true, has_label: true } },
  savePostReuse: { body: { place: "公式オンラインストア" } },
  deletePostReuse: { body: { uid: "reuse_001" } },
  updatePrRule: {
    body: {
      platform: "instagram",
      wordings: ["PR"],
      required_tags: [],
      head_chars: 125,
      needs_label: true,
      version: 0,
    },
  },
  updateJobPlan: {
    body: {
      creator_uid: "creator_001",
      plan: { fee: 80_000, delivery_on: dayFromToday(20), reply_due_on: null },
      was: { fee: null, delivery_on: null, reply_due_on: null },
    },
  },
  editShipments: { body: { edits: [{ creator_uid: "creator_001", set: { status: "sent" } }] } },
  previewTransferFile: { body: { notice_uids: ["notice_001"], debit_on: dayFromToday(7) } },
  createTransferFile: { body: { notice_uids: ["notice_001"], debit_on: dayFromToday(7) } },
  withdrawTransferFile: { body: { reason: "銀行に渡す前に金額を直すため" } },
  previewTransferResult: { body: form({}) },
  applyTransferResult: { body: form({}) },
  downloadNoticePdfs: { query: { uid: ["notice_001", "notice_002"] } },
  listPaymentStatements: { query: { year: "2026" } },
  exportShipmentSlips: { body: { creator_uids: ["creator_001"] } },
  confirmReplyAddress: {
    body: {
      recipient: {
        name: "山田 花子",
        phone: "090-1234-5678",
        postal_code: "150-0001",
        address: "東京都渋谷区神宮前1-2-3",
      },
    },
  },
  sendJobMailNow: { body: { key: "deadline:draft:1" } },
  stopJobMail: { body: { key: "deadline:draft:1" } },
  remindCreator: { body: {} },
  setJobAutoMails: { body: { on: false } },
  setProjectAutoMails: {
    body: { on: true, reply_days: 1, draft_days: 2, posting_days: null, overdue_days: 1, version: 1 },
  },
  setMailStop: { body: { kind: "reminder", is_stopped: true } },
  recordReplyOpened: { body: { seq: 3 } },
  recordJobDraft: { body: { text: "メールで届いた下書きです" } },
  reviewJobDraft: { body: { decision: "revision", message: "冒頭に【PR】を入れてください。" } },
  addDraftComment: { body: { id: commentId, place: { kind: "whole" }, text: "とても良いです" } },
  addReplyDraftComment: { body: { id: commentId, place: { kind: "whole" }, text: "直しました" } },
  resolveDraftComment: { body: { resolved: true } },
  submitDraft: { body: { text: "下書きです" } },
  submitPosts: { body: { urls: ["https://www.instagram.com/p/C100001/"] } },
  postReplyComment: { body: { id: commentId, text: "届きました" } },
  createUpload: { body: form({ purpose: "profile" }) },
  fetchTiktokRedirect: { query: { url: "https://vt.tiktok.com/abc/" } },
  searchInstagramMedia: { query: { job_request_uid: "job_request_001" } },
  listPostalTowns: { params: { postal_code: "1500001" } },
  searchTiktokVideos: { query: { job_request_uid: "job_request_001" } },
  updatePayee: { body: { entity_type: "individual", version } },
  setReplyBankAccount: {
    body: {
      bank_code: "0001",
      branch_code: "001",
      kind: "ordinary",
      number: "7654321",
      holder_kana: "ヤマダ ハナコ",
    },
  },
  answerReplyNotice: { body: { status: "confirmed", version } },
  confirmReplyBankAccount: { body: { code: "123456" } },
  createPaymentNotices: { body: { job_request_uids: ["job_request_001"] } },
  previewPaymentNotices: { body: { job_request_uids: ["job_request_001"] } },
  updatePaymentNotice: {
    body: {
      received_on: dayFromToday(-8),
      due_on: dayFromToday(20),
      lines: [{ description: "リール1本の制作・投稿", transaction_on: dayFromToday(-8), amount: 120_000 }],
      version,
    },
  },
  updateNoticeStatus: { body: { status: "paid", version } },
  updateNoticeStatuses: { body: { status: "approved", items: [{ uid: "notice_003", version }] } },
  updateProjectReport: { body: { sections: ["summary", "ranking"], targets: { views: 100_000 }, version } },
  exportProjectReport: { params: { id: "project_001", format: "csv" } },
  createReportShare: { body: { label: "宣伝部 高橋部長", sections: ["summary"], days: 30 } },
  openSharedReport: { params: { token: "abcdefghijklmnopqrstuvwxyz" }, body: {} },
  getCompanyReport: { query: { from: dayFromToday(-365), to: dayFromToday(0) } },
  listReportPosts: { query: { from: dayFromToday(-365), to: dayFromToday(0) } },
  getPreference: { params: { key: "table.creators" } },
  putPreference: { params: { key: "personal" }, body: { value: { send_key: "enter" } } },
};
