import {
  type DailyMetrics,
  FEE_SHARE_RULE,
  mediaTypeLabels,
  PROJECT_COST_RULE,
  platformLabels,
  type ReportClicks,
  type ReportComparison,
  type ReportSection,
  reportSectionLabels,
  type SummaryMetrics,
} from "@tsumugi/contract";
import { PrintPage, PrintSheet } from "@tsumugi/ui";
import type { CSSProperties, ReactNode } from "react";
import { styled } from "styled-components";
import { postOf } from "../../posts/postName.ts";
import { CLICKS_RULE, ClicksAroundPosting } from "../ClicksAroundPosting/ClicksAroundPosting.tsx";
import { ComparisonTable } from "../ComparisonTable/ComparisonTable.tsx";
import { DailyChart } from "../DailyChart/DailyChart.tsx";
import { DaysTable } from "../DaysTable/DaysTable.tsx";
import { Cell, FigureTable, PlainTable, TableHead } from "../FigureTable/FigureTable.tsx";
import { PostGallery } from "../PostGallery/PostGallery.tsx";
import { DASH_RULE } from "../ReportFigure/whyMissing.ts";
import type { ReportPlan } from "../report.types.ts";
import { SummaryCards } from "../SummaryCards/SummaryCards.tsx";

const Cover = styled.header`
  display: grid;
  align-content: space-between;
  min-height: 255mm;
  padding: 14mm 12mm;
  border-top: 6mm solid var(--report-color);
  background: color-mix(in srgb, var(--report-color) 7%, transparent);
  & .kind {
    font-weight: 650;
    letter-spacing: 0.08em;
  }
  & h2 {
    margin-top: 6mm;
    font-size: 26pt;
    line-height: 1.4;
  }
  & .client {
    margin-top: 4mm;
    font-size: 13pt;
  }
  & dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 2mm 8mm;
  }
  & dt {
    color: var(--tsu-text-muted);
  }
`;

const Part = styled.section`
  margin-bottom: 8mm;
  & > h3 {
    margin-bottom: 4mm;
    /* Letters reach above their line: at the top of a sheet they would be drawn, and named in the outline, on two. */
    padding: 2mm 0;
    border-bottom: 0.6mm solid var(--report-color);
    font-size: 14pt;
    break-after: avoid;
  }
  & > .text {
    white-space: pre-wrap;
    line-height: 1.9;
  }
  & > .rule {
    margin-top: 3mm;
    color: var(--tsu-text-muted);
    font-size: 8pt;
  }
  &[data-whole] {
    break-inside: avoid;
  }
`;

const Body = styled.div`
  /* Nothing scrolls on a sheet: a table of figures is as wide as the paper, on the screen and in print. */
  && [data-figures] > table {
    table-layout: auto;
    min-width: 0;
    font-size: 8pt;
    & :is(th, td) {
      padding-inline: 5px;
    }
  }
  & > .dash {
    color: var(--tsu-text-muted);
    font-size: 8pt;
  }
`;

export interface ReportSheetsProps {
  /** 作成した企業の名前。 */
  company: string;
  /** 見出しなどの色。CSS の色です。 */
  color: string;
  /** 案件の名前、依頼主、実施期間。そのまま印刷します。 */
  project: { readonly name: string; readonly client: string; readonly period: string };
  /** 作成した日。そのまま印刷します。 */
  madeOn: string;
  /** 載せる部分。渡した順に並びます。 */
  sections: readonly ReportSection[];
  /** 案件の集計。 */
  summary: SummaryMetrics;
  /** 目標と予算。決めていないものは集計に出ません。 */
  plan: ReportPlan;
  /** 総評。空なら載せません。 */
  comment: string;
  /** 推移に出す数値の名前。「再生数」など。 */
  metricLabel: string;
  /** 推移に出す数値の単位。「回」など。 */
  metricUnit?: string;
  /** 投稿ごとの推移。最後の値の大きい投稿から並べて渡します。なければ載せません。 */
  daily: Pick<DailyMetrics, "series" | "median" | "post_count"> | undefined;
  /** 過去の案件との比較。比べる案件がなければ載せません。 */
  comparison: ReportComparison | undefined;
  /** 短縮リンクのクリック。短縮リンクのある投稿がなければ載せません。 */
  clicks?: ReportClicks | undefined;
  /** 選んだ投稿の条件を言葉にしたもの。空ならすべての投稿です。 */
  filterWords: string;
  /** 中身の読み込み中。「印刷」は押せません。 */
  loading?: boolean;
  /** 「印刷」の横に置くもの。 */
  actions?: ReactNode;
}

const RANKED = 20;
const PICTURED = 24;
const CHARTED = 5;
const withTables: readonly ReportSection[] = ["summary", "breakdown", "daily", "ranking", "comparison"];

