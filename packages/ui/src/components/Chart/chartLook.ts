export const CHART_COLORS = [1, 2, 3, 4, 5, 6].map((n) => `var(--tsu-chart-${n})`);

/** Of lines too many to tell apart. */
export const CROWD_COLOR = "var(--tsu-text-subtle)";

/** Dash patterns of further lines after the six colors are used. */
const dashes = [undefined, "2 3", "9 3", "9 3 2 3"];

export interface SeriesLook {
  color: string;
  dash: string | undefined;
  /** 0–5: in forced colors the style sheet gives each its own dash or hatch. */
  tone: number;
}

/** Colour and dash of the nth series: no two of the first 24 look alike. */
export const seriesLook = (index: number): SeriesLook => ({
  color: CHART_COLORS[index % CHART_COLORS.length] as string,
  dash: dashes[Math.floor(index / CHART_COLORS.length) % dashes.length],
  tone: index % CHART_COLORS.length,
});

/**
 * End marks, so that lines are also distinguished by shape: circle, square, triangle, diamond, cross, bar.
 */
const marks = [
  "M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
  "M-3-3h6v6h-6z",
  "M0-4 4 3h-8z",
  "M0-4.500 4 0 0 4.500-4 0z",
  "M-1.500-4h3v2.500h2.500v3h-2.500v2.500h-3v-2.500h-2.500v-3h2.500z",
  "M-2-4.500h4v9h-4z",
];
export const markPath = (tone: number) => marks[tone % marks.length] as string;
