import { act, renderHook } from "@testing-library/react";
import { handlers } from "@tsumugi/mocks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as hooks from "../index.ts";
import { testServer } from "../testing/server.ts";
import { withApi } from "../testing/wrap.tsx";

const server = testServer();
const terms = {
  work: "紹介動画の投稿",
  delivery_on: "2026-05-01",
  delivery_place: "Instagram",
  inspection_on: "2026-05-05",
  fee: 50_000,
  payment_on: "2026-05-31",
  payment_method: "銀行振込",
};

/** A hook, its verb with arguments, and the call that this must make. */
type Row = [hook: () => Record<string, unknown>, verb: string, args: unknown[], call: string];
const row = <H,>(hook: () => H, verb: keyof H & string, args: unknown[], call: string): Row => [
  hook as () => Record<string, unknown>,
  verb,
  args,
  call,
];

const rows: Row[] = [
  row(
    hooks.useAddPost,
    "addPost",
    [{ job_request_uid: "j1", url: "https://youtu.be/abc" }],
    "POST /api/project_posts",
  ),
  row(hooks.useAnswerJob, "answerJob", ["t1", "accepted"], "POST /reply/t1/answer"),
  row(hooks.useArchiveChatRoom, "archiveChatRoom", ["r1"], "PUT /api/chat_rooms/r1/archive"),
  row(hooks.useArchiveChatRoom, "unarchiveChatRoom", ["r1"], "PUT /api/chat_rooms/r1/unarchive"),
  row(
    hooks.useArchiveManagedCreator,
    "archiveManagedCreator",
    ["m1"],
    "DELETE /api/company/managed_creators/m1",
  ),
  row(hooks.useArchiveProject, "archiveProject", ["p1", false], "PUT /api/company/projects/p1/archive"),
  row(
    hooks.useAssignCreators,
    "assignCreators",
    ["p1", ["m1"]],
    "PUT /api/company/projects/p1/assign_creators",
  ),
  row(
    hooks.useBulkCreateFromOpenCreators,
    "bulkCreateFromOpenCreators",
    [["c1"]],
    "POST /api/company/managed_creators/bulk_create_from_open_creators",
  ),
  row(
    hooks.useCheckImportTask,
    "checkImportTask",
    ["i1"],
    "PUT /api/company/managed_creator_import_tasks/i1/check",
  ),
  row(
    hooks.useCheckImportTask,
    "undoImportTask",
    ["i1"],
    "PUT /api/company/managed_creator_import_tasks/i1/check",
  ),
  row(
    hooks.useCheckProjectCreator,
    "checkProjectCreator",
    ["p1", { creator_uid: "m1", column: "shipped", checked: true }],
    "PUT /api/company/projects/p1/check",
  ),
  row(
    hooks.useConnectOpenCreator,
    "connectOpenCreator",
    ["m1", null],
    "PUT /api/company/managed_creators/m1/connect_open_creator",
  ),
  row(hooks.useCreateDmRoom, "createDmRoom", ["c1"], "POST /api/chat_rooms/create_dm_room"),
  row(
    hooks.useCreateFromOpenCreator,
    "createFromOpenCreator",
    ["c1"],
    "POST /api/company/managed_creators/create_from_open_creator",
  ),
  row(
    hooks.useCreateManagedCreator,
    "createManagedCreator",
    [{ display_name: "はなこ" }],
    "POST /api/company/managed_creators",
  ),
  row(hooks.useCreateProject, "createProject", [{ name: "春の新作" }], "POST /api/company/projects"),
  row(
    hooks.useCreateShortLink,
    "createShortLink",
    ["j1", { source_url: "https://example.jp" }],
    "POST /api/company/job_requests/j1/short_link",
  ),
  row(hooks.useDeleteCreator, "deleteCreator", ["c1", "本人の希望"], "DELETE /api/creators/c1"),
  row(
    hooks.useEraseManagedCreator,
    "eraseManagedCreator",
    ["m1"],
    "DELETE /api/company/managed_creators/m1?erase=true",
  ),
  row(
    hooks.useFlagChatRoom,
    "flagChatRoom",
    ["r1", { flag: null, needs_reply: false }],
    "PUT /api/chat_rooms/r1/flag",
  ),
  row(
    hooks.useMarkNotificationRead,
    "markNotificationRead",
    ["all"],
    "PUT /api/notifications/all/already_read",
  ),
  row(
    hooks.useMarkRoomRead,
    "markRoomRead",
    [{ roomId: "r1", unreadCount: 0 }, 4],
    "PUT /api/chat_rooms/r1/join_room",
  ),
  row(
    hooks.useRemoveCompanyUser,
    "removeCompanyUser",
    [{ email: "a@b.jp", successor_uid: "u2" }],
    "DELETE /api/company/users/delete",
  ),
  row(
    hooks.useRemoveProjectCreator,
    "removeProjectCreator",
    ["p1", "m1"],
    "PUT /api/company/projects/p1/remove",
  ),
  row(hooks.useResetPassword, "resetPassword", ["t1", "long-enough-1"], "PUT /auth/reset_password"),
  row(
    hooks.useRestoreManagedCreator,
    "restoreManagedCreator",
    [{ uid: "m1", version: 2 }],
    "PUT /api/company/managed_creators/m1",
  ),
  row(
    hooks.useSendJob,
    "sendJob",
    ["p1", { creator_uids: ["m1"], terms }],
    "POST /api/company/projects/p1/send_job",
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
    hooks.useUpdateJobStatus,
    "updateJobStatus",
    ["p1", { creator_uids: ["m1", "m2"], job_status: "approved" }],
    "PUT /api/company/projects/p1/job_status",
  ),
  row(
    hooks.useUpdateManagedCreator,
    "updateManagedCreator",
    ["m1", { version: 1, stage: "active" }],
    "PUT /api/company/managed_creators/m1",
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
];

let calls: string[] = [];
const note = ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET") calls.push(`${request.method} ${pathname}${search}`);
};
beforeEach(() => {
  calls = [];
  server.use(...handlers);
  server.events.on("request:start", note);
});
afterEach(() => server.events.removeAllListeners());

describe("every writing hook", () => {
  it.each(rows.map((one) => [one[1], one] as const))(
    "%s makes its call, in a form that the contract takes",
    async (_, [hook, verb, args, call]) => {
      const { result } = renderHook(hook, { wrapper: withApi() });
      await act(async () => {
        await (result.current[verb] as (...given: unknown[]) => Promise<unknown>)(...args);
      });
      expect(calls).toEqual([call]);
      expect(result.current).toMatchObject({ error: undefined, isSubmitting: false });
    },
  );

  it("is in the table", () => {
    const elsewhere = [
      "useCompleteOnboarding",
      "useCreateImportTask",
      "useSwitchCompany",
      "useTablePreference",
      "useUploadImage",
    ];
    const tested = rows.map(([hook]) => hook.name);
    const writing = Object.entries(hooks)
      .filter(([, hook]) => /useApiMutation/.test(String(hook)))
      .map(([name]) => name)
      .filter((name) => /^use(?!Api)/.test(name));
    expect(writing.length).toBeGreaterThan(30);
    expect(writing.filter((name) => !tested.includes(name) && !elsewhere.includes(name))).toEqual([]);
  });
});
