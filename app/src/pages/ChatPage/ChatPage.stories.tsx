import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  archiveChatRoom,
  flagChatRoom,
  getChatRoom,
  listChatRooms,
  listScheduledComments,
} from "@tsumugi/contract";
import {
  buildChatRoom,
  buildScheduledComment,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ChatPage } from "./ChatPage.tsx";

const waiting = buildChatRoom({ needs_reply: true }, 1);
const seenTo = fn();

const meta = {
  title: "画面/メッセージ",
  component: ChatPage,
  render: (_, { parameters }) => (
    <PageFrame path={`${paths.chat.path}/:roomId?`} at={parameters.at ?? paths.chat.path}>
      <ChatPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof ChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  parameters: { ...over().parameters, at: paths.chatRoom.getHref("room_001") },
  play: async () => {
    await expect(await screen.findByRole("log", { name: "メッセージ" })).toBeVisible();
  },
};

export const Types: Story = {
  ...Loaded,
  name: "書く",
  play: async () => {
    await expect(await screen.findByRole("log", { name: "メッセージ" })).toBeVisible();
    await userEvent.type(await screen.findByRole("textbox", { name: "メッセージ" }), "承知しました");
    await waitFor(() => expect(screen.getByRole("button", { name: "送信" })).toBeEnabled());
  },
};

/** The way of one room: flag it, take a template in, lay the message down for later. */
export const Worked: Story = {
  parameters: {
    ...over(mockEndpoint(listScheduledComments, { items: [buildScheduledComment({}, 1)] })).parameters,
    at: paths.chatRoom.getHref("room_001"),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "部屋の操作" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "フラグを付ける" }));
    await userEvent.type(await screen.findByLabelText(/ラベル/), "至急");
    await userEvent.click(screen.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "テンプレートを入れる" }));
    await userEvent.click(await screen.findByRole("button", { name: /お礼と今後の流れ/ }));
    const box = screen.getByRole("textbox", { name: "メッセージ" });
    await waitFor(() => expect(box).not.toHaveValue(""));
    await expect((box as HTMLTextAreaElement).value).not.toContain("{{");
    await userEvent.click(screen.getByRole("button", { name: "日時を決めて送る" }));
    await expect(await screen.findByText(/2026\/11\/20\(金\) 11:00（日本時間）に送信します。/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "予約する" }));
    await waitFor(() => expect(box).toHaveValue(""));
    await expect(await screen.findByRole("list", { name: "予約したメッセージ" })).toBeVisible();
  },
};

/** A link leads to a room that was put away: no list beside it would say so. */
export const Archived: Story = {
  name: "アーカイブ済みの部屋",
  parameters: {
    ...over(mockEndpoint(getChatRoom, buildChatRoom({ archived: true }, 1))).parameters,
    at: paths.chatRoom.getHref("room_001"),
  },
  play: async () => {
    await expect(await screen.findByText(/^アーカイブ済み・/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "部屋の操作" }));
    await expect(await screen.findByRole("menuitem", { name: "アーカイブを解除" })).toBeVisible();
  },
};

/** What neither 返信不要 nor the archive may swallow: a message that came while one pressed. */
export const WrittenMeanwhile: Story = {
  name: "操作の間に届いたメッセージ",
  parameters: {
    ...over(
      mockEndpoint(getChatRoom, waiting),
      mockEndpoint(flagChatRoom, ({ body }) => {
        seenTo(body.seen_to);
        return { ...waiting, needs_reply: true };
      }),
      mockEndpoint(archiveChatRoom, ({ body }) => {
        seenTo(body.seen_to);
        return waiting;
      }),
    ).parameters,
    at: paths.chatRoom.getHref(waiting.room_id),
  },
  play: async () => {
    for (const operation of ["返信不要にする", "アーカイブ"]) {
      seenTo.mockClear();
      await userEvent.click(await screen.findByRole("button", { name: "部屋の操作" }));
      await userEvent.click(await screen.findByRole("menuitem", { name: operation }));
      await waitFor(() => expect(seenTo.mock.calls).toEqual([[waiting.last_comment?.seq]]));
      await expect((await screen.findAllByText(/そのままにしました。/)).length).toBeGreaterThan(0);
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    }
    await expect(screen.queryByText("アーカイブしました")).toBeNull();
    await expect(screen.queryByText("返信不要にしました")).toBeNull();
  },
};

/** Found by what was said: the line shows why. */
export const Searched: Story = {
  parameters: { ...over().parameters, at: paths.chat.getHref({ keyword: "サンプル" }) },
  play: async () => {
    await expect((await screen.findAllByText("サンプル", { selector: "mark" }))[0]).toBeVisible();
  },
};

/** A new message to a connected creator. */
export const StartedDm: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "メッセージを始める" }));
    await userEvent.click(await screen.findByLabelText(/^クリエイター/));
    await userEvent.click((await screen.findAllByRole("option"))[0] as HTMLElement);
    await userEvent.click(screen.getByRole("button", { name: "部屋を開く" }));
    await expect(await screen.findByRole("log", { name: "メッセージ" })).toBeVisible();
  },
};

/** Who may only look keeps the own unread mark, and nothing else. */
export const Forbidden: Story = {
  parameters: { ...over(asViewer).parameters, at: paths.chatRoom.getHref("room_001") },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "部屋の操作" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "メッセージを始める" })).toBeNull();
  },
};

export const MenuOfViewer: Story = {
  ...Forbidden,
  name: "閲覧のみの人の操作",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "部屋の操作" }));
    await expect(await screen.findByRole("menuitem", { name: "未読にする" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "アーカイブ" })).toBeNull();
    await expect(screen.queryByRole("button", { name: "メッセージを始める" })).toBeNull();
  },
};

export const NoRoom: Story = {
  play: async () => {
    await expect(await screen.findByText("部屋を選ぶと、やりとりが表示されます")).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listChatRooms, noRows)),
  play: async () => {
    await expect(await screen.findByText("メッセージはまだありません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(mockEndpoint(listChatRooms, noRows)).parameters,
    at: paths.chat.getHref({ tab: "flag" }),
  },
  play: async () => {
    await expect(await screen.findByText("フラグの部屋はありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listChatRooms)),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "メッセージ" })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    ...over(mockError(getChatRoom, "not_found")).parameters,
    at: paths.chatRoom.getHref("room_404"),
  },
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
    // Nothing can be written into it, and the way back is offered.
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull());
    await expect((await screen.findAllByRole("link", { name: "部屋の一覧へ" })).length).toBeGreaterThan(0);
  },
};

export const ReadOnly: Story = {
  parameters: { ...over(contractEnded).parameters, at: paths.chatRoom.getHref("room_001") },
  play: async () => {
    await expect(await screen.findByText(/契約期間が終了しているため/)).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listChatRooms, {
      ...noRows,
      items: [
        buildChatRoom({ creator: { uid: "c", name: LONG_NAME, image: null, managed_creator_uid: null } }, 1),
      ],
      total: 1,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...Loaded,
  ...onPhone,
  play: async () => {
    await expect(await screen.findByRole("button", { name: "依頼とクリエイター" })).toBeVisible();
  },
};

export const DetailsOnPhone: Story = {
  ...Phone,
  name: "スマートフォンで依頼を見る",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "依頼とクリエイター" }));
    await expect(await screen.findByRole("dialog", { name: "依頼とクリエイター" })).toBeVisible();
    await expect((await screen.findAllByText("ステータス")).length).toBeGreaterThan(0);
  },
};
