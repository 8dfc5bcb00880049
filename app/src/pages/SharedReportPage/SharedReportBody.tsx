import {
  FEE_SHARE_RULE,
  reportSectionLabels,
  type SharedReport,
  type SharedSection,
} from "@tsumugi/contract";
import {
  Breakdown,
  companyColorVar,
  DailyChart,
  DaysTable,
  PostGallery,
  RankingTable,
  SummaryCards,
} from "@tsumugi/patterns";
import { Banner, Card, formatDateTime, formatDay, Stack } from "@tsumugi/ui";
import { styled } from "styled-components";

const Page = styled.main`
  max-width: 1080px;
  margin: 0 auto;
  padding: 0 16px 48px;
  & > header {
    margin: 0 -16px 20px;
    padding: 24px 16px 18px;
    border-top: 6px solid var(--report-color);
    background: var(--tsu-surface);
  }
  & > header > p {
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-sm);
  }
  & .comment {
    white-space: pre-wrap;
  }
`;

/** The chosen parts, to be read only. */
export function SharedReportBody({ report }: { readonly report: SharedReport }) {
  const { company, project, sections, summary } = report;
  const color = companyColorVar(company.color as Parameters<typeof companyColorVar>[0], company.name);
  const period = [project.starts_on, project.ends_on].map((day) => (day ? formatDay(day) : "")).join(" 〜 ");
  return (
    <Page style={{ "--report-color": color } as React.CSSProperties}>
      <header>
        <p>{company.name}</p>
        <h1>{project.name}</h1>
        <p>
          {period.trim() !== "〜" && `${period}・`}
          {formatDateTime(report.expires_at)}まで表示できます
        </p>
      </header>
      <Stack>
        {summary.is_sample && summary.counts_samples && (
          <Banner tone="warning">サンプルデータです。実際の計測値ではありません。</Banner>
        )}
        {sections.map((section) => (
          <Part key={section} section={section} report={report} />
        ))}
      </Stack>
    </Page>
  );
}

function Part({ section, report }: { readonly section: SharedSection; readonly report: SharedReport }) {
  const { summary, daily, comment, shows_fees } = report;
  const title = reportSectionLabels[section];
  switch (section) {
    case "comment":
      return comment ? (
        <Card title={title}>
          <p className="comment">{comment}</p>
        </Card>
      ) : null;
    case "summary":
      return (
        <Stack gap="sm">
          <SummaryCards summary={summary} showsCosts={shows_fees} />
          {shows_fees && <p className="tsu-muted">{FEE_SHARE_RULE}</p>}
        </Stack>
      );
    case "breakdown":
      return (
        <Card title={title} flush>
          <Breakdown summary={summary} />
        </Card>
      );
    case "daily":
      return daily ? (
        <Card title={`${title}（再生数）`}>
          <DailyChart metricLabel="再生数" series={daily.series.slice(0, 12)} median={daily.median} />
          <DaysTable metricLabel="再生数" series={daily.series} median={daily.median} />
        </Card>
      ) : null;
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
