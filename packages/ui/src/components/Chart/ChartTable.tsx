import { memo } from "react";
import { useWord } from "../../words/useWord.ts";
import type { ChartTableData } from "./chart.types.ts";

interface ChartTableProps {
  label: string;
  data: ChartTableData;
  /** Visible and scrollable; otherwise for screen readers only. */
  shown: boolean;
}

/** The same numbers as the drawing, always in the page. */
export const ChartTable = memo(function ChartTable({ label, data, shown }: ChartTableProps) {
  const word = useWord();
  return (
    <section
      className={shown ? "table" : "tsu-hidden"}
      {...(shown ? { tabIndex: 0, "aria-label": word("{label}の表", { label }) } : {})}
    >
      <table>
        <caption className="tsu-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{data.head}</th>
            {data.columns.map((column) => (
              <th scope="col" key={column.key} title={column.label}>
                <span>{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, index) => (
                <td key={data.columns[index]?.key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
