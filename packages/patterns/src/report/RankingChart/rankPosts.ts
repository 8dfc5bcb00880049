export type RankedFigure = "views" | "engagements" | "cpv" | "cpe";

/** More bars than this are no longer taken in at a glance. */
const SHOWN = 8;

/** Of a cost the smallest is best, of anything else the greatest. */
const sign: Record<RankedFigure, 1 | -1> = { views: -1, engagements: -1, cpv: 1, cpe: 1 };

/** Best posts first; a post without the figure is left out, not last. `rest` counts those beyond the shown ones. */
export function rankPosts<Post extends Record<RankedFigure, number | null>>(
  posts: readonly Post[],
  figure: RankedFigure,
): { rows: Post[]; rest: number } {
  const known = posts
    .filter((post) => post[figure] !== null)
    .toSorted((a, b) => sign[figure] * ((a[figure] ?? 0) - (b[figure] ?? 0)));
  return { rows: known.slice(0, SHOWN), rest: Math.max(0, known.length - SHOWN) };
}
