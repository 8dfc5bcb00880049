import type { CompanyColor } from "@tsumugi/contract";

const tokens: Record<Exclude<CompanyColor, "auto">, string> = {
  ai: "var(--tsu-chart-1)",
  kaki: "var(--tsu-chart-2)",
  asagi: "var(--tsu-chart-3)",
  fuji: "var(--tsu-chart-4)",
  yamabuki: "var(--tsu-chart-5)",
  tokiwa: "var(--tsu-chart-6)",
};
const colors = Object.values(tokens);

/** Colour of a company, the same on every machine: the chosen one, or one made from its uid. */
export function companyColorVar(color: CompanyColor, companyUid: string): string {
  if (color !== "auto") return tokens[color];
  let sum = 0;
  for (const character of companyUid) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return colors[sum % colors.length] ?? tokens.ai;
}
