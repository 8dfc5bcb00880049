import type { Rule } from "eslint";

interface RuleParts {
  /** In one sentence, as the README lists it. */
  description: string;
  messages: Record<string, string>;
  /** JSON schema of the options. */
  options?: Rule.RuleMetaData["schema"];
  create: Rule.RuleModule["create"];
}

/** A rule with what every one of them says of itself. */
export const ruleOf = ({ description, messages, options = [], create }: RuleParts): Rule.RuleModule => ({
  meta: {
    type: "problem",
    docs: { description, recommended: true },
    messages,
    schema: options,
  },
  create,
});

/** The one option most rules have: what this project has good reasons to keep. */
export const allowList = (description: string): Rule.RuleMetaData["schema"] => [
  {
    type: "object",
    properties: { allow: { type: "array", items: { type: "string" }, uniqueItems: true, description } },
    additionalProperties: false,
  },
];

export const allowed = (context: Rule.RuleContext): ReadonlySet<string> =>
  new Set((context.options[0] as { allow?: string[] } | undefined)?.allow ?? []);
