import type { ColorName } from "./colors.ts";

type Pair = readonly [front: ColorName, ground: ColorName];

/** Text on background, as used in components: every pair must reach 4.5:1 in both modes (tested). */
export const contrastPairs: readonly Pair[] = [
  ...(["text", "text-muted", "text-subtle", "brand-text", "danger-text"] as const).flatMap((text) =>
    (["bg", "surface", "raised", "sunken", "hover", "selected"] as const).map(
      (ground) => [text, ground] as const,
    ),
  ),
  ["success-text", "surface"],
  ["warning-text", "surface"],
  ["thread-text", "surface"],
  ["on-brand", "brand"],
  ["on-brand", "brand-hover"],
  ["on-solid", "danger-solid"],
  ["on-solid", "danger-hover"],
  ["on-solid", "thread-solid"],
  ["brand-text", "brand-soft"],
  ["text", "brand-soft"],
  // Sundays, holidays and Saturdays of a chosen period.
  ["danger-text", "brand-soft"],
  ["info-text", "brand-soft"],
  ["thread-text", "thread-soft"],
  ["success-text", "success-soft"],
  ["warning-text", "warning-soft"],
  ["danger-text", "danger-soft"],
  ["info-text", "info-soft"],
  ["neutral-text", "neutral-soft"],
  ["fuji-text", "fuji-soft"],
  ["asagi-text", "asagi-soft"],
  ["drawer-text", "drawer"],
  ["drawer-text", "drawer-active"],
  ["drawer-muted", "drawer"],
  ["drawer-muted", "drawer-hover"],
];

/** Non-text colors (focus rings, field borders, chart lines): at least 3:1 in both modes (tested). */
export const graphicPairs: readonly Pair[] = [
  ["border-strong", "surface"],
  ["brand", "surface"],
  ["border-strong", "bg"],
  ["focus", "surface"],
  ["focus", "bg"],
  ["focus", "focus-gap"],
  ["drawer-focus", "drawer"],
  ["drawer-focus", "drawer-active"],
  ["thread", "surface"],
  ["thread", "drawer"],
  ...([1, 2, 3, 4, 5, 6] as const).map((at) => [`chart-${at}`, "surface"] as const),
  ...(["selection", "approach", "production", "posting", "settlement", "done"] as const).map(
    (phase) => [`phase-${phase}`, "surface"] as const,
  ),
];
