import { componentNames } from "../code/components.ts";
import { around, type Node, nameOf, type Of, type Rule } from "../code/nodes.ts";
import { textsOf, variableOf, wholeOf } from "../code/texts.ts";
import { ruleOf } from "../ruleOf.ts";

const VAGUE = new Set(["ok", "okay", "はい", "いいえ", "yes", "no", "了解"]);
const DIALOGS = new Set(["Dialog", "ConfirmDialog", "SidePanel"]);

/** As it is heard: full and half width, case, and signs around it make no other word. */
const heard = (label: string) =>
  label
    .normalize("NFKC")
    .replaceAll(/[\s!?。、.…]/g, "")
    .toLowerCase();

export const noVagueConfirm = ruleOf({
  description: "ダイアログのボタンは、すること（動詞）で書きます。",
  messages: {
    vague:
      "ボタンが「{{label}}」だけでは、押すと何が起きるかがわかりません。「削除する」「送る」のように、することを動詞で書いてください。",
    native:
      "confirm() のボタンは「OK」「キャンセル」から変えられません。@tsumugi/ui の ConfirmDialog で、confirmLabel にすることを動詞で書いてください。",
  },
  options: [
    {
      type: "object",
      properties: {
        words: {
          type: "array",
          items: { type: "string" },
          uniqueItems: true,
          description: "ほかにも避ける言葉。「実行」など。",
        },
      },
      additionalProperties: false,
    },
  ],
  create(context) {
    const code = context.sourceCode;
    const componentOf = componentNames(context, code);
    const { words = [] } = (context.options[0] as { words?: string[] } | undefined) ?? {};
    const vague = new Set([...VAGUE, ...words.map(heard)]);

    const look = (expression: Node) => {
      for (const text of textsOf(code, expression)) {
        const label = wholeOf(text);
        if (label !== undefined && vague.has(heard(label)))
          context.report({ node: text as Rule.Node, messageId: "vague", data: { label: label.trim() } });
      }
    };

    const isInDialog = (node: Node) =>
      around(
        node,
        (one) => one.type === "JSXElement" && DIALOGS.has(componentOf(one.openingElement) ?? ""),
      ) !== undefined;

    return {
      JSXAttribute(node: Of<"JSXAttribute">) {
        const element = node.parent as Of<"JSXOpeningElement">;
        if (nameOf(node.name) !== "confirmLabel" || !node.value) return;
        if (componentOf(element) === "ConfirmDialog") look(node.value as Node);
      },
      JSXElement(node: Of<"JSXElement">) {
        if (componentOf(node.openingElement) !== "Button" || !isInDialog(node)) return;
        const shown = node.children.filter((child) => child.type !== "JSXText" || child.value.trim() !== "");
        const [only] = shown;
        if (shown.length !== 1 || !only) return;
        if (only.type === "JSXExpressionContainer") look(only as Node);
        else if (only.type === "JSXText" && vague.has(heard(only.value)))
          context.report({ node: only as Rule.Node, messageId: "vague", data: { label: only.value.trim() } });
      },
      CallExpression(node: Of<"CallExpression">) {
        const { callee } = node;
        const isGlobal = (name: string) => (variableOf(code, node, name)?.defs.length ?? 0) === 0;
        const isConfirm =
          callee.type === "Identifier"
            ? callee.name === "confirm" && isGlobal("confirm")
            : callee.type === "MemberExpression" &&
              nameOf(callee.property) === "confirm" &&
              callee.object.type === "Identifier" &&
              /^(window|globalThis|self)$/.test(callee.object.name) &&
              isGlobal(callee.object.name);
        if (isConfirm) context.report({ node: node as Rule.Node, messageId: "native" });
      },
    } as Rule.RuleListener;
  },
});
