import type { Rule, SourceCode } from "eslint";
import type { Node as EstreeNode } from "estree";
import type {} from "estree-jsx";

/** What a parser of TypeScript adds around an expression; its types say nothing to these rules. */
interface TypeWrapper {
  type: "TSAsExpression" | "TSSatisfiesExpression" | "TSNonNullExpression" | "TSTypeAssertion";
  expression: Node;
}

export type Node = (EstreeNode | TypeWrapper) & { parent?: Node; range?: [number, number] };
export type Of<Type extends EstreeNode["type"]> = Extract<EstreeNode, { type: Type }> & {
  parent?: Node;
  range?: [number, number];
};

export const startOf = (node: Node | EstreeNode): number => (node as Node).range?.[0] ?? 0;

/** Where a piece of the text begins and ends, as a report wants it. */
export const placeOf = (code: SourceCode, start: number, end: number) => ({
  start: code.getLocFromIndex(start),
  end: code.getLocFromIndex(end),
});

/** The expression inside what only speaks of types. */
export const withoutTypes = (node: Node): Node =>
  node.type === "TSAsExpression" ||
  node.type === "TSSatisfiesExpression" ||
  node.type === "TSNonNullExpression" ||
  node.type === "TSTypeAssertion"
    ? withoutTypes(node.expression)
    : node;

/** The name of a property or attribute that stands in the code as such. */
export const nameOf = (key: Node | EstreeNode): string | undefined => {
  if (key.type === "Identifier" || key.type === "JSXIdentifier") return key.name;
  return key.type === "Literal" && typeof key.value === "string" ? key.value : undefined;
};

/** The name by which a member is read: `a.b` and `a["b"]`. */
export const memberName = (node: Of<"MemberExpression">): string | undefined =>
  node.computed && node.property.type === "Identifier" ? undefined : nameOf(node.property);

/** The nearest node around it for which the question is answered with yes. */
export const around = (node: Node | undefined, isIt: (node: Node) => boolean): Node | undefined => {
  for (let at = node?.parent; at; at = at.parent) if (isIt(at)) return at;
  return undefined;
};

export type { Rule };
