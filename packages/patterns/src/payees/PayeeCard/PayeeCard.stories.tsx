import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildBankAccountEnd, buildPayee } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { expect, screen } from "storybook/test";
import { PayeeCard } from "./PayeeCard.tsx";

const meta = {
  title: "画面の型/振込先/PayeeCard",
  component: PayeeCard,
  args: { payee: buildPayee({}, 1), actions: <Button>変更</Button> },
} satisfies Meta<typeof PayeeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  name: "経理が見る",
  play: async () => {
    await expect(screen.getByText(/1234567/)).toBeVisible();
    await expect(screen.getByText("公表サイトで確認済み")).toBeVisible();
  },
};
export const ForStaff: Story = {
  name: "担当者が見る",
  args: { payee: buildPayee({ bank_account: null, paid_by_year: null }, 1), actions: undefined },
  play: async () => {
    await expect(screen.getByText(/番号は管理者と経理だけに表示/)).toBeVisible();
    await expect(screen.queryByText(/1234567/)).toBeNull();
  },
};
export const Empty: Story = {
  name: "口座も登録番号もない",
  args: {
    payee: buildPayee(
      {
        has_bank_account: false,
        bank_account: null,
        bank_account_changed: null,
        registration: { number: "", standing: "none", checked_on: null, checked_by: null },
        withholding_default: false,
        withholding_reason: "",
        paid_by_year: [],
      },
      1,
    ),
  },
};
export const Pending: Story = {
  name: "本人が変更を申し込んでいる",
  args: {
    payee: buildPayee(
      {
        pending_change: {
          account: buildBankAccountEnd({ number_end: "7654" }),
          expires_at: "2026-11-20T03:00:00.000Z",
        },
      },
      1,
    ),
  },
};
export const Phone: Story = { name: "スマートフォン", globals: { viewport: { value: "phone" } } };
