import { useState } from "react";
import { defaultChoices, type FieldChoiceRow, type FieldChoices } from "./fieldChoiceRows.ts";

/** What is kept of two sides, field by field. Choices belong to this pair: another one begins with the defaults. */
export function useFieldChoices(pair: string, rows: readonly FieldChoiceRow[]) {
  const [chosen, setChosen] = useState<{ pair: string; choices: FieldChoices }>();
  const isChanged = chosen?.pair === pair;
  return {
    // A row may come after somebody has begun to choose.
    choices: { ...defaultChoices(rows), ...(isChanged && chosen.choices) },
    isChanged,
    choose: (choices: FieldChoices) => setChosen({ pair, choices }),
  };
}
