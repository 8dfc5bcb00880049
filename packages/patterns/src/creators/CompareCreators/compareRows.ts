import type { OpenCreator } from "@tsumugi/contract";
import { formatInteger, formatPercent, MISSING } from "@tsumugi/ui/format";
import { formatFeeBand } from "../feeBand.ts";
import { GROWTH_PERIOD, growthOf, signedPercent } from "../growth.ts";

export interface CompareCell {
  /** As shown; a dash for what is not known. */
  text: string;
  /** 0–1 of the longest bar of the row; null draws none. */
  share: number | null;
  best: boolean;
}

export interface CompareRow {
  key: string;
  label: string;
  /** Why one is marked: いちばん多い, いちばん低い. */
  bestLabel: string;
  cells: readonly CompareCell[];
}

interface Measure {
  key: string;
  label: string;
  bestLabel: string;
  of: (creator: OpenCreator) => number | null | undefined;
  text: (creator: OpenCreator, value: number) => string;
  lowIsBest?: boolean;
}

const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

const measures: readonly Measure[] = [
  {
    key: "follower_count",
    label: "フォロワー計",
    bestLabel: "いちばん多い",
    of: (creator) => creator.follower_count,
    text: (_, value) => `${formatInteger(value)}人`,
  },
  {
    key: "engagement_rate",
    label: "反応率",
    bestLabel: "いちばん高い",
    of: (creator) => creator.engagement_rate,
    text: (_, value) => formatPercent(value),
  },
  {
    key: "growth",
    label: `フォロワーの伸び（${GROWTH_PERIOD}）`,
    bestLabel: "いちばん高い",
    of: ({ follower_trend }) => growthOf(follower_trend),
    text: (_, value) => signedPercent(value),
  },
  {
    key: "fee_band",
    label: "報酬の目安（税抜）",
    bestLabel: "いちばん低い",
    lowIsBest: true,
    of: ({ fee_band }) => fee_band && middle([fee_band.min, fee_band.max].filter((end) => end !== null)),
    text: ({ fee_band }) => formatFeeBand(fee_band) ?? MISSING,
  },
];

/**
 * One row per figure that at least one of them has. The best is marked where two or more are known and they differ;
 * equals share the mark.
 */
export function compareRows(creators: readonly OpenCreator[]): CompareRow[] {
  return measures.flatMap((measure): CompareRow[] => {
    const values = creators.map((creator) => measure.of(creator) ?? null);
    const known = values.filter((value) => value !== null);
    if (known.length === 0) return [];
    const top = Math.max(...known);
    const low = Math.min(...known);
    const best = measure.lowIsBest ? low : top;
    const cells = creators.map((creator, index): CompareCell => {
      const value = values[index] ?? null;
      if (value === null) return { text: MISSING, share: null, best: false };
      return {
        text: measure.text(creator, value),
        share: top > 0 ? Math.max(0, value) / top : null,
        best: top !== low && value === best,
      };
    });
    return [{ key: measure.key, label: measure.label, bestLabel: measure.bestLabel, cells }];
  });
}
