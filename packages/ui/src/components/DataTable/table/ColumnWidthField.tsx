import { useState } from "react";
import { useWord } from "../../../words/useWord.ts";
import { MAX_WIDTH, MIN_WIDTH } from "./layout.ts";

export interface ColumnWidthFieldProps {
  /** The column's name. */
  header: string;
  /** px. If absent, the column shares the remaining width. */
  width: number | undefined;
  onWidthChange: (width: number) => void;
}

/**
 * Width of a column in px. An incomplete number (the 1 of 120) is kept while typing and dropped on blur;
 * `onWidthChange` is called with valid widths only.
 */
export function ColumnWidthField({ header, width, onWidthChange }: ColumnWidthFieldProps) {
  const word = useWord();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="width">
      <span className="tsu-hidden">{word("{name}の幅", { name: header })}</span>
      <input
        type="number"
        className="tsu-field"
        min={MIN_WIDTH}
        max={MAX_WIDTH}
        step={8}
        placeholder={word("自動")}
        value={typed ?? width ?? ""}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = target.valueAsNumber;
          if (next >= MIN_WIDTH && next <= MAX_WIDTH) onWidthChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
      px
    </label>
  );
}
