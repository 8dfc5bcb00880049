import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildBankAccountEnd, buildReplyBankAccount } from "@tsumugi/mocks";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ReplyBankAccount } from "./ReplyBankAccount.tsx";

const meta = {
  title: "画面の型/reply/ReplyBankAccount",
  component: ReplyBankAccount,
  args: {
    state: buildReplyBankAccount(),
    onOpen: fn(),
    onClose: fn(),
    onSave: fn(),
    onConfirm: fn(),
  },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof ReplyBankAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

const pending = {
  account: buildBankAccountEnd({ number_end: "7654" }),
  expires_at: "2026-11-20T03:00:00.000Z",
};

export const Loaded: Story = { name: "登録済み" };
export const Empty: Story = {
  name: "未登録",
  args: { state: buildReplyBankAccount({ account: null, changed_at: null }) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "口座を登録する" }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const Pending: Story = {
  name: "確認コードを入れる",
  args: { state: buildReplyBankAccount({ pending }) },
  play: async ({ args }) => {
    await userEvent.type(screen.getByLabelText("確認コード"), "１２３４５６");
    await userEvent.click(screen.getByRole("button", { name: "確認して変更を終える" }));
    await expect(args.onConfirm).toHaveBeenCalledWith("123456");
  },
};
export const Refused: Story = {
  name: "確認コードが違う",
  args: { state: buildReplyBankAccount({ pending }), codeError: "確認コードが違います。" },
};
export const Locked: Story = { name: "リンクの期限切れ", args: { locked: true } };
