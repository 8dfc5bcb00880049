import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  createPaymentNotices,
  getCompanyUser,
  getPaymentNotice,
  listPaymentNotices,
  updateNoticeStatus,
} from "@tsumugi/contract";
import {
  buildNoticeTotals,
  buildOperator,
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
import { noRows, onPhone, over } from "../../testing/states.ts";
import { AdminPaymentNoticesPage } from "./AdminPaymentNoticesPage.tsx";

const asOperator = mockEndpoint(getCompanyUser, buildOperator());
const { getHref } = paths.adminPaymentNotices;

const meta = {
  title: "画面/運営/支払通知書",
  component: AdminPaymentNoticesPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.adminPaymentNotices.path} at={parameters.at}>
      <AdminPaymentNoticesPage />
    </PageFrame>
  ),
  ...over(asOperator),
} satisfies Meta<typeof AdminPaymentNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Record<string, string>, state: { parameters: object } = over(asOperator)) => ({
  parameters: { ...state.parameters, at: getHref(query) },
});
const listOf = (notices: ReturnType<typeof buildPaymentNotice>[]) =>
  mockEndpoint(listPaymentNotices, {
    items: notices,
    next_cursor: null,
    total: notices.length,
    totals: buildNoticeTotals(notices),
    steps: noticeStepsOf(notices),
  });
const settlements = [1, 2, 3, 4, 5].map((index) =>
  buildPaymentNotice({ direction: "operator_to_company" }, index),
);

/** Settlements with companies: made, issued and moved here. */
export const Loaded: Story = {
  ...over(asOperator, listOf(settlements)),
  play: async () => {
    await expect(await screen.findByText("1〜5件 / 5件")).toBeVisible();
    // The payee is the company here: a column of companies would repeat it.
    await expect(screen.getByRole("columnheader", { name: /支払先/ })).toBeVisible();
    await expect(screen.queryByRole("columnheader", { name: /企業/ })).toBeNull();
    await expect(await screen.findByRole("button", { name: "企業" })).toBeVisible();
  },
};

/** Those of companies: looked at, and corrected with a reason only. */
export const OfCompanies: Story = {
  name: "企業からクリエイターへ",
  ...at({ side: "received" }, over(asOperator, listOf([buildPaymentNotice({ status: "confirmed" }, 3)]))),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /ステータス: 確認済み（変更）/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^発行済み/ }));
    await expect(await screen.findByRole("textbox", { name: /理由/ })).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(
    asOperator,
    mockEndpoint(listPaymentNotices, { ...noRows, totals: buildNoticeTotals([]), steps: noticeStepsOf([]) }),
  ),
  play: async () => {
    await expect(await screen.findByText("支払通知書はまだありません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  ...at(
    { of: "company_001", status: "paid" },
    over(
      asOperator,
      mockEndpoint(listPaymentNotices, {
        ...noRows,
        totals: buildNoticeTotals([]),
        steps: noticeStepsOf([]),
      }),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("条件に合う支払通知書はありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(asOperator, mockForever(listPaymentNotices)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(asOperator, mockError(listPaymentNotices, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(asOperator, mockError(listPaymentNotices, "forbidden")),
  play: async () => {
    await expect(await screen.findByText("この内容は表示できません")).toBeVisible();
  },
};

const sent: unknown[] = [];

/** For a company, by hand. */
export const Makes: Story = {
  name: "企業への支払通知書を作成",
  beforeEach: () => {
    sent.length = 0;
  },
  ...at(
    { new: "1", of: "company_001" },
    over(
      asOperator,
      mockEndpoint(createPaymentNotices, ({ body }) => {
        sent.push(body);
        return {
          items: [buildPaymentNotice({ status: "draft", direction: "operator_to_company" }, 8)],
          skipped: [],
        };
      }),
    ),
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /^受領日/ }), "2026/11/12");
    await userEvent.type(screen.getByRole("textbox", { name: /支払期日/ }), "2026/12/25");
    await userEvent.type(screen.getByRole("textbox", { name: /内容/ }), "紹介キャンペーン還元金");
    await userEvent.type(screen.getByRole("textbox", { name: /取引日/ }), "2026/10/31");
    await userEvent.type(screen.getByRole("textbox", { name: /金額/ }), "80000");
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent).toMatchObject([{ company_uid: "company_001", lines: [{ amount: 80_000 }] }]);
  },
};

