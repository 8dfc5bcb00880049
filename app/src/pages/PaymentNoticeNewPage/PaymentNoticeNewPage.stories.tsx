import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  createPaymentNotices,
  getCompanyUser,
  getPaymentNotice,
  listNoticeCandidates,
  previewPaymentNotices,
} from "@tsumugi/contract";
import {
  buildCurrentUser,
  buildNoticeCandidate,
  buildPaymentNotice,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { asViewer, contractEnded, noRows, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { PaymentNoticeNewPage } from "./PaymentNoticeNewPage.tsx";

const meta = {
  title: "画面/支払通知書/作成",
  component: PaymentNoticeNewPage,
  render: (_, { parameters }) => (
    <PageFrame path={paths.paymentNoticeNew.path} at={parameters.at}>
      <PaymentNoticeNewPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PaymentNoticeNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: Record<string, string>, state: { parameters: object } = over()) => ({
  parameters: { ...state.parameters, at: paths.paymentNoticeNew.getHref(query) },
});

export const Loaded: Story = {
  play: async () => {
    await expect(await screen.findByText("1〜6件 / 6件")).toBeVisible();
    await expect(screen.getByText(/依頼を選ぶと/)).toBeVisible();
  },
};

const sent: unknown[] = [];

/** All at once: a notice for each payee, what is left out with why, and each as it will be printed. */
export const MakesAll: Story = {
  name: "まとめて作成",
  beforeEach: () => {
    sent.length = 0;
  },
  ...over(
    mockEndpoint(createPaymentNotices, ({ body }) => {
      sent.push(body);
      return { items: [1, 2].map((index) => buildPaymentNotice({ status: "draft" }, index)), skipped: [] };
    }),
  ),
  play: async () => {
    await screen.findByText("1〜6件 / 6件");
    await userEvent.click(screen.getByRole("checkbox", { name: /すべて/ }));
    await expect(await screen.findByText("支払通知書 5件")).toBeVisible();
    const left = within(screen.getByRole("list", { name: "作成しない依頼" }));
    await expect(left.getByText("すでに別の支払通知書に載っています。")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: /印刷イメージ/ })[0] as HTMLElement);
    const paper = within(await screen.findByRole("dialog"));
    await expect(paper.getByRole("article", { name: "支払通知書" })).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await screen.findByRole("button", { name: "5件の下書きを作成" }));
    await expect(await screen.findByText("別の画面に移りました")).toHaveAttribute(
      "data-path",
      "/payment-notices",
    );
    await expect(sent).toMatchObject([{ job_request_uids: expect.arrayContaining(["job_request_001"]) }]);
  },
};

/** What the server would refuse is said where the page as printed would stand. */
export const NotPrintable: Story = {
  name: "印刷される姿を作れない",
  ...at({ by: "hand", payee: "managed_creator_001" }, over(mockError(previewPaymentNotices, "due_too_late"))),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "1行目を削除" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: /リール1本/ }));
    await userEvent.type(screen.getByRole("textbox", { name: /支払期日/ }), "2026/12/10");
    await userEvent.type(screen.getByRole("textbox", { name: /源泉徴収の理由/ }), "個人への出演料のため");
    await expect(await screen.findByText("この内容では作成できません")).toBeVisible();
    await expect(screen.queryByText(/支払日と明細を入力すると/)).toBeNull();
  },
};

/** Refused: what was ticked stays ticked. */
export const Refused: Story = {
  name: "作成できない",
  ...over(mockError(createPaymentNotices, "due_too_late")),
  play: async () => {
    await screen.findByText("1〜6件 / 6件");
    await userEvent.click(screen.getAllByRole("checkbox", { name: /を選択/ })[0] as HTMLElement);
    await userEvent.click(await screen.findByRole("button", { name: "1件の下書きを作成" }));
    await expect(await screen.findByRole("alert")).toBeVisible();
    await expect(screen.getByText("支払通知書 1件")).toBeVisible();
  },
};

