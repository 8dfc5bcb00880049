import { palette } from "../../theme/palette.ts";

interface Stroke {
  d: string;
  stroke: string;
  width: number;
  cap: "round" | "butt";
}

const ground = palette.ai[600];
const warp = { stroke: palette.washi[50], width: 3.8, cap: "round" } as const;
const gap = { stroke: ground, width: 7.4, cap: "butt" } as const;
const WEFT = "M27 7.500c-.8 8.600-7.600 14.300-21.500 14.800";

/**
 * The sign on a square of 32: two warp threads and one weft, over the second and under the first, together a
 * ツ.
 */
export const mark = {
  side: 32,
  radius: 8,
  ground,
  strokes: [
    { d: "M11 6v20M18.500 6v20", ...warp },
    { d: "M26.600 9.500c-1.500 7.300-7 11.900-14.100 12.600", ...gap },
    { d: WEFT, stroke: palette.kaki[300], width: 3.8, cap: "round" },
    { d: "M11 17v7.500", ...gap },
    { d: "M11 14v12", ...warp },
  ] satisfies Stroke[],
} as const;

/**
 * The sign as an SVG file. `bleed` fills the whole square, for icons that the device cuts to its own shape.
 */
export function markSvg({ bleed = false }: { bleed?: boolean } = {}): string {
  const paths = mark.strokes
    .map(
      ({ d, stroke, width, cap }) =>
        `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="${cap}"/>`,
    )
    .join("");
  const threads = bleed ? `<g transform="translate(4.800 4.800) scale(.7)">${paths}</g>` : paths;
  const corner = bleed ? "" : ` rx="${mark.radius}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><title>ツムギ</title><rect width="32" height="32"${corner} fill="${mark.ground}"/>${threads}</svg>\n`;
}
