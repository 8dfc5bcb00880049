import { type CompanyColor, companyColors } from "./companies.constants.ts";

/** A colour that can be shown: `auto` stands for one of these. */
export type ShownColor = Exclude<CompanyColor, "auto">;

export const shownColors = companyColors.filter((color): color is ShownColor => color !== "auto");

/**
 * The colour of a company, the same on every screen and paper: the chosen one, or one made from its uid. Where the uid may
 * not be told, as in a shared report, the server says the colour instead.
 */
export function shownColorOf(color: CompanyColor, companyUid: string): ShownColor {
  if (color !== "auto") return color;
  let sum = 0;
  for (const character of companyUid) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return shownColors[sum % shownColors.length] ?? "ai";
}
