import type { Meta, StoryObj } from "@storybook/react-vite";
import { getPaymentNotice, updateNoticeStatus } from "@tsumugi/contract";
import { buildPaymentNotice, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { renderNoticePage } from "../../testing/noticePage.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticePage } from "./PaymentNoticePage.tsx";

const meta = {
  title: "画面/支払通知書/詳細・振込不能",
  component: PaymentNoticePage,
  render: renderNoticePage,
  ...over(),
} satisfies Meta<typeof PaymentNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (overrides: Parameters<typeof buildPaymentNotice>[0]) =>
  mockEndpoint(getPaymentNotice, buildPaymentNotice(overrides, 4));
const sent: unknown[] = [];

const refused_transfer = { debit_on: "2026-11-25", reason: "該当する口座がありません。" };

/** The bank sent the payment back: what it said, and the ways on. */
export const SentBack: Story = {
  name: "振込不能",
  ...over(of({ status: "approved", refused_transfer })),
  play: async () => {
    await expect(await screen.findByText("銀行から振込不能で返されました")).toBeVisible();
    await expect(screen.getByText(/該当する口座がありません。/)).toBeVisible();
    await expect(screen.getByRole("link", { name: "口座を確認・変更" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/creators\//),
    );
    await userEvent.click(screen.getByRole("button", { name: "次の振込ファイルに入れる" }));
    await expect(await screen.findByRole("dialog", { name: /全銀ファイル/ })).toBeVisible();
  },
};

/** It was marked as paid before the bank's answer: that is taken back first, with the reason in the history. */
export const RefusedAfterPaid: Story = {
  name: "支払済みのあとの振込不能",
  beforeEach: () => {
    sent.length = 0;
  },
  ...over(
    of({ status: "paid", refused_transfer }),
    mockEndpoint(updateNoticeStatus, ({ body }) => {
      sent.push(body);
      return buildPaymentNotice({ status: body.status, refused_transfer }, 4);
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "支払承認に戻す" }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ status: "approved", reason: "銀行の振込結果が振込不能だったため" }]),
    );
  },
};
