import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MailStop } from "@tsumugi/contract";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { MailStopCard } from "./MailStopCard.tsx";

const mailStop: MailStop = {
  company_name: "つむぎ化粧品",
  items: [
    { kind: "message", is_stopped: false },
    { kind: "reminder", is_stopped: false },
  ],
};

const meta = {
  title: "画面の型/creator-mails/MailStopCard",
  component: MailStopCard,
  args: { mailStop, onChange: fn() },
} satisfies Meta<typeof MailStopCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Stopping: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "期限のお知らせを止める" }));
    await expect(args.onChange).toHaveBeenCalledWith("reminder", true);
  },
};

export const Stopped: Story = {
  args: { mailStop: { ...mailStop, items: mailStop.items.map((item) => ({ ...item, is_stopped: true })) } },
};

export const Failed: Story = {
  args: { error: "サーバーに接続できませんでした。通信を確認して、もう一度お試しください。" },
};

export const LongText: Story = { args: { mailStop: { ...mailStop, company_name: LONG_NAME } } };

export const Phone: Story = { globals: { viewport: { value: "phone", isRotated: false } } };
