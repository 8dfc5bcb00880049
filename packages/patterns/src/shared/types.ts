import type { DataTableProps } from "@tsumugi/ui";
/** Structural types of the patterns: only what is drawn, under the names of the wire. */

export interface PersonLook {
  uid: string;
  name: string;
  image?: string | null;
}

export interface OptionLook {
  value: string;
  label: string;
  /** How many people it has; shown where choices are listed. */
  count?: number;
}

/** `fields` of an error answer: body path → message. */
export type FieldErrors = Readonly<Record<string, string>>;

/** How a person arranged a table's columns. With `onLayoutChange` the table offers 「列の設定」. */
export type TableArrangement = Pick<DataTableProps<never>, "layout" | "onLayoutChange">;
