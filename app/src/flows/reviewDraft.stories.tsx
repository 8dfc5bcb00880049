import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  type CommentResponse,
  getChatRoom,
  getImportTaskStatus,
  getUnreadChatCount,
  type JobStatus,
  joinRoom,
  listChatRooms,
  listComments,
  listProjects,
  listTodo,
  postComment,
  updateJobStatus,
} from "@tsumugi/contract";
import {
  buildChatRoom,
  buildComment,
  buildJobRequest,
  buildProject,
  buildProjectCreator,
  buildTodo,
  minutesAgo,
  mockEndpoint,
  NOW,
  pageOf,
  personAt,
  todoListOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../paths.ts";
import { FlowFrame } from "../testing/FlowFrame.tsx";
import { failOnConsoleError, flow, hearConsoleErrors } from "../testing/states.ts";

const ROOM = "room_002";
const CREATOR = "creator_002";
const DRAFT = "【下書き】\n冬の乾燥に負けない、朝のうるおい3ステップ。冒頭に「PR」と入れました。";
const REPLY = "拝見しました。この内容で投稿をお願いします。";
const { display } = personAt(2);

const opening = (): CommentResponse[] => [
  buildComment({ room_id: ROOM }, 2),
  buildComment({ room_id: ROOM, uid: CREATOR }, 3),
  buildComment({ room_id: ROOM, uid: CREATOR, text: DRAFT, seq: 4, created_at: minutesAgo(30) }, 4),
];

/** What the server would keep between the steps; as at the start again before each run. */
const kept = { status: "draft_review" as JobStatus, comments: opening(), readTo: 3 };

const roomNow = () => {
  const last = kept.comments.at(-1) as CommentResponse;
  return buildChatRoom(
    {
      job_request: { ...buildJobRequest({}, 2), job_status: kept.status },
      needs_reply: last.uid === CREATOR,
      unread_count: last.seq - kept.readTo,
      read_seq: kept.readTo,
      last_seq: last.seq,
      last_comment: { uid: last.uid, text: last.text, created_at: last.created_at, seq: last.seq },
      flag: null,
    },
    2,
  );
};

const answers = [
  mockEndpoint(listProjects, () =>
    pageOf([buildProject({ next_deadline: null, pending_count: kept.status === "draft_review" ? 1 : 0 }, 1)]),
  ),
  mockEndpoint(listTodo, () => {
    const items = roomNow().needs_reply
      ? [
          buildTodo(
            { kind: "reply", creator: { uid: CREATOR, name: display, image: null }, chat_room_uid: ROOM },
            2,
          ),
        ]
      : [];
    return todoListOf(items);
  }),
  mockEndpoint(getImportTaskStatus, { task: null }),
  mockEndpoint(listChatRooms, ({ query }) => {
    const room = roomNow();
    const isShown =
      (query.needs_reply === undefined || query.needs_reply === room.needs_reply) &&
      (query.unread === undefined || query.unread === room.unread_count > 0);
    return pageOf(isShown ? [room] : []);
  }),
  mockEndpoint(getChatRoom, () => roomNow()),
  mockEndpoint(getUnreadChatCount, () => ({
    unread_chat_message_count: roomNow().unread_count,
    unread_support_chat_message_count: 0,
  })),
  mockEndpoint(joinRoom, ({ body }) => {
    kept.readTo = body.read_to ?? roomNow().last_seq;
    return { unread_count: roomNow().unread_count, read_seq: kept.readTo };
  }),
  mockEndpoint(listComments, ({ query: { before = Number.POSITIVE_INFINITY, after = 0, limit } }) => ({
    items: kept.comments
      .filter(({ seq }) => after < seq && seq < before)
      .reverse()
      .slice(0, limit),
  })),
  mockEndpoint(postComment, ({ body }) => {
    const seq = kept.comments.length + 2;
    const said = buildComment({
      id: body.id,
      room_id: ROOM,
      uid: "user_001",
      text: body.text,
      created_at: NOW,
      seq,
    });
    kept.comments.push(said);
    kept.readTo = seq;
    return said;
  }),
  mockEndpoint(updateJobStatus, ({ body }) => {
    kept.status = body.job_status;
    return { items: [buildProjectCreator({ job_status: body.job_status }, 2)] };
  }),
];

const meta = {
  title: "流れ/下書きを確認する",
  component: FlowFrame,
  // Its steps explain it; a table of the frame's props helps nobody.
  tags: ["!autodocs"],
  args: { at: paths.home.getHref() },
  beforeEach: () => {
    Object.assign(kept, { status: "draft_review", comments: opening(), readTo: 3 });
    return hearConsoleErrors();
  },
  afterEach: failOnConsoleError,
  ...flow(...answers),
} satisfies Meta<typeof FlowFrame>;
export default meta;

/** A draft has come: look at it, answer, let it go on. */
export const ReviewDraft: StoryObj<typeof meta> = {
  name: "今日やることから下書きの承認まで",
  play: async ({ step }) => {
    await step("今日やることに、返信を待っている人がいる", async () => {
      // The first story to open the app waits until half of its modules have been built.
      const waiting = await screen.findByRole("heading", { name: "今日" }, { timeout: 20_000 });
      await expect(waiting).toBeVisible();
      await userEvent.click(await screen.findByRole("link", { name: `${display}: 返信する` }));
    });
    await step("届いた下書きを読む", async () => {
      const thread = within(await screen.findByRole("log", { name: "メッセージ" }));
      await waitFor(() => expect(thread.getByText(/朝のうるおい3ステップ/)).toBeVisible());
    });
    await step("返信する", async () => {
      await userEvent.type(await screen.findByRole("textbox", { name: "メッセージ" }), REPLY);
      await userEvent.click(screen.getByRole("button", { name: "送信" }));
      const thread = within(screen.getByRole("log", { name: "メッセージ" }));
      // What was sent gives way to what the server kept.
      await waitFor(() => expect(thread.getByText(REPLY)).toBeVisible());
    });
    await step("下書きを承認し、投稿待ちにする", async () => {
      await userEvent.click(
        await screen.findByRole("button", { name: `${display}のステータス: 下書き確認中（変更）` }),
      );
      await userEvent.click(await screen.findByRole("menuitem", { name: /投稿待ち/ }));
      const changed = { name: `${display}のステータス: 投稿待ち（変更）` };
      await waitFor(() => expect(screen.getByRole("button", changed)).toBeVisible());
    });
    await step("ホームに戻ると、今日やることはない", async () => {
      await userEvent.click(await screen.findByRole("link", { name: "ホーム" }));
      await expect(await screen.findByText("今日やることはありません")).toBeVisible();
    });
  },
};
