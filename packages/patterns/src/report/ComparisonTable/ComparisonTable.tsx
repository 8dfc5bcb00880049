import { perMeasuredPost, type ReportComparison } from "@tsumugi/contract";
import { formatInteger } from "@tsumugi/ui/format";
import { Cell, PlainTable, TableHead } from "../FigureTable/FigureTable.tsx";

export interface ComparisonTableProps {
  /** この案件の数値と、企業のほかの案件の中央値、案件ごとの数値。 */
  comparison: ReportComparison;
}

const columns = ["post_count", "views", "engagements", "er", "cost", "cpv", "cpe"] as const;
type Figures = Record<(typeof columns)[number], number | null>;

/** The project beside the median of the company's others, and each of these. */
export function ComparisonTable({ comparison: { own, median, projects } }: ComparisonTableProps) {
  const row = (key: string, name: string, figures: Figures) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {columns.map((column) =>
        column === "post_count" ? (
          <td key={column}>{formatInteger(Math.round(figures.post_count ?? 0))}</td>
        ) : (
          <Cell key={column} whole kind={column} value={figures[column]} />
        ),
      )}
    </tr>
  );
  const figuresOf = (figures: ReportComparison["own"]): Figures => ({
    post_count: figures.post_count,
    views: perMeasuredPost(figures, "views"),
    engagements: perMeasuredPost(figures, "engagements"),
    er: figures.er.value,
    cost: figures.cost,
    cpv: figures.cpv.value,
    cpe: figures.cpe.value,
  });
  return (
    <PlainTable>
      <table>
        <caption>過去の案件との比較（投稿のある案件、新しい順に最大12件）</caption>
        <TableHead
          names={["案件", "投稿", "再生数／投稿", "反応数／投稿", "ER", "費用（税抜）", "CPV", "CPE"]}
        />
        <tbody>
          {row("own", "この案件", figuresOf(own))}
          {row("median", `中央値（${projects.length}件）`, {
            ...median,
            views: median.views_per_post,
            engagements: median.engagements_per_post,
          })}
          {projects.map(({ project, ...figures }) => row(project.uid, project.name, figuresOf(figures)))}
        </tbody>
      </table>
    </PlainTable>
  );
}
