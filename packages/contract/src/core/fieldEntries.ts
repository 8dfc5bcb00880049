/** One entry of a field of the kind `rates`. */
export interface DatedRate {
  readonly from: string;
  readonly percent: number;
}

/** One entry of a field of the kind `periods`: both days belong to it. */
export interface ClosedPeriod {
  readonly from: string;
  readonly to: string;
  readonly name: string;
}

/** Value of one of a company's own fields; a day is `YYYY-MM-DD`, a choice the uid of its option. */
export type CustomValue = string | number | boolean;
/** By the uid of the field. What is blank is not there. */
export type CustomValues = Readonly<Record<string, CustomValue>>;
/** As a body brings them, and a form holds them: null and what else is blank takes a value away. */
export type CustomBody = Readonly<Record<string, CustomValue | null>>;
/** Characters of a text among them. */
export const CUSTOM_TEXT_MAX = 1000;
