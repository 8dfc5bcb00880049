import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getChatRoom,
  getCompanyUser,
  getManagedCreator,
  listScheduledComments,
  postComment,
  scheduleComment,
  updateCommentTemplate,
  updateScheduledComment,
} from "@tsumugi/contract";
import {
  buildChatRoom,
  buildCommentTemplate,
  buildCurrentCompany,
  buildCurrentUser,
  buildJobRequest,
  buildManagedCreatorDetail,
  buildScheduledComment,
  mockEndpoint,
  mockError,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { ChatPage } from "./ChatPage.tsx";

const meta = {
  title: "画面/メッセージ/入力欄",
  component: ChatPage,
  render: () => (
    <PageFrame path={`${paths.chat.path}/:roomId?`} at={paths.chatRoom.getHref("room_001")}>
      <ChatPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unsent = { ...buildJobRequest({ sent_at: null }, 1), job_status: "candidate" as const };

const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "メッセージ" });
/** The rooms come in their own time: a link may be there before the one that is meant. */
const linkTo = (isMeant: (href: string) => boolean) =>
  waitFor(() => {
    const found = screen.getAllByRole("link").find((one) => isMeant(one.getAttribute("href") ?? ""));
    if (!found) throw new Error("no such link");
    return found;
  });
const addPicture = async (canvas: HTMLElement, name: string) => {
  await box();
  const picker = canvas.querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(picker as HTMLInputElement, new File(["x"], name, { type: "image/png" }));
};

/** Like the text, pictures wait in their room while another one is open. */
export const KeptPictures: Story = {
  name: "画像は部屋ごとに残る",
  play: async ({ canvasElement }) => {
    await addPicture(canvasElement, "写真.png");
    await userEvent.type(await box(), "こちらです");
    await expect(await screen.findByRole("list", { name: "添付する画像" })).toBeVisible();
    await userEvent.click(await linkTo((href) => /\/chat\/(?!room_001)/.test(href)));
    await waitFor(async () => expect(await box()).toHaveValue(""));
    await waitFor(() => expect(screen.queryByRole("list", { name: "添付する画像" })).toBeNull());
    await userEvent.click(await linkTo((href) => href.startsWith("/chat/room_001")));
    // The file is no real picture: its name takes its place as soon as the browser has found that out.
    await waitFor(() => expect(screen.getByRole("img", { name: "写真.png" })).toBeVisible());
    await waitFor(async () => expect(await box()).toHaveValue("こちらです"));
  },
};

/** A contract without direct messages: what was said is read, what was begun is kept, and the reason stands there. */
export const DmLocked: Story = {
  name: "ダイレクトメッセージが契約にない",
  ...over(
    mockEndpoint(
      getCompanyUser,
      buildCurrentUser({
        dm_available: false,
        company: buildCurrentCompany({ permission: ["creator_search", "report"] }),
      }),
    ),
    mockEndpoint(getChatRoom, buildChatRoom({ type: "dm", job_request: null }, 1)),
  ),
  play: async () => {
    await expect(await screen.findByRole("log", { name: "メッセージ" })).toBeVisible();
    await expect(
      await screen.findByText(/ダイレクトメッセージは現在の契約に含まれていません。ツムギの運営に/),
    ).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "メッセージを始める" }));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** Nothing leads the creator there before the request has gone out. */
export const UnsentLocked: Story = {
  name: "依頼をまだ送っていない部屋",
  ...over(mockEndpoint(getChatRoom, buildChatRoom({ job_request: unsent }, 1))),
  play: async () => {
    await expect(await screen.findByText(/まだ依頼を送っていないため/)).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull();
  },
};

/** The same contract leaves the rooms of jobs as they were. */
export const JobNotLocked: Story = {
  name: "依頼の部屋には書ける",
  ...over(
    mockEndpoint(getCompanyUser, buildCurrentUser({ company: buildCurrentCompany({ permission: [] }) })),
  ),
  play: async () => {
    await expect(await box()).toBeEnabled();
  },
};

