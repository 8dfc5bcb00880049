import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkInBrowser, checkTypes, writeConsumer } from "./packageCheck/consumer.ts";
import { checkDevTools } from "./packageCheck/devTools.ts";
import { installPacked, link, pack } from "./packageCheck/install.ts";
import { checkNext } from "./packageCheck/next.ts";
import { launch } from "./packageCheck/page.ts";
import { run } from "./packageCheck/run.ts";
import { checkServers } from "./packageCheck/servers.ts";
import { checkContractSizes, checkHookSizes, checkSizes } from "./packageCheck/sizes.ts";
import { root } from "./root.ts";

const work = mkdtempSync(join(tmpdir(), "tsumugi-packages-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

// How much each file weighs compressed is measured below, in a consumer.
run("build, with styles, policy and tokens", process.execPath, ["tools/packageBuild.ts", "--no-report"]);

pack(["contract", "hooks", "ui", "patterns", "eslint-plugin", "codemod"], work);
const contract = installPacked("contract", work);
const hooks = installPacked("hooks", work);
const ui = installPacked("ui", work);
const patterns = installPacked("patterns", work);

for (const types of ["@types/node", "@types/react", "@types/react-dom", "vite"]) link(work, types, root);
writeConsumer(work, {
  ui: ui.entries,
  patterns: patterns.entries,
  hooks: hooks.entries,
  contract: contract.entries,
});

checkTypes(work);
// Our own Node is newer than what the READMEs ask for: npm knows the one of the machine.
const machine = process.env.npm_node_execpath;
checkDevTools(work, machine);
for (const file of ["entries.ts", "server.js", "hooks.js"]) {
  run(`node ${file} in a consumer`, process.execPath, [file], work);
}
if (machine) run("node hooks.js on the machine's Node", machine, ["hooks.js"], work);
const isUpdate = process.argv.includes("--update-sizes");
const sizes = async () => {
  await checkContractSizes(work);
  await checkHookSizes(work);
  await checkSizes(work, "ui", ui.entries, isUpdate);
  await checkSizes(work, "patterns", patterns.entries, isUpdate);
};
const browser = await launch();
try {
  await checkInBrowser(work, browser);
  await checkServers(work, browser);
  await Promise.all([checkNext(work, browser), sizes()]);
} finally {
  await browser.close();
}
