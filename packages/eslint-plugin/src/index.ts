import type { ESLint, Linter, Rule } from "eslint";
import { noBareElement } from "./rules/noBareElement.ts";
import { noInternalClass } from "./rules/noInternalClass.ts";
import { noRawColor } from "./rules/noRawColor.ts";
import { noTokenOverride } from "./rules/noTokenOverride.ts";
import { noVagueConfirm } from "./rules/noVagueConfirm.ts";

const rules: Record<string, Rule.RuleModule> = {
  "no-bare-element": noBareElement,
  "no-internal-class": noInternalClass,
  "no-raw-color": noRawColor,
  "no-token-override": noTokenOverride,
  "no-vague-confirm": noVagueConfirm,
};

const plugin: ESLint.Plugin = { meta: { name: "@tsumugi/eslint-plugin", namespace: "tsumugi" }, rules };

/** Every rule as an error: `tsumugi.configs.recommended` in `eslint.config.js`. */
const recommended: Linter.Config = {
  name: "tsumugi/recommended",
  plugins: { tsumugi: plugin },
  rules: Object.fromEntries(Object.keys(rules).map((name) => [`tsumugi/${name}`, "error"])),
};

const tsumugi: ESLint.Plugin & {
  rules: Record<string, Rule.RuleModule>;
  configs: { recommended: Linter.Config };
} = { ...plugin, rules, configs: { recommended } };

export default tsumugi;
