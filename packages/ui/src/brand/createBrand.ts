import { type ColorVision, colorDistance, seenAs } from "../theme/colorVision.ts";
import { contrastRatio } from "../theme/contrast.ts";
import { colors } from "../theme/tokens.ts";
import { brandCss } from "./brandCss.ts";
import { brandPairs, familyOf, GRAPHIC_CONTRAST } from "./family.ts";
import type { BrandColorName, BrandColors, Mode } from "./names.ts";

export interface BrandInput {
  /** The brand's colour on the light ground, as `#rgb` or `#rrggbb`. */
  light: string;
  /** The same on the dark ground. Default: made of `light`. */
  dark?: string;
  /** Only parts with `data-brand` of this name get the brand. Default: the whole page. */
  name?: string;
}

/** A colour that is not used as it was asked for, and why. */
export interface BrandChange {
  mode: Mode;
  name: BrandColorName;
  asked: string;
  used: string;
  /** Cause and cure in a sentence, for people. */
  reason: string;
}

export interface BrandContrast {
  mode: Mode;
  front: string;
  ground: string;
  ratio: number;
  /** What WCAG 2.2 (AA) asks for: 4.5 for text, 3 for the rest. */
  least: number;
}

export interface Brand {
  colors: Record<Mode, BrandColors>;
  /** Custom properties for both modes, for a style element or a file. */
  css: string;
  /** Empty: everything is as it was asked for. */
  changes: readonly BrandChange[];
  contrasts: readonly BrandContrast[];
}

function hexOf(asked: string): string {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(asked.trim())?.[1]?.toLowerCase();
  if (!hex) {
    throw new Error(
      `「${asked}」は色として読めません。${colors.light.brand} のように # と 6 桁（か 3 桁）で書いてください。`,
    );
  }
  return hex.length === 6 ? `#${hex}` : `#${[...hex].map((digit) => digit + digit).join("")}`;
}

const visions: ColorVision[] = ["normal", "protan", "deutan", "tritan"];
/** OKLab × 100: clear at a glance, and for those who see fewer colours as far as the house's own lines are. */
const apart = (vision: ColorVision) => (vision === "normal" ? 12 : 6);

/** The second line is drawn next to the first: whoever looks must tell them apart. */
const isTold = (mode: Mode, line: string) =>
  visions.every(
    (vision) => colorDistance(seenAs(line, vision), seenAs(colors[mode]["chart-2"], vision)) >= apart(vision),
  );

const modeNames: Record<Mode, string> = { light: "明るい", dark: "暗い" };

function ofMode(mode: Mode, asked: string): { family: BrandColors; changes: BrandChange[] } {
  const family = familyOf(mode, asked);
  const changes: BrandChange[] = [];
  if (family.brand !== asked) {
    const ratio = contrastRatio(asked, colors[mode].surface);
    const reason =
      ratio < GRAPHIC_CONTRAST
        ? `${modeNames[mode]}画面の地との差が ${ratio.toFixed(1)}:1 で、ボタンの形が見えません。${GRAPHIC_CONTRAST}:1 になる ${family.brand} にしました。`
        : `白でも黒でも文字が 4.5:1 になりません。文字が読める ${family.brand} にしました。`;
    changes.push({ mode, name: "brand", asked, used: family.brand, reason });
  }
  if (!isTold(mode, family["chart-1"])) {
    const [line, used] = [family["chart-1"], colors[mode]["chart-1"]];
    family["chart-1"] = used;
    const reason = `${modeNames[mode]}画面の図表で 2 本目の線と見分けられません。1 本目は元の ${used} のままにしました。`;
    changes.push({ mode, name: "chart-1", asked: line, used, reason });
  }
  return { family, changes };
}

/**
 * A brand's family from one colour for each mode: hover, grounds, lines, text, the drawer, focus and charts, moved to its
 * hue in OKLCH and held to the contrast of WCAG. Pure and without React: on a server, in a build or in a browser.
 */
export function createBrand({ light, dark = light, name }: BrandInput): Brand {
  const made = { light: ofMode("light", hexOf(light)), dark: ofMode("dark", hexOf(dark)) };
  const families = { light: made.light.family, dark: made.dark.family };
  const contrasts = (["light", "dark"] as const).flatMap((mode) => {
    const all: Record<string, string> = { ...colors[mode], ...families[mode] };
    return brandPairs.map(({ front, ground, least }) => ({
      mode,
      front,
      ground,
      least,
      ratio: contrastRatio(all[front] as string, all[ground] as string),
    }));
  });
  return {
    colors: families,
    css: brandCss(families, name),
    changes: [...made.light.changes, ...made.dark.changes],
    contrasts,
  };
}
