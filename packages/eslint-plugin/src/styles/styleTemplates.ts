import type { SourceCode } from "eslint";
import type { Node } from "../code/nodes.ts";
import { GAP, type Stretch, stretchOf, type Text } from "../code/texts.ts";
import { type CssPart, cssParts } from "./cssParts.ts";

const TAGS = new Set(["styled", "css", "keyframes", "createGlobalStyle"]);

/** Whether a tag makes styles: `styled.p`, `styled(Button).attrs({…})`, `css`, `createGlobalStyle`. */
export function isStyleTag(tag: Node): boolean {
  if (tag.type === "Identifier") return TAGS.has(tag.name);
  if (tag.type === "MemberExpression") return isStyleTag(tag.object as Node);
  return tag.type === "CallExpression" && isStyleTag(tag.callee as Node);
}

/** The element that `styled.button` or `styled("button")` draws. */
export function styledElement(tag: Node): string | undefined {
  if (tag.type === "MemberExpression") {
    const isRoot = tag.object.type === "Identifier" && tag.object.name === "styled";
    return isRoot && tag.property.type === "Identifier"
      ? tag.property.name
      : styledElement(tag.object as Node);
  }
  if (tag.type !== "CallExpression") return undefined;
  const [first] = tag.arguments;
  if (tag.callee.type === "Identifier" && tag.callee.name === "styled")
    return first?.type === "Literal" ? String(first.value) : undefined;
  return styledElement(tag.callee as Node);
}

export interface StylePart extends CssPart, Stretch {
  /** What is put into it. */
  expressions: Node[];
}

export interface StyleText {
  parts: StylePart[];
  /** What stands alone between declarations: mixins, and rules on a condition. */
  mixins: Node[];
}

/** A text of styles in its parts; what is put in belongs to the value or the selector that it stands in. */
export function styleText(code: SourceCode, text: Text): StyleText {
  const { text: css, inFile } = stretchOf(code, text);
  const inserted = text.type === "TemplateLiteral" ? (text.expressions as Node[]) : [];
  const gaps = [...css].flatMap((sign, at) => (sign === GAP ? [at] : []));
  const used = new Set<Node>();
  const parts = [...cssParts(css)].map((part): StylePart => {
    const expressions = inserted.filter((_, index) => {
      const at = gaps[index] ?? 0;
      return at >= part.at && at < part.at + part.text.length;
    });
    for (const expression of expressions) used.add(expression);
    return { ...part, expressions, inFile: (at) => inFile(part.at + at) };
  });
  return { parts, mixins: inserted.filter((expression) => !used.has(expression)) };
}
