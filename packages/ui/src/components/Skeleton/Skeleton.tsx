import type { CSSProperties } from "react";

export interface SkeletonProps {
  /** The shape of the loading content: a line, a picture, a block, or a composition. Default `text`. */
  shape?: "text" | "circle" | "block" | "avatar" | "paragraph" | "row" | "card";
  /** Default: the whole place; the side of an `avatar` is 36 px. */
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
  /** Lines of a `paragraph`, or how many `row`s and `card`s. Default 3 lines, 1 row, 1 card. */
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
export function Skeleton({ shape = "text", width, height, count }: SkeletonProps) {
  if (shape === "paragraph")
    return (
      <span className="tsu-skeleton-set" aria-hidden="true" style={{ width }}>
        {repeat(count ?? 3, (index) =>
          line(index === (count ?? 3) - 1 ? "64%" : (LINE_WIDTHS[index % 2] ?? "100%"), index),
        )}
      </span>
    );
  if (shape === "row" || shape === "card")
    return (
      <span className="tsu-skeleton-set" data-shape={shape} aria-hidden="true" style={{ width }}>
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
      className="tsu-skeleton"
      data-shape={shape === "avatar" ? "circle" : shape}
      style={size}
      aria-hidden="true"
    />
  );
}
