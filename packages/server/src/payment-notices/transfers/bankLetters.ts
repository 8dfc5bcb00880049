import { toZengin, ZENGIN } from "@tsumugi/contract";

export interface BankLetters {
  readonly written: string;
  /** Characters that no bank file can hold, each once. */
  readonly dropped: string[];
  /** The text is longer than its place. */
  readonly is_cut: boolean;
}

/** A text as a field of `width` bytes holds it, and what of it got lost. */
export function bankLetters(entered: string, width: number): BankLetters {
  const letters = [...toZengin(entered)];
  const kept = letters
    .filter((letter) => ZENGIN.test(letter))
    .join("")
    .trim();
  const written = kept.slice(0, width);
  return {
    written,
    dropped: [...new Set(letters.filter((letter) => !ZENGIN.test(letter)))],
    is_cut: written.length < kept.length,
  };
}
