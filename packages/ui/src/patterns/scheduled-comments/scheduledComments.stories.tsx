import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ScheduleDialog } from "./ScheduleDialog/ScheduleDialog.tsx";
import { type ScheduledCommentLook, ScheduledList } from "./ScheduledList/ScheduledList.tsx";

const comment = (id: string, more: Partial<ScheduledCommentLook> = {}): ScheduledCommentLook => ({
  id,
  text: "おはようございます。サンプルの到着はご確認いただけましたでしょうか。",
  send_at: "2026-11-23T00:00:00.000Z",
  state: "waiting",
  failure: null,
  created_by: { uid: "me", name: "田中 美咲" },
  ...more,
});
const onSchedule = fn();

const meta = {
  title: "パターン/scheduled-comments/予約送信",
  component: ScheduledList,
  args: {
    ownUid: "me",
    onEdit: fn(),
    onCancel: fn(),
    onSendNow: fn(),
    comments: [
      comment("1"),
      comment("2", { created_by: { uid: "you", name: "佐藤 健" } }),
      comment("3", {
        state: "failed",
        failure: "契約期間が終了しています。契約を更新してから送り直してください。",
      }),
    ],
  },
} satisfies Meta<typeof ScheduledList<ScheduledCommentLook>>;
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
    await expect(screen.getByText("メッセージが空です。入力してください。")).toBeVisible();
    await expect(onSchedule).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/^メッセージ/), "明日の件です");
    const day = screen.getByLabelText(/^送る日/);
    // No digit of the day is cut.
    await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    await userEvent.clear(day);
    await userEvent.type(day, "2020/1/1");
    await userEvent.click(screen.getByRole("button", { name: "予約する" }));
    await expect(onSchedule).not.toHaveBeenCalled();
    await expect(screen.queryByText(/09:00（日本時間）に送信します/)).toBeNull();
    await userEvent.clear(day);
    await userEvent.type(day, "2026/11/23");
    await userEvent.selectOptions(screen.getByLabelText(/時刻/), "10:30");
    await userEvent.click(screen.getByRole("button", { name: "予約する" }));
    await expect(onSchedule).toHaveBeenCalledWith({
      text: "明日の件です",
      sendAt: "2026-11-23T01:30:00.000Z",
    });
  },
};
