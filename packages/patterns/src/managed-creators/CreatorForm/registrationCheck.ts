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
