import type { SourceCode } from "eslint";
import { memberName, type Node, nameOf, type Of, type Rule, startOf, withoutTypes } from "../code/nodes.ts";
import { constantOf, type Stretch, stretchOf, type Text, textsOf } from "../code/texts.ts";
import { isStyleTag, styleText } from "./styleTemplates.ts";

export interface StyleVisitor {
  /** A value as it is written, and the property that it is for. */
  value?: (property: string, value: Stretch) => void;
  /** A property that is set, and where its name begins in the file. */
  property?: (name: string, at: number) => void;
  selector?: (selector: Stretch) => void;
}

const kebab = (name: string) =>
  name.startsWith("--") ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Attributes that colour what SVG draws. */
const PAINT = /^(fill|stroke|color|stopColor|floodColor|lightingColor)$/;

const isInMask = (node: Node): boolean => {
  for (let at = node.parent; at; at = at.parent) {
    const name = at.type === "JSXElement" ? nameOf(at.openingElement.name) : undefined;
    if (name === "mask" || name === "clipPath") return true;
  }
  return false;
};

/** Calls the visitor for each style in the code: templates of CSS, `style` of elements, SVG's paint, `element.style`. */
export function eachStyle(code: SourceCode, visitor: StyleVisitor): Rule.RuleListener {
  // A constant that two styles use is looked at once.
  const seen = new Set<string>();
  const isNew = (text: Text, role: string) => {
    const key = `${text.range?.[0]} ${role}`;
    return !seen.has(key) && seen.add(key).size > 0;
  };

  const values = (property: string, expression: Node) => {
    for (const text of textsOf(code, expression)) {
      if (!isNew(text, property)) continue;
      visitor.value?.(property, stretchOf(code, text));
      if (text.type === "TemplateLiteral")
        for (const inner of text.expressions) values(property, inner as Node);
    }
  };
  const rules = (text: Text) => {
    const { parts, mixins } = styleText(code, text);
    for (const part of parts) {
      if (part.kind === "selector") {
        visitor.selector?.(part);
        continue;
      }
      visitor.value?.(part.property, part);
      if (part.property) visitor.property?.(part.property, part.inFile(part.nameAt - part.at));
      for (const expression of part.expressions) values(part.property, expression);
    }
    for (const mixin of mixins)
      for (const inner of textsOf(code, mixin)) if (isNew(inner, "rules")) rules(inner);
  };
  const object = (node: Of<"ObjectExpression">) => {
    for (const property of node.properties) {
      if (property.type === "SpreadElement") {
        styles(property.argument as Node);
        continue;
      }
      const name = property.computed ? undefined : nameOf(property.key);
      if (!name) continue;
      visitor.property?.(kebab(name), startOf(property.key));
      values(kebab(name), property.value as Node);
    }
  };
  const styles = (expression: Node) => {
    const node = withoutTypes(expression);
    if (node.type === "ObjectExpression") object(node);
    else if (node.type === "ConditionalExpression") {
      styles(node.consequent as Node);
      styles(node.alternate as Node);
    } else if (node.type === "LogicalExpression") styles(node.right as Node);
    else if (node.type === "Identifier") {
      const constant = constantOf(code, node, node.name);
      if (constant?.type === "ObjectExpression") object(constant);
    }
  };

  return {
    TaggedTemplateExpression(node: Of<"TaggedTemplateExpression">) {
      if (isStyleTag(node.tag as Node)) rules(node.quasi as Of<"TemplateLiteral">);
    },
    JSXAttribute(node: Of<"JSXAttribute">) {
      const name = nameOf(node.name);
      if (!name || !node.value) return;
      if (name === "style" && node.value.type === "JSXExpressionContainer")
        styles(node.value.expression as Node);
      else if (PAINT.test(name) && !isInMask(node)) values(kebab(name), node.value as Node);
    },
    AssignmentExpression(node: Of<"AssignmentExpression">) {
      const { left } = node;
      if (left.type !== "MemberExpression" || left.object.type !== "MemberExpression") return;
      if (memberName(left.object as Of<"MemberExpression">) !== "style") return;
      const name = memberName(left as Of<"MemberExpression">);
      if (name) values(kebab(name), node.right as Node);
    },
    CallExpression(node: Of<"CallExpression">) {
      const { callee, arguments: given } = node;
      if (
        callee.type !== "MemberExpression" ||
        memberName(callee as Of<"MemberExpression">) !== "setProperty"
      )
        return;
      const [name, value] = given;
      if (name?.type !== "Literal" || typeof name.value !== "string" || !value) return;
      visitor.property?.(name.value, startOf(name) + 1);
      values(name.value, value as Node);
    },
  } as Rule.RuleListener;
}
