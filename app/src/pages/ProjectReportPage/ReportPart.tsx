import {
  type Project,
  type ProjectReport,
  type ReportSection,
  reportSectionLabels,
  reportSections,
  type SummaryMetrics,
} from "@tsumugi/contract";
import { useReportComparison } from "@tsumugi/hooks";
import { ComparisonTable, RankingChart, type ReportPlan } from "@tsumugi/patterns";
import { Card, Skeleton } from "@tsumugi/ui";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { ReportFigures } from "../../shared/ReportFigures.tsx";
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
  isNarrowed ? {} : { ...kept?.targets, budget: project.budget, spending: project.spending };

/** One part of the report on screen. */
export function ReportPart({ section, project, filter, summary, kept }: ReportPartProps) {
  const plan = planOf(project, kept, filter.isNarrowed);
  switch (section) {
    case "comment":
      return kept ? <ReportComment projectUid={project.uid} kept={kept} /> : null;
    case "daily":
      return <DailyPart projectUid={project.uid} filter={filter} />;
    case "links":
      return <ReportLinks project={project} posts={filter.posts} />;
    case "comparison":
      return <ComparisonPart projectUid={project.uid} />;
    default:
      return (
        <>
          {section === "ranking" && (
            <Card title="投稿の比較">
              <RankingChart ranking={summary.ranking} />
            </Card>
          )}
          <ReportFigures
            section={section}
            summary={summary}
            plan={plan}
            hasLinks={(kept?.sections ?? reportSections).includes("links")}
          />
        </>
      );
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
