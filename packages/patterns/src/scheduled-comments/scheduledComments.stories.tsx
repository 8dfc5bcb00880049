import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ScheduledComment } from "@tsumugi/contract";
import { buildScheduledComment } from "@tsumugi/mocks";
import { pictures } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ScheduleDialog } from "./ScheduleDialog/ScheduleDialog.tsx";
import { ScheduledList } from "./ScheduledList/ScheduledList.tsx";

const comment = (id: string, more: Partial<ScheduledComment> = {}): ScheduledComment =>
  buildScheduledComment({
    id,
    text: "おはようございます。サンプルの到着はご確認いただけましたでしょうか。",
    send_at: "2026-11-23T00:00:00.000Z",
    created_by: { uid: "me", name: "田中 美咲", image: null },
    ...more,
  });
const onSchedule = fn();

const meta = {
  title: "画面の型/予約送信/予約送信",
  component: ScheduledList,
  args: {
    ownUid: "me",
    onEdit: fn(),
    onCancel: fn(),
    onSendNow: fn(),
    comments: [
      comment("1"),
      comment("2", {
        images: [{ uid: "i1", url: pictures.gold, name: "案A.png" }],
        created_by: { uid: "you", name: "佐藤 健", image: null },
      }),
      comment("3", {
        state: "failed",
        failure: "契約期間が終了しています。契約を更新してから送り直してください。",
      }),
    ],
  },
} satisfies Meta<typeof ScheduledList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "ScheduledList",
  play: async ({ args }) => {
    const menus = await screen.findAllByRole("button", { name: "予約の操作" });
    await expect(menus).toHaveLength(2);
    await userEvent.click(menus[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "今すぐ送る" }));
    await expect(args.onSendNow).toHaveBeenCalledWith(expect.objectContaining({ id: "1" }));
    await expect(screen.getByText(/契約期間が終了しています/)).toBeVisible();
    await expect(screen.getByText("画像1枚")).toBeVisible();
  },
};

/** Opened from the お知らせ about it: marked, with the focus. */
export const OpenedForOne: Story = {
  name: "お知らせから開いた予約",
  args: { targetId: "3" },
  play: async () => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute("aria-current", "true"));
    await expect(document.activeElement).toHaveTextContent("契約期間が終了しています");
  },
};

/** What a colleague who has left had laid down, as an admin sees it. */
export const Abandoned: Story = {
  name: "退会した人の予約",
  // As it stands in a room: below the thread, in a grid of a height of its own.
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gridTemplateRows: "minmax(0, 1fr) auto", height: 300 }}>
        <div />
        <Story />
      </div>
    ),
  ],
  args: {
    canTakeOver: true,
    onSendNow: fn(),
    comments: [
      comment("4", {
        state: "failed",
        abandoned: true,
        failure: "予約した人がメンバーから外れています。管理者が自分の名前で送るか、取り消してください。",
        created_by: { uid: "left", name: "佐藤 健", image: null },
      }),
      comment("6", { state: "failed", failure: "契約期間が終了しています。".repeat(12) }),
      comment("5", { created_by: { uid: "you", name: "鈴木 彩", image: null } }),
    ],
  },
  play: async ({ args }) => {
    await expect(screen.getByText("佐藤 健")).toBeVisible();
    // However long the reasons, no row lies over the next.
    await expect(getComputedStyle(screen.getByRole("list")).gridAutoRows).toBe("max-content");
    const rows = screen.getAllByRole("listitem");
    for (const [n, row] of rows.entries()) {
      const end = row.lastElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
      await expect(end).toBeLessThanOrEqual(
        rows[n + 1]?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      );
    }
    // The colleague who is still here looks after theirs alone.
    const menus = screen.getAllByRole("button", { name: "予約の操作" });
    await expect(menus).toHaveLength(2);
    await userEvent.click(menus[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "自分の名前で今すぐ送る" }));
    await expect(args.onSendNow).toHaveBeenCalledWith(expect.objectContaining({ id: "4" }));
  },
};

export const Dialog: Story = {
  name: "ScheduleDialog",
  render: () => (
    <ScheduleDialog
      open
      onOpenChange={fn()}
      text="よろしくお願いいたします。"
      sendAt="2026-11-23T00:00:00.000Z"
      suggestion="営業時間外のため、次の営業日の朝をおすすめしています。"
      onSchedule={onSchedule}
    />
  ),
  play: async () => {
    await expect(await screen.findByText(/2026\/11\/23\(月\) 09:00（日本時間）に送信します/)).toBeVisible();
    await userEvent.clear(screen.getByLabelText(/^メッセージ/));
    await userEvent.click(screen.getByRole("button", { name: "予約する" }));
    await expect(screen.getByText(/^メッセージが空です/)).toBeVisible();
    await expect(onSchedule).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/^メッセージ/), "明日の件です");
    const at = screen.getByLabelText(/^送る日時/);
    // No digit of the time is cut.
    await expect(at.scrollWidth).toBeLessThanOrEqual(at.clientWidth);
    await userEvent.clear(at);
    await userEvent.click(screen.getByRole("button", { name: "予約する" }));
    await expect(screen.getByText(/^送る日時が入力されていません/)).toBeVisible();
    await userEvent.type(at, "2020/1/1 9:00");
    await userEvent.click(screen.getByRole("button", { name: "予約する" }));
    await expect(screen.getByText(/^過ぎた日時です/)).toBeVisible();
    await expect(onSchedule).not.toHaveBeenCalled();
    await expect(screen.queryByText(/09:00（日本時間）に送信します/)).toBeNull();
    await userEvent.clear(at);
    await userEvent.type(at, "11/23 10時半");
    await userEvent.click(screen.getByRole("button", { name: "予約する" }));
    await expect(onSchedule).toHaveBeenCalledWith({
      text: "明日の件です",
      sendAt: "2026-11-23T01:30:00.000Z",
    });
  },
};

const onRemoveImage = fn();
export const Pictures: Story = {
  name: "ScheduleDialog 画像",
  render: () => (
    <ScheduleDialog
      open
      editing
      onOpenChange={fn()}
      text=""
      images={[
        { key: "a", url: pictures.gold, name: "案A.png" },
        { key: "b", url: pictures.blue, name: "案B.png" },
      ]}
      onRemoveImage={onRemoveImage}
      sendAt="2026-11-23T00:00:00.000Z"
      onSchedule={onSchedule}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "案B.pngを外す" }));
    await expect(onRemoveImage).toHaveBeenCalledWith("b");
    // A picture says enough.
    await userEvent.click(screen.getByRole("button", { name: "変更する" }));
    await expect(onSchedule).toHaveBeenCalledWith({ text: "", sendAt: "2026-11-23T00:00:00.000Z" });
  },
};
