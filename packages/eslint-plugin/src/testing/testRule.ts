import * as parser from "@typescript-eslint/parser";
import { type Rule, RuleTester } from "eslint";
import { describe, it } from "vitest";

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it;

export interface Case {
  name: string;
  code: string;
  /** Written with types: only a parser of TypeScript reads it. */
  isTyped?: boolean;
  options?: unknown[];
  settings?: Record<string, unknown>;
}

/** What a rule says: the texts that it points at, each with the words that its message has to hold. */
export interface Wrong extends Case {
  says: [pointsAt: string, ...words: string[]][];
}

const testers = {
  TypeScript: new RuleTester({
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  }),
  JavaScript: new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }),
};

/** Where the nth report points: line and column of a text, searched for behind the report before. */
function errorsOf({ code, says }: Wrong) {
  let from = 0;
  return says.map(([pointsAt, ...words]) => {
    const at = code.indexOf(pointsAt, from);
    if (at < 0) throw new Error(`The code has no "${pointsAt}" behind ${from}`);
    from = at + 1;
    const before = code.slice(0, at).split("\n");
    const shown = words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("[^]*");
    return {
      message: new RegExp(`${shown}[^]*。`),
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    };
  });
}

/** Runs the cases with the parsers that consumers have. */
export function testRule(
  name: string,
  rule: Rule.RuleModule,
  cases: { right: Case[]; wrong: Wrong[] },
): void {
  const strip = ({ isTyped: _, ...one }: Case) => one;
  for (const [language, tester] of Object.entries(testers)) {
    const reads = ({ isTyped }: Case) => !isTyped || language === "TypeScript";
    tester.run(`${name} in ${language}`, rule, {
      valid: cases.right.filter(reads).map(strip),
      invalid: cases.wrong.filter(reads).map((one) => {
        const { says: _, ...rest } = strip(one) as Wrong;
        return { ...rest, errors: errorsOf(one) };
      }),
    });
  }
}
