import { metricFieldLabels, metricFields, metricFieldUnits, reportSectionLabels } from "@tsumugi/contract";
import { useDailyMetrics } from "@tsumugi/hooks";
import { DailyChart, DaysTable } from "@tsumugi/patterns";
import { Card, Select, Stack } from "@tsumugi/ui";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { DRAWN_LINES, type ReportFilter, seriesDays, seriesModes } from "./useReportFilter.ts";

const modeLabels = { cumulative: "累計", per_day: "1日ごと" };

/** The figures of the days after posting: lines, the middle of all, and the days that are compared. */
export function DailyPart({
  projectUid,
  filter,
}: {
  readonly projectUid: string;
  readonly filter: ReportFilter;
}) {
  const { url, posts, daily } = filter;
  const { dailyMetrics, error, refresh, isLoading } = useDailyMetrics(projectUid, {
    ...posts,
    ...daily,
    lines: DRAWN_LINES,
  });
  const label = `${metricFieldLabels[daily.field]}${daily.mode === "per_day" ? "（1日ごと）" : ""}`;
  const { series, median, post_count } = dailyMetrics ?? { series: [], median: [], post_count: 0 };
  return (
    <Card
      title={`${reportSectionLabels.daily}（${label}）`}
      actions={
        <Stack layout="row" gap="sm">
          <Select
            inline
            aria-label="推移に出す数値"
            options={metricFields.map((value) => ({ value, label: metricFieldLabels[value] }))}
            value={daily.field}
            onChange={(event) => url.set({ field: event.target.value })}
          />
          <Select
            inline
            aria-label="投稿からの日数"
            options={seriesDays.map((value) => ({ value, label: `${value}日後まで` }))}
            value={String(daily.days_later)}
            onChange={(event) => url.set({ days: event.target.value })}
          />
          <Select
            inline
            aria-label="数え方"
            options={seriesModes.map((value) => ({ value, label: modeLabels[value] }))}
            value={daily.mode}
            onChange={(event) => url.set({ mode: event.target.value })}
          />
        </Stack>
      }
    >
      {error && !dailyMetrics ? (
        <LoadFailure error={error} onRetry={() => void refresh()} />
      ) : (
        <Stack>
          <DailyChart
            metricLabel={label}
            unit={metricFieldUnits[daily.field]}
            series={series}
            median={median}
            loading={isLoading}
          />
          <DaysTable metricLabel={label} series={series} median={median} postCount={post_count} />
        </Stack>
      )}
    </Card>
  );
}
