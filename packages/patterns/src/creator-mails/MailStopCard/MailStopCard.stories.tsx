import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MailStop } from "@tsumugi/contract";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
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
  title: "画面の型/クリエイターへのメール/MailStopCard",
  component: MailStopCard,
  parameters: guide({
    use: "クリエイターが、期限のお知らせを自分で止める・再開する画面です。",
    do: ["止めても届くメール（依頼や条件の変更）を書きます。"],
    dont: ["理由やログインを求めない。1回押せば止まります。"],
    keyboard: [["Enter", "止める・再開する"]],
  }),
  args: { mailStop, onStopChange: fn() },
} satisfies Meta<typeof MailStopCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const Stopping: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "期限のお知らせを止める" }));
    await expect(args.onStopChange).toHaveBeenCalledWith("reminder", true);
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
