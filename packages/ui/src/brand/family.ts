import { type Oklch, oklchOf } from "../theme/colorSpace.ts";
import { contrastRatio } from "../theme/contrast.ts";
import { contrastPairs, graphicPairs } from "../theme/contrastPairs.ts";
import { colors } from "../theme/tokens.ts";
import { type Failing, fitted, shifted } from "./fitted.ts";
import { type BrandColorName, type BrandColors, familyNames, type Mode } from "./names.ts";

export const TEXT_CONTRAST = 4.5;
export const GRAPHIC_CONTRAST = 3;

const inFamily = (name: string): name is BrandColorName => (familyNames as readonly string[]).includes(name);

/** Every pair that one of the brand's own colours takes part in, with what WCAG 2.2 (AA) asks of it. */
export const brandPairs = [
  ...contrastPairs.map(([front, ground]) => ({ front, ground, least: TEXT_CONTRAST })),
  ...graphicPairs.map(([front, ground]) => ({ front, ground, least: GRAPHIC_CONTRAST })),
].filter(({ front, ground }) => inFamily(front) || inFamily(ground));

/** The house's own colour for that place, with the brand's hue, and as much of its chroma as the brand has. */
function moved(mode: Mode, name: BrandColorName, seed: Oklch): Oklch {
  const [own, base] = [oklchOf(colors[mode][name]), oklchOf(colors[mode].brand)];
  return { l: own.l, c: own.c * Math.min(2, seed.c / base.c), h: seed.h };
}

/**
 * The family of one colour. Grounds come first, then what stands on them: each is moved to the brand's hue and
 * then lighter or darker until every pair with what is settled already holds.
 */
export function familyOf(mode: Mode, seed: string): BrandColors {
  const known: Record<string, string> = { ...colors[mode] };
  const settled = new Set(Object.keys(known).filter((name) => !inFamily(name)));
  const failing =
    (name: BrandColorName): Failing =>
    (hex) =>
      brandPairs.some(({ front, ground, least }) => {
        const other = front === name ? ground : ground === name ? front : undefined;
        return other && settled.has(other) && contrastRatio(hex, known[other] as string) < least;
      });
  const settle = (name: BrandColorName, hex: string) => {
    known[name] = hex;
    settled.add(name);
  };
  const place = (name: BrandColorName, towards: 1 | -1, from = moved(mode, name, lch)) =>
    settle(name, fitted(from, towards, failing(name)));

  const lch = oklchOf(seed);
  const [toGround, toText] = mode === "light" ? ([1, -1] as const) : ([-1, 1] as const);

  place("brand-soft", toGround);
  place("selected", toGround);
  place("brand-line", toGround);
  // The colour itself: as asked, unless nothing could be told from the page or read on it.
  const onBrand = (hex: string) =>
    [colors.light["on-solid"], colors.light.text].find((ink) => contrastRatio(ink, hex) >= TEXT_CONTRAST);
  const isUnfit: Failing = (hex) => failing("brand")(hex) || onBrand(hex) === undefined;
  const brand = isUnfit(seed) ? fitted(lch, toText, isUnfit) : seed;
  settle("brand", brand);
  const ink = onBrand(brand) ?? colors.light.text;
  settle("on-brand", ink);
  // Away from its text, so that hovering never makes it harder to read.
  const away = ink === colors.light["on-solid"] ? -1 : 1;
  place("brand-hover", away, shifted(oklchOf(brand), away * 0.06));
  place("brand-text", toText, oklchOf(brand));
  place("drawer", -1);
  place("drawer-hover", -1);
  place("drawer-active", -1);
  place("drawer-line", -1);
  place("drawer-text", 1);
  place("drawer-muted", 1);
  place("focus-gap", toGround, mode === "light" ? oklchOf(colors.light["focus-gap"]) : undefined);
  place("focus", toText, mode === "dark" ? oklchOf(colors.dark.focus) : undefined);
  place("chart-1", toText);
  return Object.fromEntries(familyNames.map((name) => [name, known[name]])) as BrandColors;
}
