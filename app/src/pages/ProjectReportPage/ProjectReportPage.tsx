import { metricFieldLabels, metricFields, type Project, platformLabels, platforms } from "@tsumugi/contract";
import { useDailyMetrics, useExportProjectPosts, useSummaryMetrics } from "@tsumugi/hooks";
import { DailyChart, RankingChart, RankingTable, SummaryCards } from "@tsumugi/patterns";
import { Banner, Button, Card, EmptyState, Select, Stack, Toolbar, toast } from "@tsumugi/ui";
import { Link } from "react-router-dom";
import { useLayoutProject } from "../../layouts/ProjectLayout/ProjectLayout.tsx";
import { paths } from "../../paths.ts";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { FeatureGuard } from "../../shared/FeatureGuard.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { ReportLinks } from "./ReportLinks.tsx";

export function ProjectReportPage() {
  const project = useLayoutProject();
  usePageTitle(`${project.name}・レポート`);
  return (
    <FeatureGuard feature="report">
      <Report project={project} />
    </FeatureGuard>
  );
}

function Report({ project }: { readonly project: Project }) {
  const url = useUrlState();
  const chosen = url.manyOf("platform", platforms);
  const platform = chosen.length > 0 ? [...chosen] : undefined;
  const field = url.oneOf("field", metricFields);
  const summary = useSummaryMetrics(project.uid, { platform });
  const daily = useDailyMetrics(project.uid, { platform, field });
  const { exportProjectPosts, isDownloading } = useExportProjectPosts();
  const figures = summary.summaryMetrics;

  const handleExport = () => {
    exportProjectPosts(project.uid, { platform, is_daily: true }).then(
      (name) => toast.success(`「${name}」を保存しました`),
      (error: unknown) => toast.error(fullMessageOf(error)),
    );
  };

  if (!figures && summary.error)
    return <LoadFailure error={summary.error} onRetry={() => void summary.refresh()} />;
  if (!figures) return <PageSkeleton />;
  if (figures.post_count === 0 && !platform)
    return (
      <EmptyState
        title="レポートにする投稿がまだありません"
        actions={
          <Button asChild variant="primary">
            <Link to={paths.projectPosts.getHref(project.uid)}>投稿実績へ</Link>
          </Button>
        }
      >
        投稿を登録すると、再生数や費用対効果をここで比べられます。
      </EmptyState>
    );

  return (
    <Stack>
      <Toolbar
        actions={
          <FeatureButton feature="csv_export" icon="download" loading={isDownloading} onClick={handleExport}>
            日別のCSV出力
          </FeatureButton>
        }
      >
        <Select
          inline
          aria-label="SNS"
          placeholder="SNS: すべて"
          options={platforms.map((value) => ({ value, label: platformLabels[value] }))}
          value={chosen[0] ?? ""}
          onChange={(event) => url.set({ platform: event.target.value })}
        />
        <Select
          inline
          aria-label="推移に出す数値"
          options={metricFields.map((value) => ({ value, label: metricFieldLabels[value] }))}
          value={field}
          onChange={(event) => url.set({ field: event.target.value })}
        />
      </Toolbar>
      {figures.is_sample && (
        <Banner tone="warning">サンプルデータを含みます。実際の計測値ではありません。</Banner>
      )}
      <SummaryCards summary={figures} />
      <Card title={`${metricFieldLabels[field]}の推移`}>
        {daily.error && !daily.dailyMetrics ? (
          <LoadFailure error={daily.error} onRetry={() => void daily.refresh()} />
        ) : (
          <DailyChart
            metricLabel={metricFieldLabels[field]}
            series={daily.dailyMetrics?.series ?? []}
            median={daily.dailyMetrics?.median ?? []}
          />
        )}
      </Card>
      <Card title="投稿の比較">
        <RankingChart ranking={figures.ranking} />
      </Card>
      <Card title="投稿の順位" flush>
        <RankingTable ranking={figures.ranking} />
      </Card>
      <ReportLinks projectUid={project.uid} />
    </Stack>
  );
}
