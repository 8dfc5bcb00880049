import type { Scope, SourceCode } from "eslint";
import type { JSXOpeningElement } from "estree-jsx";
import type { Node, Rule } from "./nodes.ts";
import { variableOf } from "./texts.ts";

const OWN = "@tsumugi/ui";

/** Modules that hand the components on under their own names: `settings: { tsumugi: { modules: ["@/ui"] } }`. */
function moduleNames(context: Rule.RuleContext): string[] {
  const settings = context.settings.tsumugi as { modules?: string[] } | undefined;
  return [OWN, ...(settings?.modules ?? [])];
}

const importOf = (variable: Scope.Variable | undefined) => {
  const definition = variable?.defs.find(({ type }) => type === "ImportBinding");
  return definition?.type === "ImportBinding" ? definition : undefined;
};

/** Tells of an element which component of the design system it draws, whatever name the file gave it. */
export function componentNames(context: Rule.RuleContext, code: SourceCode) {
  const modules = moduleNames(context);
  const isOurs = (source: unknown) =>
    modules.some((name) => source === name || (name === OWN && String(source).startsWith(`${OWN}/`)));

  return (element: JSXOpeningElement): string | undefined => {
    const { name } = element;
    if (name.type === "JSXNamespacedName") return undefined;
    const first = name.type === "JSXIdentifier" ? name : name.object;
    if (first.type !== "JSXIdentifier") return undefined;
    const found = importOf(variableOf(code, element as Node, first.name));
    if (!found || !isOurs(found.parent.source.value)) return undefined;
    const specifier = found.node;
    if (name.type === "JSXMemberExpression")
      return specifier.type === "ImportNamespaceSpecifier" ? name.property.name : undefined;
    if (specifier.type !== "ImportSpecifier") return undefined;
    return specifier.imported.type === "Identifier"
      ? specifier.imported.name
      : String(specifier.imported.value);
  };
}
