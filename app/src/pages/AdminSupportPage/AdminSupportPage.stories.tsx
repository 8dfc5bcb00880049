import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  flagSupportChatRoom,
  getCompanyUser,
  getSupportChatRoom,
  listSupportChatRooms,
  listSupportComments,
  openSupportChatRoom,
  postSupportComment,
  searchSupportCreators,
} from "@tsumugi/contract";
import {
  buildCurrentUser,
  buildOperator,
  buildSupportChatRoom,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import type { HttpHandler } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { noRows, onPhone, over } from "../../testing/states.ts";
import { AdminSupportPage } from "./AdminSupportPage.tsx";

const asOperator = mockEndpoint(getCompanyUser, buildOperator());
const roomUid = "support_room_001";
const room = buildSupportChatRoom({}, 1);
const atRoom = { at: paths.adminSupportRoom.getHref(roomUid) };

const meta = {
  title: "画面/運営/サポート",
  component: AdminSupportPage,
  render: (_, { parameters }) => (
    <PageFrame path={`${paths.adminSupport.path}/:roomId?`} at={parameters.at ?? paths.adminSupport.path}>
      {parameters.at?.startsWith(paths.adminSupportRoom.getHref("")) ? (
        <div style={{ height: "100dvh" }}>
          <AdminSupportPage />
        </div>
      ) : (
        <AdminSupportPage />
      )}
    </PageFrame>
  ),
  ...over(asOperator),
} satisfies Meta<typeof AdminSupportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (...handlers: readonly HttpHandler[]) => {
  const { parameters } = over(asOperator, ...handlers);
  return { parameters: { ...parameters, ...atRoom, layout: "fullscreen" } };
};

export const Loaded: Story = {
  play: async () => {
    const queue = within(await screen.findByRole("list", { name: "サポートの部屋" }));
    await waitFor(() => expect(queue.getAllByRole("listitem")).toHaveLength(6));
    await expect(screen.getByRole("link", { name: /未返信/ })).toHaveAttribute("aria-current");
  },
};

export const Empty: Story = {
  ...over(asOperator, mockEndpoint(listSupportChatRooms, noRows)),
  play: async () => {
    await expect(await screen.findByText("返信を待っているクリエイターはいません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: {
    ...over(asOperator, mockEndpoint(listSupportChatRooms, noRows)).parameters,
    at: paths.adminSupport.getHref({ keyword: "だれもいない", tab: "all" }),
  },
  play: async () => {
    await expect(await screen.findByText("条件に合う部屋はありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(asOperator, mockForever(listSupportChatRooms)),
  play: async () => {
    await expect(await screen.findByRole("heading", { name: "サポート" })).toBeVisible();
    await expect(screen.queryByRole("list", { name: "サポートの部屋" })).toBeNull();
  },
};

export const Failed: Story = {
  ...over(asOperator, mockError(listSupportChatRooms, "internal")),
  play: async () => {
    await expect(await screen.findByText(/サーバーで問題が起きました/)).toBeVisible();
  },
};

/** A member who types the address is told so; nothing of it is shown. */
export const Forbidden: Story = {
  ...over(
    mockEndpoint(getCompanyUser, buildCurrentUser()),
    mockError(listSupportChatRooms, "forbidden"),
    mockError(searchSupportCreators, "forbidden"),
  ),
  play: async () => {
    await expect(await screen.findByText(/この操作の権限がありません/)).toBeVisible();
  },
};

const longRoom = {
  creator: { ...room.creator, name: LONG_NAME, email: `${"long".repeat(12)}@example.jp` },
  last_comment: room.last_comment && { ...room.last_comment, text: LONG_NAME.repeat(6) },
  flag: { color: "red" as const, label: "経理部に至急確認しています二十字", due_on: "2026-11-25" },
};
export const LongText: Story = {
  ...over(
    asOperator,
    mockEndpoint(listSupportChatRooms, {
      items: [buildSupportChatRoom(longRoom, 1)],
      next_cursor: null,
      total: 1,
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(LONG_NAME)).toBeVisible();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
export const Phone: Story = { ...Loaded, ...onPhone };
export const LongTextOnPhone: Story = { ...LongText, ...onPhone };

/** Which comment is shown, and what is looked for, is of the open room alone: the next one would look for it in vain. */
export const NextRoom: Story = {
  name: "見つけたメッセージを、次の部屋で探さない",
  parameters: {
    ...open().parameters,
    at: paths.adminSupportRoom.getHref(roomUid, { tab: "all", at: "1", find: "振込" }),
  },
  play: async () => {
    const queue = within(await screen.findByRole("list", { name: "サポートの部屋" }));
    const back = await screen.findByRole("link", { name: "サポートの一覧へ", hidden: true });
    for (const link of [...queue.getAllByRole("link"), back]) {
      const { searchParams } = new URL(link.getAttribute("href") ?? "", window.location.origin);
      await expect([...searchParams.keys()]).toEqual(["tab"]);
    }
  },
};

/** The keyword finds creators who have never written; choosing one opens the room. */
export const WritesFirst: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "クリエイターに連絡する" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("searchbox"), "みお{Enter}");
    const [first] = await dialog.findAllByRole("button", { name: /の部屋を(開く|作る)$/ });
    await userEvent.click(first as HTMLElement);
    await expect(await screen.findByRole("textbox", { name: "メッセージ" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const WritingFirstFails: Story = {
  ...over(asOperator, mockError(openSupportChatRoom, "not_found")),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "クリエイターに連絡する" }));
    const dialog = within(await screen.findByRole("dialog"));
    const [first] = await dialog.findAllByRole("button", { name: /の部屋を(開く|作る)$/ });
    await userEvent.click(first as HTMLElement);
    await expect(await dialog.findByText(/見つかりませんでした/)).toBeVisible();
  },
};

export const Room: Story = {
  ...open(),
  play: async () => {
    await expect((await screen.findAllByText(/待ち/)).length).toBeGreaterThan(0);
    const box = await screen.findByRole("textbox", { name: "メッセージ" });
    await userEvent.type(box, "確認して折り返します");
    await userEvent.click(screen.getByRole("button", { name: "送信" }));
    // Asked again each time: what is sent is drawn again as it arrives and as the room opens.
    await waitFor(() => expect(screen.getByText("確認して折り返します")).toBeVisible());
    await waitFor(() => expect(box).toHaveValue(""));
  },
};

/** The queue steps aside for the room: the keyboard goes on there. */
export const OpensByKeyboard: Story = {
  name: "キーボードで部屋を開く",
  play: async () => {
    const queue = within(await screen.findByRole("list", { name: "サポートの部屋" }));
    const [first] = await queue.findAllByRole("link");
    first?.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("textbox", { name: "メッセージ" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "やりとり" })).toHaveFocus());
    // Nothing is left under way for the next story.
    await expect((await screen.findAllByRole("article")).length).toBeGreaterThan(0);
  },
};

export const RoomOnPhone: Story = { ...Room, ...onPhone };

export const RoomFlagged: Story = {
  ...open(
    mockEndpoint(flagSupportChatRoom, ({ body }) => buildSupportChatRoom({ flag: body.flag ?? null }, 1)),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "赤" }));
    await expect((await screen.findAllByText("フラグを付けました")).length).toBeGreaterThan(0);
  },
};

export const RoomEmpty: Story = {
  ...open(mockEndpoint(listSupportComments, { items: [] })),
  play: async () => {
    await expect(await screen.findByText(/ツムギサポートとして最初のメッセージを送れます/)).toBeVisible();
  },
};

export const RoomMissing: Story = {
  ...open(mockError(getSupportChatRoom, "not_found")),
  play: async () => {
    await expect(await screen.findByText("削除されたか、URLが違う可能性があります。")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull());
  },
};

/** What is sent before the room's info is there waits its turn, and is not thrown away. */
export const RoomSentEarly: Story = {
  ...open(mockForever(getSupportChatRoom)),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "メッセージ" }), "先に書いた返信");
    await userEvent.click(screen.getByRole("button", { name: "送信" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "メッセージ" })).toHaveValue(""));
  },
};

/** What could not be sent stays in the thread, with a way to try again. */
export const RoomSendingFails: Story = {
  ...open(mockError(postSupportComment, "internal")),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: "メッセージ" }), "届かない返信");
    await userEvent.click(screen.getByRole("button", { name: "送信" }));
    await expect(await screen.findByText(/送信できませんでした/)).toBeVisible();
    await expect(screen.getByText("届かない返信")).toBeVisible();
  },
};
