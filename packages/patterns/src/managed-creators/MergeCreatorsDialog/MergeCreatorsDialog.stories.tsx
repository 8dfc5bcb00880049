import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MergeImpact } from "@tsumugi/contract";
import { buildAccountsToMerge, buildBankAccount, buildManagedCreator } from "@tsumugi/mocks";
import { framed } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { MergeCreatorsDialog } from "./MergeCreatorsDialog.tsx";

const merge = fn();

const impactWith = (bank_accounts: MergeImpact["bank_accounts"]): MergeImpact => ({
  project_count: 1,
  room_count: 1,
  post_count: 0,
  notice_count: 0,
  shared_projects: [],
  bank_accounts,
});

const record = buildManagedCreator({ display_name: "ゆいの整える日々" }, 1);

const meta = {
  title: "画面の型/クリエイター管理/連携とまとめ",
  component: MergeCreatorsDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    kept: record,
    absorbed: { ...buildManagedCreator({}, 2), display_name: "ゆい（旧）" },
    impact: impactWith(buildAccountsToMerge()),
    onSwap: fn(),
    onMerge: merge,
  },
  parameters: framed,
} satisfies Meta<typeof MergeCreatorsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const both = buildAccountsToMerge({
  choice: "open",
  has_kept: true,
  has_absorbed: true,
  kept: buildBankAccount({ number: "1111111" }),
  absorbed: buildBankAccount({ number: "2222222", holder_kana: "ﾕｲ" }),
});

const inDialog = async () => within(await screen.findByRole("dialog"));
const mergeButton = { name: "1件にまとめる" };

/** 両方に口座があるとき。口座と名義は一組で、どちらに支払うかを選べます。 */
export const TwoAccounts: Story = {
  name: "両方に振込先の口座がある",
  args: { impact: impactWith(both) },
  play: async () => {
    const dialog = await inDialog();
    const account = within(dialog.getByRole("radiogroup", { name: "振込先の口座" }));
    await expect(account.getByRole("radio", { name: /1111111/ })).toBeChecked();
    await userEvent.click(dialog.getAllByRole("button", { name: "すべてこちら" })[1] as HTMLElement);
    await expect(account.getByRole("radio", { name: /2222222\s*ﾕｲ/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", mergeButton));
    await expect(merge).toHaveBeenLastCalledWith(expect.objectContaining({ bank_account: "right" }));
  },
};

/** 口座を見られない人は、どちらに支払うかを決められません。 */
export const AccountsOfOthers: Story = {
  name: "口座を選べない人",
  args: {
    impact: impactWith(buildAccountsToMerge({ choice: "refused", has_kept: true, has_absorbed: true })),
  },
  play: async () => {
    merge.mockClear();
    const dialog = await inDialog();
    await expect(dialog.getByText(/選べるのは管理者です/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", mergeButton));
    await expect(merge).not.toHaveBeenCalled();
  },
};

/** 片方にだけ口座があり、口座を見られない人がまとめるとき。登録のあるほうを引き継ぎます。 */
export const OneAccount: Story = {
  name: "片方に口座がある",
  args: { impact: impactWith(buildAccountsToMerge({ has_absorbed: true })) },
  play: async () => {
    const dialog = await inDialog();
    await expect(dialog.getByText(/登録されているほうのものを引き継ぎます/)).toBeVisible();
    await expect(dialog.queryByRole("radiogroup", { name: "振込先の口座" })).toBeNull();
  },
};

/** スクロールしても、見出しの行はダイアログの幅いっぱいで、上の影が左右に欠けません。 */
export const Scrolled: Story = {
  name: "スクロールしたとき",
  play: async () => {
    const dialog = await inDialog();
    const head = dialog.getByText("項目").closest(".head") as HTMLElement;
    const body = head.closest(".body") as HTMLElement;
    body.scrollTop = 400;
    const [row, whole] = [head.getBoundingClientRect(), body.getBoundingClientRect()];
    await expect(row.left).toBeCloseTo(whole.left, 0);
    await expect(row.width).toBeCloseTo(body.clientWidth, 0);
    await expect(body.scrollWidth).toBe(body.clientWidth);
  },
};

/** 表示名が同じ 2 件。なくなるほうと残るほうを、登録日などの違うところで見分けられます。 */
export const SameName: Story = {
  name: "表示名が同じ2件",
  args: {
    kept: { ...record, created_at: "2026-11-01T01:00:00.000Z" },
    absorbed: { ...record, uid: "other", phone: "", created_at: "2026-11-20T01:00:00.000Z" },
  },
  play: async () => {
    const dialog = await inDialog();
    await expect(
      dialog.getByRole("button", { name: /^「ゆいの整える日々」（登録日 2026\/11\/20.*）のほうを残す$/ }),
    ).toBeVisible();
    await expect(dialog.getByText(/の記録はなくなり/)).toHaveTextContent(
      /（登録日 2026\/11\/20.*）の次のものは「ゆいの整える日々」（登録日 2026\/11\/01.*）に引き継がれます/,
    );
  },
};
