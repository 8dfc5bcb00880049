import { compactText, formatInteger } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";
import { Missing } from "./Missing.tsx";

export interface CompactNumberProps {
  value: number | null | undefined;
  /** After the number, e.g. 人 or 回. */
  unit?: string;
  /** Focusable by Tab and by tap to show the exact value. Not for table rows, which have one tab stop. */
  focusable?: boolean;
}

/** `12.3万`; the exact value on hover. A missing value is a dash, never zero. */
export function CompactNumber({ value, unit = "", focusable = false }: CompactNumberProps) {
  const word = useWord();
  if (value === null || value === undefined || !Number.isFinite(value)) return <Missing />;
  const exact = `${formatInteger(value)}${unit}`;
  return (
    <data
      className={focusable ? "tsu-num tsu-exact" : "tsu-num"}
      value={value}
      title={exact}
      {...(focusable && { tabIndex: 0 })}
    >
      {compactText(value, word)}
      {unit}
    </data>
  );
}
