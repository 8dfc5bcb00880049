import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildPersonRef, buildReminderPreview } from "@tsumugi/mocks";
import { framed, guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ReminderDialog } from "./ReminderDialog.tsx";

const meta = {
  title: "画面の型/クリエイターへのメール/ReminderDialog",
  component: ReminderDialog,
  parameters: {
    ...framed,
    ...guide({
      use: "催促のメールを、届くとおりに見てから送ります。自動のお知らせは AutoMailsForm で決めます。",
      do: ["件名と本文は、送られるものをそのまま見せます。"],
      dont: ["送ったばかりの相手に、確かめずに送らせない。"],
      keyboard: [
        ["Tab", "プレビューとボタンを移る"],
        ["Esc", "閉じる"],
      ],
    }),
  },
  args: { name: "みお", preview: buildReminderPreview(), onSend: fn(), onClose: fn() },
} satisfies Meta<typeof ReminderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mail is shown as it goes out. */
export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByTitle("送られるメール")).toBeVisible();
  },
};

export const Sending: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "送る" }));
    await expect(args.onSend).toHaveBeenCalledWith({
      again: false,
      deadline: buildReminderPreview().deadline,
    });
  },
};

/** A colleague was faster: one more has to be meant. */
export const RemindedToday: Story = {
  args: {
    preview: buildReminderPreview({
      reminded_today: { at: "2026-11-20T01:05:00Z", by: buildPersonRef({ name: "藤井 彩乃" }) },
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/藤井 彩乃さんが/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "それでも送る" }));
    await expect(args.onSend).toHaveBeenCalledWith({
      again: true,
      deadline: buildReminderPreview().deadline,
    });
  },
};

export const Barred: Story = {
  args: {
    preview: buildReminderPreview({
      barred: "「下書き確認中」のあいだは、クリエイターに催促することがありません。",
    }),
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "送る" })).toBeDisabled();
  },
};

export const Loading: Story = { args: { preview: undefined } };

export const Failed: Story = { args: { error: "今日すでに藤井 彩乃さんが催促しています。" } };