/** Whoever is erased reads nothing more: what was said stays, and no message goes where nobody is. */
export const ErasedCreator: Story = {
  name: "個人情報を消去したクリエイター",
  ...over(
    mockEndpoint(
      getManagedCreator,
      buildManagedCreatorDetail(
        { archived_at: "2026-11-01T00:00:00.000Z", erase_on: null, accounts: [], creator: null },
        1,
      ),
    ),
  ),
  play: async () => {
    await expect(await screen.findByRole("log", { name: "メッセージ" })).toBeVisible();
    await expect(await screen.findByText(/このクリエイターには届きません/)).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull();
  },
};

let gone = "";

/** Two records made one leave one room of two: who was writing in the other reads what was begun, and cannot send it. */
export const RoomGone: Story = {
  name: "書いている間に部屋がなくなる",
  ...over(
    mockEndpoint(getChatRoom, ({ params: { id: room_id = "" } }) =>
      room_id === gone
        ? Response.json(
            { code: "not_found", message: "見つかりませんでした。", request_id: "r" },
            { status: 404 },
          )
        : buildChatRoom({ room_id }, 1),
    ),
  ),
  play: async () => {
    gone = "";
    await userEvent.type(await box(), "書きかけの返事");
    gone = "room_001";
    await userEvent.click(await linkTo((href) => /\/chat\/(?!room_001)/.test(href)));
    await waitFor(async () => expect(await box()).toHaveValue(""));
    await userEvent.click(await linkTo((href) => href.startsWith("/chat/room_001")));
    await expect(await screen.findByText(/^この部屋はもうないため、書き込めません。/)).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull();
    await userEvent.click(screen.getByText("書きかけの文章は残っています"));
    await expect(screen.getByText("書きかけの返事", { selector: "p" })).toBeVisible();
  },
};

/** What did not arrive is read, and the failure shown, also where the room itself does not load. */
export const UnsentWithoutRoom: Story = {
  name: "部屋が読み込めなくても、届いていないメッセージは見える",
  ...over(
    mockEndpoint(getChatRoom, ({ params: { id: room_id = "" } }) =>
      room_id === gone
        ? Response.json({ code: "conflict", message: "読み込めません。", request_id: "r" }, { status: 409 })
        : buildChatRoom({ room_id }, 1),
    ),
    mockError(postComment, "forbidden"),
  ),
  play: async () => {
    gone = "room_001";
    await userEvent.type(await box(), "届いていない返事");
    await userEvent.click(screen.getByRole("button", { name: "送信" }));
    await expect(await screen.findByRole("button", { name: "再送" })).toBeVisible();
    await expect(screen.getByText("届いていない返事")).toBeVisible();
    const again = await screen.findByRole("button", { name: "もう一度読み込む" });
    gone = "";
    await userEvent.click(again);
    await expect(await screen.findByRole("button", { name: "部屋の操作" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "もう一度読み込む" })).toBeNull());
  },
};

let scheduled: readonly string[] = [];
const thumbnail = "/logo.svg";

/** Pictures go along with what is laid down for later. */
export const ScheduledPictures: Story = {
  name: "画像ごと予約する",
  ...over(
    mockEndpoint(scheduleComment, ({ body }) => {
      scheduled = body.images ?? [];
      return buildScheduledComment({ text: body.text, send_at: body.send_at }, 1);
    }),
    mockEndpoint(listScheduledComments, () => ({
      items:
        scheduled.length > 0
          ? [buildScheduledComment({ images: [{ uid: "u", url: thumbnail, name: "写真.png" }] }, 1)]
          : [],
    })),
  ),
  play: async ({ canvasElement }) => {
    scheduled = [];
    await addPicture(canvasElement, "写真.png");
    const send = screen.getByRole("button", { name: "送信" });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(await screen.findByRole("button", { name: "日時を決めて送る" }));
    const dialog = await screen.findByRole("dialog", { name: "日時を決めて送る" });
    await expect(within(dialog).getByRole("img")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "予約する" }));
    await waitFor(() => expect(scheduled).toEqual(["upload_001"]));
    await expect(await screen.findByText("画像1枚")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("list", { name: "添付する画像" })).toBeNull());
  },
};

