import * as parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { expect, it } from "vitest";
import { isForTests, readSources } from "../../../tools/architecture/sourceFiles.ts";
import { root } from "../../../tools/root.ts";
import { utilityClasses } from "../../ui/src/foundations/utilityClasses.ts";
import tsumugi from "./index.ts";
import { PROMISED_CLASSES } from "./rules/noInternalClass.ts";
import { COLOR_NAMES } from "./styles/colors.ts";

// What the design system asks of its consumers, asked of the product that is built with it.

const linter = new Linter();

// A file without any of these has nothing that the rules could report: parsing takes all the time.
const NAMES = `(?<![\\w-])(${[...COLOR_NAMES].join("|")})(?![\\w-])`;
const COLORS = new RegExp(`#[0-9a-f]{3}|(rgba?|hsla?|hwb|lab|lch|color)\\(|${NAMES}`, "i");
const TOKENS = /--tsu-[\w-]+["']?\s*[:,]/;
const LABELS = /confirm\(|OK|ＯＫ|はい|いいえ/i;
const ELEMENTS = /<(button|input|select|textarea|dialog|progress)\b|styled\W|createElement/;
const CLASSES = /[^-]tsu-/;

const reports = (folder: string, rules: Linter.RulesRecord, mayFail: RegExp[]): string[] =>
  readSources(root, [folder])
    .filter(
      ({ path, text }) =>
        /\.tsx?$/.test(path) && !isForTests(path) && mayFail.some((words) => words.test(text)),
    )
    .flatMap(({ path, text }) =>
      linter
        .verify(
          text,
          {
            files: ["**/*.{ts,tsx}"],
            plugins: { tsumugi },
            rules,
            languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
          },
          path,
        )
        .map(({ line, message }) => `${path}:${line} ${message}`),
    );

/** Both draw a QR code, which a camera reads on white alone. */
const colors = ["error", { allow: ["white"] }] as const;

it("finds nothing in the app, a consumer like any other", () => {
  const found = reports(
    "app/src",
    { ...tsumugi.configs.recommended.rules, "tsumugi/no-raw-color": [...colors] },
    [COLORS, TOKENS, LABELS, ELEMENTS, CLASSES],
  );
  expect(found).toEqual([]);
});

it("finds nothing in the patterns either", () => {
  const found = reports(
    "packages/patterns/src",
    { ...tsumugi.configs.recommended.rules, "tsumugi/no-raw-color": [...colors] },
    [COLORS, TOKENS, LABELS, ELEMENTS, CLASSES],
  );
  expect(found).toEqual([]);
});

it("allows the classes that the package promises, and no others", () => {
  expect([...PROMISED_CLASSES].sort()).toEqual(Object.keys(utilityClasses).sort());
});
