import {
  metricFieldLabels,
  metricFieldUnits,
  reportSectionLabels,
  type SharedReport,
  type SharedSection,
} from "@tsumugi/contract";
import { companyColorVar, DailyChart, DaysTable, SharedReportFrame } from "@tsumugi/patterns";
import { Banner, Card, Stack } from "@tsumugi/ui";
import { ReportFigures } from "../../shared/ReportFigures.tsx";

/** The chosen parts, to be read only. */
export function SharedReportBody({ report }: { readonly report: SharedReport }) {
  const { company, project, sections, summary } = report;
  return (
    <SharedReportFrame
      company={company.name}
      color={companyColorVar(company.color, "")}
      project={project}
      expiresAt={report.expires_at}
    >
      <Stack>
        {summary.is_sample && summary.counts_samples && (
          <Banner tone="warning">サンプルデータです。実際の計測値ではありません。</Banner>
        )}
        {sections.map((section) => (
          <Part key={section} section={section} report={report} />
        ))}
      </Stack>
    </SharedReportFrame>
  );
}

function Part({ section, report }: { readonly section: SharedSection; readonly report: SharedReport }) {
  const { summary, daily, comment, shows_fees } = report;
  const title = reportSectionLabels[section];
  switch (section) {
    case "comment":
      return comment ? (
        <Card title={title}>
          <p style={{ whiteSpace: "pre-wrap" }}>{comment}</p>
        </Card>
      ) : null;
    case "daily":
      return daily ? (
        <Card title={`${title}（${metricFieldLabels.views}）`}>
          <DailyChart
            metricLabel={metricFieldLabels.views}
            unit={metricFieldUnits.views}
            series={daily.series}
            median={daily.median}
          />
          <DaysTable
            metricLabel={metricFieldLabels.views}
            series={daily.series}
            median={daily.median}
            postCount={daily.post_count}
          />
        </Card>
      ) : null;
    default:
      return <ReportFigures section={section} summary={summary} showsCosts={shows_fees} />;
  }
}
