import * as parser from "@typescript-eslint/parser";
import { Linter } from "eslint";
import { expect, it } from "vitest";
import { isForTests, readSources } from "../../../tools/architecture/sourceFiles.ts";
import { root } from "../../../tools/root.ts";
import tsumugi from "./index.ts";
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
        path.endsWith(".tsx") && !isForTests(path) && mayFail.some((words) => words.test(text)),
    )
    .flatMap(({ path, text }) =>
      linter
        .verify(
          text,
          {
            files: ["**/*.tsx"],
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

it("finds nothing in the app, a consumer like any other but for the package's words for text", () => {
  const found = reports(
    "app/src",
    {
      ...tsumugi.configs.recommended.rules,
      "tsumugi/no-raw-color": [...colors],
      // App and package leave in one commit: these five say how a text looks, and no component does.
      "tsumugi/no-internal-class": [
        "error",
        { allow: ["tsu-hidden", "tsu-link", "tsu-muted", "tsu-num", "tsu-truncate"] },
      ],
    },
    [COLORS, TOKENS, LABELS, ELEMENTS, CLASSES],
  );
  expect(found).toEqual([]);
});

it("finds no colour, no token and no vague button in the patterns, which draw what no component does", () => {
  const found = reports(
    "packages/patterns/src",
    {
      "tsumugi/no-raw-color": [...colors],
      "tsumugi/no-token-override": "error",
      "tsumugi/no-vague-confirm": "error",
    },
    [COLORS, TOKENS, LABELS],
  );
  expect(found).toEqual([]);
});
