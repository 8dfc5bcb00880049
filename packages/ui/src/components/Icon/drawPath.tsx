import type { ComponentProps } from "react";

/** The picture of an icon; a path on a grid of 24 px. A mere function: icons are drawn by the hundred. */
export const drawPath = (path: string, size: number, rest?: ComponentProps<"svg">) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    aria-hidden={rest?.["aria-label"] ? undefined : true}
    {...rest}
  >
    <path d={path} />
  </svg>
);
