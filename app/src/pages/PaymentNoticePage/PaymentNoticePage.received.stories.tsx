import type { Meta, StoryObj } from "@storybook/react-vite";
import { getPaymentNotice, listPaymentNotices } from "@tsumugi/contract";
import { buildPaymentNotice, buildReceivedNotice, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { renderNoticePage } from "../../testing/noticePage.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { PaymentNoticePage } from "./PaymentNoticePage.tsx";

const meta = {
  title: "画面/支払通知書/詳細・受け取りと終わり",
  component: PaymentNoticePage,
  render: renderNoticePage,
  ...over(),
} satisfies Meta<typeof PaymentNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (overrides: Parameters<typeof buildPaymentNotice>[0]) =>
  mockEndpoint(getPaymentNotice, buildPaymentNotice(overrides, 2));
const received = paths.paymentNotice.getHref("settlement_001");

/** From the operator: confirmed, or disputed with a reason. */
export const Received: Story = {
  name: "受け取り",
  parameters: { ...over().parameters, at: received },
  play: async () => {
    await expect(await screen.findByText("内容を確認してください")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "内容が違うと連絡する" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /理由/ }), "9月分が入っていません。");
    await userEvent.click(dialog.getByRole("button", { name: "連絡する" }));
    await expect((await screen.findAllByText(/「内容相違」に変えました/))[0]).toBeVisible();
  },
};

export const Paid: Story = {
  name: "支払済み",
  ...over(of({ status: "paid" })),
  play: async () => {
    await expect((await screen.findAllByText("支払済みです"))[0]).toBeVisible();
  },
};

const ofJob = buildPaymentNotice({}, 2).lines.map((line) => ({
  ...line,
  job_request_uid: "job_request_001",
}));

export const Cancelled: Story = {
  name: "取消",
  ...over(of({ status: "cancelled", lines: ofJob })),
  play: async () => {
    await expect(await screen.findByText("取り消した支払通知書です")).toBeVisible();
    await expect(screen.queryByRole("link", { name: "新しい版を作成" })).toBeNull();
    // Its jobs wait in their own list.
    await expect(screen.queryByRole("link", { name: "内容を引き継いで作成" })).toBeNull();
  },
};

const lines = buildPaymentNotice({}, 2).lines.map((line) => ({ ...line, job_request_uid: null }));

/** Written by hand: nobody types it once more for the wrong day. */
export const CancelledByHand: Story = {
  name: "取消（手で作成したもの）",
  ...over(of({ status: "cancelled", lines })),
  play: async () => {
    const link = await screen.findByRole("link", { name: "内容を引き継いで作成" });
    await expect(link.getAttribute("href")).toMatch(
      /^\/payment-notices\/new\?by=hand&payee=managed_creator_\d+&from=notice_002$/,
    );
  },
};

const { history } = buildPaymentNotice({ status: "cancelled" }, 2);
const discarded = history.slice(-1).map((last) => ({ ...last, from: "cancelled" as const }));

/** Nothing replaces it any more: another edition may. */
export const EditionDiscarded: Story = {
  name: "新しい版の下書きを取り消した",
  ...over(of({ status: "cancelled", history: [...history, ...discarded] })),
  play: async () => {
    await expect(await screen.findByText("取り消した支払通知書です")).toBeVisible();
    await expect(screen.getByRole("link", { name: "新しい版を作成" })).toHaveAttribute(
      "href",
      "/payment-notices/new?replaces=notice_002",
    );
  },
};

export const ReceivedOnPhone: Story = {
  ...onPhone,
  name: "受け取り（スマートフォン）",
  parameters: {
    ...over(mockEndpoint(getPaymentNotice, buildReceivedNotice({}, 1))).parameters,
    at: received,
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "この内容で確認する" })).toBeVisible();
  },
};

const replaced = buildReceivedNotice({ status: "cancelled", next_uid: "settlement_002" }, 1);
const next = buildReceivedNotice({ number: replaced.number, edition: 2, previous_uid: replaced.uid }, 2);
const list = (items: readonly (typeof next)[]) => [
  mockEndpoint(getPaymentNotice, replaced),
  mockEndpoint(listPaymentNotices, {
    items: [replaced, ...items],
    next_cursor: null,
    total: 1 + items.length,
    totals: { count: items.length, subtotal: 0, tax: 0, withholding: 0, payable: 0 },
    steps: null,
  }),
];

/** The company sees the next edition: nobody waits for one. */
export const Replaced: Story = {
  name: "新しい版が届いている",
  parameters: { ...over(...list([next])).parameters, at: received },
  play: async () => {
    await expect(await screen.findByText(/^新しい版が届いています。/)).toBeVisible();
  },
};

/** It may still be a draft of the operator's. */
export const BeingReplaced: Story = {
  name: "新しい版がまだ届いていない",
  parameters: { ...over(...list([])).parameters, at: received },
  play: async () => {
    await expect(await screen.findByText(/^新しい版に替わります。まだ届いていないときは/)).toBeVisible();
  },
};
