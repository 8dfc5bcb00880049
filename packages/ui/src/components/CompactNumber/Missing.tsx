import { MISSING } from "../../format/format.ts";

export interface MissingProps {
  /** What a screen reader says instead of the dash. Default 「データなし」. */
  label?: string;
}

/** A value that is not known: a dash to look at, a word to hear. Never zero, never nothing. */
export function Missing({ label = "データなし" }: MissingProps) {
  return (
    <span className="tsu-missing">
      <span aria-hidden="true">{MISSING}</span>
      <span className="tsu-hidden">{label}</span>
    </span>
  );
}
