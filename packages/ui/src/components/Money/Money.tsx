import { formatInteger, formatYen } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";
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
  const word = useWord();
  if (value === null || value === undefined || !Number.isFinite(value))
    return <Missing label={word("金額なし")} />;
  return (
    <span className="tsu-num" data-negative={value < 0 || undefined}>
      {notation === "word" ? word("{amount}円", { amount: formatInteger(value) }) : formatYen(value)}
      {tax && <small className="tsu-muted">{word(tax === "excluded" ? "（税抜）" : "（税込）")}</small>}
    </span>
  );
}
