import type { Meta, StoryObj } from "@storybook/react-vite";
import { flagSupportChatRoom, getCompanyUser, getSupportChatRoom } from "@tsumugi/contract";
import { buildOperator, buildSupportChatRoom, mockEndpoint } from "@tsumugi/mocks";
import type { HttpHandler } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { AdminSupportPage } from "./AdminSupportPage.tsx";

const room = buildSupportChatRoom({}, 1);

const seenTo = fn();

/** Whether 返信不要 stands on the waiting creator of `LetGo`. */
let letGo = false;
const waitingRoom = () => {
  const since = room.waiting_since ?? "2026-11-20T00:00:00.000Z";
  const last_comment = {
    uid: room.creator.uid,
    text: "まだでしょうか",
    created_at: since,
    seq: room.last_seq,
  };
  return { ...room, last_comment, needs_reply: !letGo, waiting_since: letGo ? null : since };
};

const meta = {
  title: "画面/運営/サポート/フラグと返信不要",
  component: AdminSupportPage,
  render: () => (
    <PageFrame
      path={`${paths.adminSupport.path}/:roomId?`}
      at={paths.adminSupportRoom.getHref(room.support_room_id)}
    >
      <div style={{ height: "100dvh" }}>
        <AdminSupportPage />
      </div>
    </PageFrame>
  ),
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof AdminSupportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = (...handlers: readonly HttpHandler[]) =>
  over(mockEndpoint(getCompanyUser, buildOperator()), ...handlers);

/** Words and a day, which all operators see. */
export const FlaggedInWords: Story = {
  ...open(
    mockEndpoint(flagSupportChatRoom, ({ body }) => buildSupportChatRoom({ flag: body.flag ?? null }, 1)),
    mockEndpoint(getSupportChatRoom, buildSupportChatRoom({ flag: null }, 1)),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "ラベルと期日を付ける" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/運営の全員に見えます/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /ラベル/ }), "経理に確認中");
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect((await screen.findAllByText("フラグを付けました")).length).toBeGreaterThan(0);
  },
};

/** One press too many takes nobody out of the queue for good. */
export const LetGo: Story = {
  ...open(
    mockEndpoint(flagSupportChatRoom, ({ body }) => {
      letGo = body.needs_reply === false;
      return waitingRoom();
    }),
    mockEndpoint(getSupportChatRoom, () => waitingRoom()),
  ),
  play: async () => {
    letGo = false;
    await userEvent.click(await screen.findByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "返信不要にする" }));
    await userEvent.click(await screen.findByRole("button", { name: "元に戻す" }));
    await waitFor(() => expect(letGo).toBe(false));
    await userEvent.click(await screen.findByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "返信不要にする" }));
    await expect(await screen.findByText("返信不要")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "未返信に戻す" }));
    await waitFor(() => expect(letGo).toBe(false));
  },
};

/** Another question came while one pressed: the creator still waits, and nothing says otherwise. */
export const AskedMeanwhile: Story = {
  name: "操作の間に届いた質問",
  ...open(
    mockEndpoint(flagSupportChatRoom, ({ body }) => {
      seenTo(body.seen_to);
      return waitingRoom();
    }),
    mockEndpoint(getSupportChatRoom, () => waitingRoom()),
  ),
  play: async () => {
    letGo = false;
    seenTo.mockClear();
    await userEvent.click(await screen.findByRole("button", { name: "フラグと返信不要" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "返信不要にする" }));
    await waitFor(() => expect(seenTo.mock.calls).toEqual([[room.last_seq]]));
    await expect((await screen.findAllByText(/未返信のままです。/)).length).toBeGreaterThan(0);
    await expect(screen.queryByText("返信不要にしました")).toBeNull();
  },
};

const gone = { ...room.creator, name: "削除済みクリエイター", email: "", image: null, is_deleted: true };
/** Nobody reads there any more: no box to write in, and no way to a profile that nothing finds. */
export const OfDeleted: Story = {
  name: "削除したクリエイターの部屋",
  ...open(
    mockEndpoint(
      getSupportChatRoom,
      buildSupportChatRoom({ creator: gone, needs_reply: false, waiting_since: null }, 1),
    ),
  ),
  play: async () => {
    await expect(
      await screen.findByText(/このクリエイターは削除されたため、メッセージは送れません/),
    ).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull();
    await expect(screen.queryByRole("link", { name: "クリエイターを見る" })).toBeNull();
  },
};

/** No mail would tell of an answer, and no link lead to it: that is said before anything is written. */
export const WithoutAddress: Story = {
  name: "メールアドレスのないクリエイターの部屋",
  ...open(
    mockEndpoint(
      getSupportChatRoom,
      buildSupportChatRoom({ creator: { ...room.creator, email: "" }, last_comment: null }, 1),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText(/メールアドレスが登録されていないため/)).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: "メッセージ" })).toBeNull();
    await expect(screen.getByRole("link", { name: "クリエイターを見る" })).toBeVisible();
  },
};
