import type { SummaryMetrics } from "@tsumugi/contract";
import { formatInteger } from "@tsumugi/ui/format";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ReportFigure, type ReportFigureProps } from "../ReportFigure/ReportFigure.tsx";

/** A wide table scrolls sideways, also by the keyboard. */
export const PlainTable = styled.div.attrs({ tabIndex: 0 })`
  /* What is placed absolutely inside scrolls along instead of widening the page. */
  position: relative;
  overflow-x: auto;
  /* A shade at the edge says that there is more; the covers that scroll along hide it where there is none. */
  --shade: color-mix(in srgb, var(--tsu-text) 22%, transparent);
  --cover: linear-gradient(var(--tsu-surface), var(--tsu-surface));
  background:
    var(--cover) left / 16px 100% local no-repeat,
    var(--cover) right / 16px 100% local no-repeat,
    linear-gradient(to right, var(--shade), transparent) left / 12px 100% no-repeat,
    linear-gradient(to left, var(--shade), transparent) right / 12px 100% no-repeat;
  & > table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--tsu-text-sm);
  }
  & caption {
    padding: 10px var(--tsu-card-pad) 6px;
    text-align: start;
    font-weight: 600;
    & > small {
      display: block;
      color: var(--tsu-text-muted);
      font-weight: 400;
    }
  }
  & :is(th, td) {
    padding: 7px 10px;
    border-bottom: 1px solid var(--tsu-border);
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td):first-child {
    padding-inline-start: var(--tsu-card-pad);
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
    min-width: 10em;
  }
  /* A name that can be pressed stands where the others stand, and every figure of its row presses it. */
  & tbody th > button {
    position: static;
    margin-inline-start: -8px;
    text-align: start;
  }
  & tbody tr:has(th > button) {
    position: relative;
    cursor: pointer;
    &:hover {
      background: var(--tsu-hover);
    }
  }
  & tbody th > button::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  /* Tables of the same figures stand one under another: their columns are as wide whatever is in them. */
  &[data-figures] > table {
    table-layout: fixed;
    min-width: 760px;
    & th:first-child {
      width: 24%;
    }
  }
  &[data-figures] + &[data-figures] {
    margin-top: 12px;
  }
  & thead th {
    color: var(--tsu-text-muted);
    font-weight: 500;
  }
  & tbody th {
    font-weight: 500;
  }
  @media print {
    overflow: visible;
    background: none;
    & :is(th, td) {
      padding: 4px 6px;
    }
    & caption {
      break-after: avoid;
    }
    &[data-whole] {
      break-inside: avoid;
    }
  }
`;

/** The heading of a table, one name per column. */
export const TableHead = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th scope="col" key={name}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

type Figures = Pick<SummaryMetrics, "post_count" | "totals" | "engagements" | "cost" | "er" | "cpv" | "cpe">;

export interface FigureTableProps {
  /** 表の名前。表の上に出ます。 */
  label: string;
  /** 最初の列の見出し。 */
  heading: string;
  /** 組の名前と数値。どの組の費用も null なら、費用の列は出ません。 */
  rows: readonly { readonly key: string; readonly name: ReactNode; readonly figures: Figures }[];
}

/** A cell with one figure. */
export const Cell = (props: ReportFigureProps) => (
  <td>
    <ReportFigure {...props} />
  </td>
);

/** The same figures for each of some groups, one under another. */
export function FigureTable({ label, heading, rows }: FigureTableProps) {
  // Where nobody may see fees there is no empty column for them.
  const showsCosts = rows.some(({ figures }) => figures.cost !== null);
  return (
    <PlainTable data-figures="">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">投稿</th>
            {showsCosts && <th scope="col">費用（税抜）</th>}
            <th scope="col">再生数</th>
            <th scope="col">リーチ</th>
            <th scope="col">反応数</th>
            <th scope="col">ER</th>
            {showsCosts && <th scope="col">CPV</th>}
            {showsCosts && <th scope="col">CPE</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{formatInteger(figures.post_count)}</td>
              {showsCosts && <Cell kind="cost" value={figures.cost} />}
              <Cell kind="views" value={figures.totals.views} />
              <Cell kind="reach" value={figures.totals.reach} />
              <Cell kind="engagements" value={figures.engagements} />
              <Cell kind="er" value={figures.er.value} />
              {showsCosts && <Cell kind="cpv" value={figures.cpv.value} />}
              {showsCosts && <Cell kind="cpe" value={figures.cpe.value} />}
            </tr>
          ))}
        </tbody>
      </table>
    </PlainTable>
  );
}
