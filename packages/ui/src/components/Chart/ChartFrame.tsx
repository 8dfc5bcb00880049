import { type ReactNode, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import type { Native } from "../native.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useClientStyle } from "../useClientStyle.ts";
import { ChartRoot } from "./ChartFrame.styles.ts";
import { ChartLegend, type ChartLegendItem } from "./ChartLegend.tsx";
import { ChartReader } from "./ChartReader.tsx";
import { ChartTable } from "./ChartTable.tsx";
import type { ChartReading, ChartTableData } from "./chart.types.ts";
import { type PlotLoader, usePlot } from "./usePlot.ts";

export interface ChartFrameProps<Plot extends object> extends Native<"figure", "children"> {
  /** What is drawn: name of the figure and caption of its table. */
  label: string;
  /** px; kept while loading, so that the layout does not jump. */
  height: number;
  legend: readonly ChartLegendItem[];
  table: ChartTableData;
  /** The values at the nth position. */
  read: (index: number) => ChartReading;
  load: PlotLoader<Plot & { picked: string | null }>;
  /** Props of the plot; `picked` is added. */
  plot: Plot;
  /** Whether the numbers are loading. */
  loading?: boolean;
  /** Whether there is no data. */
  isEmpty: boolean;
  /** Shown instead of the plot if there is no data. */
  empty?: ReactNode;
  /** Why the numbers could not be loaded. */
  error?: ReactNode;
  onRetry?: () => void;
}

/**
 * The frame of every chart: legend, table as text alternative, keyboard access, and
 * constant height while the data or the library is loading or has failed.
 */
export function ChartFrame<Plot extends object>(props: ChartFrameProps<Plot>) {
  const word = useWord();
  const { label, height, legend, table, read, load, plot, loading = false, isEmpty, ...more } = props;
  const { empty, error, onRetry, ...rest } = more;
  const [isTable, setIsTable] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const hasError = !loading && Boolean(error);
  const hasNumbers = !loading && !hasError && !isEmpty;
  const { Plot, hasFailed, retry } = usePlot(load, hasNumbers);
  const showsTable = hasNumbers && (isTable || hasFailed);
  const known = legend.some((item) => item.key === picked) ? picked : null;
  const draws = hasNumbers && !showsTable;
  const minimum = useClientStyle({ minHeight: height });
  const exact = useClientStyle({ height });
  const bodyStyle = showsTable ? { display: "grid", height } : minimum;
  return (
    <ChartRoot {...rest} aria-label={label} aria-busy={loading || undefined}>
      {loading && (
        <div className="head" data-loading="">
          <Skeleton width="12em" />
        </div>
      )}
      {hasNumbers && (
        <div className="head">
          {draws && legend.length > 1 ? (
            <ChartLegend items={legend} picked={known} onPick={setPicked} />
          ) : (
            hasFailed && (
              <p className="tsu-muted">{word("グラフの部品を読み込めなかったため、表で示しています。")}</p>
            )
          )}
          <Button
            size="sm"
            variant="ghost"
            icon={hasFailed ? "refresh" : showsTable ? "chart" : "table"}
            onClick={hasFailed ? retry : () => setIsTable(!isTable)}
          >
            {word(hasFailed ? "もう一度読み込む" : showsTable ? "グラフで見る" : "表で見る")}
          </Button>
        </div>
      )}
      <div className="body" style={bodyStyle}>
        {draws &&
          (Plot ? (
            <ChartReader label={label} count={table.rows.length} read={read} height={height}>
              <Plot {...plot} picked={known} />
            </ChartReader>
          ) : (
            <Skeleton shape="block" height={height} />
          ))}
        {loading && <Skeleton shape="block" height={height} />}
        {hasError && (
          <div className="notice" style={minimum}>
            <ErrorState compact error={error} onRetry={onRetry} />
          </div>
        )}
        {!loading && !hasError && isEmpty && (
          <div className="notice" style={exact}>
            {empty ?? word("表示できる数値がまだありません。")}
          </div>
        )}
        {hasNumbers && <ChartTable label={label} data={table} shown={showsTable} />}
      </div>
    </ChartRoot>
  );
}
