import { formatInteger, formatYen } from "../../format/format.ts";
import { Missing } from "../CompactNumber/Missing.tsx";

export interface MoneyProps {
  /** Integer yen; an unknown value is shown as a dash. */
  value: number | null | undefined;
  /** 税抜 or 税込 after the amount. */
  tax?: "excluded" | "included";
  /** `¥1,234` (default), or `1,234円` in running text. */
  notation?: "symbol" | "word";
}

/** An amount in yen. Negative amounts have a sign and are highlighted. */
export function Money({ value, tax, notation = "symbol" }: MoneyProps) {
  if (value === null || value === undefined || !Number.isFinite(value)) return <Missing label="金額なし" />;
  return (
    <span className="tsu-num" data-negative={value < 0 || undefined}>
      {notation === "word" ? `${formatInteger(value)}円` : formatYen(value)}
      {tax && <small className="tsu-muted">（{tax === "excluded" ? "税抜" : "税込"}）</small>}
    </span>
  );
}
