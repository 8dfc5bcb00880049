/** What the worker is given: the file's bytes, and which of its sheets. */
export interface WorkbookAsked {
  readonly bytes: Uint8Array;
  /** By its name; absent: the first one that looks like a list, else the first that holds anything. */
  readonly sheet?: string | undefined;
}

/** What it answers: a sheet as text, or why there is none. */
export type WorkbookAnswer =
  | {
      /** Rows as lines of a comma separated text, blank rows among them, so that their numbers stay those of the sheet. */
      readonly text: string;
      readonly sheet: string;
      /** Of all sheets that can be seen, in their order. */
      readonly names: readonly string[];
    }
  | { readonly wrong: "no_workbook" | "broken" | "too_big" | "long_text" | "empty" | "no_sheet" }
  | { readonly wrong: "unstorable"; readonly row: number };
