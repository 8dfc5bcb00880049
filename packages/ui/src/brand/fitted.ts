import { hexOfOklch, type Oklch } from "../theme/colorSpace.ts";

/** Whether a colour is still not good enough for its place. */
export type Failing = (hex: string) => boolean;

const STEP = 0.004;

export const shifted = (color: Oklch, by: number): Oklch => ({ ...color, l: color.l + by });

/** The nearest lightness at which the colour is good enough; of two as near, the one on the wanted side. */
export function fitted(from: Oklch, towards: 1 | -1, isFailing: Failing): string {
  for (let away = 0; away <= 1; away += STEP) {
    for (const side of [towards, -towards]) {
      const hex = hexOfOklch(shifted(from, side * away));
      if (!isFailing(hex)) return hex;
    }
  }
  // Black or white stands out from anything that text is put on.
  return hexOfOklch({ l: towards > 0 ? 1 : 0, c: 0, h: 0 });
}
