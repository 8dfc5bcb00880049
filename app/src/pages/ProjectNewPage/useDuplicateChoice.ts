import { useState } from "react";
import { useUrlState } from "../../shared/useUrlState.ts";
import type { DuplicateChoice } from "./DuplicateChoices.tsx";

const CREATORS = "creators";
const FEES = "fees";
const CHOSEN = "1";

/** What comes along with a copy, in the address, too: after a reload it is there again, as what was typed is. */
export function useDuplicateChoice(): [DuplicateChoice, (choice: DuplicateChoice) => void] {
  const url = useUrlState();
  // The address follows a moment later: a box that waited for it would lose its tick in between.
  const [choice, setChoice] = useState<DuplicateChoice>({
    with_creators: url.get(CREATORS) === CHOSEN,
    with_fees: url.get(FEES) === CHOSEN,
  });
  const choose = (next: DuplicateChoice) => {
    setChoice(next);
    url.set({ [CREATORS]: next.with_creators ? CHOSEN : null, [FEES]: next.with_fees ? CHOSEN : null });
  };
  return [choice, choose];
}
