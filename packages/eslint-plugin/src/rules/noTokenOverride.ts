import { placeOf } from "../code/nodes.ts";
import { allowed, allowList, ruleOf } from "../ruleOf.ts";
import { eachStyle } from "../styles/eachStyle.ts";

export const noTokenOverride = ruleOf({
  description: "トークン（--tsu-…）は、じかに上書きしません。",
  messages: {
    override:
      "トークン「{{name}}」を上書きしています。暗い配色や文字とのコントラストが合わなくなります。色は createBrand（@tsumugi/ui/brand）、密度は data-density で変えてください。",
  },
  options: allowList("上書きしてよいトークンの名前。"),
  create(context) {
    const code = context.sourceCode;
    const kept = allowed(context);
    return eachStyle(code, {
      property: (name, at) => {
        if (!name.startsWith("--tsu-") || kept.has(name)) return;
        const loc = placeOf(code, at, at + name.length);
        context.report({ loc, messageId: "override", data: { name } });
      },
    });
  },
});
