import type { CSSProperties } from "react";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";
import { useClientStyle } from "../useClientStyle.ts";
import { useInBrowser } from "../useInBrowser.ts";

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

const line = (length: string, key?: number) => (
  <span key={key} className="tsu-skeleton" data-shape="text" data-line={length} />
);

/**
 * A placeholder in the shape of the loading content, so that the layout does not jump. Set `aria-busy` on the
 * region around it.
 */
export function Skeleton({ shape = "text", width, height, count, className, style, ...rest }: SkeletonProps) {
  const isInBrowser = useInBrowser();
  const isSet = shape === "paragraph" || shape === "row" || shape === "card";
  const isAvatar = shape === "avatar";
  const own = isSet ? { width } : { width, height: height ?? (isAvatar ? width : undefined) };
  const size = useClientStyle(own, style);
  if (shape === "paragraph")
    return (
      <span aria-hidden="true" {...rest} className={cx("tsu-skeleton-set", className)} style={size}>
        {repeat(count ?? 3, (index) =>
          line(index === (count ?? 3) - 1 ? "last" : index % 2 === 0 ? "full" : "long", index),
        )}
      </span>
    );
  if (isSet)
    return (
      <span
        aria-hidden="true"
        {...rest}
        className={cx("tsu-skeleton-set", className)}
        data-shape={shape}
        style={size}
      >
        {repeat(count ?? 1, (index) => (
          <span key={index} className={shape}>
            {shape === "card" && <span className="tsu-skeleton" data-shape="block" />}
            <span className="who">
              <span className="tsu-skeleton" data-shape="circle" />
              <span className="lines">
                {line(index % 2 === 0 ? "name" : "half")}
                {line("short")}
              </span>
            </span>
            {shape === "row" && line("middle")}
            {shape === "row" && line("less")}
          </span>
        ))}
      </span>
    );
  return (
    <span
      aria-hidden="true"
      {...rest}
      className={cx("tsu-skeleton", className)}
      data-shape={isAvatar ? "circle" : shape}
      style={size}
    >
      {!isInBrowser && typeof own.height === "number" && (
        // Holds the height until the page is awake.
        <svg width={typeof width === "number" ? width : 0} height={own.height} aria-hidden="true" />
      )}
    </span>
  );
}
