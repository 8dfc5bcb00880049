import { type ColorName, colors, forcedColors } from "./colors.ts";
import { densities, scale, shadows } from "./scale.ts";

const declarations = (...sets: Record<string, string>[]) =>
  sets
    .flatMap((set) => Object.entries(set))
    .map(([name, value]) => `--tsu-${name}: ${value};`)
    .join("\n");

const motions = Object.keys(scale).filter((name) => name.startsWith("motion-"));
const still = Object.fromEntries(motions.map((name) => [name, "0.01ms"]));

const light = `color-scheme: light; ${declarations(colors.light, shadows.light)}`;
const dark = `color-scheme: dark; ${declarations(colors.dark, shadows.dark)}`;

/**
 * The custom properties as CSS text: light on the root and on paper, dark by `data-theme` or by the system.
 * A part of a page may carry `data-theme` or `data-density` of its own.
 */
export const tokenCss = `
:root { ${declarations(scale)} }
:root, [data-theme="light"] { ${light} }
:root, [data-density="comfortable"] { ${declarations(densities.comfortable)} }
[data-density="compact"] { ${declarations(densities.compact)} }
@media screen {
  [data-theme="dark"] { ${dark} }
}
@media screen and (prefers-color-scheme: dark) {
  [data-theme="system"] { ${dark} }
}
@media (prefers-reduced-motion: reduce) {
  :root { ${declarations(still)} }
}
@media (forced-colors: active) {
  :root, [data-theme] { ${declarations(forcedColors satisfies Record<ColorName, string>)} }
}
`;
