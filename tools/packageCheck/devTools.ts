import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";
import { installPacked, link } from "./install.ts";
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

/** The oldest ESLint and the newest that the README names; the former is there under a name of its own. */
const ESLINTS = ["eslint-9", "eslint"];

/**
 * Lint rules and codemod as another app installs and runs them: on our Node, and on that of the machine if npm knows
 * it: on the machines that check every change it is Node 20, the oldest that the READMEs ask for.
 */
export function checkDevTools(consumer: string, machine: string | undefined): void {
  installPacked("eslint-plugin", consumer);
  for (const name of ESLINTS) link(consumer, name, join(root, "packages/eslint-plugin"));
  const { folder } = installPacked("codemod", consumer);
  const home = join(consumer, "dev-tools");
  mkdirSync(home);
  writeFileSync(join(home, "eslint.config.js"), CONFIG);
  const node = (version: string, path: string, ...args: string[]) =>
    spawnSync(version, [path, ...args], { cwd: home, encoding: "utf8" });

  for (const version of new Set([process.execPath, machine ?? process.execPath])) {
    writeFileSync(join(home, "Ask.jsx"), OLD);
    for (const name of ESLINTS) {
      const eslint = join(consumer, "node_modules", name, "bin/eslint.js");
      const { stdout, stderr } = node(version, eslint, "--format", "json", ".");
      const [file] = stdout.startsWith("[") ? JSON.parse(stdout) : [];
      const found = file?.messages.map(({ ruleId }: { ruleId: string }) => ruleId).sort();
      if (found?.join() !== "tsumugi/no-bare-element,tsumugi/no-internal-class")
        fail(`The lint rules in a consumer with ${name} on ${version}: ${stdout}${stderr}`);
    }
    const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const run = node(version, join(folder, bin["tsumugi-codemod"]), "one-names", "Ask.jsx");
    const changed = readFileSync(join(home, "Ask.jsx"), "utf8");
    if (run.status !== 0 || changed !== OLD.replace("busy", "loading"))
      fail(`The codemod in a consumer on ${version}: ${run.stdout}${run.stderr}${changed}`);
  }
  const { stdout: oldest } = node(machine ?? process.execPath, "-p", "process.version");
  console.log(`ok  lint rules and codemod in a consumer, on Node ${oldest.trim()} and ${process.version}`);
}
