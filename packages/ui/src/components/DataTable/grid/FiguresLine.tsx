import { useId, useState } from "react";
import { formatPercent, formatYen } from "../../../format/format.ts";
import { useWord } from "../../../words/useWord.ts";
import { Button } from "../../Button/Button.tsx";
import type { FigureType, KindFigures, RangeFigures } from "./rangeFigures.ts";

/** Sums of decimals such as 0.1 + 0.2 end in digits that nobody typed. */
const exact = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 4 });
const rough = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 2 });
const shown: Record<FigureType, (value: number) => string> = {
  yen: formatYen,
  number: (value) => exact.format(value),
  percent: formatPercent,
};
const averaged: typeof shown = { ...shown, number: (value) => rough.format(value) };
const names = { yen: "金額", number: "数", percent: "割合" } as const;

/**
 * What a selected range comes to. It is no live region, because it changes at each arrow key: whoever cannot see it goes to
 * its button, which is described by all of it.
 */
export function FiguresLine({ figures }: { figures: RangeFigures }) {
  const word = useWord();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { count, kinds } = figures;
  const one = (label: string, value: string) => (
    <span>
      {label} <b>{value}</b>
    </span>
  );
  const kind = (of: KindFigures) => (
    <span key={of.type} className="kind">
      {kinds.length > 1 && <span>{word(names[of.type])}</span>}
      {of.type !== "percent" && one(word("合計"), shown[of.type](of.sum))}
      {one(word("平均"), averaged[of.type](of.average))}
      {isWhole && one(word("最小"), shown[of.type](of.min))}
      {isWhole && one(word("最大"), shown[of.type](of.max))}
    </span>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line of numbers, not a set of fields
    <span className="figures" role="group" aria-label={word("選んだ範囲の集計")}>
      <span id={id} className="kinds">
        {one(word("個数"), exact.format(count))}
        {kinds.map(kind)}
      </span>
      {kinds.length > 0 && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isWhole}
          aria-describedby={id}
          onClick={() => setWhole(!isWhole)}
        >
          {word("最小・最大")}
        </Button>
      )}
    </span>
  );
}
