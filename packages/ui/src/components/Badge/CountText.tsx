import { useWord } from "../../words/useWord.ts";
import { spoken } from "./CountBadge.tsx";

/** A count as it is read aloud, for what draws one in a corner. Of its own, so that a button without a count asks for no words. */
export const CountText = ({ count }: { count: number }) => spoken(count, "", useWord());
