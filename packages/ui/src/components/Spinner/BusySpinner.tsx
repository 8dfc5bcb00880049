import { useWord } from "../../words/useWord.ts";
import { Spinner } from "./Spinner.tsx";

/** In a button that works. Of its own, so that a button at rest asks for no words. */
export function BusySpinner({ size }: { size: number }) {
  const word = useWord();
  return <Spinner size={size} label={word("処理中")} />;
}
