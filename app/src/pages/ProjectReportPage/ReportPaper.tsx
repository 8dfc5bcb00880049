import {
  metricFieldLabels,
  metricFieldUnits,
  type Project,
  type ProjectReport,
  reportSections,
  type SummaryMetrics,
} from "@tsumugi/contract";
import { useCurrentUser, useDailyMetrics, useReportClicks, useReportComparison } from "@tsumugi/hooks";
import { companyColorVar, ReportSheets } from "@tsumugi/patterns";
import { Button, formatDay } from "@tsumugi/ui";
import { useNow } from "@tsumugi/ui/clock";
import { planOf } from "./ReportPart.tsx";
import { DRAWN_LINES, type ReportFilter } from "./useReportFilter.ts";

export interface ReportPaperProps {
  readonly project: Project;
  readonly filter: ReportFilter;
  readonly summary: SummaryMetrics;
  readonly kept: ProjectReport | undefined;
}

const periodOf = ({ starts_on, ends_on }: Project) =>
  starts_on || ends_on
    ? `${starts_on ? formatDay(starts_on) : "未定"} 〜 ${ends_on ? formatDay(ends_on) : "未定"}`
    : "未定";

/** The report as sheets of A4, with the parts and filters of the screen. */
export function ReportPaper({ project, filter, summary, kept }: ReportPaperProps) {
  const now = useNow();
  const { company } = useCurrentUser();
  const { dailyMetrics, isLoading } = useDailyMetrics(project.uid, {
    ...filter.posts,
    ...filter.daily,
    lines: DRAWN_LINES,
  });
  const clicks = useReportClicks(project.uid, filter.posts);
  const comparison = useReportComparison(project.uid);
  return (
    <ReportSheets
      company={company?.name ?? ""}
      color={company ? companyColorVar(company.color, company.uid) : "var(--tsu-brand)"}
      project={{ name: project.name, client: project.client_name, period: periodOf(project) }}
      madeOn={formatDay(now)}
      sections={kept?.sections ?? reportSections}
      summary={summary}
      plan={planOf(project, kept, filter.isNarrowed)}
      comment={kept?.comment ?? ""}
      metricLabel={metricFieldLabels[filter.daily.field]}
      metricUnit={metricFieldUnits[filter.daily.field]}
      daily={dailyMetrics}
      clicks={clicks.reportClicks}
      comparison={comparison.reportComparison}
      filterWords={filter.words}
      loading={isLoading || comparison.isLoading || clicks.isLoading}
      actions={<Button onClick={() => filter.url.set({ view: null })}>画面に戻る</Button>}
    />
  );
}
