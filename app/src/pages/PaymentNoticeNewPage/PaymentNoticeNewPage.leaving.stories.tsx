import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticeNewPage } from "./PaymentNoticeNewPage.tsx";

const meta = {
  title: "画面/支払通知書/作成の途中で離れる",
  component: PaymentNoticeNewPage,
  tags: ["no-visual"],
  render: () => (
    <PageFrame
      path={paths.paymentNoticeNew.path}
      at={paths.paymentNoticeNew.getHref({ by: "hand", payee: "managed_creator_001" })}
    >
      <PaymentNoticeNewPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PaymentNoticeNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async () =>
  userEvent.type(await screen.findByRole("textbox", { name: /内容/ }), "撮影小物の立替");

async function staysAfter(step: () => Promise<unknown>) {
  await step();
  const question = within(await screen.findByRole("dialog", { name: "入力中の内容を破棄しますか？" }));
  await userEvent.click(question.getByRole("button", { name: "キャンセル" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(screen.getByRole("textbox", { name: /内容/ })).toHaveValue("撮影小物の立替");
}

/** The other way stands at the same path, and draws another form. */
export const OtherWay: Story = {
  name: "作り方を替える前に聞く",
  play: async () => {
    await type();
    await staysAfter(() => userEvent.click(screen.getByRole("link", { name: "検収済みの依頼から" })));
    await userEvent.click(screen.getByRole("link", { name: "検収済みの依頼から" }));
    await userEvent.click(await screen.findByRole("button", { name: "破棄して移動する" }));
    await expect(await screen.findByText(/依頼を選ぶと/)).toBeVisible();
  },
};

export const OtherPayee: Story = {
  name: "支払先を替える前に聞く",
  play: async () => {
    await type();
    await staysAfter(async () => {
      const payee = screen.getByRole("combobox", { name: /支払先のクリエイター/ });
      await userEvent.click(payee);
      const options = await screen.findAllByRole("option");
      await userEvent.click(options.find((one) => one.ariaSelected !== "true") as HTMLElement);
    });
  },
};
