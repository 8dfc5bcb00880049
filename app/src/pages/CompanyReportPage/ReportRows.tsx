import { type CompanyReport, NO_GENRE, platformLabels, type ReportPostRow } from "@tsumugi/contract";
import { useExportReportPosts, useReportPosts } from "@tsumugi/hooks";
import { ReportFigure } from "@tsumugi/patterns";
import { Button, Card, type DataTableColumn, formatDay, LoadMore, toast } from "@tsumugi/ui";
import { DataTable } from "@tsumugi/ui/eager";
import { formatInteger } from "@tsumugi/ui/format";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";
import { fullMessageOf } from "../../shared/errors.ts";
import { FeatureButton } from "../../shared/FeatureButton.tsx";
import { LoadFailure } from "../../shared/LoadFailure.tsx";
import { type CompanyFilter, onlyFigure } from "./useCompanyFilter.ts";

const columns: DataTableColumn<ReportPostRow>[] = [
  {
    key: "title",
    header: "投稿",
    width: 270,
    title: (row) => row.title,
    cell: (row) => (
      <a href={row.url} target="_blank" rel="noreferrer">
        {row.title || row.url}
      </a>
    ),
  },
  { key: "creator", header: "クリエイター", width: 130, cell: (row) => row.creator.name },
  {
    key: "project",
    header: "案件",
    width: 160,
    cell: (row) => <Link to={paths.projectReport.getHref(row.project.uid)}>{row.project.name}</Link>,
  },
  { key: "posted_on", header: "投稿日", width: 125, cell: (row) => formatDay(row.posted_on) },
  { key: "platform", header: "SNS", width: 90, cell: (row) => platformLabels[row.platform] },
  {
    key: "views",
    header: "再生数",
    width: 80,
    align: "end",
    cell: (row) => <ReportFigure kind="views" value={row.views} />,
  },
  {
    key: "engagements",
    header: "反応数",
    width: 80,
    align: "end",
    cell: (row) => <ReportFigure kind="engagements" value={row.engagements} />,
  },
  {
    key: "cost",
    header: "費用",
    width: 110,
    align: "end",
    cell: (row) => <ReportFigure kind="cost" value={row.cost} />,
  },
  {
    key: "cpe",
    header: "CPE",
    width: 80,
    align: "end",
    cell: (row) => <ReportFigure kind="cpe" value={row.cpe} />,
  },
];

/** What is chosen, in words. */
function wordsOf({ chosen }: CompanyFilter, report: CompanyReport): string {
  const { month, platform, genre_uid, project_uid, creator_uid } = chosen;
  if (month) return `${month.slice(0, 4)}年${Number(month.slice(5))}月`;
  if (genre_uid === NO_GENRE) return "ジャンルなし";
  if (platform?.[0]) return platformLabels[platform[0]];
  const named = [
    report.by_genre.find(({ genre }) => genre?.uid === genre_uid)?.genre,
    report.by_project.find(({ project }) => project.uid === project_uid)?.project,
    report.best_creators.find(({ creator }) => creator.uid === creator_uid)?.creator,
  ];
  return named.find((one) => one)?.name ?? "";
}

/** The posts behind the chosen figure, or all of the period. */
export function ReportRows({
  filter,
  report,
}: {
  readonly filter: CompanyFilter;
  readonly report: CompanyReport;
}) {
  const { reportPosts, total, error, isLoading, refresh, hasMore, loadMore, isLoadingMore } = useReportPosts(
    filter.rows,
  );
  const { exportReportPosts, isDownloading } = useExportReportPosts();
  const words = wordsOf(filter, report);
  const save = () =>
    void exportReportPosts(filter.rows).then(
      (file) => toast.success(`「${file}」を保存しました`),
      (cause: unknown) => toast.error(fullMessageOf(cause)),
    );
  return (
    <Card
      id="report-rows"
      flush
      title={`投稿の明細${words && `（${words}）`} ${formatInteger(total ?? 0)}件`}
      actions={
        <>
          {words && (
            <Button size="sm" onClick={() => filter.url.set(onlyFigure({}))}>
              期間のすべてを表示
            </Button>
          )}
          <FeatureButton
            feature="csv_export"
            size="sm"
            icon="download"
            loading={isDownloading}
            onClick={save}
          >
            CSV出力
          </FeatureButton>
        </>
      }
    >
      {error && reportPosts.length === 0 ? (
        <LoadFailure error={error} onRetry={() => void refresh()} />
      ) : (
        <DataTable
          label="投稿の明細"
          columns={columns}
          rows={reportPosts}
          rowKey={(row) => row.post_uid}
          loading={isLoading}
        />
      )}
      <LoadMore
        shown={reportPosts.length}
        {...(total !== undefined && { total })}
        hasMore={hasMore}
        loading={isLoadingMore}
        onLoadMore={() => void loadMore()}
      />
    </Card>
  );
}
