import { useDailyMetrics, useProjects, useSummaryMetrics } from "@tsumugi/hooks";
import { Button, Card, CompactNumber, DescriptionList, Sparkline, Stack } from "@tsumugi/ui";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { messageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";

/** Figures of the project whose posts moved last. Whoever may not see a report asks for none. */
export function useRecentResults() {
  const { hasFeature } = usePermissions();
  const sees = hasFeature("report");
  const list = useProjects(
    sees ? { phase: ["posting", "settlement", "done"], sort: "-updated_at", limit: 1 } : null,
  );
  const project = list.projects[0];
  const summary = useSummaryMetrics(project?.uid ?? null);
  return {
    project,
    summaryMetrics: summary.summaryMetrics,
    /** Whether there is anything to show is not known yet. */
    isLoading: sees && (list.isLoading || (project !== undefined && summary.isLoading)),
  };
}

/** Nothing before there are any figures. */
export function RecentResults({ project, summaryMetrics }: ReturnType<typeof useRecentResults>) {
  const { dailyMetrics, isLoading, error, refresh } = useDailyMetrics(project?.uid ?? null, {
    field: "views",
    days_later: 14,
    lines: 0,
  });
  if (!project || !summaryMetrics || summaryMetrics.post_count === 0) return null;
  const { totals, er } = summaryMetrics;
  const median = dailyMetrics?.median.map(({ value }) => value) ?? [];
  return (
    <Card
      title="最近の成果"
      actions={
        <Button asChild size="sm" variant="ghost">
          <Link to={paths.projectReport.getHref(project.uid)}>レポート</Link>
        </Button>
      }
    >
      <Stack gap="sm">
        <strong className="tsu-truncate">{project.name}</strong>
        {(isLoading || error !== undefined || median.length > 1) && (
          <Sparkline
            label="再生数の中央値（投稿から14日）"
            values={median}
            unit="回"
            width={260}
            height={56}
            loading={isLoading}
            error={dailyMetrics || error === undefined ? undefined : messageOf(error)}
            onRetry={() => void refresh()}
          />
        )}
        <DescriptionList
          layout="rows"
          items={[
            { term: "投稿", description: `${summaryMetrics.post_count}件` },
            { term: "再生数", description: <CompactNumber value={totals.views ?? null} /> },
            { term: "いいね", description: <CompactNumber value={totals.likes ?? null} /> },
            {
              term: "ER（反応率）",
              description: er.value === null ? "—" : `${(er.value * 100).toFixed(1)}%`,
            },
          ]}
        />
        {summaryMetrics.is_sample && (
          <small>
            {summaryMetrics.counts_samples
              ? "サンプルデータを含みます"
              : "計測した数値だけです（サンプルデータは数えていません）"}
          </small>
        )}
      </Stack>
    </Card>
  );
}
