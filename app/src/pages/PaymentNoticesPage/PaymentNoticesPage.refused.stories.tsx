import type { Meta, StoryObj } from "@storybook/react-vite";
import { listPaymentNotices, previewTransferFile } from "@tsumugi/contract";
import {
  buildNoticeTotals,
  buildPaymentNotice,
  buildTransferItem,
  buildTransferPreview,
  mockEndpoint,
  noticeStepsOf,
  pageOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticesPage } from "./PaymentNoticesPage.tsx";

const meta = {
  title: "画面/支払通知書/前の振込が返されたとき",
  component: PaymentNoticesPage,
  render: () => (
    <PageFrame path={paths.paymentNotices.path}>
      <PaymentNoticesPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PaymentNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const returned = buildPaymentNotice(
  {
    status: "approved",
    refused_transfer: { debit_on: "2026-11-25", reason: "該当する口座がありません。" },
  },
  1,
);

/** The bank has sent the last transfer back: the dialog says so beside the account to which it would go again. */
export const RefusedBefore: Story = {
  name: "全銀ファイル（前の振込が返された）",
  ...over(
    mockEndpoint(listPaymentNotices, {
      ...pageOf([returned]),
      totals: buildNoticeTotals([returned]),
      steps: noticeStepsOf([returned]),
    }),
    mockEndpoint(
      previewTransferFile,
      buildTransferPreview({
        items: [buildTransferItem({ notice_uid: returned.uid }, 1)],
        skipped: [],
      }),
    ),
  ),
  play: async () => {
    await screen.findByText(/1件 \/ 1件/);
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await userEvent.click(await screen.findByRole("button", { name: "全銀ファイル" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("前の振込が銀行から返されたものが1件あります")).toBeVisible();
    await expect(dialog.getByText(/2026\/11\/25.*該当する口座がありません。/)).toBeVisible();
  },
};
