import type { Meta, StoryObj } from "@storybook/react-vite";
import { getManagedCreator, getPayee } from "@tsumugi/contract";
import { buildManagedCreatorDetail, buildPayee, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticeNewPage } from "./PaymentNoticeNewPage.tsx";

const REASON = "個人への出演料のため";

const meta = {
  title: "画面/支払通知書/手で作成（支払先の初期値）",
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
  ...over(
    mockEndpoint(getManagedCreator, buildManagedCreatorDetail({ withholding_default: true }, 1)),
    mockEndpoint(getPayee, buildPayee({ withholding_default: true, withholding_reason: REASON }, 1)),
  ),
} satisfies Meta<typeof PaymentNoticeNewPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is registered of the payee begins each line, the reason too: nobody types it again each month. */
export const Withheld: Story = {
  name: "源泉徴収の理由",
  play: async () => {
    const reason = await screen.findByRole("textbox", { name: /源泉徴収の理由/ });
    await expect(reason).toHaveValue(REASON);
    await userEvent.click(screen.getByRole("button", { name: /行を追加/ }));
    await userEvent.click(screen.getAllByRole("checkbox", { name: "源泉徴収する" })[1] as HTMLElement);
    for (const field of screen.getAllByRole("textbox", { name: /源泉徴収の理由/ }))
      await expect(field).toHaveValue(REASON);
  },
};
