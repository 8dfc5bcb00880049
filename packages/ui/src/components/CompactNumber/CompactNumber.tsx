import { formatCompact, formatInteger } from "../../format/format.ts";

export interface CompactNumberProps {
  value: number | null | undefined;
  /** After the number, e.g. 人 or 回. */
  unit?: string;
}

/** `12.3万`; the exact value on hover and to a screen reader. A missing value is a dash, never zero. */
export function CompactNumber({ value, unit = "" }: CompactNumberProps) {
  if (value === null || value === undefined) return <span className="tsu-muted">–</span>;
  const exact = `${formatInteger(value)}${unit}`;
  return (
    <data className="tsu-num" value={value} title={exact}>
      {formatCompact(value)}
      {unit}
    </data>
  );
}
