import type { BrandColors, Mode } from "./names.ts";

const declarations = (colors: BrandColors) =>
  Object.entries(colors)
    .map(([name, value]) => `--tsu-${name}: ${value};`)
    .join(" ");

/** Where a mode holds, for the whole page or for the parts of one name. */
function selectors(mode: string, name: string | undefined): string {
  if (name === undefined) return `[data-theme="${mode}"]`;
  const part = `[data-brand="${name}"]`;
  return `${part}[data-theme="${mode}"], ${part} [data-theme="${mode}"], [data-theme="${mode}"] ${part}:not([data-theme])`;
}

/**
 * The same places as the tokens of the theme, so that light, dark and the machine's choice hold; on paper it is light.
 * Where the machine forces its own colours, no brand is put over them.
 */
export function brandCss(colors: Record<Mode, BrandColors>, name?: string): string {
  if (name !== undefined && !/^[\w-]+$/.test(name)) {
    throw new Error(`「${name}」はブランドの名前に使えません。英数字と - _ で書いてください。`);
  }
  const root = name === undefined ? ":root" : `[data-brand="${name}"]`;
  const [light, dark] = [declarations(colors.light), declarations(colors.dark)];
  return `@media (forced-colors: none) {
${root}, ${selectors("light", name)} { ${light} }
@media screen {
${selectors("dark", name)} { ${dark} }
}
@media screen and (prefers-color-scheme: dark) {
${selectors("system", name)} { ${dark} }
}
}
`;
}
