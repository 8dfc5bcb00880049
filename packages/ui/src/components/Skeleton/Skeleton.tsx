import type { CSSProperties } from "react";

export interface SkeletonProps {
  shape?: "text" | "circle" | "block";
  width?: CSSProperties["width"];
  height?: CSSProperties["height"];
}

/** Place of what is still loading. The region around it carries `aria-busy`. */
export function Skeleton({ shape = "text", width, height }: SkeletonProps) {
  return <span className="tsu-skeleton" data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}
