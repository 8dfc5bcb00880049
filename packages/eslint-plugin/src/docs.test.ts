import { readdirSync, readFileSync } from "node:fs";
import * as parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { describe, expect, it } from "vitest";
import tsumugi from "./index.ts";

const folder = new URL("../docs/", import.meta.url);
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** The examples under a heading of a page. */
const examples = (page: string, heading: string): string[] => {
  const [, section = ""] = page.split(`## ${heading}\n`);
  return [...(section.split("\n## ")[0] ?? "").matchAll(/```tsx\n([\s\S]*?)```/g)].map(
    ([, code = ""]) => code,
  );
};

const messages = (code: string) =>
  new Linter().verify(
    code,
    {
      ...tsumugi.configs.recommended,
      files: ["**/*.tsx"],
      languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    },
    "example.tsx",
  );

describe.each(Object.entries(tsumugi.rules))("the page of %s", (name, rule) => {
  const page = readFileSync(new URL(`${name}.md`, folder), "utf8");

  it("says what the rule and the README say", () => {
    expect(page).toMatch(new RegExp(`^# tsumugi/${name}\n\n`));
    const plain = (text: string) => text.replaceAll("`", "");
    expect(plain(page)).toContain(`\n${rule.meta?.docs?.description}\n`);
    expect(readme).toContain(`| [\`tsumugi/${name}\`](docs/${name}.md) | ${rule.meta?.docs?.description} |`);
  });

  it("shows as wrong what the rule reports", () => {
    const wrong = examples(page, "誤り");
    expect(wrong.length).toBeGreaterThan(1);
    for (const code of wrong)
      expect([...new Set(messages(code).map(({ ruleId }) => ruleId))], code).toEqual([`tsumugi/${name}`]);
  });

  it("shows as right what no rule reports", () => {
    const right = examples(page, "正しい");
    expect(right.length).toBeGreaterThan(0);
    for (const code of right) expect(messages(code), code).toEqual([]);
  });

  it("says cause and cure in Japanese", () => {
    for (const message of Object.values(rule.meta?.messages ?? {})) expect(message).toMatch(/。[^。]+。$/);
  });
});

it("has a page for each rule and no other", () => {
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(tsumugi.rules)
      .map((name) => `${name}.md`)
      .sort(),
  );
});
