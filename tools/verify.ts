import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { children } from "./children.ts";
import { ensureChromium } from "./chromium.ts";
import { root } from "./root.ts";
import { bothTries, filesToTryAgain } from "./secondTry.ts";
import { type Counts, playwrightCounts, vitestCounts } from "./testCounts.ts";

/** Where a command writes: this process's own output, or an open file. */
type Output = "inherit" | number;

interface Step {
  name: string;
  run: (output: Output) => Promise<Counts>;
  /** Runs at the beginning beside its like: alone, each would leave a core idle for much of its time. */
  beside?: boolean;
}

// Servers, workers and tools start dozens of times: what the first one compiles, the others read.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/node");
// The compiler of TypeScript spends a quarter of its time on tidying up a memory that it needs to its end all the same.
process.env.GOGC ??= "400";
// Bundlers run one after another in a process: memory that one gives back, the next one has to have cleared for itself.
process.env.MIMALLOC_PURGE_DELAY ??= "-1";
// The bundler's threads wait for its plugins, which have one thread: more of them pass the work on more often.
process.env.ROLLDOWN_WORKER_THREADS ??= "1";

const STEP_LIMIT_MS = 15 * 60_000;
const running = children();
const reports = mkdtempSync(join(tmpdir(), "tsumugi-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** Runs one command to its end; a hung one is ended and fails. */
async function exitCodeOf(
  command: string,
  args: string[],
  { env = {}, output = "inherit" }: { env?: NodeJS.ProcessEnv; output?: Output } = {},
): Promise<number> {
  const stdio = ["ignore" as const, output, output];
  const child = running.start(command === "node" ? process.execPath : bin(command), args, { env, stdio });
  const timer = setTimeout(() => {
    console.error(`${command} took more than ${STEP_LIMIT_MS / 60_000} minutes and was ended.`);
    void running.stopAll();
  }, STEP_LIMIT_MS);
  const code = await child.ended;
  clearTimeout(timer);
  return code;
}

const bin = (name: string) => join(root, "node_modules/.bin", name);

const command = (name: string, ...args: string[]): Step["run"] => {
  return async (output) => {
    const code = await exitCodeOf(name, args, { output });
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
};

/** A command that builds, installs and opens a browser: tried once more in CI, as tests are. */
const heavyCommand = (name: string, ...args: string[]): Step["run"] => {
  const run = command(name, ...args);
  return async (output) => {
    const counts = await run(output);
    if (counts.failed === 0 || !process.env.CI) return counts;
    console.log(`\n--- Once more: ${[name, ...args].join(" ")} ---`);
    const second = await run(output);
    return second.failed > 0 ? second : { ...second, flaky: [[name, ...args].join(" ")] };
  };
};

/** Stories are tested as they are published; React for development takes a fifth longer. */
const envOf = (projects: string[]) => (projects.includes("storybook") ? { NODE_ENV: "production" } : {});

async function runVitest(projects: string[], files: string[]) {
  const path = join(reports, `${projects.join("-")}-${Date.now()}.json`);
  const args = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const code = await exitCodeOf("vitest", ["run", ...files, ...args, ...reporters], {
    env: envOf(projects),
  });
  return { code, report: existsSync(path) ? readJson(path) : undefined };
}

const vitest = (projects: string[]) => {
  return async (): Promise<Counts> => {
    const { code, report } = await runVitest(projects, []);
    if (!report) return { passed: 0, failed: 1 };
    const counts = vitestCounts(report, code);
    // A machine that others use stumbles now and then; what needed a second try is named at the end.
    const again = process.env.CI && counts.failed > 0 ? filesToTryAgain(report) : undefined;
    if (!again) return counts;
    console.log(`\n--- Once more: ${again.join(", ") || "all of it"} ---`);
    const second = await runVitest(projects, again);
    return second.report ? bothTries(report, second.report, second.code) : counts;
  };
};

const stories = async () => {
  ensureChromium();
  return vitest(["storybook"])();
};

const journeys = async () => {
  ensureChromium();
  const report = join(reports, "e2e.json");
  const code = await exitCodeOf("playwright", ["test"], { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return existsSync(report) ? playwrightCounts(readJson(report), code) : { passed: 0, failed: 1 };
};

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

const steps: Step[] = [
  // With one checker: several find out the same types again, which costs nearly twice as much where others work beside.
  { name: "Types", run: command("tsc", "-p", "tsconfig.json", "--checkers", "1"), beside: true },
  { name: "Lint and format", run: command("biome", "check", "."), beside: true },
  { name: "Packages as published", run: heavyCommand("node", "tools/packageCheck.ts"), beside: true },
  { name: "Storybook as a static site", run: heavyCommand("node", "tools/storybookCheck.ts"), beside: true },
  { name: "Pure logic, hooks, components, architecture", run: vitest(["unit", "node"]) },
  { name: "Server on PGlite", run: vitest(["server-pglite"]) },
  { name: "Server on PostgreSQL", run: vitest(["server-postgres"]) },
  { name: "Stories with axe, and their contrast in dark", run: stories },
  { name: "App build and size", run: command("node", "tools/appCheck.ts"), beside: true },
  { name: "Journeys in the browser against the real server", run: journeys },
];

const asked = process.argv.slice(2);
const chosen = steps.filter(
  ({ name }) => asked.length === 0 || asked.some((word) => name.toLowerCase().includes(word.toLowerCase())),
);
const lines: string[] = [];
const flaky: string[] = [];
let passed = 0;
let failed = 0;

const title = (step: Step) => `${chosen.indexOf(step) + 1}/${chosen.length} ${step.name}`;

/** @returns the step's line of the summary */
async function take(step: Step, output: Output): Promise<string> {
  const started = Date.now();
  const counts = await step.run(output).catch((cause: Error): Counts => {
    console.error(cause.message);
    return { passed: 0, failed: 1 };
  });
  passed += counts.passed;
  failed += counts.failed;
  flaky.push(...(counts.flaky ?? []));
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const line = `${counts.failed ? "FAILED" : "ok    "} ${seconds.padStart(8)}  ${step.name}: ${counts.passed} passed, ${counts.failed} failed`;
  lines.push(line);
  return line;
}

/** What each of them prints is shown in one piece, when it has ended. */
async function takeBeside(step: Step): Promise<void> {
  const path = join(reports, `${chosen.indexOf(step)}.log`);
  const file = openSync(path, "a");
  const line = await take(step, file);
  closeSync(file);
  console.log(`\n=== ${title(step)} ===\n${readFileSync(path, "utf8")}${line}`);
}

const besides = chosen.filter(({ beside }) => beside);
// On its own, a step shows what it does while it does it.
if (besides.length > 1) await Promise.all(besides.map(takeBeside));
for (const step of chosen.filter((one) => besides.length < 2 || !one.beside)) {
  console.log(`\n=== ${title(step)} ===`);
  console.log(await take(step, "inherit"));
}

console.log(`\n=== Summary ===\n${lines.join("\n")}`);
if (flaky.length > 0) console.log(`Passed at the second try only, to be fixed: ${flaky.join("; ")}`);
// The last line is for machines: keep it exactly so.
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
