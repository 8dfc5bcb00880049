import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildPaymentNotice, companyUri } from "@tsumugi/mocks";
import { guide, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { sampleMixedNotice } from "../../testing/notices.ts";
import { NoticeDocument } from "./NoticeDocument.tsx";

const meta = {
  title: "画面の型/支払通知書/NoticeDocument",
  component: NoticeDocument,
  args: { notice: sampleMixedNotice, logo: companyUri("紬"), onPrint: fn() },
  parameters: guide({
    use: "支払通知書を、印刷されるとおりにA4で見せます。仕入明細書を兼ね、支払先の登録番号・取引日・税率ごとの対価と消費税額が載ります。",
    do: ["発行前でも見られます。下書きと取消には斜めに印が入ります。"],
    dont: ["支払先の口座番号を全部は載せない。下4桁だけにします。"],
  }),
} satisfies Meta<typeof NoticeDocument>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Issued: Story = {
  name: "発行済み（3つの税率）",
  play: async ({ canvasElement, args }) => {
    const sheet = within(within(canvasElement).getByRole("article", { name: "支払通知書" }));
    await expect(sheet.getByText("佐々木 美桜 様")).toBeVisible();
    await expect(sheet.getByText(/^登録番号 T1000000000001/)).toBeVisible();
    await expect(sheet.getByRole("row", { name: /^8%※ ¥3,240/ })).toHaveTextContent("¥3,240¥259");
    await expect(sheet.getByRole("row", { name: /^源泉徴収税額/ })).toHaveTextContent("-¥25,525");
    await expect(sheet.getByText(/2026年11月23日より前に誤りのある旨のご連絡がない場合/)).toBeVisible();
    await expect(sheet.getByText(/\*{3}4561/)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "印刷" }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

const draft = buildPaymentNotice({ status: "draft" }, 2);

export const Draft: Story = {
  name: "下書き・法人・長い名前・登録なし",
  args: {
    logo: undefined,
    notice: {
      ...draft,
      payee: {
        ...draft.payee,
        name: LONG_NAME,
        entity_type: "corporation",
        honorific: "御中",
        bank_account: null,
      },
      project: { uid: "project_001", name: LONG_NAME },
      lines: draft.lines.map((line) => ({ ...line, description: LONG_NAME.repeat(2) })),
    },
  },
};
