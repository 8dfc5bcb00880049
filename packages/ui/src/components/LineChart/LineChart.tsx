import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { formatCompact } from "../../format/format.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

const Root = styled.figure`
  min-width: 0;
  & > .plot { height: 300px; min-width: 0; }
  & > .legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin-top: 8px; font-size: var(--tsu-text-sm); color: var(--tsu-text-muted); }
  & > .legend > li { display: flex; align-items: center; gap: 6px; max-width: 22em; }
  & > .legend > li > svg { flex: none; }
  & > .legend > li > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > details { margin-top: 8px; font-size: var(--tsu-text-sm); & > summary { color: var(--tsu-brand-text); cursor: pointer; min-height: 24px; width: fit-content; } }
  & .scroll { overflow: auto; max-height: 320px; margin-top: 8px; border: 1px solid var(--tsu-border); border-radius: var(--tsu-radius-md); }
  & .scroll th, & .scroll td { padding: 4px 10px; text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; border-bottom: 1px solid var(--tsu-border); }
  & .scroll thead th { position: sticky; top: 0; background: var(--tsu-sunken); color: var(--tsu-text-muted); font-weight: 600; }
  & .recharts-surface:focus-visible { outline: 2px solid var(--tsu-focus); }
`;

export interface LineSeries {
  key: string;
  label: string;
  /** One value per x; null is a gap, never zero. */
  values: readonly (number | null)[];
  /** Drawn dashed and heavier: the median of the others. */
  emphasis?: boolean;
}

export interface LineChartProps {
  /** What is drawn, read aloud and as caption of the table. */
  label: string;
  /** Labels along the x axis. */
  x: readonly string[];
  series: readonly LineSeries[];
  /** Name of the x axis, e.g. 投稿からの日数. */
  xLabel: string;
  unit?: string;
}

export const CHART_COLORS = [1, 2, 3, 4, 5, 6].map((n) => `var(--tsu-chart-${n})`);

/** Solid, then dashed once the six colours are used up, so that no two lines look alike. */
export const lineLook = (index: number, emphasis = false) => ({
  stroke: emphasis ? "var(--tsu-text)" : CHART_COLORS[index % CHART_COLORS.length],
  strokeWidth: emphasis ? 3 : 1.75,
  strokeDasharray: emphasis ? "7 4" : index >= CHART_COLORS.length ? "2 3" : undefined,
});

const LazyPlot = lazy(() =>
  import("./LineChartPlot.tsx").then((module) => ({ default: module.LineChartPlot })),
);

/** One line per series, with the same numbers as a table for those who read rather than look. */
export function LineChart(props: LineChartProps) {
  const { label, x, series, xLabel, unit = "" } = props;
  return (
    <Root aria-label={label}>
      <div className="plot">
        <Suspense fallback={<Skeleton shape="block" height={300} />}>
          <LazyPlot {...props} />
        </Suspense>
      </div>
      <ul className="legend">
        {series.map((item, index) => (
          <li key={item.key} title={item.label}>
            <svg width="22" height="6" aria-hidden="true">
              <path d="M1 3h20" {...lineLook(index, item.emphasis)} fill="none" />
            </svg>
            <span>{item.label}</span>
          </li>
        ))}
      </ul>
      <details>
        <summary>数値を表で見る</summary>
        <section className="scroll" tabIndex={0} aria-label={`${label}の表`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{xLabel}</th>
                {series.map((item) => (
                  <th scope="col" key={item.key}>
                    {item.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {x.map((tick, row) => (
                <tr key={tick}>
                  <th scope="row">{tick}</th>
                  {series.map((item) => {
                    const value = item.values[row];
                    return (
                      <td key={item.key}>
                        {value === null || value === undefined ? "–" : `${formatCompact(value)}${unit}`}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </Root>
  );
}
