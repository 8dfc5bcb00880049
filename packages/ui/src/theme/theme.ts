import { type ColorName, colors, densities, type ScaleName, scale, shadows } from "./tokens.ts";

/** Names of the custom properties, typed: `theme.color.brand` is `var(--tsu-brand)`. */
export interface Theme {
  color: Record<ColorName, string>;
  scale: Record<ScaleName, string>;
}

const references = <Name extends string>(names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, `var(--tsu-${name})`])) as Record<Name, string>;

export const theme: Theme = {
  color: references(Object.keys(colors.light) as ColorName[]),
  scale: references(Object.keys({ ...scale, ...shadows.light, ...densities.comfortable }) as ScaleName[]),
};

/** The custom properties as CSS text, for pages without React. `UiProvider` inserts it by itself. */
export { tokenCss as themeCss } from "./tokenCss.ts";
