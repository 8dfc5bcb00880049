/** Three parts of a colour: red, green and blue, or lightness and two axes. */
export type Triple = [number, number, number];

/** A colour by what people see: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);
const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Linear light of a `#rrggbb` colour. */
export const linearOf = (hex: string) =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Triple;

/** `#rrggbb` of linear light; what a screen cannot show is cut off. */
export const hexOf = (linear: readonly number[]): string =>
  `#${linear
    .map((value) =>
      Math.round(toGamma(clamp(value)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

/** OKLab by Ottosson (2020). */
export function oklabOf(hex: string): Triple {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function oklchOf(hex: string): Oklch {
  const [l, a, b] = oklabOf(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function linearOfOklch({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

const isShown = (linear: Triple) => linear.every((value) => value > -0.0005 && value < 1.0005);

/** The nearest colour that a screen can show: lightness and hue stay, chroma gives way. */
export function hexOfOklch(color: Oklch): string {
  const l = clamp(color.l);
  let [shown, tooMuch] = [0, color.c];
  if (isShown(linearOfOklch({ ...color, l }))) return hexOf(linearOfOklch({ ...color, l }));
  for (let step = 0; step < 16; step++) {
    const c = (shown + tooMuch) / 2;
    if (isShown(linearOfOklch({ l, c, h: color.h }))) shown = c;
    else tooMuch = c;
  }
  return hexOf(linearOfOklch({ l, c: shown, h: color.h }));
}
