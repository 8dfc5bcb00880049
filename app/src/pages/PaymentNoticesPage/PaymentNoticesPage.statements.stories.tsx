import type { Meta, StoryObj } from "@storybook/react-vite";
import { listPaymentStatements } from "@tsumugi/contract";
import { buildPaymentStatement, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { over } from "../../testing/states.ts";
import { PaymentNoticesPage } from "./PaymentNoticesPage.tsx";

const meta = {
  title: "画面/支払通知書/支払調書の集計",
  component: PaymentNoticesPage,
  render: () => (
    <PageFrame path={paths.paymentNotices.path}>
      <PaymentNoticesPage />
    </PageFrame>
  ),
  ...over(),
} satisfies Meta<typeof PaymentNoticesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const openStatements = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "ファイル" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "支払調書の集計" }));
  return within(await screen.findByRole("dialog"));
};

/** By payee, and in all, as the tax office asks for it. */
export const Statements: Story = {
  name: "支払先ごととすべての合計",
  play: async () => {
    const dialog = await openStatements();
    await expect(await dialog.findByRole("combobox", { name: "支払った年" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "CSV出力" })).toBeVisible();
    await expect(
      await dialog.findByText(/^合計 \d+名 \d+件 支払額（税抜） ¥[\d,]+ 源泉徴収税額 ¥[\d,]+$/),
    ).toBeVisible();
  },
};

const none = { count: 0, subtotal: 0, tax: 0, withholding_base: 0, withholding: 0, payable: 0 };
const nowhere = buildPaymentStatement({ address: "" }, 2);

/** Said before it is printed, with the way to where the address is entered. */
export const WithoutAddress: Story = {
  name: "住所のない支払先",
  ...over(
    mockEndpoint(listPaymentStatements, {
      items: [buildPaymentStatement({}, 3), nowhere],
      next_cursor: null,
      total: 2,
      totals: { ...none, count: 5, without_address: 1 },
    }),
  ),
  play: async () => {
    const dialog = await openStatements();
    await expect(await dialog.findByText(/^住所のない支払先が1名います。/)).toBeVisible();
    const link = await dialog.findByRole("link", { name: nowhere.name });
    await expect(link).toHaveAttribute("href", `/creators/${nowhere.managed_creator.uid}`);
    await expect(dialog.getAllByText("住所なし")).toHaveLength(1);
  },
};

/** Nobody passes the sum: that is not to say that nothing was paid. */
export const NobodyOver: Story = {
  name: "提出の要るものがない",
  ...over(
    mockEndpoint(listPaymentStatements, {
      items: [],
      next_cursor: null,
      total: 0,
      totals: { ...none, without_address: 0 },
    }),
  ),
  play: async () => {
    const dialog = await openStatements();
    await userEvent.click(await dialog.findByRole("checkbox", { name: /税務署への提出が要るもの/ }));
    await expect(await dialog.findByText(/年に提出が要るものはありません$/)).toBeVisible();
    await expect(dialog.queryByText(/支払ったものはありません/)).toBeNull();
  },
};
