import { hexOf, linearOf, oklabOf } from "./colorSpace.ts";

/** Kinds of colour vision, by Machado, Oliveira and Fernandes (2009) at full severity, on linear light. */
const matrices = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type ColorVision = "normal" | keyof typeof matrices;

/** How a `#rrggbb` colour looks to that vision, as `#rrggbb`. */
export function seenAs(hex: string, vision: ColorVision): string {
  if (vision === "normal") return hex;
  const m = matrices[vision];
  const [r, g, b] = linearOf(hex);
  const seen = [0, 3, 6].map(
    (at) => (m[at] as number) * r + (m[at + 1] as number) * g + (m[at + 2] as number) * b,
  );
  return hexOf(seen);
}

/** Distance of two colors in OKLab × 100: about 2 is just noticeable, 10 is clear at a glance. */
export function colorDistance(a: string, b: string): number {
  const [x, y] = [oklabOf(a), oklabOf(b)];
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}
