import { GAP } from "../code/texts.ts";

export interface CssPart {
  kind: "selector" | "value";
  /** Of a value: what it is set for. Empty where the name is interpolated. */
  property: string;
  /** Where the name of the property begins in the whole. */
  nameAt: number;
  text: string;
  /** Where the text begins in the whole. */
  at: number;
}

/** Comments as spaces, so that every place stays where it is. */
const withoutComments = (css: string): string =>
  css.replaceAll(
    /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|url\([^)"']*\)|\/\*[\s\S]*?(?:\*\/|$)|(?<=^|[\s;{}])\/\/[^\n]*/g,
    (found) => (found.startsWith("/") ? found.replaceAll(/[^\n]/g, " ") : found),
  );

const DECLARATION = /^([\s\uE000]*)([-\w\uE000]+)(\s*:)([\s\S]*)$/;

const declaration = (text: string, at: number): CssPart | undefined => {
  const [, lead = "", name = "", colon = "", value] = DECLARATION.exec(text) ?? [];
  if (value === undefined) return undefined;
  // A mixin may stand right before a property: `${mixin}color: red`.
  const property = name.replace(/^\uE000+/, "");
  return {
    kind: "value",
    property: property.includes(GAP) ? "" : property.toLowerCase(),
    nameAt: at + lead.length + name.length - property.length,
    text: value,
    at: at + lead.length + name.length + colon.length,
  };
};

/** Selectors and values of a style sheet or a piece of one, nested as deep as it may be. */
export function* cssParts(source: string): Generator<CssPart> {
  const css = withoutComments(source);
  let start = 0;
  let depth = 0;
  let quote = "";
  for (let at = 0; at <= css.length; at++) {
    const sign = css[at] ?? "";
    if (quote) {
      if (sign === "\\") at++;
      else if (sign === quote || sign === "\n") quote = "";
      if (at < css.length) continue;
    }
    if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(") depth++;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    else if (at === css.length || (depth === 0 && /[;{}]/.test(sign))) {
      const text = css.slice(start, at);
      const isPrelude = sign === "{";
      if (!isPrelude) {
        const found = declaration(text, start);
        if (found) yield found;
      } else if (!text.trim().startsWith("@"))
        yield { kind: "selector", property: "", nameAt: start, text, at: start };
      start = at + 1;
    }
  }
}
