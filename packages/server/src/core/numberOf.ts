const NUMBER = /^([-△▲]?)(?:(\d+(?:\.\d+)?)億)?(?:(\d+(?:\.\d+)?)万)?(?:(\d+(?:\.\d+)?)千)?(\d+(?:\.\d+)?)?$/;

/** A comma that does not part thousands: 「5,0」 is 5.0 to some and 50 to others, and 「1,2000」 a slip. */
const ODD_COMMA = /[,、](?!\d{3}(?!\d))|(?<!\d)[,、]|\d{4}[,、]/;

/** The digits without commas and blanks; undefined where a comma parts no thousands. */
export function withoutCommas(text: string): string | undefined {
  const plain = text.normalize("NFKC").replace(/\s/g, "");
  return ODD_COMMA.test(plain) ? undefined : plain.replace(/[,、]/g, "");
}

/** `１２，０００`, `5万`, `1.5千`, `¥30,000`, `△500` → a number; undefined for anything else. */
export function numberOf(text: string): number | undefined {
  const plain = withoutCommas(text)?.replace(/[¥円]/g, "").replace(/^−/, "-") ?? "";
  const [all, sign, oku, man, sen, rest] = NUMBER.exec(plain) ?? [];
  if (!all || [oku, man, sen, rest].every((part) => part === undefined)) return undefined;
  const units = [
    [oku, 1e8],
    [man, 1e4],
    [sen, 1e3],
    [rest, 1],
  ] as const;
  const sum = units.reduce((total, [digits, factor]) => total + Number(digits ?? 0) * factor, 0);
  const rounded = Number(sum.toPrecision(15));
  return sign ? -rounded : rounded;
}
