import { useUrlState } from "../../shared/useUrlState.ts";
import type { DuplicateChoice } from "./DuplicateChoices.tsx";

const CREATORS = "creators";
const FEES = "fees";
const CHOSEN = "1";

/** What comes along with a copy, in the address: after a reload it is there again, as what was typed is. */
export function useDuplicateChoice(): [DuplicateChoice, (choice: DuplicateChoice) => void] {
  const url = useUrlState();
  const choice = { with_creators: url.get(CREATORS) === CHOSEN, with_fees: url.get(FEES) === CHOSEN };
  const choose = ({ with_creators, with_fees }: DuplicateChoice) =>
    url.set({ [CREATORS]: with_creators ? CHOSEN : null, [FEES]: with_fees ? CHOSEN : null });
  return [choice, choose];
}
