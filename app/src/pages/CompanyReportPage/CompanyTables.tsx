import {
  type BestRule,
  bestRuleLabels,
  type CompanyReport,
  NO_GENRE,
  platformLabels,
} from "@tsumugi/contract";
import { FigureTable } from "@tsumugi/patterns";
import { BarChart, Button, Card, Stack } from "@tsumugi/ui";
import { usePermissions } from "../../shared/usePermissions.ts";
import { everyMonth } from "./everyMonth.ts";
import { type CompanyFilter, onlyFigure } from "./useCompanyFilter.ts";

export interface CompanyTablesProps {
  readonly report: CompanyReport;
  readonly best: BestRule;
  readonly filter: CompanyFilter;
}

const monthWords = (month: string) => `${month.slice(0, 4)}年${Number(month.slice(5))}月`;

/** The figures by month, platform, genre, project and creator. Each name shows the posts behind its row. */
export function CompanyTables({ report, best, filter }: CompanyTablesProps) {
  const { canSeeFees } = usePermissions();
  const name = (words: string, patch: Readonly<Record<string, string>>) => (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`${words}の投稿を表示`}
      onClick={() => {
        filter.url.set(onlyFigure(patch), { push: true });
        document.getElementById("report-rows")?.scrollIntoView();
      }}
    >
      {words}
    </Button>
  );
  const months = everyMonth(report.by_month, canSeeFees);
  return (
    <>
      <Card title="月ごとの費用と成果" flush>
        <Stack pad gap="sm">
          <p className="tsu-muted">月ごとの費用（税抜）</p>
          <BarChart
            label="月ごとの費用"
            xLabel="月"
            direction="columns"
            x={months.map(({ month }) => monthWords(month))}
            unit="円"
            series={[{ key: "cost", label: "費用（税抜）", values: months.map(({ cost }) => cost) }]}
            empty="費用はまだありません。"
          />
        </Stack>
        <FigureTable
          label="月ごとの成果"
          heading="月"
          rows={months.map(({ month, ...figures }) => ({
            key: month,
            name: figures.post_count > 0 ? name(monthWords(month), { month }) : monthWords(month),
            figures,
          }))}
        />
      </Card>
      <Card title="SNS別・ジャンル別" flush>
        <FigureTable
          label="SNS別"
          heading="SNS"
          rows={report.by_platform.map(({ platform, ...figures }) => ({
            key: platform,
            name: name(platformLabels[platform], { platform }),
            figures,
          }))}
        />
        <FigureTable
          label="ジャンル別（複数のジャンルを持つクリエイターは、それぞれに数えます）"
          heading="ジャンル"
          rows={report.by_genre.map(({ genre, ...figures }) => ({
            key: genre?.uid ?? "none",
            name: name(genre?.name ?? "ジャンルなし", { genre: genre?.uid ?? NO_GENRE }),
            figures,
          }))}
        />
      </Card>
      <Card title="クリエイターと案件" flush>
        <FigureTable
          label={`クリエイター・${bestRuleLabels[best]}（上位20人）`}
          heading="クリエイター"
          rows={report.best_creators.map(({ creator, ...figures }) => ({
            key: creator.uid,
            name: name(creator.name, { creator: creator.uid }),
            figures,
          }))}
        />
        <FigureTable
          label="案件（費用の多い順、30件まで）"
          heading="案件"
          rows={report.by_project.map(({ project, ...figures }) => ({
            key: project.uid,
            name: name(project.name, { project: project.uid }),
            figures,
          }))}
        />
      </Card>
    </>
  );
}
