import { type Node, nameOf, type Of, placeOf, type Rule } from "../code/nodes.ts";
import { type Stretch, stretchOf, type Text, textsOf } from "../code/texts.ts";
import { allowed, allowList, ruleOf } from "../ruleOf.ts";
import { eachStyle } from "../styles/eachStyle.ts";

const JOINERS = /^(cx|cn|clsx|classnames|classNames|twMerge)$/;
const LISTS = /^(add|remove|toggle|replace|contains|getElementsByClassName)$/;

/** A class in a list of classes, and one in a selector. */
const IN_LIST = /(?<![^\s\uE000])tsu-[\w-]*/g;
const IN_SELECTOR = /(?:(?<=\.)|(?<=\[class[~|^$*]?=["']?\.?))tsu-[\w-]*/g;

/** What the package promises: a test compares it with the package. */
export const PROMISED_CLASSES = [
  "tsu-hidden",
  "tsu-muted",
  "tsu-num",
  "tsu-truncate",
  "tsu-link",
  "tsu-stack",
  "tsu-media",
  "tsu-inline",
];

export const noInternalClass = ruleOf({
  description: "部品の内側のクラス（tsu-…）を、書いたり狙ったりしません。",
  messages: {
    internal:
      "「{{name}}」は @tsumugi/ui の内側のクラスで、版が変わると予告なく変わります。部品の props（variant・size・tone）か、自分の className・styled(部品) で書いてください。",
  },
  options: allowList("使ってよいクラスの名前。"),
  create(context) {
    const code = context.sourceCode;
    const kept = new Set([...PROMISED_CLASSES, ...allowed(context)]);
    const reported = new Set<number>();

    const report = ({ text, inFile }: Stretch, pattern: RegExp) => {
      for (const { 0: name, index } of text.matchAll(pattern)) {
        const start = inFile(index);
        if (kept.has(name) || reported.has(start)) continue;
        reported.add(start);
        const loc = placeOf(code, start, start + name.length);
        context.report({ loc, messageId: "internal", data: { name } });
      }
    };
    const lists = (expression: Node) => {
      for (const text of textsOf(code, expression)) report(stretchOf(code, text), IN_LIST);
    };
    const selectors = (text: Text) => report(stretchOf(code, text), IN_SELECTOR);

    const joined = (given: Node) => {
      if (given.type === "ObjectExpression") {
        for (const property of given.properties)
          if (property.type === "Property" && !property.computed) lists(property.key as Node);
      } else if (given.type === "ArrayExpression") {
        for (const one of given.elements) if (one) joined(one as Node);
      } else lists(given);
    };

    const styles = eachStyle(code, { selector: (selector) => report(selector, IN_SELECTOR) });
    return {
      ...styles,
      JSXAttribute(node: Of<"JSXAttribute">) {
        if (/^class$|ClassName$|^className$/.test(nameOf(node.name) ?? "") && node.value)
          lists(node.value as Node);
      },
      CallExpression(node: Of<"CallExpression">) {
        const { callee } = node;
        const name = callee.type === "MemberExpression" ? nameOf(callee.property) : nameOf(callee);
        const isList = callee.type === "MemberExpression" && LISTS.test(name ?? "");
        if (isList || JOINERS.test(name ?? "")) for (const given of node.arguments) joined(given as Node);
      },
      AssignmentExpression(node: Of<"AssignmentExpression">) {
        if (node.left.type === "MemberExpression" && nameOf(node.left.property) === "className")
          lists(node.right as Node);
      },
      Literal(node: Of<"Literal">) {
        if (typeof node.value === "string") selectors(node);
      },
      // A template of styles is read part by part: a property may be called `tsu-` where a selector may not.
      "TemplateLiteral:not(TaggedTemplateExpression > TemplateLiteral)"(node: Of<"TemplateLiteral">) {
        selectors(node);
      },
    } as Rule.RuleListener;
  },
});
