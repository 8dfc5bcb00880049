import { formatInteger, formatYen } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Missing } from "../CompactNumber/Missing.tsx";
import { cx } from "../cx.ts";
import type { Native } from "../native.ts";

export interface MoneyProps extends Native<"span", "children"> {
  /** 円の整数。分からなければ「–」になります。 */
  value: number | null | undefined;
  /** 金額のあとの「税抜」「税込」。 */
  tax?: "excluded" | "included";
  /** `symbol` は ¥1,234（既定）、`word` は文の中の 1,234円。 */
  notation?: "symbol" | "word";
}

/** An amount in yen. Negative amounts have a sign and are highlighted. */
export function Money({ value, tax, notation = "symbol", className, ...rest }: MoneyProps) {
  const word = useWord();
  if (value === null || value === undefined || !Number.isFinite(value))
    return <Missing {...rest} className={className} label={word("金額なし")} />;
  return (
    <span {...rest} className={cx("tsu-num", className)} data-negative={value < 0 || undefined}>
      {notation === "word" ? word("{amount}円", { amount: formatInteger(value) }) : formatYen(value)}
      {tax && <small className="tsu-muted">{word(tax === "excluded" ? "（税抜）" : "（税込）")}</small>}
    </span>
  );
}
