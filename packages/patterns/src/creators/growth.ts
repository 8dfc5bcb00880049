import { formatPercent } from "@tsumugi/ui/format";

/** The period of `follower_trend`: every figure of growth is of it, and says so. */
export const GROWTH_PERIOD = "直近12週間";

/** Growth over the known part of a run, as a ratio of its start; null where two ends are not known. */
export function growthOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  return known.length < 2 || !first || last === undefined ? null : (last - first) / first;
}

/** `+3.8%`, `-1%`. */
export const signedPercent = (ratio: number) => `${ratio > 0 ? "+" : ""}${formatPercent(ratio)}`;
