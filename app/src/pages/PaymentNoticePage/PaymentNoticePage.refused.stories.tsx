import type { Meta, StoryObj } from "@storybook/react-vite";
import { getCompanyUser, getPaymentNotice, updateNoticeStatus, updatePaymentNotice } from "@tsumugi/contract";
import { buildCurrentUser, buildPaymentNotice, mockEndpoint } from "@tsumugi/mocks";
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

const { payee, history } = buildPaymentNotice({ status: "paid" }, 4);
const event = history[0];
const account = payee.bank_account && { ...payee.bank_account, number: "7654321" };
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
      expect.stringMatching(/^\/creators\/.+#payee$/),
    );
    await expect(screen.getByRole("link", { name: "本人に尋ねる" })).toBeVisible();
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

/** What the server refused before goes with the next save, which leads to what is wrong now. */
export const RefusedTwice: Story = {
  name: "断られたあとの不備",
  ...over(
    mockEndpoint(getPaymentNotice, buildPaymentNotice({ status: "draft" }, 2)),
    mockEndpoint(updatePaymentNotice, () => {
      const fields = { note: "備考に使えない文字があります。" };
      const refusal = { code: "invalid_request", message: "備考を直してください。", fields, request_id: "r" };
      return Response.json(refusal, { status: 400 });
    }),
  ),
  play: async () => {
    const note = await screen.findByRole("textbox", { name: /備考/ });
    await userEvent.type(note, "追記");
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await waitFor(() => expect(note).toHaveFocus());
    await expect(note).toHaveAccessibleDescription(/使えない文字/);
    const due = screen.getByRole("textbox", { name: /支払期日/ });
    const day = screen.getByRole("textbox", { name: /取引日/ });
    await userEvent.clear(due);
    await userEvent.type(due, "月末");
    await userEvent.clear(day);
    await userEvent.type(day, "11月の中ごろ");
    await userEvent.click(screen.getByRole("button", { name: "発行の確認へ" }));
    await waitFor(() => expect(day).toHaveFocus());
    await expect(day).toHaveValue("11月の中ごろ");
    await expect(day).toHaveAccessibleDescription(/日付を読み取れません/);
    await expect(due).toHaveAccessibleDescription(/日付を読み取れません/);
    await expect(screen.queryByText(/法定期限を過ぎています/)).toBeNull();
    await expect(note).not.toHaveAccessibleDescription(/使えない文字/);
    const amount = screen.getByRole("textbox", { name: /金額/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, "-5000");
    await expect(amount).toHaveAccessibleDescription(/マイナスの金額は入力できません。減らすときは/);
    await expect(screen.getByText("差引支払額", { selector: "dt" }).closest("div")).toHaveTextContent("¥0");
  },
};

/** Messages are not for this role: no way there is offered. */
export const SentBackToFinance: Story = {
  name: "経理が見る振込不能",
  ...over(
    of({ status: "approved", refused_transfer }),
    mockEndpoint(getCompanyUser, buildCurrentUser({ role: "finance" })),
  ),
  play: async () => {
    await expect(await screen.findByRole("link", { name: "口座を確認・変更" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: "本人に尋ねる" })).toBeNull();
  },
};

/** Paid otherwise after that: by which account, nobody has said. */
export const PaidOtherwise: Story = {
  name: "振込不能のあとに別の方法で支払った",
  ...over(
    of({
      status: "paid",
      paid_on: "2026-11-30",
      other_account: { account },
      history: event && [
        {
          ...event,
          kind: "refused",
          from: "approved",
          to: "approved",
          transfer: { debit_on: "2026-11-25", result_code: "2" },
        },
        { ...event, kind: "moved", from: "approved", to: "paid", transfer: null },
      ],
    }),
  ),
  play: async () => {
    await expect(await screen.findByText(/に支払いました。銀行から返された/)).toBeVisible();
    await expect(screen.getByText("支払済みにしたときに登録していた口座")).toBeVisible();
    await expect(screen.queryByText("支払った口座")).toBeNull();
  },
};
