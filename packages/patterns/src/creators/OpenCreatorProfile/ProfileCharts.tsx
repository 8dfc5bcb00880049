import type { OpenCreatorDetail } from "@tsumugi/contract";
import { Badge, Card } from "@tsumugi/ui";
import { BarChart, LineChart } from "@tsumugi/ui/eager";
import { dayKey } from "@tsumugi/ui/format";
import { GROWTH_PERIOD, growthOf, signedPercent } from "../growth.ts";
import { reactionRates } from "./reactionRates.ts";

export interface ProfileChartsProps {
  creator: Pick<
    OpenCreatorDetail,
    "recent_posts" | "accounts" | "genre_engagement_median" | "genres" | "follower_trend"
  >;
  followers?: readonly OpenCreatorDetail["follower_history"][number][];
}

/** Oldest first: a run of days reads from left to right. */
const byDay = (posts: readonly OpenCreatorDetail["recent_posts"][number][]) =>
  posts.toSorted((a, b) => a.posted_at.localeCompare(b.posted_at));

const percent = (rate: number) => Math.round(rate * 1000) / 10;

/** Followers over time, and how people reacted to the newest posts. Loaded when they come into use. */
export function ProfileCharts({ creator, followers = [] }: ProfileChartsProps) {
  const run = byDay(creator.recent_posts);
  const days = run.map(({ posted_at }) => dayKey(posted_at));
  const rates = reactionRates(run, creator.accounts);
  const median = creator.genre_engagement_median;
  const genre = creator.genres[0]?.name;
  const growth = growthOf(creator.follower_trend);
  return (
    <>
      {followers.length > 1 && (
        <Card
          title="フォロワーの推移"
          actions={
            growth !== null && (
              <Badge tone={growth < 0 ? "warning" : "success"}>
                {GROWTH_PERIOD} {signedPercent(growth)}
              </Badge>
            )
          }
        >
          <LineChart
            label="フォロワーの推移"
            x={followers.map(({ on }) => on)}
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
      {rates.filter((rate) => rate !== null).length > 1 && (
        <Card title="反応率とジャンルの中央値">
          <LineChart
            label="反応率とジャンルの中央値"
            x={days}
            xLabel="投稿日"
            unit="%"
            height={240}
            band={
              median === null
                ? undefined
                : { label: `${genre}の中央値`, median: rates.map(() => percent(median)) }
            }
            series={[{ key: "rate", label: "反応率", values: rates.map((rate) => rate && percent(rate)) }]}
          />
        </Card>
      )}
      {run.length > 1 && (
        <Card title="投稿ごとの反応">
          <BarChart
            label="投稿ごとの反応"
            direction="columns"
            height={240}
            xLabel="投稿日"
            unit="件"
            x={days}
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
