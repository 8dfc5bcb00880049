import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildOpenCreatorDetail, dayFromToday } from "@tsumugi/mocks";
import { Button } from "@tsumugi/ui";
import { LONG_NAME } from "@tsumugi/ui/testing";
import { expect, within } from "storybook/test";
import { GROWTH_PERIOD, growthOf, signedPercent } from "../growth.ts";
import { OpenCreatorProfile } from "./OpenCreatorProfile.tsx";

const meta = {
  title: "画面の型/クリエイター検索/OpenCreatorProfile",
  component: OpenCreatorProfile,
  args: {
    creator: buildOpenCreatorDetail({}, 1),
    followers: Array.from({ length: 13 }, (_, week) => ({
      on: dayFromToday((week - 12) * 7),
      follower_count: week === 5 ? null : 21_000 + week * 420 + Math.round(Math.sin(week) * 300),
    })),
    actions: (
      <Button variant="primary" icon="plus">
        追加する
      </Button>
    ),
  },
} satisfies Meta<typeof OpenCreatorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // The heading of the screen says it.
    await expect(canvas.queryByText(args.creator.name)).toBeNull();
    await expect(canvas.getByText("ジャンル中央値 3.1%")).toBeVisible();
    await expect(canvas.getByRole("list", { name: "最近の投稿" }).children).toHaveLength(3);
    await expect(canvas.getByRole("link", { name: /1日間の保湿記録/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await expect(await canvas.findByRole("figure", { name: "投稿ごとの反応" })).toBeVisible();
    // The same period as in the comparison, whatever half a year came to.
    const growth = growthOf(args.creator.follower_trend) ?? 0;
    await expect(canvas.getByText(`${GROWTH_PERIOD} ${signedPercent(growth)}`)).toBeVisible();
  },
};

export const LittleKnown: Story = {
  name: "分かることが少ない・長い名前",
  args: {
    creator: buildOpenCreatorDetail(
      {
        name: LONG_NAME,
        image: null,
        bio: LONG_NAME.repeat(4),
        area: "",
        accounts: [],
        engagement_rate: null,
        follower_count: null,
        recent_posts: [],
        fetched_at: null,
        managed: true,
      },
      2,
    ),
    followers: undefined,
    actions: undefined,
  },
};
