import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  getCompanyProfile,
  getCompanyUser,
  getPaymentNotice,
  updateNoticeStatus,
  updatePaymentNotice,
} from "@tsumugi/contract";
import {
  buildCompanyProfile,
  buildCurrentCompany,
  buildCurrentUser,
  buildNoticeLine,
  buildPaymentNotice,
  buildPersonRef,
  LONG_NAME,
  mockEndpoint,
  mockError,
  mockForever,
} from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { renderNoticePage } from "../../testing/noticePage.tsx";
import { asViewer, onPhone, over, withoutFeatures } from "../../testing/states.ts";
import { PaymentNoticePage } from "./PaymentNoticePage.tsx";

const meta = {
  title: "画面/支払通知書/詳細",
  component: PaymentNoticePage,
  render: renderNoticePage,
  ...over(),
} satisfies Meta<typeof PaymentNoticePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (overrides: Parameters<typeof buildPaymentNotice>[0], index = 2) =>
  mockEndpoint(getPaymentNotice, buildPaymentNotice(overrides, index));

/** Out and waiting for the payee's word. */
export const Loaded: Story = {
  play: async () => {
    await expect(
      await screen.findByRole("heading", { level: 1, name: "支払通知書 PN-2026-0002" }),
    ).toBeVisible();
    await expect(screen.getByRole("article", { name: "支払通知書" })).toHaveTextContent("PN-2026-0002");
    await expect(screen.getByText(/の確認を待っています/)).toBeVisible();
  },
};

const draft = of({ status: "draft" });
const sent: unknown[] = [];
const stale = buildPaymentNotice({ status: "draft", note: "先に書いた備考", version: 9 }, 2);

/** A draft beside the page as it will be printed: what is typed stands there at once. */
export const Draft: Story = {
  name: "下書き",
  ...over(draft),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /備考/ }), "交通費込み");
    await expect(screen.getByRole("article", { name: "支払通知書" })).toHaveTextContent("交通費込み");
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await expect((await screen.findAllByText("下書きを保存しました"))[0]).toBeVisible();
  },
};

/** Somebody saved meanwhile: 自分 and 現在 side by side, and nothing typed is lost. */
export const Conflict: Story = {
  name: "競合",
  beforeEach: () => {
    sent.length = 0;
  },
  ...over(
    draft,
    mockEndpoint(updatePaymentNotice, ({ body }) => {
      sent.push(body.version);
      if (body.version === 9) return buildPaymentNotice({ status: "draft", note: body.note, version: 10 }, 2);
      const refusal = { code: "stale_version", message: "更新されました。", current: stale, request_id: "r" };
      return Response.json(refusal, { status: 409 });
    }),
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole("textbox", { name: /備考/ }), "自分の備考");
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    const dialog = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(dialog.getByText("先に書いた備考")).toBeInTheDocument();
    await expect(dialog.getByText("自分の備考")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "自分の内容で保存する" }));
    await expect((await screen.findAllByText("下書きを保存しました"))[0]).toBeVisible();
    await expect(sent).toEqual([1, 9]);
    await expect(screen.getByRole("textbox", { name: /備考/ })).toHaveValue("自分の備考");
  },
};

/** What is blank is marked, and nothing is sent. */
export const Refused: Story = {
  name: "不備がある",
  ...over(draft, mockError(updatePaymentNotice, "internal")),
  play: async () => {
    await userEvent.clear(await screen.findByRole("textbox", { name: /内容/ }));
    await userEvent.click(screen.getByRole("button", { name: "下書きを保存" }));
    await expect(await screen.findByText("内容を入力してください。")).toBeVisible();
    await expect(screen.queryByText(/req_mock/)).toBeNull();
    await waitFor(() => expect(screen.getByRole("textbox", { name: /内容/ })).toHaveFocus());
  },
};

/** The last look before it goes out, and out it goes. */
export const Issues: Story = {
  name: "発行",
  ...over(draft),
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "発行の確認へ" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/確認があったものとみなします/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "1件を発行する" }));
    await expect((await screen.findAllByText(/の支払通知書を発行しました/))[0]).toBeVisible();
  },
};

const me = buildCurrentUser();
const mine = { ...buildPersonRef({}, 1), uid: me.uid };

