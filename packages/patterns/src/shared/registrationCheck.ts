import { normalizeRegistrationNumber } from "@tsumugi/ui/format";

/**
 * Whether the digits behind the T bear out each other: a corporation's number begins with 9 − (weighted sum of the other
 * twelve mod 9), weights 1 and 2 in turn from the right. Numbers of individuals need not follow it.
 */
export function hasCheckDigit(number: string): boolean {
  const digits = /^T(\d)(\d{12})$/.exec(number);
  if (!digits) return false;
  const [, check, rest = ""] = digits;
  const sum = [...rest]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return Number(check) === 9 - (sum % 9);
}

/** What is said of a number whose digits do not bear out each other: it is most likely mistyped, but not refused. */
export function registrationHint(number: string): string | undefined {
  const plain = normalizeRegistrationNumber(number);
  if (!/^T\d{13}$/.test(plain) || hasCheckDigit(plain)) return undefined;
  return "検査用数字が合いません。打ち間違いがないか、国税庁の公表サイトで確認してください（このまま保存できます）。";
}
