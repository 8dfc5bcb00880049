import { Button } from "@tsumugi/ui/Button";
import { UiProvider } from "@tsumugi/ui/theme";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const html = renderToString(
  createElement(UiProvider, null, createElement(Button, { variant: "primary" }, "保存")),
);
const rules = html.match(/<style[^>]*>([^<]*)<\/style>/)?.[1] ?? "";
if (!rules.includes("& > svg") || !rules.includes("--tsu-brand:")) {
  throw new Error("A page rendered on a server comes without its rules.");
}
if (!html.includes('data-variant="primary"')) throw new Error("The button is missing.");
