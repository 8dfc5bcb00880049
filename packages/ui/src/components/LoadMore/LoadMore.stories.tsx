import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  title: "部品/LoadMore もっと見る",
  id: "部品-loadmore",
  component: LoadMore,
  args: { shown: 50, total: 1234, hasMore: true, onLoadMore: fn() },
  parameters: guide({
    use: "一覧の続きを、押したときに下へ足します。決まったページに戻りたい一覧には Pagination を使います。",
    do: [
      "全体の件数がわかるなら total を渡します。",
      "読み込みに失敗したら error を渡します。見えている分は残り、もう一度押せます。",
    ],
    dont: [
      "スクロールだけで自動に足さない。フッターに届かなくなり、キーボードで止まれません。",
      "最後まで来てもボタンを残さない。hasMore を false にします。",
    ],
    keyboard: [["Enter / Space", "続きを読み込む。フォーカスはボタンに残る"]],
    reader: "読み込むたびに「1〜100件 / 1,234件」と読みます。",
  }),
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "もっと見る" }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("1〜50件 / 1,234件");
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="続きがある">
        <LoadMore {...args} />
      </Case>
      <Case name="読み込み中">
        <LoadMore {...args} loading />
      </Case>
      <Case name="失敗">
        <LoadMore {...args} error="続きを読み込めませんでした。接続を確かめてください。" />
      </Case>
      <Case name="最後まで">
        <LoadMore {...args} shown={1234} hasMore={false} />
      </Case>
      <Case name="全体の件数がわからない">
        <LoadMore {...args} total={undefined} />
      </Case>
      <Case name="狭い場所" width={240}>
        <LoadMore {...args} shown={123450} total={1234567} />
      </Case>
    </Cases>
  ),
};
