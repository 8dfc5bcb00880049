import { formatYen } from "../../format/format.ts";

export interface MoneyProps {
  /** Integer yen; null shows a dash. */
  value: number | null | undefined;
  /** 税抜 or 税込 after the amount. */
  tax?: "excluded" | "included";
}

export function Money({ value, tax }: MoneyProps) {
  if (value === null || value === undefined) return <span className="tsu-muted">–</span>;
  return (
    <span className="tsu-num">
      {formatYen(value)}
      {tax && <small className="tsu-muted">（{tax === "excluded" ? "税抜" : "税込"}）</small>}
    </span>
  );
}
