import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBanks, sampleBranches } from "@tsumugi/mocks";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { BankAccountForm } from "./BankAccountForm.tsx";
import { blankAccount } from "./bankAccountValues.ts";

const meta = {
  title: "画面の型/振込先/BankAccountForm",
  component: BankAccountForm,
  args: {
    value: blankAccount,
    onValueChange: fn(),
    banks: { rows: sampleBanks, onSearch: fn() },
    branches: { rows: sampleBranches, onSearch: fn() },
  },
  render: function Typed(args) {
    const [values, setValues] = useState(args.value);
    return <BankAccountForm {...args} value={values} onValueChange={setValues} />;
  },
} satisfies Meta<typeof BankAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: "入力する" };
export const Kana: Story = {
  name: "振込での表記",
  play: async () => {
    await userEvent.type(screen.getByLabelText(/^口座名義/), "やまだ　ハナコ");
    await expect(screen.getByText("ﾔﾏﾀﾞ ﾊﾅｺ")).toBeVisible();
  },
};
export const Passbook: Story = {
  name: "ゆうちょ銀行の通帳",
  args: { value: { ...blankAccount, bank_code: "9900", bank_name: "ゆうちょ銀行" } },
  play: async () => {
    await userEvent.type(screen.getByLabelText(/^記号/), "10940");
    await userEvent.type(screen.getByLabelText(/^番号/), "12345671");
    await expect(screen.getByText(/店番 098/)).toHaveTextContent("1234567");
  },
};
export const Refused: Story = {
  name: "足りない項目",
  args: {
    problems: { bank_code: "銀行を選んでください。", holder_kana: "口座名義をカナで入力してください。" },
  },
};
export const Phone: Story = { name: "スマートフォン", globals: { viewport: { value: "phone" } } };
