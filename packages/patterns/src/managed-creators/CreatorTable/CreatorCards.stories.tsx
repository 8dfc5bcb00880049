import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildManagedCreator, LONG_NAME } from "@tsumugi/mocks";
import { Button, Card, createSelection, EmptyState, LoadMore, Toolbar } from "@tsumugi/ui";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { sampleCreators } from "../../testing/samples.ts";
import { CreatorTable, type CreatorTableProps } from "./CreatorTable.tsx";

const times = { created_at: "2026-08-01T00:00:00.000Z", updated_at: "2026-11-18T00:00:00.000Z" };
const creators = sampleCreators.map((creator) => ({ ...creator, ...times }));

/** The table on a phone. */
const meta = {
  title: "画面の型/クリエイター管理/CreatorTable（スマートフォン）",
  component: CreatorTable,
  globals: { viewport: { value: "phone" } },
  args: {
    creators,
    sort: "-follower_count",
    onSortChange: fn(),
    selection: createSelection(),
    // biome-ignore lint/a11y/useAnchorContent: the card puts the name in
    linkTo: (creator) => <a href={`#${creator.uid}`} />,
    totalCount: 120,
  },
  render: (args) => (
    <Card flush>
      <CreatorTable {...args} />
      <LoadMore shown={args.creators.length} total={args.totalCount} hasMore onLoadMore={fn()} unit="名" />
    </Card>
  ),
} satisfies Meta<typeof CreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  name: "名前・SNS・関係と、選んだ列のはじめの4つ",
  args: { selection: createSelection(["creator-1"]) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole("link", { name: "はなこ美容" })).toHaveAttribute(
      "href",
      "#creator-0",
    );
    await expect(canvas.queryByRole("grid")).toBeNull();
    const [card] = canvas.getAllByRole("listitem");
    const facts = within(card as HTMLElement)
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
    await expect(facts).toEqual(["フォロワー計", "ジャンル", "タグ", "直近の報酬（税抜）"]);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "名前の順");
    await expect(args.onSortChange).toHaveBeenLastCalledWith("display_name");
  },
};

export const OwnColumns: Story = {
  name: "列の設定で選んだ列が、選んだ順に出る",
  args: {
    layout: {
      order: ["display_name", "memo", "owner"],
      hidden: ["stage", "accounts", "follower_count", "genres", "tags", "last_contact_at", "terms"],
      widths: {},
    },
    showFees: false,
  },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole("listitem");
    const facts = within(card as HTMLElement)
      .getAllByRole("term")
      .map(({ textContent }) => textContent);
    await expect(facts).toEqual(["社内メモ", "担当"]);
  },
};

const chosen = createSelection();
export const ChoosesAll: Story = {
  name: "表示中の人を、次に条件に合う全員を選ぶ。操作は親指の届く下の端に出る",
  args: {
    selection: chosen,
    selectionBar: (
      <Toolbar selectedCount={120} onClearSelection={fn()} selectionActions={<Button>案件に追加</Button>} />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "はなこ美容を選択" }));
    await expect(chosen.keys()).toEqual(["creator-0"]);
    const all = canvas.getByRole("checkbox", { name: "表示中をすべて選択" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(await canvas.findByRole("button", { name: "条件に合う120名すべてを選択" }));
    await expect(chosen.isAll()).toBe(true);
    await expect(canvas.getByText("条件に合う120名すべてを選択しています")).toBeVisible();
    const bar = canvas.getByRole("button", { name: "案件に追加" }).getBoundingClientRect();
    await expect(bar.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(bar.top).toBeGreaterThan(window.innerHeight / 2);
    await userEvent.click(canvas.getByRole("button", { name: "すべての選択を解除" }));
    await expect(all).not.toBeChecked();
  },
};

const many: CreatorTableProps["creators"] = Array.from({ length: 10_000 }, (_, nth) => ({
  ...(creators[nth % creators.length] as (typeof creators)[number]),
  uid: `many-${nth}`,
  display_name: `クリエイター${nth + 1}`,
}));
export const Many: Story = {
  name: "1万人でも、見えるあたりのカードだけを描く",
  args: { creators: many, totalCount: 10_000 },
  tags: ["no-visual"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "クリエイター" });
    const drawn = () => list.querySelectorAll("[data-nth]").length;
    await expect(drawn()).toBeLessThan(100);
    const bottom = () => window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(async () => {
      bottom();
      await expect(canvas.getByRole("link", { name: "クリエイター10000" })).toBeVisible();
    });
    await expect(canvas.queryByRole("link", { name: "クリエイター1" })).toBeNull();
    await expect(drawn()).toBeLessThan(100);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole("link", { name: "クリエイター1" })).toBeVisible());
  },
};

export const Loading: Story = { args: { creators: [], loading: true } };
export const Empty: Story = {
  args: { creators: [], empty: <EmptyState title="一覧にクリエイターはまだいません" /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("一覧にクリエイターはまだいません")).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { selection: undefined, showFees: false },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "はなこ美容" });
    await expect(canvas.queryByRole("checkbox")).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    creators: [
      buildManagedCreator(
        { display_name: LONG_NAME, real_name: LONG_NAME, tags: [LONG_NAME.slice(0, 40), "敏感肌"] },
        1,
      ),
    ],
    totalCount: 1,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: LONG_NAME })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
