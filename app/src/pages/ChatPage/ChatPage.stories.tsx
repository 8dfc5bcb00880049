import type { Meta, StoryObj } from "@storybook/react-vite";
import { getChatRoom, listChatRooms } from "@tsumugi/contract";
import { buildChatRoom, LONG_NAME, mockEndpoint, mockError, mockForever } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { contractEnded, noRows, onPhone, over } from "../../testing/states.ts";
import { ChatPage } from "./ChatPage.tsx";

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
    await userEvent.type(screen.getByRole("textbox", { name: "メッセージ" }), "承知しました");
    await expect(screen.getByRole("button", { name: "送信" })).toBeEnabled();
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
};
