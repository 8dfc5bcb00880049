import type { BankAccountType } from "../companies/companies.constants.ts";

export interface BranchAndNumber {
  readonly branch_code: string;
  readonly kind: BankAccountType;
  readonly number: string;
}

const DIGITS = 7;

/**
 * The account by which other banks transfer to Japan Post Bank, from the symbol (記号) and number (番号) of a passbook;
 * null where they cannot belong together. Symbols with 1 are ordinary accounts, whose number ends with a 1 that is left
 * out; those with 0 are transfer accounts (振替口座).
 */
export function fromJapanPost(symbol: string, number: string): BranchAndNumber | null {
  const parts = /^([01])(\d{2})\d{2}$/.exec(symbol);
  const [, first, place] = parts ?? [];
  if (!place || !/^\d{1,8}$/.test(number)) return null;
  if (first === "0") {
    return number.length > DIGITS - 1
      ? null
      : { branch_code: `${place}9`, kind: "checking", number: number.padStart(DIGITS, "0") };
  }
  if (!number.endsWith("1") || number.length < 2) return null;
  return { branch_code: `${place}8`, kind: "ordinary", number: number.slice(0, -1).padStart(DIGITS, "0") };
}
