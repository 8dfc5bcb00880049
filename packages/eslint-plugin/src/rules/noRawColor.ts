import { placeOf } from "../code/nodes.ts";
import { allowed, allowList, ruleOf } from "../ruleOf.ts";
import { rawColors } from "../styles/colors.ts";
import { eachStyle } from "../styles/eachStyle.ts";

export const noRawColor = ruleOf({
  description: "色は、トークンで書きます。",
  messages: {
    raw: "色「{{color}}」がじかに書かれています。暗い配色・ハイコントラスト・ブランドの色に変わりません。トークン（var(--tsu-…)、theme.color）で書いてください。",
  },
  options: allowList("どの配色でも変えない色。「#ff0000」のように書いたとおりに。"),
  create(context) {
    const code = context.sourceCode;
    const kept = allowed(context);
    return eachStyle(code, {
      value: (property, { text, inFile }) => {
        for (const { color, at } of rawColors(text, property)) {
          if (kept.has(color)) continue;
          const start = inFile(at);
          const loc = placeOf(code, start, start + color.length);
          context.report({ loc, messageId: "raw", data: { color } });
        }
      },
    });
  },
});
