import { useState } from "react";
import { MAX_WIDTH, MIN_WIDTH } from "./layout.ts";

export interface ColumnWidthFieldProps {
  /** The column's words. */
  header: string;
  /** px; absent: the column shares what is left. */
  width: number | undefined;
  onWidthChange: (width: number) => void;
}

/**
 * Width of a column in px. Half a number (the 1 of 120) is kept while it is typed and let go when the field is left:
 * only widths that a column can have are handed over.
 */
export function ColumnWidthField({ header, width, onWidthChange }: ColumnWidthFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="width">
      <span className="tsu-hidden">{header}の幅</span>
      <input
        type="number"
        className="tsu-field"
        min={MIN_WIDTH}
        max={MAX_WIDTH}
        step={8}
        placeholder="自動"
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
