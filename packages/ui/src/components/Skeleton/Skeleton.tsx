import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";

export interface SkeletonProps extends Native<"span", "children"> {
  /** 読み込むものの形。行、写真、面、組み合わせ。既定は `text`。 */
  shape?: "text" | "circle" | "block" | "avatar" | "paragraph" | "row" | "card";
  /** 幅。既定は場所いっぱい、`avatar` は 36px。 */
  width?: CSSProperties["width"];
  /** 高さ。既定は形に合わせます。 */
  height?: CSSProperties["height"];
  /** `paragraph` の行数、`row` と `card` の数。既定は 3 行、1 つ。 */
  count?: number;
}

const repeat = <Item,>(count: number, draw: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** Lines of different lengths. */
const LINE_WIDTHS = ["100%", "92%", "64%"];

const line = (width: string, key?: number) => (
  <span key={key} className="tsu-skeleton" data-shape="text" style={{ width }} />
);

/**
 * A placeholder in the shape of the loading content, so that the layout does not jump. Set `aria-busy` on the
 * region around it.
 */
export function Skeleton({ shape = "text", width, height, count, className, style, ...rest }: SkeletonProps) {
  if (shape === "paragraph")
    return (
      <span
        aria-hidden="true"
        {...rest}
        className={cx("tsu-skeleton-set", className)}
        style={{ width, ...style }}
      >
        {repeat(count ?? 3, (index) =>
          line(index === (count ?? 3) - 1 ? "64%" : (LINE_WIDTHS[index % 2] ?? "100%"), index),
        )}
      </span>
    );
  if (shape === "row" || shape === "card")
    return (
      <span
        aria-hidden="true"
        {...rest}
        className={cx("tsu-skeleton-set", className)}
        data-shape={shape}
        style={{ width, ...style }}
      >
        {repeat(count ?? 1, (index) => (
          <span key={index} className={shape}>
            {shape === "card" && <span className="tsu-skeleton" data-shape="block" style={{ height: 120 }} />}
            <span className="who">
              <span className="tsu-skeleton" data-shape="circle" style={{ width: 36, height: 36 }} />
              <span className="lines">
                {line(index % 2 === 0 ? "70%" : "55%")}
                {line("40%")}
              </span>
            </span>
            {shape === "row" && line("60%")}
            {shape === "row" && line("45%")}
          </span>
        ))}
      </span>
    );
  const size = shape === "avatar" ? { width: width ?? 36, height: height ?? width ?? 36 } : { width, height };
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx("tsu-skeleton", className)}
      data-shape={shape === "avatar" ? "circle" : shape}
      style={style ? { ...size, ...style } : size}
    />
  );
}
