import type { OpenCreator } from "@tsumugi/contract";
import { formatCompact, formatPercent, MISSING } from "@tsumugi/ui/format";

/** `5万〜10万円`, `30万円以上`, `5万円以下`; undefined where neither end is known. */
export function formatFeeBand(band: OpenCreator["fee_band"]): string | undefined {
  if (!band) return undefined;
  const { min, max } = band;
  if (min !== null && max !== null)
    return min === max ? `${formatCompact(min)}円` : `${formatCompact(min)}〜${formatCompact(max)}円`;
  if (min !== null) return `${formatCompact(min)}円以上`;
  return max === null ? undefined : `${formatCompact(max)}円以下`;
}

export const ENGAGEMENT_FORMULA = "（いいね＋コメント）÷ フォロワー数。直近の投稿の平均です。";

/** How a rate stands to the median of its genre, in words: no colour is needed to read it. */
export function besideMedian({
  engagement_rate: rate,
  genre_engagement_median: median,
}: Pick<OpenCreator, "engagement_rate" | "genre_engagement_median">):
  | { text: string; state: "above" | "below" | "level" }
  | undefined {
  if (rate === null || median === null) return undefined;
  const text = `ジャンル中央値 ${formatPercent(median)}`;
  // What is shown with one digit and reads the same is the same.
  if (formatPercent(rate) === formatPercent(median)) return { text, state: "level" };
  return { text, state: rate > median ? "above" : "below" };
}

/** あり, なし; a dash where nobody has looked. */
export const invoiceWord = (registered: OpenCreator["invoice_registered"]) =>
  registered === null ? MISSING : registered ? "あり" : "なし";