/** The list stands at the same path: it and another company take the form away, and ask before. */
export const LeavesNew: Story = {
  name: "作成の途中で、一覧や別の企業へ移る前に聞く",
  tags: ["no-visual"],
  ...at({ new: "1", of: "company_001" }),
  play: async () => {
    const stays = async () => {
      const question = within(await screen.findByRole("dialog", { name: "入力中の内容を破棄しますか？" }));
      await userEvent.click(question.getByRole("button", { name: "キャンセル" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(screen.getByRole("textbox", { name: /内容/ })).toHaveValue("紹介キャンペーン還元金");
    };
    await userEvent.type(await screen.findByRole("textbox", { name: /内容/ }), "紹介キャンペーン還元金");
    await userEvent.click(screen.getByRole("link", { name: "支払通知書・運営" }));
    await stays();
    await userEvent.click(screen.getByRole("combobox", { name: /支払先の企業/ }));
    const options = await screen.findAllByRole("option");
    await userEvent.click(options.find((one) => one.ariaSelected !== "true") as HTMLElement);
    await stays();
    await userEvent.click(screen.getByRole("link", { name: "支払通知書・運営" }));
    await userEvent.click(await screen.findByRole("button", { name: "破棄して移動する" }));
    await expect(await screen.findByRole("link", { name: "企業への支払通知書を作成" })).toBeVisible();
  },
};

/** A draft of the operator is edited as a company edits its own. */
export const Draft: Story = {
  name: "下書き",
  ...at(
    { notice: "settlement_001" },
    over(
      asOperator,
      mockEndpoint(
        getPaymentNotice,
        buildPaymentNotice({ status: "draft", direction: "operator_to_company" }, 1),
      ),
    ),
  ),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "発行の確認へ" })).toBeVisible();
    await expect(screen.queryByRole("heading", { name: "検収済みの依頼" })).toBeNull();
  },
};

/** A company's notice is looked at, and corrected with a reason. */
export const Corrects: Story = {
  name: "企業の支払通知書を訂正",
  beforeEach: () => {
    sent.length = 0;
  },
  ...at(
    { notice: "notice_003" },
    over(
      asOperator,
      mockEndpoint(getPaymentNotice, buildPaymentNotice({ status: "confirmed" }, 3)),
      mockEndpoint(updateNoticeStatus, ({ body }) => {
        sent.push(body);
        return buildPaymentNotice({ status: body.status }, 3);
      }),
    ),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /ステータス: 確認済み（変更）/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^発行済み/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /理由/ }), "企業からの依頼による訂正");
    await userEvent.click(dialog.getByRole("button", { name: "変える" }));
    await waitFor(() =>
      expect(sent).toEqual([{ status: "issued", reason: "企業からの依頼による訂正", version: 1 }]),
    );
  },
};

export const LongText: Story = {
  ...at(
    { side: "received" },
    over(asOperator, listOf([buildPaymentNotice({ company: { uid: "company_001", name: LONG_NAME } }, 2)])),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  ...over(asOperator, listOf(settlements)),
  play: async () => {
    await expect(await screen.findByText("1〜5件 / 5件")).toBeVisible();
  },
};

/** What erased companies issued: kept, found and downloaded as long as the law asks for it. */
export const Archived: Story = {
  name: "消去した企業の控え",
  ...at({ side: "archived" }),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "PN-2025-0001のPDFを保存" })).toBeVisible();
    await expect(screen.getByRole("searchbox", { name: "控えを検索" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: "企業への支払通知書を作成" })).toBeNull();
  },
};
