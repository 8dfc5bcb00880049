import type { Meta, StoryObj } from "@storybook/react-vite";
import { buildRankedPost, buildSummaryMetrics } from "@tsumugi/mocks";
import { Card } from "@tsumugi/ui";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { samplePosts } from "../testing/samples.ts";
import { DailyChart } from "./DailyChart/DailyChart.tsx";
import { RankingChart } from "./RankingChart/RankingChart.tsx";
import { RankingTable } from "./RankingTable/RankingTable.tsx";
import { SummaryCards } from "./SummaryCards/SummaryCards.tsx";

const curve = (scale: number, until: number) =>
  Array.from({ length: until }, (_, days_later) => ({
    days_later,
    value: Math.round(scale * (1 - Math.exp(-days_later / 5))),
  }));
const series = samplePosts.map((post, index) => ({
  post_uid: post.uid,
  creator: post.creator,
  title: post.title,
  url: post.url,
  platform: post.platform,
  media_type: post.media_type,
  posted_at: post.posted_at,
  points: curve(40_000 + index * 45_000, 20 - index * 4).filter(
    (point) => !(index === 1 && point.days_later === 7),
  ),
}));
const median = curve(85_000, 20).map((point) => ({
  ...point,
  low: Math.round(point.value * 0.7),
  high: Math.round(point.value * 1.25),
  post_count: 5,
}));

const meta = { title: "画面の型/レポート/レポート" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Summary: Story = {
  name: "SummaryCards",
  render: () => (
    <SummaryCards
      summary={buildSummaryMetrics({
        sources: { ...buildSummaryMetrics().sources, views: { api: 3, manual: 1 } },
      })}
      plan={{
        post_count: 6,
        views: 100_000,
        budget: 450_000,
        spending: { planned: 30_000, committed: 500_000, paid: 100_000 },
      }}
      hasLinks
    />
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getByRole("list", { name: "集計" });
    const card = (name: string) => within(cards).getByText(name).closest("li");
    const { cpv } = buildSummaryMetrics();
    await expect(card("CPV（再生単価）")).toHaveTextContent(
      `¥480,000 ÷ ${cpv.denominator?.toLocaleString("ja-JP")}回`,
    );
    await expect(card("再生数")).toHaveTextContent("自動取得 3件 手入力 1件");
    await expect(card("クリック")).toHaveTextContent(
      "（短縮リンクを除く） 短縮リンクの分は「短縮リンク」の欄",
    );
    // The budget is used up by the project, also by jobs without a post; CPE is divided from the cost of the posts.
    await expect(card("費用（税抜）")).toHaveTextContent("¥480,000投稿のある依頼の分");
    await expect(card("案件の費用（税抜）")).toHaveTextContent(
      "¥600,000予算 ¥450,000 消化 133%（¥150,000超過）確定と支払済み（投稿のない依頼も） ほかに予定 ¥30,000",
    );
    await expect(card("投稿")).toHaveTextContent("目標 6件 達成 66%");
  },
};

export const Chart: Story = {
  name: "DailyChart",
  render: () => (
    <Card title="再生数の推移">
      <DailyChart metricLabel="再生数" unit="回" series={series} median={median} />
    </Card>
  ),
};
export const ChartEmpty: Story = {
  name: "DailyChart まだない",
  render: () => <DailyChart metricLabel="再生数" series={[]} median={[]} />,
};
export const Comparison: Story = {
  name: "RankingChart",
  render: () => (
    <Card title="投稿の比較">
      <RankingChart
        ranking={samplePosts.map((post, index) => ({
          ...post,
          views: index === 2 ? null : 123_456 - index * 40_000,
          engagements: 9_820 + index * 1_400,
          cpv: index === 2 ? null : 0.65 + index,
          cpe: 8.1 + index,
        }))}
      />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () =>
      within(canvas.getByRole("table"))
        .getAllByRole("rowheader")
        .map((cell) => cell.textContent);
    await expect(names()).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "比べる数値" }), "cpe");
    await waitFor(() => expect(names()[0]).toContain("はなこ美容"));
    await waitFor(() => expect(names()).toHaveLength(3));
  },
};
export const Ranking: Story = {
  name: "RankingTable",
  render: () => (
    <Card title="投稿の順位" flush>
      <RankingTable
        ranking={[1, 2, 3].map((index) => ({
          ...buildRankedPost(index),
          ...(index === 3 && { views: null, cpv: null, er: null }),
        }))}
      />
    </Card>
  ),
};
