import { type BestRule, bestRuleLabels, bestRules, FEE_SHARE_RULE } from "@tsumugi/contract";
import { useCompanyReport } from "@tsumugi/hooks";
import { SummaryCards } from "@tsumugi/patterns";
import {
  DateRangeField,
  EmptyState,
  IconButton,
  PageHeader,
  Popover,
  Select,
  Stack,
  Toolbar,
} from "@tsumugi/ui";
import { FeatureGuard } from "../../shared/FeatureGuard.tsx";
import { flushToolbar } from "../../shared/flushToolbar.ts";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { PageSkeleton } from "../../shared/PageSkeleton.tsx";
import { SampleNote } from "../../shared/SampleNote.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { CompanyTables } from "./CompanyTables.tsx";
import { ReportRows } from "./ReportRows.tsx";
import { type CompanyFilter, onlyFigure, useCompanyFilter } from "./useCompanyFilter.ts";

/** Spend, reach and cost per result over all projects; every row of figures leads to the posts behind it. */
export function CompanyReportPage() {
  usePageTitle("レポート");
  return (
    <>
      <PageHeader title="レポート" lead="すべての案件の費用と成果を、投稿日の期間で集計します。" />
      <FeatureGuard feature="report">
        <Report />
      </FeatureGuard>
    </>
  );
}

function Report() {
  const filter = useCompanyFilter();
  const { canSeeFees } = usePermissions();
  const best = filter.url.oneOf("best", bestRules);
  const rules = bestRules.filter((rule) => canSeeFees || (rule !== "cpe" && rule !== "cpv"));
  return (
    <Stack>
      <Toolbar style={flushToolbar}>
        <DateRangeField
          label="投稿日"
          value={filter.period}
          onValueChange={({ from, to }) => filter.url.set({ from, to, month: null })}
        />
        <Select
          inline
          aria-label="クリエイターの順"
          options={rules.map((value: BestRule) => ({ value, label: bestRuleLabels[value] }))}
          value={best}
          onChange={(event) => filter.url.set({ best: event.target.value })}
        />
      </Toolbar>
      {filter.isReversed ? (
        <EmptyState title="期間を直すと集計を表示します">
          終わりの日を、始まりの日以降にしてください。
        </EmptyState>
      ) : (
        <ReportOfPeriod filter={filter} best={best} />
      )}
    </Stack>
  );
}

function ReportOfPeriod({ filter, best }: { readonly filter: CompanyFilter; readonly best: BestRule }) {
  const { canSeeFees } = usePermissions();
  const { companyReport: report, error, refresh } = useCompanyReport({ ...filter.period, best });
  if (!report && error) return <LoadFailure error={error} onRetry={() => void refresh()} />;
  return (
    <>
      {!report && <PageSkeleton />}
      {report && report.totals.post_count === 0 && (
        <EmptyState title="この期間の投稿はありません">
          期間を広げるか、案件の投稿実績に投稿を登録してください。
        </EmptyState>
      )}
      {report && report.totals.post_count > 0 && (
        <>
          <SampleNote report={report} />
          <Stack layout="row" gap="sm" className="tsu-muted">
            {report.project_count}件の案件、{report.creator_count}人のクリエイターの投稿です。
            {canSeeFees && (
              <Popover
                label="費用の数え方"
                trigger={<IconButton icon="info" size="sm" label="費用の数え方" />}
              >
                <p>費用は投稿日の月に数えます。{FEE_SHARE_RULE}</p>
              </Popover>
            )}
          </Stack>
          <SummaryCards
            summary={report.totals}
            showsCosts={canSeeFees}
            onOpen={() => {
              filter.url.set(onlyFigure({}), { push: true });
              document.getElementById("report-rows")?.scrollIntoView();
            }}
          />
          <CompanyTables report={report} best={best} filter={filter} />
          <ReportRows filter={filter} report={report} />
        </>
      )}
    </>
  );
}
