import type { Meta, StoryObj } from "@storybook/react-vite";
import { listCustomFields, orderCustomFields, updateCustomField } from "@tsumugi/contract";
import { buildCustomField, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { sharedRecord } from "../../testing/sharedRecord.ts";
import { over } from "../../testing/states.ts";
import { CustomFieldsPage } from "./CustomFieldsPage.tsx";

const first = buildCustomField({ label: "靴のサイズ", type: "text", options: [] }, 1);
const other = buildCustomField({ label: "専任", type: "check", options: [] }, 2);
const field = sharedRecord(first);
const orders: unknown[] = [];

const meta = {
  title: "画面/設定/自社の項目/2人で変える",
  component: CustomFieldsPage,
  tags: ["no-visual"],
  beforeEach: () => {
    field.begin();
    orders.length = 0;
  },
  render: () => (
    <PageFrame path={paths.customFields.path}>
      <CustomFieldsPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(listCustomFields, () => ({ items: [field.read(), other] })),
    mockEndpoint(updateCustomField, ({ body: { label, version } }) => field.save({ version }, { label })),
    mockEndpoint(orderCustomFields, ({ body }) => {
      orders.push(body);
      return { items: [other, field.present()] };
    }),
  ),
} satisfies Meta<typeof CustomFieldsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog has both names, and the next save is over the colleague's. */
export const Asks: Story = {
  name: "同じ項目を同僚も変えたら、見比べて選ぶ",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /靴のサイズを変更/ }));
    const dialog = within(await screen.findByRole("dialog"));
    const name = dialog.getByRole("textbox", { name: /項目の名前/ });
    await userEvent.clear(name);
    await userEvent.type(name, "足のサイズ");
    await field.colleagueSaves({ label: "シューズ" });
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    const asking = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(asking.getByText("シューズ")).toBeVisible();
    await userEvent.click(asking.getByRole("button", { name: "自分の内容で保存する" }));
    await waitFor(() => expect(field.present().label).toBe("足のサイズ"));
  },
};

/** The order that is on screen goes along: over another one nothing is moved. */
export const Orders: Story = {
  name: "並べ替えは、見えている順とともに送る",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: /専任を前へ/ }));
    await waitFor(() => expect(orders).toHaveLength(1));
    await expect(orders[0]).toEqual({ uids: [other.uid, first.uid], before: [first.uid, other.uid] });
  },
};
