import { type CompanyColor, type ShownColor, shownColorOf } from "@tsumugi/contract";

const tokens: Record<ShownColor, string> = {
  ai: "var(--tsu-chart-1)",
  kaki: "var(--tsu-chart-2)",
  asagi: "var(--tsu-chart-3)",
  fuji: "var(--tsu-chart-4)",
  yamabuki: "var(--tsu-chart-5)",
  tokiwa: "var(--tsu-chart-6)",
};

/** Colour of a company as a style: the chosen one, or one made from its uid. */
export const companyColorVar = (color: CompanyColor, companyUid: string): string =>
  tokens[shownColorOf(color, companyUid)];
