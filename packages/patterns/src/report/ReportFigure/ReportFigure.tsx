import { CompactNumber, Missing, Money } from "@tsumugi/ui";
import { formatInteger, formatPercent, formatYenPerUnit } from "@tsumugi/ui/format";
import { type ReportFigureKind, whyMissing } from "./whyMissing.ts";

export interface ReportFigureProps {
  /** 何の数値か。表し方と、値がないときの理由が決まります。 */
  kind: ReportFigureKind;
  /** 値。計測していないか計算できなければ null で、「—」とその理由になります。 */
  value: number | null | undefined;
  /** 数を縮めず、四捨五入した整数で出します。 */
  whole?: boolean;
}

/** One cell of a report: a figure, or a dash that says why, on hover and to readers. */
export function ReportFigure({ kind, value, whole = false }: ReportFigureProps) {
  if (value === null || value === undefined || !Number.isFinite(value)) {
    const why = whyMissing(kind);
    return <Missing label={why} title={why} />;
  }
  if (kind === "er") return formatPercent(value);
  if (kind === "cpv" || kind === "cpe") return formatYenPerUnit(value);
  if (kind === "cost") return <Money value={whole ? Math.round(value) : value} />;
  return whole ? formatInteger(Math.round(value)) : <CompactNumber value={value} />;
}
