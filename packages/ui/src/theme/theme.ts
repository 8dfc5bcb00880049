import { type ColorName, colors, type ScaleName, scale } from "./tokens.ts";

/** Names of the custom properties, typed: `theme.color.brand` is `var(--tsu-brand)`. */
export interface Theme {
  color: Record<ColorName, string>;
  scale: Record<ScaleName, string>;
}

const references = <Name extends string>(names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--tsu-${name})`])) as Record<Name, string>;

export const theme: Theme = {
  color: references(Object.keys(colors.light) as ColorName[]),
  scale: references(Object.keys(scale) as ScaleName[]),
};

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--tsu-${name}: ${value};`)
    .join("\n");

/** The custom properties as CSS text: light on the root and on paper, dark by `data-theme` or by the system. */
export const themeCss = `
:root { color-scheme: light; ${declarations(scale)} ${declarations(colors.light)} }
@media screen {
  :root[data-theme="dark"] { color-scheme: dark; ${declarations(colors.dark)} }
}
@media screen and (prefers-color-scheme: dark) {
  :root[data-theme="system"] { color-scheme: dark; ${declarations(colors.dark)} }
}
@media (forced-colors: active) {
  :root {
    --tsu-border: CanvasText; --tsu-border-strong: CanvasText; --tsu-focus: Highlight; --tsu-focus-gap: Canvas;
    --tsu-brand-text: LinkText; --tsu-thread: Highlight; --tsu-selected: Canvas;
  }
}
`;
