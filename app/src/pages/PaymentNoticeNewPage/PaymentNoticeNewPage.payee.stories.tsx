import type { Meta, StoryObj } from "@storybook/react-vite";
import { createPaymentNotices, getManagedCreator, getPayee, getPaymentNotice } from "@tsumugi/contract";
import { buildManagedCreatorDetail, buildPayee, buildPaymentNotice, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticeNewPage } from "./PaymentNoticeNewPage.tsx";

const REASON = "個人への出演料のため";

const meta = {
  title: "画面/支払通知書/手で作成（支払先の初期値）",
  component: PaymentNoticeNewPage,
  tags: ["no-visual"],
  render: (_, { parameters }) => (
    <PageFrame
      path={paths.paymentNoticeNew.path}
      at={paths.paymentNoticeNew.getHref({
        by: "hand",
        payee: "managed_creator_001",
        ...(parameters.from && { from: parameters.from }),
      })}
    >
      <PaymentNoticeNewPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getManagedCreator, buildManagedCreatorDetail({ withholding_default: true }, 1)),
    mockEndpoint(getPayee, buildPayee({ withholding_default: true, withholding_reason: REASON }, 1)),
  ),
} satisfies Meta<typeof PaymentNoticeNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is registered of the payee begins each line, the reason too: nobody types it again each month. */
export const Withheld: Story = {
  name: "源泉徴収の理由",
  play: async () => {
    const reason = await screen.findByRole("textbox", { name: /源泉徴収の理由/ });
    await expect(reason).toHaveValue(REASON);
    await userEvent.click(screen.getByRole("button", { name: /行を追加/ }));
    await userEvent.click(screen.getAllByRole("checkbox", { name: "源泉徴収する" })[1] as HTMLElement);
    for (const field of screen.getAllByRole("textbox", { name: /源泉徴収の理由/ }))
      await expect(field).toHaveValue(REASON);
  },
};

const { lines, ...cancelled } = buildPaymentNotice(
  { status: "cancelled", received_on: "2026-11-12", due_on: "2026-12-25", note: "撮影の立替分" },
  2,
);
const byHand = lines.map((line) => ({ ...line, job_request_uid: null }));
const sent: unknown[] = [];

/** After a cancelled one: what it said is there to be corrected, and made for the same payee. */
export const WrittenAgain: Story = {
  name: "取り消したものから引き継ぐ",
  beforeEach: () => {
    sent.length = 0;
  },
  parameters: {
    ...over(
      mockEndpoint(getPaymentNotice, { ...cancelled, lines: byHand }),
      mockEndpoint(createPaymentNotices, ({ body }) => {
        sent.push(body);
        return { items: [buildPaymentNotice({ status: "draft" }, 3)], skipped: [] };
      }),
    ).parameters,
    from: "notice_002",
  },
  play: async () => {
    await expect(await screen.findByDisplayValue(byHand[0]?.description ?? "")).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /備考/ })).toHaveValue("撮影の立替分");
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent).toMatchObject([
      { payee_uid: "managed_creator_001", lines: [{ amount: byHand[0]?.amount }], due_on: "2026-12-25" },
    ]);
  },
};
