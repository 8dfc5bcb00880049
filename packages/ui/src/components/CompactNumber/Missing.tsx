import { MISSING } from "../../format/format.ts";
import { useWord } from "../../format/words/useWord.ts";

export interface MissingProps {
  /** Text for screen readers instead of the dash. Default 「データなし」. */
  label?: string;
}

/** An unknown value: shown as a dash, announced as a text. Never zero and never empty. */
export function Missing({ label }: MissingProps) {
  const word = useWord();
  return (
    <span className="tsu-missing">
      <span aria-hidden="true">{MISSING}</span>
      <span className="tsu-hidden">{label ?? word("データなし")}</span>
    </span>
  );
}
