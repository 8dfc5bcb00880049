import type { Meta, StoryObj } from "@storybook/react-vite";
import { reportSections } from "@tsumugi/contract";
import {
  buildDailyMetrics,
  buildReportClicks,
  buildReportComparison,
  buildSharedReport,
  buildSummaryMetrics,
} from "@tsumugi/mocks";
import { Card, Stack } from "@tsumugi/ui";
import { expect, within } from "storybook/test";
import { ClicksAroundPosting } from "./ClicksAroundPosting/ClicksAroundPosting.tsx";
import { ComparisonTable } from "./ComparisonTable/ComparisonTable.tsx";
import { DaysTable } from "./DaysTable/DaysTable.tsx";
import { FigureTable } from "./FigureTable/FigureTable.tsx";
import { PostGallery } from "./PostGallery/PostGallery.tsx";
import { RankingTable } from "./RankingTable/RankingTable.tsx";
import { ReportFigure } from "./ReportFigure/ReportFigure.tsx";
import { whyMissing } from "./ReportFigure/whyMissing.ts";
import { ReportSheets } from "./ReportSheets/ReportSheets.tsx";
import { SharedReportFrame } from "./SharedReportFrame/SharedReportFrame.tsx";
import { SummaryCards } from "./SummaryCards/SummaryCards.tsx";

const meta = { title: "画面の型/レポート/レポートの部品" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const summary = buildSummaryMetrics();
/** One of them is known by its address alone. */
const eight = [0, 1].flatMap((round) =>
  buildDailyMetrics().series.map((one, index) => ({
    ...one,
    post_uid: `${one.post_uid}-${round}`,
    ...(round === 0 && index === 1 && { title: "", posted_at: null }),
  })),
);

/** On the page that somebody without an account sees, where no fee is shown there is no column for one. */
export const Tables: Story = {
  name: "SharedReportFrame FigureTable DaysTable ComparisonTable PostGallery",
  render: () => {
    const { company, project, expires_at } = buildSharedReport();
    const { series, median } = buildDailyMetrics();
    return (
      <SharedReportFrame
        company={company.name}
        color="var(--tsu-chart-3)"
        project={project}
        expiresAt={expires_at}
      >
        <Stack>
          <Card flush>
            <FigureTable
              label="SNS別"
              heading="SNS"
              rows={[{ key: "a", name: "Instagram", figures: summary }]}
            />
            <FigureTable
              label="費用なし"
              heading="SNS"
              rows={[{ key: "a", name: "Instagram", figures: { ...summary, cost: null } }]}
            />
            <DaysTable metricLabel="再生数" series={series} median={median} />
            <ComparisonTable comparison={buildReportComparison()} />
            <ClicksAroundPosting clicks={buildReportClicks()} />
          </Card>
          <PostGallery posts={summary.ranking} />
        </Stack>
      </SharedReportFrame>
    );
  },
  play: async ({ canvasElement }) => {
    const table = (name: string) => within(within(canvasElement).getByRole("table", { name }));
    await expect(table("SNS別").getByRole("columnheader", { name: "CPV" })).toBeVisible();
    await expect(table("費用なし").queryByRole("columnheader", { name: "CPV" })).toBeNull();
    // Whose post it is, where and when is read at a glance: a line without room goes on, and is not cut.
    for (const line of canvasElement.querySelectorAll(".who > span")) {
      await expect(line.scrollWidth).toBeLessThanOrEqual((line.parentElement as HTMLElement).clientWidth);
    }
  },
};

/** What was not measured, or cannot be counted, is a dash with its reason: neither blank nor 0. */
export const Unmeasured: Story = {
  name: "ReportFigure（計測していない値）",
  render: () => {
    const nothing = { ...summary.er, value: null, numerator: null, denominator: null };
    const figures = {
      ...summary,
      totals: { ...summary.totals, views: null, reach: null, likes: null },
      engagements: null,
      er: nothing,
      cpv: nothing,
      cpe: nothing,
      cpm: nothing,
      cpc: nothing,
    };
    const posts = summary.ranking
      .slice(0, 2)
      .map((post) => ({ ...post, views: null, engagements: null, er: null, cpv: null, cpe: null }));
    const { series } = buildDailyMetrics();
    return (
      <Stack>
        <p>
          リーチ <ReportFigure kind="reach" value={null} />
          ・反応数 <ReportFigure kind="engagements" value={0} />
        </p>
        <SummaryCards summary={figures} />
        <Card flush>
          <FigureTable
            label="SNS別"
            heading="SNS"
            rows={[{ key: "a", name: "X", figures: { ...figures, cost: 1 } }]}
          />
          <DaysTable metricLabel="再生数" series={series} median={[]} />
          <RankingTable ranking={posts} />
        </Card>
        <PostGallery posts={posts} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^X / });
    const cells = within(row).getAllByRole("cell");
    await expect(cells.map(({ textContent }) => textContent)).toEqual([
      String(summary.post_count),
      "¥1",
      ...(["views", "reach", "engagements", "er", "cpv", "cpe"] as const).map(
        (kind) => `—${whyMissing(kind)}`,
      ),
    ]);
    for (const cell of document.querySelectorAll("td")) await expect(cell.textContent).not.toBe("");
    await expect(canvas.getAllByTitle(whyMissing("median"))[0]).toBeVisible();
  },
};

export const Sheets: Story = {
  name: "ReportSheets",
  render: () => (
    <ReportSheets
      company="つむぎ化粧品"
      color="var(--tsu-chart-2)"
      project={{ name: "冬の保湿クリーム体験", client: "つむぎ化粧品", period: "2026/10/01 〜 2026/11/20" }}
      madeOn="2026/11/20"
      sections={reportSections}
      summary={summary}
      plan={{
        views: 90_000,
        budget: 500_000,
        spending: { planned: 0, committed: 420_000, paid: 60_000 },
      }}
      comment="再生は目標を上回りました。"
      metricLabel="再生数"
      daily={{ ...buildDailyMetrics(), series: eight, post_count: 8 }}
      comparison={buildReportComparison()}
      filterWords=""
    />
  ),
  // Nobody scrolls before printing: what loads only in sight would be a blank on the sheets.
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll("img")];
    await expect(pictures.length).toBeGreaterThan(0);
    await expect(pictures.filter(({ loading }) => loading === "lazy")).toEqual([]);
    // Nothing on paper scrolls.
    for (const part of canvasElement.querySelectorAll("[data-figures]")) {
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
    // The table lists what the chart draws, and both say of how many posts.
    const table = within(canvasElement).getByRole("table", { name: /線と表は再生数の多い5件（全8件）です/ });
    await expect(within(table).getAllByRole("rowheader")).toHaveLength(6);
    await expect(table).toHaveTextContent(`「${eight[1]!.url.replace(/^https:\/\/(www\.)?/, "")}」`);
  },
};
