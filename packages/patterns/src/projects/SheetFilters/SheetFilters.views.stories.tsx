import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildList, buildSavedView } from "@tsumugi/mocks";
import { Button, Card } from "@tsumugi/ui";
import { expect, fn } from "storybook/test";
import { SavedViewBar } from "../../saved-views/SavedViewBar/SavedViewBar.tsx";
import { SheetFilters } from "./SheetFilters.tsx";

const bar = (isChanged: boolean, count = 3) => (
  <SavedViewBar
    inline
    views={buildList(buildSavedView, count)}
    current={isChanged && count > 0 ? "saved_view_001" : null}
    isChanged={isChanged}
    isFiltered={isChanged}
    onChoose={fn()}
    onSaveAs={fn()}
    onUpdate={fn()}
    onRename={fn()}
    onDefault={fn()}
    onDelete={fn()}
  />
);

const meta = {
  title: "画面の型/案件/SheetFilters/ビュー",
  component: SheetFilters,
  args: {
    value: {},
    onValueChange: fn(),
    columns: [],
    members: [],
    actions: ["列を足す", "CSV出力", "列の設定", "依頼を送る", "クリエイターを追加"].map((label) => (
      <Button key={label} size="sm">
        {label}
      </Button>
    )),
  },
  // As wide as beside the navigation of a window of 1440px.
  render: (args) => (
    <div style={{ width: 1144 }}>
      <Card flush>
        <SheetFilters {...args} />
      </Card>
    </div>
  ),
} satisfies Meta<typeof SheetFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every view, and what is done with the present one, within what is seen of the bar. */
const seesAll: NonNullable<Story["play"]> = async ({ canvas }) => {
  const group = canvas.getByRole("group", { name: "ビュー" });
  const list = group.querySelector("ul") as HTMLElement;
  const [last] = [...list.querySelectorAll("button")].slice(-1);
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
  await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
};

export const Several: Story = { name: "ビューがいくつかある", args: { views: bar(false) }, play: seesAll };
export const Changed: Story = { name: "ビューの条件を変えた", args: { views: bar(true) }, play: seesAll };
export const NotKept: Story = {
  name: "まだ保存していない条件",
  args: { views: bar(true, 0) },
  play: seesAll,
};
