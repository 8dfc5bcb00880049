import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Case, Gallery as Cases, Column } from "../../testing/Gallery.tsx";
import { guide } from "../../testing/guide.ts";
import { Button } from "../Button/Button.tsx";
import { Card } from "../Card/Card.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DateRangeField } from "../DateRangeField/DateRangeField.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { Select } from "../Select/Select.tsx";
import { Toolbar } from "./Toolbar.tsx";

const filters = (
  <>
    <SearchField label="案件を検索" placeholder="案件名・クライアント" value="" onValueChange={fn()} />
    <Select inline aria-label="段階" placeholder="段階: すべて" options={[]} />
  </>
);

const meta = {
  title: "部品/Toolbar ツールバー",
  id: "部品-toolbar",
  component: Toolbar,
  args: {
    children: filters,
    actions: <Button icon="download">CSV出力</Button>,
    selectionActions: <Button size="sm">担当を変える</Button>,
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

/** Where it stands: over a list, in one card with it. */
const Listed = ({ isChosen = false, children }: { isChosen?: boolean; children: ReactNode }) => (
  <Card flush>
    {children}
    {["秋の新作リップ", "春の新色キャンペーン"].map((name) => (
      <div key={name} style={{ padding: "8px 16px", borderTop: "1px solid var(--tsu-border)" }}>
        <Checkbox label={name} checked={isChosen} readOnly />
      </div>
    ))}
  </Card>
);

const manyFilters = (
  <>
    <SearchField label="案件を検索" placeholder="案件名・クライアント・商品" value="" onValueChange={fn()} />
    <Select inline aria-label="段階" placeholder="段階: すべて" options={[]} />
    <Select inline aria-label="担当" placeholder="担当: すべて" options={[]} />
    <DateRangeField label="投稿期間" defaultValue={{ from: "2026-11-01", to: "2026-11-30" }} />
  </>
);

const manyActions = (
  <>
    <Button size="sm">担当を変える</Button>
    <Button size="sm">しまう</Button>
    <Button size="sm" variant="danger-quiet">
      削除
    </Button>
  </>
);

export const Gallery: Story = {
  name: "状態一覧",
  render: (args) => (
    <Cases>
      <Case name="ふつう">
        <Listed>
          <Toolbar {...args} />
        </Listed>
      </Case>
      <Case name="選択中">
        <Listed isChosen>
          <Toolbar {...args} selectedCount={12} selectionActions={manyActions} />
        </Listed>
      </Case>
      <Case name="選択中、数えきれない">
        <Listed isChosen>
          <Toolbar {...args} selectedCount={10_000} isSelectedCountCapped />
        </Listed>
      </Case>
      <Case name="絞り込みが多い">
        <Listed>
          <Toolbar {...args}>{manyFilters}</Toolbar>
        </Listed>
      </Case>
      <Case name="操作なし">
        <Listed>
          <Toolbar>{filters}</Toolbar>
        </Listed>
      </Case>
      <Case name="キーボードで選ぶ" state="focus-visible">
        <Listed>
          <Toolbar {...args} />
        </Listed>
      </Case>
      <Case name="狭い場所" width={320}>
        <Column>
          <Listed>
            <Toolbar {...args} />
          </Listed>
          <Listed isChosen>
            <Toolbar {...args} selectedCount={12} />
          </Listed>
        </Column>
      </Case>
    </Cases>
  ),
};