/** The report on A4: a cover, then its parts; no heading stands without what follows it. */
export function ReportSheets(props: ReportSheetsProps) {
  const { company, color, project, madeOn, sections, summary, actions, loading = false } = props;
  const paint = { "--report-color": color } as CSSProperties;
  return (
    <PrintPage
      title="レポート"
      header={`${project.name} レポート`}
      footer={`${company}　${madeOn}`}
      actions={actions}
      loading={loading}
    >
      <PrintSheet label="表紙">
        <Cover style={paint}>
          <div>
            <p className="kind">案件レポート</p>
            <h2>{project.name}</h2>
            {project.client && <p className="client">{project.client}</p>}
          </div>
          <dl>
            <dt>実施期間</dt>
            <dd>{project.period}</dd>
            <dt>投稿</dt>
            <dd>
              {summary.post_count}件{props.filterWords && `（${props.filterWords}）`}
            </dd>
            <dt>作成</dt>
            <dd>
              {company}・{madeOn}
            </dd>
            {summary.counts_samples && summary.is_sample && (
              <>
                <dt>注記</dt>
                <dd>サンプルデータです。実際の計測値ではありません。</dd>
              </>
            )}
          </dl>
        </Cover>
      </PrintSheet>
      <PrintSheet label="本文">
        <Body style={paint}>
          {sections.map((section) => (
            <SheetPart key={section} section={section} {...props} />
          ))}
          {/* On paper nothing can be pointed at to read the reason. */}
          {sections.some((section) => withTables.includes(section)) && <p className="dash">{DASH_RULE}</p>}
        </Body>
      </PrintSheet>
    </PrintPage>
  );
}

function SheetPart({ section, ...props }: ReportSheetsProps & { readonly section: ReportSection }) {
  const { summary, daily, comparison, comment, clicks } = props;
  const part = (children: ReactNode, whole = true) => (
    <Part data-part={section} data-whole={whole || undefined}>
      <h3>{reportSectionLabels[section]}</h3>
      {children}
    </Part>
  );
  switch (section) {
    case "comment":
      return comment ? part(<p className="text">{comment}</p>, false) : null;
    case "summary":
      return part(
        <>
          <SummaryCards
            summary={summary}
            plan={props.plan}
            hasLinks={props.sections.includes("links") && (clicks?.posts.length ?? 0) > 0}
          />
          <p className="rule">
            {FEE_SHARE_RULE}
            {props.plan.spending && PROJECT_COST_RULE}
          </p>
        </>,
      );
    case "breakdown":
      return part(<Breakdown summary={summary} />);
    case "daily": {
      if (!daily?.series.some(({ points }) => points.length > 0)) return null;
      // More lines than these cannot be told apart on paper; the table under them lists the same posts.
      const series = daily.series.slice(0, CHARTED);
      return part(
        <>
          <DailyChart
            metricLabel={props.metricLabel}
            unit={props.metricUnit ?? ""}
            series={series}
            median={daily.median}
          />
          <DaysTable
            metricLabel={props.metricLabel}
            series={series}
            median={daily.median}
            postCount={daily.post_count}
          />
        </>,
        false,
      );
    }
    case "ranking":
      return part(<PaperRanking summary={summary} />, false);
    case "gallery":
      return part(<PostGallery posts={summary.ranking.slice(0, PICTURED)} eager />, false);
    case "comparison":
      return comparison && comparison.projects.length > 0
        ? part(<ComparisonTable comparison={comparison} />)
        : null;
    case "links":
      if (!clicks || clicks.posts.length === 0) return null;
      return part(
        <>
          <ClicksAroundPosting clicks={clicks} />
          <p className="rule">{CLICKS_RULE}</p>
        </>,
      );
  }
}

/** The figures by platform and by kind of post. */
export function Breakdown({ summary }: Pick<ReportSheetsProps, "summary">) {
  return (
    <>
      <FigureTable
        label="SNS別"
        heading="SNS"
        rows={summary.by_platform.map(({ platform, ...figures }) => ({
          key: platform,
          name: platformLabels[platform],
          figures,
        }))}
      />
      <FigureTable
        label="投稿の種類別"
        heading="種類"
        rows={summary.by_media_type.map(({ media_type, ...figures }) => ({
          key: media_type,
          name: mediaTypeLabels[media_type],
          figures,
        }))}
      />
    </>
  );
}

const rankedKinds = ["views", "engagements", "er", "cost", "cpv", "cpe"] as const;

function PaperRanking({ summary: { ranking } }: Pick<ReportSheetsProps, "summary">) {
  return (
    <PlainTable>
      <table>
        <caption>
          再生数の多い順{ranking.length > RANKED && `（${ranking.length}件のうち上位${RANKED}件）`}
        </caption>
        <TableHead names={["投稿", "再生数", "反応数", "ER", "費用（税抜）", "CPV", "CPE"]} />
        <tbody>
          {ranking.slice(0, RANKED).map((post, index) => (
            <tr key={post.post_uid}>
              <th scope="row">
                {index + 1}. {postOf(post)}
              </th>
              {rankedKinds.map((kind) => (
                <Cell key={kind} kind={kind} value={post[kind]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PlainTable>
  );
}
