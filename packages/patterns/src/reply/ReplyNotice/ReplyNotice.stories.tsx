import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildReplyNotice } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ReplyNotice } from "./ReplyNotice.tsx";

const meta = {
  title: "画面の型/依頼への返信/ReplyNotice",
  component: ReplyNotice,
  parameters: guide({
    use: "返信ページで、クリエイターが支払通知書を読み、確認するか、違うと連絡します。社内の画面では NoticeDesk を使います。",
    do: [
      "PDF へのリンクを pdf に渡します。画面は要点だけで、渡した書面は PDF です。",
      "連絡が無いとどうなるか（みなし確認の日）は、この型が先頭で言います。",
      "onDispute は、送れたときだけ true で答えます。送れなければ、書いた理由が残ります。",
    ],
    dont: [
      "確認を急がせない。「内容が違う」は、確認のボタンと同じ幅で並べます。",
      "支払済みの通知書にボタンを出さない。locked では読むだけにします。",
    ],
    keyboard: [["Tab / Enter", "確認する、または違うところを書く"]],
    reader: "お支払金額のあとに、明細をリストとして読みます。",
  }),
  args: { notice: buildReplyNotice({}, 1), onConfirm: fn(), onDispute: fn(async () => true) },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof ReplyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { name: "確認を待っている" };
export const Confirms: Story = {
  name: "確認する",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "この内容で確認する" }));
    await expect(args.onConfirm).toHaveBeenCalled();
  },
};
export const Disputes: Story = {
  name: "違うと連絡する",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "内容が違う" }));
    await expect(screen.getByRole("button", { name: "違うと連絡する" })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/^どこが違うか/), "金額が違います");
    await userEvent.click(screen.getByRole("button", { name: "違うと連絡する" }));
    await expect(args.onDispute).toHaveBeenCalledWith("金額が違います");
    await expect(await screen.findByRole("button", { name: "内容が違う" })).toBeVisible();
  },
};
export const Disputed: Story = {
  name: "相違を連絡した",
  args: { notice: buildReplyNotice({ status: "disputed", dispute_comment: "金額が違います" }, 1) },
};
export const Confirmed: Story = {
  name: "確認済み",
  args: { notice: buildReplyNotice({ status: "confirmed" }, 1) },
};
export const Paid: Story = {
  name: "支払済み",
  args: { notice: buildReplyNotice({ status: "paid" }, 1) },
  play: async () => {
    await expect(screen.queryByRole("button")).toBeNull();
  },
};
export const Locked: Story = { name: "リンクの期限切れ", args: { locked: true } };
