import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getCompanyUser,
  listPaymentNotices,
  updateNoticeStatus,
  updateNoticeStatuses,
} from "@tsumugi/contract";
import {
  buildCurrentCompany,
  buildCurrentUser,
  buildNoticeTotals,
  buildPaymentNotice,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
  noticeStepsOf,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, noRows, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { PaymentNoticesPage } from "./PaymentNoticesPage.tsx";

const meta = {
  title: "画面/支払通知書/一覧",
  component: PaymentNoticesPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.paymentNotices.path} at={parameters.at}>
      <PaymentNoticesPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PaymentNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (href: string, state: { parameters: object }) => ({
  parameters: { ...state.parameters, at: href },
});
const nothing = mockEndpoint(listPaymentNotices, {
  ...noRows,
  totals: buildNoticeTotals([]),
  steps: noticeStepsOf([]),
});
const listOf = (notices: ReturnType<typeof buildPaymentNotice>[]) =>
  mockEndpoint(listPaymentNotices, {
    items: notices,
    next_cursor: null,
    total: notices.length,
    totals: buildNoticeTotals(notices),
    steps: noticeStepsOf(notices),
  });

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("1〜7件 / 7件")).toBeVisible();
    await expect(screen.getByLabelText("絞り込んだ支払通知書の合計")).toHaveTextContent("6件");
    await expect(screen.getByRole("link", { name: "支払通知書を作成" })).toHaveAttribute(
      "href",
      "/payment-notices/new",
    );
  },
};

/** On payday: what is late and what is to be paid stands first, and one press lists just that many. */
export const NextSteps: Story = {
  name: "次にすること",
  play: async () => {
    const steps = within(await screen.findByRole("group", { name: "次にすること" }));
    const draft = await steps.findByRole("button", { name: /^発行待ち/ });
    const count = Number(draft.textContent?.replace("発行待ち", ""));
    await expect(count).toBeGreaterThan(0);
    await userEvent.click(draft);
    await expect(await screen.findByText(`1〜${count}件 / ${count}件`)).toBeVisible();
    await expect(draft).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(draft);
    await expect(await screen.findByText("1〜7件 / 7件")).toBeVisible();
  },
};

/** From the operator of the platform: named by who issued them, and confirmed by those who pay. */
export const Received: Story = {
  name: "受け取り",
  ...at(paths.paymentNotices.getHref({ side: "received" }), over()),
  play: async () => {
    await expect((await screen.findAllByText("株式会社ツムギ"))[0]).toBeVisible();
    await expect(screen.getByRole("columnheader", { name: /発行元/ })).toBeVisible();
    await expect(screen.getByRole("link", { name: "受け取り" })).toHaveAttribute("aria-current", "page");
  },
};

export const Empty: Story = {
  ...over(nothing),
  play: async () => {
    await expect(await screen.findByText("支払通知書はまだありません")).toBeVisible();
    await expect(screen.getAllByRole("link", { name: "支払通知書を作成" })).toHaveLength(2);
  },
};