const CURRENT = 2;
const saved: unknown[] = [];

/** It was changed on another screen while it was being written here: both stand side by side, and either can be kept. */
export const StaleSchedule: Story = {
  name: "予約が先に変更されていた",
  ...over(
    mockEndpoint(listScheduledComments, { items: [buildScheduledComment({ text: "開いたときの文" }, 1)] }),
    mockEndpoint(updateScheduledComment, ({ body }) => {
      const current = buildScheduledComment({ text: "別の画面の文", version: CURRENT }, 1);
      if (body.version !== CURRENT)
        return Response.json({ code: "stale_version", message: "古い版です。", current }, { status: 409 });
      saved.push(body);
      return buildScheduledComment({ text: body.text, version: CURRENT + 1 }, 1);
    }),
  ),
  play: async () => {
    saved.length = 0;
    await box();
    await userEvent.click(await screen.findByRole("button", { name: "予約の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "日時や文面を変える" }));
    const dialog = within(await screen.findByRole("dialog", { name: "予約を変更する" }));
    const text = dialog.getByRole("textbox", { name: /^メッセージ/ });
    await userEvent.clear(text);
    await userEvent.type(text, "自分の文");
    await userEvent.click(dialog.getByRole("button", { name: "変更する" }));
    const conflict = await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" });
    await expect(
      within(conflict).getByRole("row", { name: /メッセージ 自分の文 別の画面の文/ }),
    ).toBeVisible();
    await userEvent.click(within(conflict).getByRole("button", { name: "入力に戻る" }));
    await waitFor(() => expect(text).toHaveValue("自分の文"));
    await userEvent.click(dialog.getByRole("button", { name: "変更する" }));
    await userEvent.click(await screen.findByRole("button", { name: "自分の内容で保存する" }));
    await waitFor(() => expect(saved).toMatchObject([{ text: "自分の文", version: CURRENT }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** A colleague was faster: what both wrote side by side, nothing typed is lost, and what only the colleague wrote stays. */
export const StaleTemplate: Story = {
  name: "テンプレートが先に更新されていた",
  ...over(
    mockEndpoint(updateCommentTemplate, ({ body }) => {
      const current = buildCommentTemplate({ name: "同僚の名前", text: "同僚の文", version: CURRENT }, 1);
      if (body.version !== CURRENT)
        return Response.json({ code: "stale_version", message: "古い版です。", current }, { status: 409 });
      saved.push(body);
      return buildCommentTemplate({ ...body, version: body.version + 1 }, 1);
    }),
  ),
  play: async () => {
    saved.length = 0;
    await box();
    await userEvent.click(await screen.findByRole("button", { name: "テンプレートを入れる" }));
    await userEvent.click(await screen.findByRole("button", { name: "テンプレートを作る・編集する" }));
    await userEvent.click(
      (await screen.findAllByRole("button", { name: /^「.*」を編集$/ }))[0] as HTMLElement,
    );
    const text = await screen.findByLabelText(/^本文/);
    await userEvent.clear(text);
    await userEvent.type(text, "自分の文");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    const conflict = await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" });
    await expect(within(conflict).getByRole("row", { name: /本文 自分の文 同僚の文/ })).toBeVisible();
    await userEvent.click(within(conflict).getByRole("button", { name: "入力に戻る" }));
    await waitFor(() => expect(screen.getByLabelText(/^本文/)).toHaveValue("自分の文"));
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await userEvent.click(await screen.findByRole("button", { name: "自分の内容で保存する" }));
    await waitFor(() =>
      expect(saved).toMatchObject([{ name: "同僚の名前", text: "自分の文", version: CURRENT }]),
    );
    await waitFor(() => expect(screen.queryByLabelText(/^本文/)).toBeNull());
  },
};
