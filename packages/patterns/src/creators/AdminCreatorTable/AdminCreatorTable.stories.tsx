import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AdminCreator } from "@tsumugi/contract";
import { buildAdminCreator, daysAgo } from "@tsumugi/mocks";
import { Card, EmptyState } from "@tsumugi/ui";
import { Case, Gallery, guide, LONG_NAME } from "@tsumugi/ui/testing";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { DeleteCreatorDialog } from "../DeleteCreatorDialog/DeleteCreatorDialog.tsx";
import { AdminCreatorTable } from "./AdminCreatorTable.tsx";

const none = { company_count: 0, job_count: 0, open_job_count: 0, unpaid_notice_count: 0 };
const free = { ...none, company_count: 2, job_count: 5, unpaid_notice_count: 1 };
const creators = [
  buildAdminCreator({ impact: free }, 1),
  buildAdminCreator({ is_open: false, impact: none }, 2),
  buildAdminCreator({}, 3),
  buildAdminCreator(
    {
      name: "削除済みクリエイター",
      real_name: "",
      email: "",
      image: null,
      accounts: [],
      area: "",
      follower_count: null,
      deleted_at: daysAgo(3),
      deleted_reason: "本人の希望",
      impact: none,
    },
    4,
  ),
];
const remove = fn();

const meta = {
  title: "画面の型/クリエイター検索/AdminCreatorTable",
  component: AdminCreatorTable,
  args: { creators, sort: "name", onSortChange: fn(), onDelete: fn(), totalCount: 214 },
  parameters: guide({
    use: "運営がすべてのクリエイターを探し、影響を確かめてから削除するための表です。企業の画面には OpenCreatorTable を使います。",
    do: ["連携企業・依頼・進行中の数を、押す前に見えるところに並べます。"],
    dont: ["進行中の依頼があるのに削除の確認を出さない。理由と直し方を言います。"],
  }),
} satisfies Meta<typeof AdminCreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deletes: Story = {
  name: "影響を見て削除する",
  render: function Render(args) {
    const [target, setTarget] = useState<AdminCreator>();
    const [open, setOpen] = useState(false);
    return (
      <Card flush>
        <AdminCreatorTable
          {...args}
          onDelete={(creator) => {
            setTarget(creator);
            setOpen(true);
          }}
        />
        {target && (
          <DeleteCreatorDialog open={open} onOpenChange={setOpen} creator={target} onDelete={remove} />
        )}
      </Card>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /みお｜毎日スキンケア」の操作/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除する" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(/連携している2社では連携が外れ/)).toBeVisible();
    await expect(dialog.getByText(/サポートでのやりとり/)).toBeVisible();
    const confirm = dialog.getByRole("button", { name: "クリエイターを削除する" });
    await userEvent.type(dialog.getByRole("textbox", { name: /削除の理由/ }), "本人の希望");
    await userEvent.click(confirm);
    await expect(remove).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole("textbox", { name: /毎日スキンケア/ }), "みお｜毎日スキンケア");
    await userEvent.click(confirm);
    await waitFor(() => expect(remove).toHaveBeenCalledWith("本人の希望"));
    // The reason typed stands nowhere else: it goes only when the person says so.
    await userEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    await userEvent.click(await dialog.findByRole("button", { name: "破棄して閉じる" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [, , busy] = canvas.getAllByRole("button", { name: /の操作$/ });
    await userEvent.click(busy as HTMLElement);
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除する" }));
    await expect(await screen.findByText(/進行中の依頼が1件あります/)).toBeVisible();
  },
};

export const States: Story = {
  name: "状態一覧",
  render: (args) => (
    <Gallery>
      <Case name="読み込み中">
        <AdminCreatorTable label="読み込み中の表" creators={[]} onDelete={args.onDelete} loading />
      </Case>
      <Case name="該当なし">
        <AdminCreatorTable
          label="該当なしの表"
          creators={[]}
          onDelete={args.onDelete}
          empty={<EmptyState kind="noMatch" title="該当するクリエイターはいません" />}
        />
      </Case>
      <Case name="長い名前">
        <AdminCreatorTable
          onDelete={args.onDelete}
          creators={[
            buildAdminCreator(
              { name: LONG_NAME, real_name: LONG_NAME, email: `${"a".repeat(60)}@x.test` },
              1,
            ),
          ]}
        />
      </Case>
    </Gallery>
  ),
};

export const Phone: Story = {
  name: "スマートフォンでは、影響と操作のあるカード",
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <Card flush>
      <AdminCreatorTable {...args} />
    </Card>
  ),
  play: async ({ canvas, args }) => {
    const [first, , , gone] = await canvas.findAllByRole("listitem");
    await expect(canvas.queryByRole("grid")).toBeNull();
    const facts = within(first as HTMLElement)
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      ...["フォロワー計", "連携企業", "依頼", "進行中", "未払い"],
      ...["登録日", "メールアドレス"],
    ]);
    await expect(within(gone as HTMLElement).getByText("本人の希望")).toBeVisible();
    await expect(within(gone as HTMLElement).queryByRole("button")).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "登録の新しい順");
    await expect(args.onSortChange).toHaveBeenLastCalledWith("-created_at");
    await userEvent.click(within(first as HTMLElement).getByRole("button", { name: /の操作$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "削除する" }));
    await expect(args.onDelete).toHaveBeenCalled();
  },
};