export const PreviewFailed: Story = {
  name: "プレビューの失敗",
  ...over(mockError(previewPaymentNotices, "internal")),
  play: async () => {
    await screen.findByText("1〜6件 / 6件");
    await userEvent.click(screen.getAllByRole("checkbox", { name: /を選択/ })[0] as HTMLElement);
    await expect(await screen.findByText(/req_mock/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...over(mockEndpoint(listNoticeCandidates, noRows)),
  play: async () => {
    await expect(await screen.findByText("支払通知書を待つ依頼はありません")).toBeVisible();
  },
};

export const NoMatch: Story = {
  ...at({ keyword: "いない" }, over(mockEndpoint(listNoticeCandidates, noRows))),
  play: async () => {
    await expect(await screen.findByText("条件に合う依頼はありません")).toBeVisible();
  },
};

export const ClearsConditions: Story = {
  ...NoMatch,
  name: "すべての依頼を表示する",
  play: async () => {
    await expect(await screen.findByText("条件に合う依頼はありません")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "すべての依頼を表示" }));
    await expect(await screen.findByText("支払通知書を待つ依頼はありません")).toBeVisible();
  },
};

export const Loading: Story = {
  ...over(mockForever(listNoticeCandidates)),
  play: async () => {
    await expect(await screen.findByRole("grid")).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...over(mockError(listNoticeCandidates, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

/** By hand: for whom, then lines; the page appears as soon as there is enough to print. */
export const ByHand: Story = {
  name: "手で作成",
  ...at({ by: "hand", payee: "managed_creator_001" }),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /^受領日/ }), "2026/11/12");
    await userEvent.type(screen.getByRole("textbox", { name: /支払期日/ }), "2026/12/25");
    await userEvent.type(screen.getByRole("textbox", { name: /内容/ }), "撮影小物の立替");
    await userEvent.type(screen.getByRole("textbox", { name: /取引日/ }), "2026/11/12");
    await userEvent.type(screen.getByRole("textbox", { name: /金額/ }), "3000");
    const reason = screen.queryByRole("textbox", { name: /源泉徴収の理由/ });
    if (reason) await userEvent.type(reason, "個人への出演料のため");
    await expect(await screen.findByRole("article", { name: "支払通知書" })).toHaveTextContent(
      "撮影小物の立替",
    );
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
  },
};

export const ByHandEmpty: Story = {
  name: "手で作成・支払先を選ぶ前",
  ...at({ by: "hand" }),
  play: async () => {
    await expect(await screen.findByRole("combobox", { name: /支払先のクリエイター/ })).toBeVisible();
    await expect(screen.queryByRole("button", { name: "下書きを保存" })).toBeNull();
  },
};

const disputed = mockEndpoint(
  getPaymentNotice,
  buildPaymentNotice({ status: "disputed", dispute_comment: "報酬は12万円です。" }, 4),
);

/** The next edition begins with the old lines, the payee's words above them. */
export const NewEdition: Story = {
  name: "新しい版",
  beforeEach: () => {
    sent.length = 0;
  },
  ...at(
    { replaces: "notice_004" },
    over(
      disputed,
      mockEndpoint(createPaymentNotices, ({ body }) => {
        sent.push(body);
        return { items: [buildPaymentNotice({ status: "draft", edition: 2 }, 4)], skipped: [] };
      }),
    ),
  ),
  play: async () => {
    await expect(await screen.findByText("「報酬は12万円です。」")).toBeVisible();
    const amount = screen.getByRole("textbox", { name: /金額/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, "120000");
    await userEvent.click(screen.getByRole("button", { name: "第2版の下書きを作成" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent).toMatchObject([
      {
        payee_uid: "managed_creator_004",
        replaces: { uid: "notice_004", version: 1 },
        lines: [{ amount: 120_000 }],
      },
    ]);
  },
};

export const NotDisputed: Story = {
  name: "新しい版を作れない",
  ...at({ replaces: "notice_002" }),
  play: async () => {
    await expect(await screen.findByText("この支払通知書の新しい版は作成できません")).toBeVisible();
  },
};

export const Forbidden: Story = {
  ...over(asViewer),
  play: async () => {
    await expect(await screen.findByText("支払通知書を見る権限がありません")).toBeVisible();
  },
};

export const Locked: Story = {
  name: "契約にない",
  ...over(withoutFeatures),
  play: async () => {
    await expect(await screen.findByText(/現在の契約に含まれていません/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  ...over(contractEnded),
  play: async () => {
    await expect(await screen.findByText("この画面では作成できません")).toBeVisible();
  },
};

/** Staff make drafts, and issue none. */
export const Staff: Story = {
  name: "担当者",
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ role: "staff" }))),
  play: async () => {
    await expect(await screen.findByText("1〜6件 / 6件")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "作成してすぐ発行" })).toBeNull();
  },
};

export const LongText: Story = {
  ...over(
    mockEndpoint(listNoticeCandidates, {
      items: [
        buildNoticeCandidate(
          { payee_name: LONG_NAME, description: LONG_NAME, project: { uid: "p", name: LONG_NAME } },
          1,
        ),
      ],
      next_cursor: null,
      total: 1,
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(await screen.findByText("1〜6件 / 6件")).toBeVisible();
  },
};
