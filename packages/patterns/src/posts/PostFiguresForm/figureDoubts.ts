import { engagementFields, type MetricField, metricFieldLabels } from "@tsumugi/contract";
import { formatInteger } from "@tsumugi/ui/format";

type Values = Partial<Record<MetricField, number | null>>;

const isEngagement = (field: MetricField) => engagementFields.some((one) => one === field);

/** A cumulative figure that falls below this part of itself was more likely read wrong. */
const LEAST_LEFT = 0.5;

const isGrouped = (text: string) => /^\d{1,3}(,\d{3})+$/.test(/[\d,]+/.exec(text)?.[0] ?? "");

interface Typed {
  readonly field: MetricField;
  readonly value: number;
  /** As it was typed. */
  readonly text: string;
}

/**
 * What of a typed figure can hardly be true, for the person to look at once more: it is saved all the same, since platforms
 * count in ways of their own.
 * @param values the figures of the post as they would stand
 * @param now the figure as it stands
 */
export function figureDoubt(
  { field, value, text }: Typed,
  values: Values,
  now: number | undefined,
): string | null {
  const plain = text.normalize("NFKC").trim();
  if (plain.includes(",") && !isGrouped(plain))
    return `${formatInteger(value)}と読みました。カンマの位置を確かめてください。`;
  const above = isEngagement(field) ? "views" : field === "reach" ? "impressions" : null;
  const most = above && values[above];
  if (above && most != null && value > most)
    return `${metricFieldLabels[above]}の${formatInteger(most)}より多い数値です。桁を確かめてください。`;
  if (now !== undefined && value < now * LEAST_LEFT)
    return `今の${formatInteger(now)}から大きく減ります。桁を確かめてください。`;
  return null;
}
