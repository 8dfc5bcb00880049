import {
  FEE_SHARE_RULE,
  PROJECT_COST_RULE,
  reportSectionLabels,
  type SummaryMetrics,
} from "@tsumugi/contract";
import { Breakdown, PostGallery, RankingTable, type ReportPlan, SummaryCards } from "@tsumugi/patterns";
import { Card, Stack } from "@tsumugi/ui";

export interface ReportFiguresProps {
  readonly section: "summary" | "breakdown" | "ranking" | "gallery";
  readonly summary: SummaryMetrics;
  readonly plan?: ReportPlan;
  /** The report has a part for short links, too. */
  readonly hasLinks?: boolean;
  readonly showsCosts?: boolean;
}

/** A part of a report that needs nothing but its figures: the same for the company and behind a shared link. */
export function ReportFigures(props: ReportFiguresProps) {
  const { section, summary, plan = {}, hasLinks = false, showsCosts = true } = props;
  const title = reportSectionLabels[section];
  switch (section) {
    case "summary":
      return (
        <Stack gap="sm">
          <SummaryCards summary={summary} plan={plan} hasLinks={hasLinks} showsCosts={showsCosts} />
          {showsCosts && summary.cost !== null && (
            <p className="tsu-muted">
              {FEE_SHARE_RULE}
              {plan.spending && PROJECT_COST_RULE}
            </p>
          )}
        </Stack>
      );
    case "breakdown":
      return (
        <Card title={title} flush>
          <Breakdown summary={summary} />
        </Card>
      );
    case "ranking":
      return (
        <Card title={title} flush>
          <RankingTable ranking={summary.ranking} />
        </Card>
      );
    case "gallery":
      return (
        <Card title={title}>
          <PostGallery posts={summary.ranking} />
        </Card>
      );
  }
}
