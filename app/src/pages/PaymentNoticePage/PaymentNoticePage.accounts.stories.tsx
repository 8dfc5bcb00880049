import type { Meta, StoryObj } from "@storybook/react-vite";
import { getPaymentNotice } from "@tsumugi/contract";
import { buildPaymentNotice, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen } from "storybook/test";
import { renderNoticePage } from "../../testing/noticePage.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticePage } from "./PaymentNoticePage.tsx";

const meta = {
  title: "画面/支払通知書/詳細・振込先",
  component: PaymentNoticePage,
  render: renderNoticePage,
  ...over(),
} satisfies Meta<typeof PaymentNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const { payee } = buildPaymentNotice({}, 4);
const printed = payee.bank_account;
const withNone = { ...payee, bank_account: null };
const present = printed && {
  ...printed,
  bank_name: "三井住友銀行",
  branch_name: "渋谷支店",
  number: "7654321",
};
const of = (overrides: Parameters<typeof buildPaymentNotice>[0]) =>
  over(mockEndpoint(getPaymentNotice, buildPaymentNotice({ status: "approved", ...overrides }, 4)));

/** The payee has changed the account since the issue: the money goes to the present one. */
export const Changed: Story = {
  name: "口座が変わった",
  ...of({ other_account: { account: present } }),
  play: async () => {
    await expect(await screen.findByText(/三井住友銀行 渋谷支店 普通 7654321/)).toBeVisible();
    await expect(screen.getByText("通知書に記載した口座")).toBeVisible();
    await expect(screen.getByText("全銀ファイルに出力できます。")).toBeVisible();
  },
};

/** It was issued without an account, and the payee has registered one since. */
export const Registered: Story = {
  name: "発行のあとに口座が登録された",
  ...of({ payee: withNone, other_account: { account: present } }),
  play: async () => {
    await expect(await screen.findByText(/三井住友銀行 渋谷支店 普通 7654321/)).toBeVisible();
    await expect(screen.getByText("記載なし")).toBeVisible();
    await expect(screen.queryByText("口座未登録")).toBeNull();
  },
};

/** The account was another one than the printed one when it was paid: both are named, for the day somebody asks. */
export const Paid: Story = {
  name: "記載と違う口座に支払った",
  ...of({ status: "paid", paid_on: "2026-12-25", other_account: { account: present } }),
  play: async () => {
    await expect(await screen.findByText("支払った口座")).toBeVisible();
    await expect(screen.getByText(/三井住友銀行 渋谷支店 普通 7654321/)).toBeVisible();
    await expect(screen.getByText("通知書に記載した口座")).toBeVisible();
    await expect(screen.queryByText("振込先")).toBeNull();
  },
};

/** Nothing is promised of a file that would leave it out. */
export const Missing: Story = {
  name: "口座未登録のまま承認",
  ...of({ payee: withNone }),
  play: async () => {
    await expect(await screen.findByText("口座未登録")).toBeVisible();
    await expect(screen.getByText(/全銀ファイルには入りません。返信ページで入力してもらうか/)).toBeVisible();
    await expect(screen.queryByText("全銀ファイルに出力できます。")).toBeNull();
  },
};
