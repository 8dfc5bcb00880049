import { join } from "node:path";
import { expect, it } from "vitest";
import { theme } from "../packages/ui/src/theme/theme.ts";
import { tokenCss } from "../packages/ui/src/theme/tokenCss.ts";
import { root } from "./root.ts";
import { tokenText } from "./tokenText.ts";

const published = async (file: string): Promise<string> =>
  (await tokenText.transform.handler("", join(root, "packages/ui/src", file))) ?? "";
const declarations = (css: string) =>
  css.match(/--tsu-[\w-]+: ?[^;}]+/g)?.map((one) => one.replaceAll(/([:,]) /g, "$1").trim());

it("publishes every token with its value in every mode, as one text", async () => {
  const code = await published("theme/tokenCss.ts");
  const text: string = JSON.parse(/^export const tokenCss = (".*");\n$/.exec(code)?.[1] ?? '""');
  expect(declarations(text)?.length).toBeGreaterThan(300);
  expect(declarations(text)).toEqual(declarations(tokenCss));
  expect(text.split("{")).toHaveLength(tokenCss.split("{").length);
});

it("publishes the theme with every name", async () => {
  const own = (await published("theme/theme.ts")).replace(/^export \{.*\n/m, "");
  const made = await import(`data:text/javascript,${encodeURIComponent(own)}`);
  expect(Object.keys(made.theme.color).length).toBeGreaterThan(60);
  expect(made.theme).toEqual(theme);
});

it("leaves every other file as it is", async () => {
  expect(await published("theme/colors.ts")).toBe("");
});
