import type { Scope, SourceCode } from "eslint";
import type { Node as EstreeNode } from "estree";
import { memberName, type Node, nameOf, type Of, withoutTypes } from "./nodes.ts";

export type Text = Of<"Literal"> | Of<"TemplateLiteral">;

/** Names can lead to names; code that leads round in circles must not. */
const DEPTH = 8;

/** The variable that a name means at this place. */
export function variableOf(code: SourceCode, at: Node, name: string): Scope.Variable | undefined {
  for (let scope: Scope.Scope | null = code.getScope(at as EstreeNode); scope; scope = scope.upper) {
    const found = scope.set.get(name);
    if (found) return found;
  }
  return undefined;
}

/** What a `const` was declared with. */
export function constantOf(code: SourceCode, at: Node, name: string): Node | undefined {
  const [definition] = variableOf(code, at, name)?.defs ?? [];
  if (definition?.type !== "Variable" || definition.parent.kind !== "const") return undefined;
  return definition.node.id.type === "Identifier" && definition.node.init
    ? withoutTypes(definition.node.init as Node)
    : undefined;
}

function* returned(body: Node): Generator<Node> {
  if (body.type === "ReturnStatement" && body.argument) yield body.argument as Node;
  if (body.type === "BlockStatement") for (const one of body.body) yield* returned(one as Node);
  if (body.type === "IfStatement") {
    yield* returned(body.consequent as Node);
    if (body.alternate) yield* returned(body.alternate as Node);
  }
  if (body.type === "SwitchStatement")
    for (const { consequent } of body.cases) for (const one of consequent) yield* returned(one as Node);
}

/** What an object written in the code holds under a name; under all of them where the name is not known. */
function* heldBy(object: Of<"ObjectExpression">, name: string | undefined): Generator<Node> {
  for (const property of object.properties) {
    if (property.type !== "Property" || property.computed) continue;
    if (name === undefined || nameOf(property.key) === name) yield property.value as Node;
  }
}

/** Every text that an expression may turn out to be, through conditions, functions, constants and tables of them. */
export function* textsOf(code: SourceCode, expression: Node | EstreeNode, depth = 0): Generator<Text> {
  const node = withoutTypes(expression as Node);
  if (depth > DEPTH) return;
  const next = (inner: Node | EstreeNode) => textsOf(code, inner, depth + 1);
  switch (node.type) {
    case "Literal":
      if (typeof node.value === "string") yield node;
      return;
    case "TemplateLiteral":
      yield node;
      return;
    case "JSXExpressionContainer":
      yield* next(node.expression);
      return;
    case "ConditionalExpression":
      yield* next(node.consequent);
      yield* next(node.alternate);
      return;
    case "LogicalExpression":
      if (node.operator !== "&&") yield* next(node.left);
      yield* next(node.right);
      return;
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      if (node.body.type !== "BlockStatement") yield* next(node.body);
      else for (const value of returned(node.body as Node)) yield* next(value);
      return;
    case "Identifier": {
      const constant = constantOf(code, node, node.name);
      if (constant) yield* next(constant);
      return;
    }
    case "MemberExpression": {
      const table = node.object.type === "Identifier" ? constantOf(code, node, node.object.name) : undefined;
      if (table?.type !== "ObjectExpression") return;
      for (const value of heldBy(table, memberName(node))) yield* next(value);
      return;
    }
    default:
  }
}

/** Stands for what a template puts in: no code has it. */
export const GAP = "\uE000";

/** A stretch of text and where each of its places stands in the file. */
export interface Stretch {
  text: string;
  inFile: (at: number) => number;
}

/** A text as it is written, in one stretch with a gap for each `${}`. */
export function stretchOf(code: SourceCode, text: Text): Stretch {
  if (text.type === "Literal") {
    const [start = 0, end = 0] = text.range ?? [];
    return { text: code.text.slice(start + 1, end - 1), inFile: (at) => start + 1 + at };
  }
  const pieces = text.quasis.map((quasi) => {
    const { raw } = quasi.value;
    const start = (quasi as Node).range?.[0] ?? 0;
    // Parsers differ in whether the delimiter belongs to the element.
    return { raw, inFile: code.text.startsWith(raw, start) && raw !== "" ? start : start + 1, at: 0 };
  });
  let length = 0;
  for (const piece of pieces) {
    piece.at = length;
    length += piece.raw.length + GAP.length;
  }
  return {
    text: pieces.map(({ raw }) => raw).join(GAP),
    inFile: (at) => {
      const piece = pieces.findLast((one) => one.at <= at);
      return piece ? piece.inFile + at - piece.at : 0;
    },
  };
}

/** The text without what is put in later; undefined where something is. */
export const wholeOf = (text: Text): string | undefined => {
  if (text.type === "Literal") return String(text.value);
  return text.expressions.length === 0 ? (text.quasis[0]?.value.cooked ?? undefined) : undefined;
};
