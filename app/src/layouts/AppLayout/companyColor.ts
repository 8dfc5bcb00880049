const COLOR_COUNT = 6;

/** Colour of a company, the same on every machine, so that the bar tells at a glance where one works. */
export function companyColor(companyUid: string): string {
  let sum = 0;
  for (const character of companyUid) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return `var(--tsu-chart-${(sum % COLOR_COUNT) + 1})`;
}
