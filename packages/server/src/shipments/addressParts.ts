import { splitPostalCode } from "../managed-creators/postalAddress.ts";

const POSTAL_CODE = /^〒?\d{3}-?\d{4}$/;

/** The number of the house stands in it, in figures or, as 二番三号, in words. */
const hasNumber = (part: string): boolean =>
  !POSTAL_CODE.test(part) && (/\d/.test(part) || /(?:番地?|号)$/.test(part));

/** `2番3号` goes on with the street after `1丁目`, while `101` after `1-2-3` is a room. */
const goesOn = (before: string, part: string): boolean => /^\d/.test(part) && !/[\d号]$/.test(before);

/**
 * The carriers' forms ask for the building apart, in a column that takes few letters. People write it after a blank, and
 * blanks before the number of the house as well: `東京都 渋谷区神宮前1-2-3 つむぎ荘`.
 */
export function addressParts(address: string): [string, string] {
  const parts = address.trim().split(/\s+/);
  const plain = parts.map((part) => part.normalize("NFKC"));
  const at = plain.findIndex(
    (part, index) => plain.slice(0, index).some(hasNumber) && !goesOn(plain[index - 1] ?? "", part),
  );
  // Without any number the first blank is all that tells them apart.
  const end = at > 0 ? at : plain.some(hasNumber) ? parts.length : 1;
  return [parts.slice(0, end).join(" "), parts.slice(end).join(" ")];
}

/**
 * Postal code, address and building, as the carriers' forms take them. Lists keep the code at the beginning of the
 * address, where the forms do not look for it: they refuse a row without one.
 */
export function labelAddress({
  postal_code,
  address,
}: {
  readonly postal_code: string;
  readonly address: string;
}): [string, string, string] {
  const split = splitPostalCode(address);
  if (!split || (postal_code !== "" && postal_code !== split.code))
    return [postal_code, ...addressParts(address)];
  return [split.code, ...addressParts(split.rest)];
}
