import { perMeasuredPost, type ReportComparison } from "@tsumugi/contract";
import { formatInteger, formatPercent, formatYen, formatYenPerUnit, MISSING } from "@tsumugi/ui/format";
import { PlainTable, TableHead } from "../FigureTable/FigureTable.tsx";

export interface ComparisonTableProps {
  /** この案件の数値と、企業のほかの案件の中央値、案件ごとの数値。 */
  comparison: ReportComparison;
}

const whole = (value: number | null) => (value === null ? MISSING : formatInteger(Math.round(value)));

/** The project beside the median of the company's others, and each of these. */
export function ComparisonTable({ comparison: { own, median, projects } }: ComparisonTableProps) {
  const row = (key: string, name: string, cells: readonly string[]) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={String(index)}>{cell}</td>
      ))}
    </tr>
  );
  const cellsOf = (figures: ReportComparison["own"]) => [
    formatInteger(figures.post_count),
    whole(perMeasuredPost(figures, "views")),
    whole(perMeasuredPost(figures, "engagements")),
    figures.er.value === null ? MISSING : formatPercent(figures.er.value),
    figures.cost === null ? MISSING : formatYen(figures.cost),
    formatYenPerUnit(figures.cpv.value),
    formatYenPerUnit(figures.cpe.value),
  ];
  return (
    <PlainTable>
      <table>
        <caption>過去の案件との比較（投稿のある案件、新しい順に最大12件）</caption>
        <TableHead
          names={["案件", "投稿", "再生数／投稿", "反応数／投稿", "ER", "費用（税抜）", "CPV", "CPE"]}
        />
        <tbody>
          {row("own", "この案件", cellsOf(own))}
          {row("median", `中央値（${projects.length}件）`, [
            whole(median.post_count),
            whole(median.views_per_post),
            whole(median.engagements_per_post),
            median.er === null ? MISSING : formatPercent(median.er),
            median.cost === null ? MISSING : formatYen(Math.round(median.cost)),
            formatYenPerUnit(median.cpv),
            formatYenPerUnit(median.cpe),
          ])}
          {projects.map(({ project, ...figures }) => row(project.uid, project.name, cellsOf(figures)))}
        </tbody>
      </table>
    </PlainTable>
  );
}
