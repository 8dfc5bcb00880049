import { describe, expect, it } from "vitest";
import { theme } from "../../packages/ui/src/theme/theme.ts";
import { tokenCss } from "../../packages/ui/src/theme/tokenCss.ts";
import { designTokens, figmaFiles, type Node } from "./designTokens.ts";

const tokens = designTokens();
const at = (path: string, from: Node = tokens) =>
  path.split(".").reduce<Node>((node, name) => node[name] as Node, from);

interface Found {
  path: string;
  type: string;
  value: unknown;
}

/** Every token below a group, with the type that it has or inherits. */
function tokensIn(group: Node, path = "", inherited = ""): Found[] {
  const type = (group.$type as string | undefined) ?? inherited;
  if ("$value" in group) return [{ path, type, value: group.$value }];
  return Object.entries(group).flatMap(([name, node]) =>
    name.startsWith("$") ? [] : tokensIn(node as Node, path ? `${path}.${name}` : name, type),
  );
}

type Color = { components: number[]; alpha?: number; hex: string };
type Measure = { value: number; unit: string };
const colorCss = ({ components, alpha, hex }: Color) =>
  alpha === undefined ? hex : `rgb(${components.map((part) => Math.round(part * 255)).join(" ")} / ${alpha})`;
const lengthCss = ({ value, unit }: Measure) => (value === 0 ? "0" : `${value}${unit}`);
const resolved = (value: unknown): unknown =>
  typeof value === "string" && value.startsWith("{") ? at(value.slice(1, -1)).$value : value;

/** The token as the custom property says it. */
function cssOf({ path, type, value }: Found): string {
  switch (type) {
    case "color":
      return colorCss(resolved(value) as Color);
    case "dimension":
    case "duration":
      return `${(value as Measure).value}${(value as Measure).unit}`;
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return (value as string[]).join(", ");
    case "shadow":
      return (value as (Record<string, Measure> & { color: unknown; inset?: boolean })[])
        .map((layer) => {
          const parts = [layer.offsetX, layer.offsetY, layer.blur, layer.spread] as Measure[];
          if (parts[3]?.value === 0) parts.pop();
          return `${layer.inset ? "inset " : ""}${parts.map(lengthCss).join(" ")} ${colorCss(layer.color as Color)}`;
        })
        .join(", ");
    case "number":
    case "fontWeight":
      return String(value);
    default:
      throw new Error(`${path} has no type that CSS knows: ${type}`);
  }
}

/** The declarations of the first block that begins so. */
function declared(selector: string): Record<string, string> {
  const from = tokenCss.indexOf(selector);
  const block = tokenCss.slice(tokenCss.indexOf("{", from) + 1, tokenCss.indexOf("}", from));
  return Object.fromEntries(
    [...block.matchAll(/--tsu-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      // CSS names families in quotes; the format does not.
      value.replaceAll(/"([^"]+)"/g, "$1"),
    ]),
  );
}

const places = [
  ["color.light", ':root, [data-theme="light"]'],
  ["shadow.light", ':root, [data-theme="light"]'],
  ["color.dark", '[data-theme="dark"]'],
  ["shadow.dark", '[data-theme="dark"]'],
  ["density.comfortable", ':root, [data-density="comfortable"]'],
  ["density.compact", '[data-density="compact"]'],
  ["scale", ":root {"],
] as const;

describe("the tokens as JSON", () => {
  it.each(places)("say in %s what the CSS says", (path, selector) => {
    const css = declared(selector);
    const found = tokensIn(at(path));
    expect(found.length).toBeGreaterThan(4);
    for (const token of found) expect([token.path, cssOf(token)]).toEqual([token.path, css[token.path]]);
  });

  it("have every name of the types, and no other", () => {
    const names = (paths: string[]) =>
      paths.flatMap((path) => tokensIn(at(path)).map((token) => token.path)).sort();
    expect(names(["color.light"])).toEqual(Object.keys(theme.color).sort());
    expect(names(["scale", "shadow.light", "density.compact"])).toEqual(Object.keys(theme.scale).sort());
  });

  it("point to colours that are there, under names that the format allows", () => {
    for (const { path, value } of tokensIn(tokens)) {
      expect(path).toMatch(/^[\w.-]+$/);
      expect(resolved(value), path).toBeDefined();
    }
  });
});

describe("the files for Figma", () => {
  const files = figmaFiles();

  it("have the same names in every mode of a collection", () => {
    const names = (file: string) => tokensIn(files[file] as Node).map(({ path }) => path);
    expect(names("color.dark.json")).toEqual(names("color.light.json"));
    expect(names("density.compact.json")).toEqual(names("density.comfortable.json"));
    expect(names("color.light.json")).toEqual(Object.keys(theme.color));
  });

  it("hold colours and numbers only, lengths in px, all spelt out", () => {
    for (const [file, tokensOfFile] of Object.entries(files)) {
      for (const { path, type, value } of tokensIn(tokensOfFile)) {
        expect(["color", "dimension", "number"], `${file} ${path}`).toContain(type);
        expect(JSON.stringify(value)).not.toContain("{palette");
        if (type === "dimension") expect((value as Measure).unit).toBe("px");
      }
    }
    expect(at("text-md", files["scale.json"]).$value).toEqual({ value: 14, unit: "px" });
  });
});