export const NothingReceived: Story = {
  name: "受け取りなし",
  ...at(paths.paymentNotices.getHref({ side: "received" }), over(nothing)),
  play: async () => {
    await expect(await screen.findByText("受け取った支払通知書はまだありません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  ...at(
    paths.paymentNotices.getHref({ status: "paid", due_from: "2026-11-01", due_to: "2026-11-30" }),
    over(nothing),
  ),
  play: async () => {
    await expect(await screen.findByText("支払期日 2026年11月")).toBeVisible();
    await expect(await screen.findByRole("button", { name: "条件を消す" })).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "条件を消す",
  play: async () => {
    await expect(await screen.findByText("支払期日 2026年11月")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "条件を消す" }));
    await expect(await screen.findByText("支払通知書はまだありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listPaymentNotices)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listPaymentNotices, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** Viewers see no fees: the server is not even asked. */
export const Forbidden: Story = {
  ...over(asViewer, mockError(listPaymentNotices, "internal")),
  play: async () => {
    await expect(await screen.findByText("支払通知書を見る権限がありません")).toBeVisible();
    await expect(screen.queryByRole("link", { name: "支払通知書を作成" })).toBeNull();
  },
};

export const Locked: Story = {
  name: "契約にない",
  ...over(withoutFeatures, mockError(listPaymentNotices, "internal")),
  play: async () => {
    await expect(await screen.findByText("「支払通知書」は現在の契約に含まれていません")).toBeVisible();
  },
};

/** After the contract: what exists is carried to its payment, and nothing new is made. */
export const ReadOnly: Story = {
  ...over(
    mockEndpoint(
      getCompanyUser,
      buildCurrentUser({
        company: buildCurrentCompany({ contract_state: "expired", permission: ["payment_notice"] }),
      }),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("1〜7件 / 7件")).toBeVisible();
    await expect(screen.getAllByRole("button", { name: /（変更）$/ })[0]).toBeVisible();
    await expect(screen.queryByRole("link", { name: "支払通知書を作成" })).toBeNull();
  },
};

/** Staff make drafts; issuing, approving and paying are for finance and admin. */
export const Staff: Story = {
  name: "担当者",
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ role: "staff" }))),
  play: async () => {
    await expect(await screen.findByText("1〜7件 / 7件")).toBeVisible();
    await expect(screen.getByRole("link", { name: "支払通知書を作成" })).toBeVisible();
    await expect(screen.queryByRole("button", { name: /（変更）$/ })).toBeNull();
  },
};

export const LongText: Story = {
  ...over(
    listOf([
      buildPaymentNotice(
        {
          status: "disputed",
          edition: 12,
          project: { uid: "project_001", name: LONG_NAME },
          payee: { ...buildPaymentNotice({}, 1).payee, name: LONG_NAME },
        },
        1,
      ),
    ]),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/PN-2026-000/).length).toBeGreaterThan(4));
  },
};

const sent: unknown[] = [];
const confirmed = [1, 2, 3].map((index) => buildPaymentNotice({ status: "confirmed" }, index));

/** Thirty at the end of the month are three presses: all, the step, and yes. */
export const ApprovesAll: Story = {
  name: "まとめて支払承認",
  beforeEach: () => {
    sent.length = 0;
  },
  ...over(
    listOf(confirmed),
    mockEndpoint(updateNoticeStatuses, ({ body }) => {
      sent.push(body);
      return {
        results: body.items.map(({ uid }, index) =>
          index === 1
            ? { uid, notice: null, error: { code: "stale_version", message: "ほかの人が先に更新しました。" } }
            : { uid, notice: buildPaymentNotice({ uid, status: "approved" }, index + 1), error: null },
        ),
      };
    }),
  ),
  play: async () => {
    await screen.findByText("1〜3件 / 3件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await userEvent.click(await screen.findByRole("button", { name: "支払承認" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "3件を支払承認する" }));
    await expect(await screen.findByText("1件は変えられませんでした")).toBeVisible();
    await expect(screen.getByText("ほかの人が先に更新しました。")).toBeVisible();
    await expect(sent).toEqual([
      { status: "approved", items: confirmed.map(({ uid, version }) => ({ uid, version })) },
    ]);
    await userEvent.click(
      within(screen.getByRole("dialog")).getAllByRole("button", { name: "閉じる" })[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.queryByText(/件を選択/)).toBeNull());
  },
};

/** A payment that was a mistake is taken back by the toast, with a reason in the history. */
export const UndoesPaid: Story = {
  name: "支払済みを元に戻す",
  beforeEach: () => {
    sent.length = 0;
  },
  ...over(
    listOf([buildPaymentNotice({ status: "approved" }, 4)]),
    mockEndpoint(updateNoticeStatus, ({ body }) => {
      sent.push(body);
      return buildPaymentNotice({ status: body.status, version: 2 }, 4);
    }),
    mockEndpoint(updateNoticeStatuses, ({ body }) => {
      sent.push(body);
      return { results: [{ uid: "notice_004", notice: buildPaymentNotice({}, 4), error: null }] };
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /ステータス: 支払承認（変更）/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^支払済み/ }));
    // The menu leads to the question for the day, too.
    const dialog = within(await screen.findByRole("dialog"));
    await expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "1件を支払済みにする" }));
    await userEvent.click(await screen.findByRole("button", { name: "元に戻す" }));
    await expect((await screen.findAllByText("支払承認に戻しました"))[0]).toBeVisible();
    await expect(sent).toMatchObject([
      { status: "paid", paid_on: "2026-11-20", version: 1 },
      { status: "approved", items: [{ uid: "notice_004", version: 2 }] },
    ]);
  },
};
