import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Card } from "../../../components/Card/Card.tsx";
import { createSelection } from "../../../components/DataTable/selection.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { LoadMore } from "../../../components/LoadMore/LoadMore.tsx";
import { Toolbar } from "../../../components/Toolbar/Toolbar.tsx";
import { sampleCreators } from "../../../testing/samples.ts";
import { CreatorFilters } from "../CreatorFilters/CreatorFilters.tsx";
import { CreatorTable } from "./CreatorTable.tsx";

const meta = {
  title: "パターン/managed-creators/CreatorTable",
  component: CreatorTable,
  args: {
    creators: sampleCreators,
    sort: "-follower_count",
    onSortChange: fn(),
    selection: createSelection(["creator-1"]),
    // biome-ignore lint/a11y/useAnchorContent: the table puts the name in
    linkTo: (creator) => <a href={`#${creator.uid}`} />,
    totalCount: 120,
  },
  render: (args) => (
    <Card flush>
      <Toolbar>
        <CreatorFilters value={{ stage: "active" }} onChange={fn()} />
      </Toolbar>
      <CreatorTable {...args} />
      <LoadMore shown={args.creators.length} total={args.totalCount} hasMore onLoadMore={fn()} unit="名" />
    </Card>
  ),
} satisfies Meta<typeof CreatorTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "はなこ美容" })).toHaveAttribute("href", "#creator-0");
    await expect(canvas.getByRole("columnheader", { name: "フォロワー計" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  },
};
export const Loading: Story = { args: { creators: [], loading: true } };
export const NoMatch: Story = {
  args: { creators: [], empty: <EmptyState kind="noMatch" title="該当するクリエイターはいません" /> },
};
export const WithoutFees: Story = { args: { showFees: false } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
