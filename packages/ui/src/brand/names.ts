import type { ColorName } from "../theme/tokens.ts";

/** What a brand brings: everything else (states, statuses, grounds) means the same in every brand. */
export const familyNames = [
  "brand",
  "on-brand",
  "brand-hover",
  "brand-soft",
  "brand-line",
  "brand-text",
  "selected",
  "drawer",
  "drawer-hover",
  "drawer-active",
  "drawer-text",
  "drawer-muted",
  "drawer-line",
  "focus",
  "focus-gap",
  "chart-1",
] as const satisfies readonly ColorName[];

export type BrandColorName = (typeof familyNames)[number];
export type BrandColors = Record<BrandColorName, string>;
export type Mode = "light" | "dark";
