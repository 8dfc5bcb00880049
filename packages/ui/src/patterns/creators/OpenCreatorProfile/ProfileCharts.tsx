import { BarChart } from "../../../components/BarChart/BarChart.tsx";
import { Card } from "../../../components/Card/Card.tsx";
import { LineChart } from "../../../components/LineChart/LineChart.tsx";
import { formatShortDay } from "../../../format/format.ts";
import type { OpenCreatorPostLook } from "../creators.types.ts";

/** Followers on one day; null where nothing was fetched. */
export interface FollowerPointLook {
  /** `YYYY-MM-DD`. */
  on: string;
  follower_count: number | null;
}

export interface ProfileChartsProps {
  posts: readonly OpenCreatorPostLook[];
  followers?: readonly FollowerPointLook[];
}

/** Oldest first: a run of days reads from left to right. */
const byDay = (posts: readonly OpenCreatorPostLook[]) =>
  posts.toSorted((a, b) => a.posted_at.localeCompare(b.posted_at));

/** Followers over time, and how people reacted to the newest posts. Loaded when they come into use. */
export function ProfileCharts({ posts, followers = [] }: ProfileChartsProps) {
  const run = byDay(posts);
  return (
    <>
      {followers.length > 1 && (
        <Card title="フォロワーの推移">
          <LineChart
            label="フォロワーの推移"
            x={followers.map(({ on }) => formatShortDay(on))}
            xLabel="日付"
            unit="人"
            series={[
              {
                key: "followers",
                label: "フォロワー",
                values: followers.map(({ follower_count }) => follower_count),
              },
            ]}
          />
        </Card>
      )}
      {run.length > 1 && (
        <Card title="投稿ごとの反応">
          <BarChart
            label="投稿ごとの反応"
            direction="columns"
            height={240}
            categoryLabel="投稿日"
            categories={run.map(({ posted_at }) => formatShortDay(posted_at))}
            series={[
              { key: "likes", label: "いいね", values: run.map(({ likes }) => likes) },
              { key: "comments", label: "コメント", values: run.map(({ comments }) => comments) },
            ]}
          />
        </Card>
      )}
    </>
  );
}
