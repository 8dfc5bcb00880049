import type { JSXOpeningElement } from "estree-jsx";
import { type Node, nameOf, type Of, type Rule } from "../code/nodes.ts";
import { textsOf, wholeOf } from "../code/texts.ts";
import { allowed, allowList, ruleOf } from "../ruleOf.ts";
import { styledElement } from "../styles/styleTemplates.ts";

const COMPONENTS: Readonly<Record<string, string>> = {
  button: "Button（絵だけなら IconButton、選ぶなら Menu や Tabs、中身が見た目になるなら PlainButton）",
  select: "Select（多ければ Combobox）",
  textarea: "TextArea",
  dialog: "Dialog（確かめるなら ConfirmDialog）",
  progress: "Progress",
};

/** By `type`. Those without a component, such as `range` and `color`, are left out. */
const INPUTS: Readonly<Record<string, string>> = {
  text: "TextField",
  email: "TextField",
  password: "TextField",
  tel: "TextField",
  url: "TextField",
  number: "NumberField",
  search: "SearchField",
  date: "DateField",
  checkbox: "Checkbox か Switch",
  radio: "RadioGroup",
  file: "FileDrop",
  button: "Button",
  submit: "Button",
  reset: "Button",
  image: "Button",
};

const attribute = (element: JSXOpeningElement, name: string) =>
  element.attributes.find((one) => one.type === "JSXAttribute" && nameOf(one.name) === name) as
    | Of<"JSXAttribute">
    | undefined;

/** Its only child gets the look of the component around it. */
const isAsChild = (node: Node): boolean => {
  const parent = node.parent?.parent;
  return parent?.type === "JSXElement" && attribute(parent.openingElement, "asChild") !== undefined;
};

export const noBareElement = ruleOf({
  description: "部品のある要素は、部品で描きます。",
  messages: {
    bare: "<{{element}}> がじかに書かれています。見た目・フォーカス・読み上げがほかとそろいません。@tsumugi/ui の {{component}} を使ってください。",
  },
  options: allowList("じかに書いてよい要素の名前。「textarea」のように。"),
  create(context) {
    const code = context.sourceCode;
    const kept = allowed(context);

    /** What stands for an input, by the types that it may have. */
    const inputComponent = (element: JSXOpeningElement): string | undefined => {
      // A form sends it along and nobody sees it.
      if (attribute(element, "hidden")) return undefined;
      const type = attribute(element, "type");
      if (!type) {
        const isSpread = element.attributes.some((one) => one.type === "JSXSpreadAttribute");
        return isSpread ? "TextField など" : "TextField";
      }
      const types = type.value ? [...textsOf(code, type.value as Node)].map(wholeOf) : [];
      if (types.length === 0) return "TextField など";
      const components = types.map((one) => INPUTS[one?.toLowerCase() ?? ""]);
      return components.find((one) => one !== undefined);
    };

    const report = (node: Node, element: string, component: string | undefined) => {
      if (component && !kept.has(element))
        context.report({ node: node as Rule.Node, messageId: "bare", data: { element, component } });
    };

    return {
      JSXOpeningElement(node: Of<"JSXOpeningElement">) {
        const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
        if (isAsChild(node)) return;
        report(node, name, name === "input" ? inputComponent(node) : COMPONENTS[name]);
      },
      TaggedTemplateExpression(node: Of<"TaggedTemplateExpression">) {
        const name = styledElement(node.tag as Node);
        if (name) report(node.tag as Node, name, name === "input" ? "TextField など" : COMPONENTS[name]);
      },
      CallExpression(node: Of<"CallExpression">) {
        const { callee, arguments: given } = node;
        const called = callee.type === "MemberExpression" ? nameOf(callee.property) : nameOf(callee);
        const [first] = given;
        if (called !== "createElement" || first?.type !== "Literal") return;
        // `document.createElement` makes what nobody draws with React.
        if (callee.type === "MemberExpression" && nameOf(callee.object) === "document") return;
        const name = String(first.value);
        report(first as Node, name, name === "input" ? "TextField など" : COMPONENTS[name]);
      },
    } as Rule.RuleListener;
  },
});
