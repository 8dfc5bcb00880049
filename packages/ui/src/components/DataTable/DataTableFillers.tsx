import { formatInteger } from "../../format/format.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** Stands for the rows out of view. */
export function Gap({ height, columnCount }: { height: number; columnCount: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of nothing takes no focus
    <tr className="gap" aria-hidden="true">
      <td colSpan={columnCount} style={{ height }} />
    </tr>
  );
}

/** While the first rows are on their way. */
export const PlaceholderRows = ({ columnCount }: { columnCount: number }) =>
  ["70%", "55%", "80%", "60%", "75%", "50%"].map((width) => (
    <tr key={width}>
      <td colSpan={columnCount}>
        <Skeleton width={width} />
      </td>
    </tr>
  ));

/** Under the last row on paper. */
export const NotPrinted = ({ count, columnCount }: { count: number; columnCount: number }) => (
  <tr>
    <td colSpan={columnCount}>
      ほか{formatInteger(count)}件は印刷していません。条件を絞り込んで印刷してください。
    </td>
  </tr>
);
