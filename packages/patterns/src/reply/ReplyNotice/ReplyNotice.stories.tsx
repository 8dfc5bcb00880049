import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildReplyNotice } from "@tsumugi/mocks";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ReplyNotice } from "./ReplyNotice.tsx";

const meta = {
  title: "画面の型/reply/ReplyNotice",
  component: ReplyNotice,
  args: { notice: buildReplyNotice({}, 1), onConfirm: fn(), onDispute: fn(async () => true) },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof ReplyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: "確認を待っている" };
export const Confirms: Story = {
  name: "確認する",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "この内容で確認する" }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
export const Disputes: Story = {
  name: "違うと連絡する",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "内容が違う" }));
    await expect(screen.getByRole("button", { name: "違うと連絡する" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText("どこが違うか"), "金額が違います");
    await userEvent.click(screen.getByRole("button", { name: "違うと連絡する" }));
    await expect(args.onDispute).toHaveBeenCalledWith("金額が違います");
    await expect(await screen.findByRole("button", { name: "内容が違う" })).toBeVisible();
  },
};
export const Disputed: Story = {
  name: "相違を連絡した",
  args: { notice: buildReplyNotice({ status: "disputed", dispute_comment: "金額が違います" }, 1) },
};
export const Confirmed: Story = {
  name: "確認済み",
  args: { notice: buildReplyNotice({ status: "confirmed" }, 1) },
};
export const Paid: Story = {
  name: "支払済み",
  args: { notice: buildReplyNotice({ status: "paid" }, 1) },
  play: async () => {
    await expect(screen.queryByRole("button")).toBeNull();
  },
};
export const Locked: Story = { name: "リンクの期限切れ", args: { locked: true } };
