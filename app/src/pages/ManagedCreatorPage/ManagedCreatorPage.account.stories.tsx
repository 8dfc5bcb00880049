import type { Meta, StoryObj } from "@storybook/react-vite";
import { getPayee, updatePayee } from "@tsumugi/contract";
import { buildBankAccount, buildPayee, mockEndpoint } from "@tsumugi/mocks";
import { expect, screen, userEvent, within } from "storybook/test";
import { paths } from "../../paths.ts";
import { asksToClose } from "../../testing/asksToClose.ts";
import { PageFrame } from "../../testing/PageFrame.tsx";
import { sharedRecord } from "../../testing/sharedRecord.ts";
import { over } from "../../testing/states.ts";
import { ManagedCreatorPage } from "./ManagedCreatorPage.tsx";

const payee = sharedRecord(buildPayee({}, 1));
const theirs = buildBankAccount({ bank_code: "0036", bank_name: "楽天", number: "7654321" });

const meta = {
  title: "画面/クリエイター管理/支払先の口座",
  component: ManagedCreatorPage,
  tags: ["no-visual"],
  beforeEach: payee.begin,
  render: () => (
    <PageFrame path={paths.managedCreator.path} at={paths.managedCreator.getHref("managed_creator_001")}>
      <ManagedCreatorPage />
    </PageFrame>
  ),
  ...over(
    mockEndpoint(getPayee, payee.read),
    mockEndpoint(updatePayee, ({ body }) =>
      payee.save(body, {
        bank_account: body.bank_account ? buildBankAccount(body.bank_account) : null,
      }),
    ),
  ),
} satisfies Meta<typeof ManagedCreatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A colleague saved another account: it is not paid to the older one without anybody having seen both. */
export const OfTwo: Story = {
  name: "口座を2人で変えたら、見比べて選ぶ",
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "口座を変更" }));
    const dialog = within(await screen.findByRole("dialog", { name: "口座を変更" }));
    await userEvent.type(await dialog.findByRole("combobox", { name: /銀行/ }), "ゆうちょ");
    await userEvent.click(await screen.findByRole("option", { name: /ゆうちょ/ }));
    await userEvent.type(await dialog.findByLabelText(/^記号/), "10940");
    await userEvent.type(dialog.getByLabelText(/^番号/), "12345671");
    await userEvent.type(dialog.getByLabelText(/^口座名義/), "ササキ ミオ");
    await asksToClose();
    await payee.colleagueSaves({ bank_account: theirs });
    await userEvent.click(dialog.getByRole("button", { name: "保存する" }));
    const asking = within(await screen.findByRole("dialog", { name: "ほかの人が先に更新しました" }));
    await expect(payee.present().bank_account?.number).toBe("7654321");
    await expect(asking.getByText(/ゆうちょ/)).toHaveTextContent(/1234567/);
    await expect(asking.getByText(/楽天/)).toHaveTextContent(/7654321/);
    await userEvent.click(asking.getByRole("button", { name: "自分の内容で保存する" }));
    await expect((await screen.findAllByText("口座を保存しました"))[0]).toBeVisible();
    await expect(payee.present().bank_account?.bank_code).toBe("9900");
  },
};
