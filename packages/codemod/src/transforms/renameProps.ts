import type { Binding, NodePath } from "@babel/traverse";
import type { JSXAttribute, JSXOpeningElement } from "@babel/types";
import type { File, Transform } from "../transform.ts";
import type { PropRename } from "./renames.ts";

export interface RenamedIn {
  /** The package whose components changed; its entries (`@tsumugi/ui/Button`) count as well. */
  source: string;
  renames: readonly PropRename[];
}

/** The component that an import names, with the element names under which the file draws it. */
interface Drawn {
  component: string;
  element: NodePath<JSXOpeningElement>;
}

const openingAt = (reference: NodePath): NodePath<JSXOpeningElement> | undefined =>
  reference.parentPath?.isJSXOpeningElement() ? reference.parentPath : undefined;

/** Where a component is drawn: under its own name, and as what was styled from it. */
function* drawnBy(binding: Binding, component: string): Generator<Drawn> {
  for (const reference of binding.referencePaths) {
    const element = openingAt(reference);
    if (element) yield { component, element };
    const call = reference.parentPath;
    if (!call?.isCallExpression() || !call.get("callee").isIdentifier({ name: "styled" })) continue;
    const declared = call.findParent((path) => path.isVariableDeclarator());
    const id = declared?.isVariableDeclarator() ? declared.node.id : undefined;
    const made = id?.type === "Identifier" ? call.scope.getBinding(id.name) : undefined;
    if (made) yield* drawnBy(made, component);
  }
}

/** Where a namespace's components are drawn: `<Ui.Dialog>`. */
function* drawnFrom(binding: Binding): Generator<Drawn> {
  for (const reference of binding.referencePaths) {
    const member = reference.parentPath;
    if (!member?.isJSXMemberExpression() || !member.parentPath.isJSXOpeningElement()) continue;
    yield { component: member.node.property.name, element: member.parentPath };
  }
}

function* drawnIn(file: File, source: string): Generator<Drawn> {
  for (const statement of file.program.get("body")) {
    if (!statement.isImportDeclaration() || statement.node.importKind === "type") continue;
    const from = statement.node.source.value;
    if (from !== source && !from.startsWith(`${source}/`)) continue;
    for (const specifier of statement.node.specifiers) {
      const binding = file.program.scope.getBinding(specifier.local.name);
      if (!binding) continue;
      if (specifier.type === "ImportNamespaceSpecifier") yield* drawnFrom(binding);
      if (specifier.type !== "ImportSpecifier") continue;
      const { imported } = specifier;
      yield* drawnBy(binding, imported.type === "Identifier" ? imported.name : imported.value);
    }
  }
}

const nameOf = ({ name }: JSXAttribute) => (name.type === "JSXIdentifier" ? name.name : "");

/** A condition binds less tightly than these only. */
const LOOSE = /^(ConditionalExpression|AssignmentExpression|ArrowFunctionExpression)$/;

/** True or false of before, as the reason of today. */
function asReason(file: File, { value }: JSXAttribute, reason: string): string {
  const text = JSON.stringify(reason);
  if (value?.type !== "JSXExpressionContainer") return text;
  const { expression } = value;
  if (expression.type === "BooleanLiteral") return expression.value ? text : "{undefined}";
  const condition = file.textOf(expression);
  return `{${LOOSE.test(expression.type) ? `(${condition})` : condition} ? ${text} : undefined}`;
}

function renameOn(file: File, { component, element }: Drawn, all: readonly PropRename[]): void {
  const renames = all.filter((one) => one.component === component);
  const { attributes } = element.node;
  const written = attributes.filter((one) => one.type === "JSXAttribute");
  const names = new Set(written.map(nameOf));
  for (const rename of renames) {
    const { from, to, beside } = rename;
    const attribute = written.find((one) => nameOf(one) === from);
    if (!attribute) continue;
    const isOld = !beside || beside.some((name) => names.has(name));
    // A name that only the new way has tells that the element is written in it.
    const isNew = renames.some((one) => one.to !== from && names.has(one.to));
    const isTaken = names.has(to) && !renames.some((one) => one.from === to);
    if (!isOld && isNew) continue;
    if (!isOld)
      file.ask(attribute, `<${component}> の ${from} は ${to} になりました。前の書き方なら直してください。`);
    else if (isTaken)
      file.ask(attribute, `<${component}> に ${from} と ${to} の両方があります。どちらかを消してください。`);
    else if (rename.reason !== undefined)
      file.replace(attribute, `${to}=${asReason(file, attribute, rename.reason)}`);
    else file.replace(attribute.name, to);
  }
  const spread = attributes.find((one) => one.type === "JSXSpreadAttribute");
  if (!spread || renames.length === 0) return;
  const old = renames.map(({ from }) => from).join("・");
  file.ask(
    spread,
    `<${component}> にまとめて渡す props は書き換えません。${old} が入っていないか見てください。`,
  );
}

/** Renames props where a component of the package is drawn, whatever name the file gave it. */
export const renameProps = (description: string, all: readonly RenamedIn[]): Transform => ({
  description,
  apply: (file) => {
    for (const { source, renames } of all)
      for (const drawn of drawnIn(file, source)) renameOn(file, drawn, renames);
  },
});
