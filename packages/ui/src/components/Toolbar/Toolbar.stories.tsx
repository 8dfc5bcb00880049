import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Select } from "../Select/Select.tsx";
import { Toolbar } from "./Toolbar.tsx";

const filters = (
  <>
    <SearchField label="クリエイターを検索" value="" onValueChange={fn()} />
    <Select inline aria-label="SNS" placeholder="SNS: すべて" options={[]} />
  </>
);

const meta = {
  title: "部品/Toolbar ツールバー",
  id: "部品-toolbar",
  component: Toolbar,
  args: {
    children: filters,
    actions: <Button icon="download">CSV出力</Button>,
    selectionActions: <Button size="sm">案件に追加</Button>,
    onClearSelection: fn(),
  },
  parameters: guide({
    use: "一覧のすぐ上に、絞り込みと一覧全体への操作を置きます。行を選ぶと、選んだ行への操作に変わります。",
    do: [
      "左に絞り込み、右に一覧全体への操作を置きます。",
      "選択中は、選んだ数と「選択を解除」をいつも見せます。",
      "操作は3つまで。残りは Menu に入れます。",
    ],
    dont: [
      "画面の主な操作を置かない。PageHeader の actions に置きます。",
      "選択中に絞り込みを動かせるようにしない。選んだものが見えなくなります。",
    ],
    keyboard: [["Tab", "左から順に移動する"]],
    reader: "選ぶたびに「12件選択中」と読みます。",
  }),
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "選択を解除する",
  args: { selectedCount: 1234 },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("1,234件選択中");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "選択を解除" }));
    await expect(args.onClearSelection).toHaveBeenCalledTimes(1);
  },
};

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="ふつう">
        <Toolbar {...args} />
      </Case>
      <Case name="選択中">
        <Toolbar {...args} selectedCount={12} />
      </Case>
      <Case name="選択中、数えきれない">
        <Toolbar {...args} selectedCount={10_000} isSelectedCountCapped />
      </Case>
      <Case name="操作なし">
        <Toolbar>{filters}</Toolbar>
      </Case>
      <Case name="狭い場所" width={320}>
        <Toolbar {...args} />
        <Toolbar {...args} selectedCount={12} />
      </Case>
    </Cases>
  ),
};