/** Where the company wants two people the button says so before it is pressed. */
export const FourEyes: Story = {
  name: "別の人の承認が要る",
  ...over(
    of({
      status: "draft",
      history: [
        {
          kind: "moved",
          at: "2026-11-18T00:00:00Z",
          from: null,
          to: "draft",
          mover: "issuer",
          by: mine,
          reason: "",
          transfer: null,
        },
      ],
    }),
    mockEndpoint(getCompanyProfile, buildCompanyProfile({ needs_approval: true })),
  ),
  play: async () => {
    await expect(await screen.findByText(/自分で作成した支払通知書は発行できません/)).toBeVisible();
    await expect(screen.getByRole("button", { name: "発行の確認へ" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** The payee's words, and the way to answer them. */
export const Disputed: Story = {
  name: "内容相違",
  ...over(of({ status: "disputed", dispute_comment: "報酬は12万円で合意しました。" }, 4)),
  play: async () => {
    await expect(await screen.findByText("「報酬は12万円で合意しました。」")).toBeVisible();
    await expect(screen.getByRole("link", { name: "新しい版を作成" })).toHaveAttribute(
      "href",
      "/payment-notices/new?replaces=notice_004",
    );
  },
};

/** The day of the transfer is asked for, and can be taken back at once. */
export const Pays: Story = {
  name: "支払済みにする",
  ...over(
    of({ status: "approved" }),
    mockEndpoint(updateNoticeStatus, ({ body }) => {
      sent.push(body);
      return buildPaymentNotice({ status: body.status, version: 2 }, 2);
    }),
  ),
  beforeEach: () => {
    sent.length = 0;
  },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "支払済みにする" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "1件を支払済みにする" }));
    await expect(await screen.findByRole("button", { name: "元に戻す" })).toBeVisible();
    await expect(sent).toEqual([{ status: "paid", paid_on: "2026-11-20", version: 1 }]);
  },
};

/** The menu asks for the day as the button does. */
export const PaysByMenu: Story = {
  name: "メニューから支払済みにする",
  ...Pays,
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /ステータス: 支払承認（変更）/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^支払済み/ }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByRole("textbox", { name: /支払日/ })).toHaveValue("2026/11/20");
    await expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "1件を支払済みにする" }));
    await expect(await screen.findByRole("button", { name: "元に戻す" })).toBeVisible();
    await expect(sent).toEqual([{ status: "paid", paid_on: "2026-11-20", version: 1 }]);
  },
};

export const Loading: Story = {
  ...over(mockForever(getPaymentNotice)),
  play: async () => {
    await expect(await screen.findByLabelText("読み込み中")).toBeVisible();
  },
};

export const Failed: Story = {
  ...over(mockError(getPaymentNotice, "internal")),
  play: async () => {
    await expect(await screen.findByText("req_mock")).toBeVisible();
  },
};

export const NotFound: Story = {
  name: "見つからない",
  ...over(mockError(getPaymentNotice, "not_found")),
  play: async () => {
    await expect(await screen.findByText("見つかりません")).toBeVisible();
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

const ended = buildCurrentUser({
  company: buildCurrentCompany({ contract_state: "expired", permission: ["payment_notice"] }),
});

/** After the contract a draft is a page to read like any other. */
export const ReadOnly: Story = {
  ...over(mockEndpoint(getCompanyUser, ended), draft),
  play: async () => {
    await expect(await screen.findByText("まだ発行していません")).toBeVisible();
    await expect(screen.queryByRole("textbox")).toBeNull();
    await expect(screen.queryByRole("button", { name: /発行の確認へ|支払/ })).toBeNull();
  },
};

/** Staff write drafts; the step that freezes is named as somebody else's. */
export const Staff: Story = {
  name: "担当者の下書き",
  ...over(mockEndpoint(getCompanyUser, buildCurrentUser({ role: "staff" })), draft),
  play: async () => {
    await expect(await screen.findByRole("button", { name: "下書きを保存" })).toBeVisible();
    await expect(screen.getByText("発行・承認・支払いは、経理か管理者が行います。")).toBeVisible();
  },
};

export const LongText: Story = {
  ...over(
    of({
      status: "issued",
      payee: { ...buildPaymentNotice({}, 2).payee, name: LONG_NAME, address: LONG_NAME },
      project: { uid: "project_001", name: LONG_NAME },
      lines: Array.from({ length: 30 }, (_, index) => buildNoticeLine({ description: LONG_NAME }, index + 1)),
    }),
  ),
  play: async () => {
    await expect((await screen.findAllByText(new RegExp(LONG_NAME)))[0]).toBeVisible();
  },
};

export const Phone: Story = {
  ...onPhone,
  play: async () => {
    await expect(await screen.findByRole("article", { name: "支払通知書" })).toBeVisible();
  },
};
