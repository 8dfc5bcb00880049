import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { leafStyles } from "../components/leafStyles.ts";
import { baseStyles } from "../theme/baseStyles.ts";
import { utilityClasses } from "./utilityClasses.ts";

const styles = baseStyles + leafStyles;
const ruleOf = (name: string) => new RegExp(`^ *\\.${name} \\{([^}]*)\\}`, "m").exec(styles)?.[1] ?? "";

it("have rules in what UiProvider and styles.css bring to every page", () => {
  for (const name of Object.keys(utilityClasses)) expect(ruleOf(name), name).not.toBe("");
});

it("do what is said of them", () => {
  expect(ruleOf("tsu-hidden")).toMatch(/position: absolute;[\s\S]*clip-path: inset\(50%\);/);
  expect(ruleOf("tsu-hidden")).not.toMatch(/display: none|visibility/);
  expect(ruleOf("tsu-muted")).toContain("color: var(--tsu-text-muted);");
  expect(ruleOf("tsu-num")).toContain("font-variant-numeric: tabular-nums;");
  expect(ruleOf("tsu-truncate")).toMatch(
    /overflow: hidden;\s*text-overflow: ellipsis;\s*white-space: nowrap;/,
  );
  expect(ruleOf("tsu-link")).toMatch(/color: var\(--tsu-brand-text\);\s*text-decoration: underline;/);
  expect(ruleOf("tsu-stack")).toContain("display: grid;");
  expect(ruleOf("tsu-media")).toMatch(/display: inline-flex;\s*align-items: center;/);
  expect(ruleOf("tsu-inline")).toContain("display: inline-flex;");
});

it("are listed in the README with their use, and no others", () => {
  const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
  const [, list = ""] = /<!-- utility classes -->\n([\s\S]*?)<!-- \/utility classes -->/.exec(readme) ?? [];
  const rows = [...list.matchAll(/^\| `(tsu-[a-z]+)` \| (.+) \|$/gm)].map(([, name, use]) => [
    name,
    use?.replaceAll("`", ""),
  ]);
  expect(rows).toEqual(Object.entries(utilityClasses));
});
