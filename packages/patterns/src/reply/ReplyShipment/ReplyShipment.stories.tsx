import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildReplyShipment } from "@tsumugi/mocks";
import { guide } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent } from "storybook/test";
import { ReplyShipment } from "./ReplyShipment.tsx";

const nobody = { name: "", phone: "", postal_code: "", address: "" };

const meta = {
  title: "画面の型/依頼への返信/ReplyShipment",
  component: ReplyShipment,
  parameters: guide({
    use: "届く商品の状況と届け先を、クリエイターが確かめます。企業側の入力には ShipmentPanel を使います。",
    do: [
      "手配の前に、住所をひと目で確かめられるようにします。",
      "送り状番号は、配送会社の追跡ページへのリンクにします。",
    ],
    dont: ["発送のあとの住所を書き換えさせない。変更はメッセージで相談します。"],
    keyboard: [["Tab", "住所の欄とボタンを移る"]],
  }),
  args: {
    shipment: buildReplyShipment(),
    onConfirmAddress: fn(async () => true),
    onReceived: fn(),
  },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof ReplyShipment>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "お届け先を確かめる",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "この住所で受け取る" }));
    await expect(args.onConfirmAddress).toHaveBeenCalledWith(args.shipment.recipient);
  },
};
export const Corrects: Story = {
  name: "お届け先を訂正する",
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "お届け先を訂正する" }));
    const address = screen.getByLabelText(/^住所/);
    await userEvent.clear(address);
    await userEvent.type(address, "大阪府大阪市北区1-1");
    await userEvent.click(screen.getByRole("button", { name: "このお届け先を送る" }));
    await expect(args.onConfirmAddress).toHaveBeenCalledWith(
      expect.objectContaining({ address: "大阪府大阪市北区1-1" }),
    );
    await expect(await screen.findByRole("button", { name: "この住所で受け取る" })).toBeVisible();
  },
};
export const NoAddress: Story = {
  name: "お届け先がまだない",
  args: { shipment: buildReplyShipment({ recipient: nobody }) },
};
export const Sent: Story = {
  name: "発送済み",
  args: { shipment: buildReplyShipment({ status: "sent" }) },
  play: async ({ args }) => {
    await expect(screen.queryByRole("button", { name: /訂正/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "商品を受け取りました" }));
    await expect(args.onReceived).toHaveBeenCalled();
  },
};
export const Received: Story = {
  name: "受け取り済み",
  args: { shipment: buildReplyShipment({ status: "arrived" }) },
};
export const Returned: Story = {
  name: "返送",
  args: { shipment: buildReplyShipment({ status: "returned" }) },
};
export const Refused: Story = {
  name: "住所が足りない",
  args: {
    error: "入力内容を確認してください。",
    fields: { postal_code: "郵便番号は7桁の数字で入力してください。" },
    onConfirmAddress: fn(async () => false),
  },
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "お届け先を訂正する" }));
    const send = screen.getByRole("button", { name: "このお届け先を送る" });
    await userEvent.click(send);
    await expect(screen.getByLabelText(/^郵便番号/)).toHaveFocus();
    const problem = screen.getByText("入力内容を確認してください。");
    await expect(problem.getBoundingClientRect().top).toBeGreaterThan(send.getBoundingClientRect().bottom);
  },
};
export const Locked: Story = { name: "リンクの期限切れ", args: { locked: true } };
