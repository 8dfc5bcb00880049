import { postalCodeOf } from "@tsumugi/contract";

/** `〒１５０ー０００１　` before the address itself. */
const LEADING_CODE = /^\s*(〒?\s*[\d０-９]{3}[-‐‑‒–—―−－ー]?[\d０-９]{4})(?![-‐‑‒–—―−－ー\d０-９])\s*/u;

/** The postal code that stands at the beginning of an address, as lists keep it, and the address behind it. */
export function splitPostalCode(address: string): { code: string; rest: string } | undefined {
  const [written, typed] = LEADING_CODE.exec(address) ?? [];
  const code = typed && postalCodeOf(typed);
  const rest = address.slice(written?.length ?? 0);
  return code && rest !== "" ? { code, rest } : undefined;
}
