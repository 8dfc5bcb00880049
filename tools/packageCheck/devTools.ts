import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installPacked } from "./install.ts";
import { fail } from "./run.ts";

const CONFIG = `import tsumugi from "@tsumugi/eslint-plugin";
export default [
  {
    files: ["**/*.jsx"],
    ...tsumugi.configs.recommended,
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
  },
];
`;
const OLD = `import { Dialog } from "@tsumugi/ui";
export const Ask = () => <Dialog title="a" busy footer={<button className="tsu-button">OK</button>} />;
`;

/** Lint rules and codemod as another app installs and runs them. */
export function checkDevTools(consumer: string): void {
  installPacked("eslint-plugin", consumer);
  const { folder } = installPacked("codemod", consumer);
  const home = join(consumer, "dev-tools");
  mkdirSync(home);
  writeFileSync(join(home, "eslint.config.js"), CONFIG);
  writeFileSync(join(home, "Ask.jsx"), OLD);
  const node = (path: string, ...args: string[]) =>
    spawnSync(process.execPath, [path, ...args], { cwd: home, encoding: "utf8" });

  const lint = node(join(consumer, "node_modules/eslint/bin/eslint.js"), "--format", "json", ".");
  const [file] = lint.stdout.startsWith("[") ? JSON.parse(lint.stdout) : [];
  const found = file?.messages.map(({ ruleId }: { ruleId: string }) => ruleId).sort();
  if (found?.join() !== "tsumugi/no-bare-element,tsumugi/no-internal-class")
    fail(`The lint rules in a consumer: ${lint.stdout}${lint.stderr}`);

  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const run = node(join(folder, bin["tsumugi-codemod"]), "one-names", "Ask.jsx");
  const changed = readFileSync(join(home, "Ask.jsx"), "utf8");
  if (run.status !== 0 || changed !== OLD.replace("busy", "loading"))
    fail(`The codemod in a consumer: ${run.stdout}${run.stderr}${changed}`);
  console.log("ok  lint rules and codemod in a consumer");
}
