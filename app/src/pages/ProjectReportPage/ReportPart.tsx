import {
  FEE_SHARE_RULE,
  type Project,
  type ProjectReport,
  type ReportSection,
  reportSectionLabels,
  type SummaryMetrics,
} from "@tsumugi/contract";
import { useReportComparison } from "@tsumugi/hooks";
import {
  Breakdown,
  ComparisonTable,
  PostGallery,
  RankingChart,
  RankingTable,
  type ReportPlan,
  SummaryCards,
} from "@tsumugi/patterns";
import { Card, Skeleton, Stack } from "@tsumugi/ui";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { DailyPart } from "./DailyPart.tsx";
import { ReportComment } from "./ReportComment.tsx";
import { ReportLinks } from "./ReportLinks.tsx";
import type { ReportFilter } from "./useReportFilter.ts";

export interface ReportPartProps {
  readonly section: ReportSection;
  readonly project: Project;
  readonly filter: ReportFilter;
  readonly summary: SummaryMetrics;
  readonly kept: ProjectReport | undefined;
}

/** What was aimed at; over a part of the posts there is no aim. */
export const planOf = (project: Project, kept: ProjectReport | undefined, isNarrowed: boolean): ReportPlan =>
  isNarrowed ? {} : { ...kept?.targets, budget: project.budget };

/** One part of the report on screen. */
export function ReportPart({ section, project, filter, summary, kept }: ReportPartProps) {
  const title = reportSectionLabels[section];
  switch (section) {
    case "comment":
      return kept ? <ReportComment projectUid={project.uid} kept={kept} /> : null;
    case "summary":
      return (
        <Stack gap="sm">
          <SummaryCards summary={summary} plan={planOf(project, kept, filter.isNarrowed)} />
          {summary.cost !== null && <p className="tsu-muted">{FEE_SHARE_RULE}</p>}
        </Stack>
      );
    case "breakdown":
      return (
        <Card title={title} flush>
          <Breakdown summary={summary} />
        </Card>
      );
    case "daily":
      return <DailyPart projectUid={project.uid} filter={filter} />;
    case "ranking":
      return (
        <>
          <Card title="投稿の比較">
            <RankingChart ranking={summary.ranking} />
          </Card>
          <Card title={title} flush>
            <RankingTable ranking={summary.ranking} />
          </Card>
        </>
      );
    case "links":
      return <ReportLinks projectUid={project.uid} />;
    case "gallery":
      return (
        <Card title={title}>
          <PostGallery posts={summary.ranking} />
        </Card>
      );
    case "comparison":
      return <ComparisonPart projectUid={project.uid} />;
  }
}

function ComparisonPart({ projectUid }: { readonly projectUid: string }) {
  const { reportComparison, error, refresh } = useReportComparison(projectUid);
  return (
    <Card title={reportSectionLabels.comparison} flush>
      {error && !reportComparison && <LoadFailure error={error} onRetry={() => void refresh()} />}
      {!error && !reportComparison && <Skeleton shape="block" height={160} />}
      {reportComparison && <ComparisonTable comparison={reportComparison} />}
    </Card>
  );
}
