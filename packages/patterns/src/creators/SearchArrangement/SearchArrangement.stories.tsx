import type { Meta, StoryObj } from "@storybook/react-vite";
import { Case, Gallery, guide } from "@tsumugi/ui/testing";
import { expect, fn, userEvent, within } from "storybook/test";
import { SearchArrangement } from "./SearchArrangement.tsx";

const meta = {
  title: "画面の型/クリエイター検索/SearchArrangement",
  component: SearchArrangement,
  args: { view: "cards", onViewChange: fn(), sort: "-follower_count", onSortChange: fn() },
  parameters: guide({
    use: "クリエイター検索の結果を、カードと表で切り替え、並べ替えます。カードには見出しがないので、並び順はここから選びます。",
    do: ["選んだ形は人ごとに覚えておき、次に開いたときも同じ形で見せます。"],
    dont: ["形を切り替えて、選択や絞り込みを消さない。"],
  }),
} satisfies Meta<typeof SearchArrangement>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switches: Story = {
  name: "形と並び順を変える",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "カード" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "表" }));
    await expect(args.onViewChange).toHaveBeenCalledWith("table");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "最終投稿の新しい順");
    await expect(args.onSortChange).toHaveBeenCalledWith("-last_posted_at");
  },
};

export const States: Story = {
  name: "状態一覧",
  render: (args) => (
    <Gallery>
      <Case name="表">
        <SearchArrangement {...args} view="table" />
      </Case>
      <Case name="表の見出しで並べた順">
        <SearchArrangement {...args} view="table" sort="engagement_rate" />
      </Case>
    </Gallery>
  ),
};
