import type { Meta, StoryObj } from "@storybook/react-vite";
import { createPaymentNotices, getPaymentNotice } from "@tsumugi/contract";
import { buildCurrentUser, buildPaymentNotice, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { mapArea } from "../../testing/mapArea.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { onPhone, over } from "../../testing/states.ts";
import { PaymentNoticeNewPage } from "./PaymentNoticeNewPage.tsx";

const me = buildCurrentUser();
const KEY = `tsumugi.backup.${me.uid}:${me.company?.uid}.notice.notice_004`;
const kept = new Map<string, string>();
const area = mapArea(kept);
const disputed = buildPaymentNotice(
  { status: "disputed", dispute_comment: "報酬は12万円です。", note: "発行した備考" },
  4,
);
const lines = disputed.lines.map(({ project_uid: _, ...line }) => ({ ...line, amount: 120_000 }));
const sent: unknown[] = [];

const meta = {
  title: "画面/支払通知書/作成/保存していない入力から新しい版",
  component: PaymentNoticeNewPage,
  beforeEach: () => {
    sent.length = 0;
    kept.clear();
    kept.set(KEY, `${Date.now()} ${JSON.stringify({ values: { lines, note: "保存しなかった備考" } })}`);
  },
  render: () => (
    <PageFrame
      path={paths.paymentNoticeNew.path}
      at={paths.paymentNoticeNew.getHref({ replaces: disputed.uid })}
      storage={area}
    >
      <PaymentNoticeNewPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getPaymentNotice, disputed),
    mockEndpoint(createPaymentNotices, ({ body }) => {
      sent.push(body);
      return { items: [buildPaymentNotice({ status: "draft", edition: 2 }, 4)], skipped: [] };
    }),
  ),
} satisfies Meta<typeof PaymentNoticeNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const note = () => screen.getByRole("textbox", { name: /備考/ });
const takeIt = async () =>
  userEvent.click(await screen.findByRole("button", { name: "この入力をフォームに入れる" }));

/** Both stand beside each other, and the form begins with what was issued. */
export const Loaded: Story = {
  play: async () => {
    const left = within(await screen.findByRole("region", { name: "保存していない入力" }));
    await expect(left.getByRole("cell", { name: "保存しなかった備考" })).toBeVisible();
    await expect(left.getByRole("cell", { name: "発行した備考" })).toBeVisible();
    await expect(note()).toHaveValue("発行した備考");
  },
};

export const Phone: Story = { ...Loaded, ...onPhone };

/** The next edition goes out with it, and nothing is left behind. */
export const Takes: Story = {
  name: "入力をフォームに入れて作成",
  play: async () => {
    await takeIt();
    await expect(note()).toHaveValue("保存しなかった備考");
    await userEvent.click(screen.getByRole("button", { name: "第2版の下書きを作成" }));
    await expect(await screen.findByText("別の画面に移りました")).toBeVisible();
    await expect(sent).toMatchObject([
      {
        replaces: { uid: disputed.uid, version: disputed.version },
        note: "保存しなかった備考",
        lines: [{ amount: 120_000 }],
      },
    ]);
    await expect(kept.size).toBe(0);
  },
};

/** What was typed here meanwhile is not lost to it. */
export const TakesBack: Story = {
  name: "元に戻す",
  play: async () => {
    await screen.findByRole("button", { name: "この入力をフォームに入れる" });
    await userEvent.clear(note());
    await userEvent.type(note(), "第2版の備考");
    await takeIt();
    await expect(note()).toHaveValue("保存しなかった備考");
    await userEvent.click(await screen.findByRole("button", { name: "元に戻す" }));
    await expect(note()).toHaveValue("第2版の備考");
  },
};

export const Discards: Story = {
  name: "破棄する",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "破棄する" }));
    await waitFor(() => expect(screen.queryByText("保存しなかった備考")).toBeNull());
    await expect(kept.size).toBe(0);
    await expect(note()).toHaveValue("発行した備考");
  },
};
