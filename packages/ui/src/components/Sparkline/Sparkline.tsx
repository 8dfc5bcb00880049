import type { ReactNode } from "react";
import { useWord } from "../../words/useWord.ts";
import { Missing } from "../CompactNumber/Missing.tsx";
import { cx } from "../cx.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { Native } from "../native.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useClientStyle } from "../useClientStyle.ts";
import { sparklinePath, sparklineText } from "./sparklinePath.ts";

export interface SparklineProps extends Native<"svg", "values" | "x" | "children" | "width" | "height"> {
  /** 読み上げの名前。最初と最後の値とともに読まれます。 */
  label: string;
  /** 時間の順の数値。null は途切れ。 */
  values: readonly (number | null)[];
  /** values と同じ順の、何の値か。日付は `YYYY-MM-DD`。渡すと、最初と最後を読むときに添えます。 */
  x?: readonly string[];
  /** 読み上げる数の単位。「回」など。 */
  unit?: string;
  /** 幅（px）。既定は 96。 */
  width?: number;
  /** 高さ（px）。既定は 28。 */
  height?: number;
  /** 読み込み中。同じ大きさの骨組みが出ます。 */
  loading?: boolean;
  /** 読み込めなかった理由。原因、次に直し方。印に添えて読み、カーソルを重ねると見えます。 */
  error?: string | undefined;
  /** 印を、もう一度読み込むボタンにします。 */
  onRetry?: () => void;
  /** 数値がひとつもないときに出すもの。既定は「–」。 */
  empty?: ReactNode;
}

/** In the place of the line, and as large: why there is none. */
function NoLine({ text, size, onRetry }: { text: string; size: object; onRetry?: (() => void) | undefined }) {
  const word = useWord();
  return (
    <span className="tsu-spark-note" style={useClientStyle(size)}>
      {onRetry ? (
        <IconButton
          icon="refresh"
          size="sm"
          label={`${text} ${word("もう一度読み込む")}`}
          onClick={onRetry}
        />
      ) : (
        <Icon name="error" size={16} label={text} />
      )}
    </span>
  );
}

/**
 * A line without axes for a table cell. Drawn without the chart library, which would cost more than the row.
 */
export function Sparkline(props: SparklineProps) {
  const { label, values, x, unit, width = 96, height = 28, className, ...more } = props;
  const { loading = false, error, onRetry, empty, ...rest } = more;
  const word = useWord();
  if (loading) return <Skeleton shape="block" width={width} height={height} />;
  if (error) return <NoLine text={`${label}: ${error}`} size={{ width, height }} onRetry={onRetry} />;
  const { line, alone, end } = sparklinePath(values, width, height);
  const text = `${label}: ${sparklineText(values, unit, word, x)}`;
  if (!end) return empty ?? <Missing label={text} />;
  return (
    <svg
      {...rest}
      className={cx("tsu-spark", className)}
      width={width}
      height={height}
      role="img"
      aria-label={text}
    >
      <title>{text}</title>
      <path d={line} />
      {alone.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.5" />
      ))}
      <circle cx={end.x} cy={end.y} r="2.5" />
    </svg>
  );
}
