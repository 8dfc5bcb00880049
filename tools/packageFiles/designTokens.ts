import { colorUses } from "../../packages/ui/src/foundations/colorUses.ts";
import { colors } from "../../packages/ui/src/theme/colors.ts";
import { palette } from "../../packages/ui/src/theme/palette.ts";
import { densities, scale, shadows } from "../../packages/ui/src/theme/scale.ts";

/** A token or a group of the Design Tokens Format Module (DTCG, 2025.10). */
export type Node = { [name: string]: unknown };

const px = (value: number) => ({ value, unit: "px" });

/** `#rrggbb` or `rgb(r g b / a)` as the format writes colours. */
export function colorValue(css: string): Node {
  const see = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css);
  const parts = see
    ? [1, 2, 3].map((at) => Number(see[at]))
    : [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16));
  if (!see && !/^#[0-9a-f]{6}$/.test(css)) throw new Error(`${css} is no colour of the palette`);
  const hex = `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const components = parts.map((part) => Math.round((part / 255) * 1e5) / 1e5);
  return { colorSpace: "srgb", components, ...(see && { alpha: Number(see[4]) }), hex };
}

/** The places of the palette by value, so that a meaning points to its colour. */
const places = new Map<string, string>();
function paletteTokens(group: object, path: string[]): Node {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      const here = [...path, name];
      if (typeof value !== "string") return [name, paletteTokens(value, here)];
      if (!places.has(value)) places.set(value, here.join("."));
      return [name, { $value: colorValue(value) }];
    }),
  );
}

const meanings = (mode: "light" | "dark"): Node => ({
  $type: "color",
  ...Object.fromEntries(
    Object.entries(colors[mode]).map(([name, value]) => [
      name,
      { $value: `{${places.get(value)}}`, $description: colorUses[name as keyof typeof colorUses] },
    ]),
  ),
});

const lengths = (text: string) => (text.match(/-?[\d.]+(?=px|\b)/g) ?? []).map(Number);

/** `0 4px 16px rgb(…), inset 0 1px 3px rgb(…)` */
const shadowValue = (css: string) =>
  css.split(/, (?![^(]*\))/).map((layer) => {
    const color = /rgb\([^)]*\)/.exec(layer)?.[0] ?? "";
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = lengths(layer.replace(color, ""));
    return {
      color: colorValue(color),
      offsetX: px(offsetX),
      offsetY: px(offsetY),
      blur: px(blur),
      spread: px(spread),
      ...(layer.startsWith("inset") && { inset: true }),
    };
  });

const shadowTokens = (set: Record<string, string>): Node => ({
  $type: "shadow",
  ...Object.fromEntries(Object.entries(set).map(([name, value]) => [name, { $value: shadowValue(value) }])),
});

/** What a name of the scale measures, by its beginning or its unit. */
export function scaleToken(name: string, value: string): Node {
  if (name.startsWith("font-"))
    return { $type: "fontFamily", $value: value.split(", ").map((family) => family.replaceAll('"', "")) };
  if (name.startsWith("weight-")) return { $type: "fontWeight", $value: Number(value) };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (curve) return { $type: "cubicBezier", $value: curve.split(", ").map(Number) };
  const [, number, unit] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(value) ?? [];
  if (number === undefined) throw new Error(`${name} is of no known type: ${value}`);
  if (unit === "ms") return { $type: "duration", $value: { value: Number(number), unit } };
  if (unit) return { $type: "dimension", $value: { value: Number(number), unit } };
  return { $type: "number", $value: Number(number) };
}

const scaleTokens = (set: Record<string, string>): Node =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name, scaleToken(name, value)]));

/** Every token of the theme, with a group for each mode and density. */
export function designTokens(): Node {
  const primitives = { $type: "color", ...paletteTokens(palette, ["palette"]) };
  return {
    $description: "ツムギのデザイントークン。color・shadow は明暗、density は密度ごとの組です。",
    palette: primitives,
    color: { light: meanings("light"), dark: meanings("dark") },
    shadow: { light: shadowTokens(shadows.light), dark: shadowTokens(shadows.dark) },
    scale: scaleTokens(scale),
    density: {
      comfortable: scaleTokens(densities.comfortable),
      compact: scaleTokens(densities.compact),
    },
  };
}

const ROOT_PX = 16;

/** Figma's variables hold colours, numbers and texts: lengths are numbers of px there, and nothing else is sent. */
function variable(token: Node): Node | undefined {
  const value = token.$value as Node;
  if (token.$type === "dimension") {
    const size = Number(value.value) * (value.unit === "rem" ? ROOT_PX : 1);
    return { $type: "dimension", $value: px(size) };
  }
  return token.$type === "number" || token.$type === "fontWeight"
    ? { $type: "number", $value: token.$value }
    : undefined;
}

const variables = (set: Node): Node =>
  Object.fromEntries(
    Object.entries(set).flatMap(([name, token]) => {
      const made = variable(token as Node);
      return made ? [[name, made]] : [];
    }),
  );

/** One file for each mode of each collection, its values spelt out: what Figma imports as that mode. */
export function figmaFiles(): Record<string, Node> {
  const ofMode = (mode: "light" | "dark"): Node => ({
    $type: "color",
    ...Object.fromEntries(
      Object.entries(colors[mode]).map(([name, value]) => [
        name,
        { $value: colorValue(value), $description: colorUses[name as keyof typeof colorUses] },
      ]),
    ),
  });
  return {
    "color.light.json": ofMode("light"),
    "color.dark.json": ofMode("dark"),
    "density.comfortable.json": variables(scaleTokens(densities.comfortable)),
    "density.compact.json": variables(scaleTokens(densities.compact)),
    "scale.json": variables(scaleTokens(scale)),
  };
}
