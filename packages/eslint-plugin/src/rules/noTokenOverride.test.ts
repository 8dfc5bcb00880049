import { testRule } from "../testing/testRule.ts";
import { noTokenOverride } from "./noTokenOverride.ts";

testRule("no-token-override", noTokenOverride, {
  right: [
    {
      name: "reading a token",
      code: "const A = styled.p`color: var(--tsu-brand); --own: var(--tsu-brand);`",
    },
    { name: "a property of one's own", code: "<p style={{ '--columns': 3, '--my-tsu-x': 1 }} />" },
    { name: "reading it by name", code: "getComputedStyle(el).getPropertyValue('--tsu-brand')" },
    {
      name: "what is allowed",
      code: "el.style.setProperty('--tsu-z-toast', '9')",
      options: [{ allow: ["--tsu-z-toast"] }],
    },
  ],
  wrong: [
    {
      name: "in styles",
      code: "const A = createGlobalStyle`:root { --tsu-brand: #f00; color: red }`",
      says: [["--tsu-brand", "「--tsu-brand」", "createBrand"]],
    },
    {
      name: "behind a mixin",
      code: "const A = styled.p`\n  ${mixin}\n  --tsu-line: ${(p) => p.c};\n`",
      says: [["--tsu-line"]],
    },
    {
      name: "in the style of an element",
      code: "<div style={{ '--tsu-brand': brand }} />",
      says: [["'--tsu-brand'"]],
    },
    {
      name: "in the DOM",
      code: "document.documentElement.style.setProperty('--tsu-brand', value)",
      says: [["--tsu-brand"]],
    },
  ],
});
