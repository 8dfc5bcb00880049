import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildOpenCreator } from "@tsumugi/mocks";
import { Card, createSelection, EmptyState } from "@tsumugi/ui";
import { Case, Gallery, LONG_NAME } from "@tsumugi/ui/testing";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { knownLittle, sampleOpenCreators } from "../../testing/openCreators.ts";
import { OpenCreatorTable } from "./OpenCreatorTable.tsx";

const meta = {
  title: "画面の型/クリエイター検索/OpenCreatorTable",
  component: OpenCreatorTable,
  args: {
    creators: sampleOpenCreators,
    sort: "-follower_count",
    onSortChange: fn(),
    selection: createSelection(["creator_002"]),
    onAdd: fn(),
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (creator) => <a href={`#${creator.uid}`} />,
    totalCount: 1284,
  },
  render: (args) => (
    <Card flush>
      <OpenCreatorTable {...args} />
    </Card>
  ),
} satisfies Meta<typeof OpenCreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "はるかの台所" })).toHaveAttribute("href", "#creator_002");
    await expect(canvas.getByRole("columnheader", { name: "報酬の目安" })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "はるかの台所を追加する" }));
    await expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ uid: "creator_002" }));
  },
};

/** The settings stand in the table, unless a page keeps them beside its other actions. */
export const Columns: Story = {
  name: "列の設定",
  args: { layout: { hidden: ["accounts"] }, onLayoutChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("columnheader", { name: "SNS" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "列の設定" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "推移" }));
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ hidden: ["accounts", "follower_trend"] }),
    );
  },
};

export const States: Story = {
  name: "状態一覧",
  render: (args) => (
    <Gallery>
      <Case name="読み込み中">
        <OpenCreatorTable label="読み込み中の表" creators={[]} loading />
      </Case>
      <Case name="該当なし">
        <OpenCreatorTable
          label="該当なしの表"
          creators={[]}
          empty={<EmptyState kind="noMatch" title="該当するクリエイターはいません" />}
        />
      </Case>
      <Case name="閲覧のみ・報酬や最終投稿が分からない・長い名前">
        <OpenCreatorTable
          linkTo={args.linkTo}
          creators={[
            knownLittle(buildOpenCreator({ name: LONG_NAME }, 4)),
            knownLittle(
              buildOpenCreator({ engagement_rate: null, accounts: [], genres: [], follower_count: null }, 6),
            ),
          ]}
        />
      </Case>
    </Gallery>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Neither while it loads nor where nobody was found.
    await expect(canvas.getAllByRole("columnheader", { name: "報酬の目安" })).toHaveLength(1);
    await expect(canvas.queryByRole("button", { name: /追加する/ })).toBeNull();
  },
};

/** On a phone a name of nine characters still stands in one line. */
export const Narrow: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector<HTMLElement>('col[data-column="name"]');
    await expect(column?.getBoundingClientRect().width).toBeGreaterThan(180);
  },
};
