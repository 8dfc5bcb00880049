import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { children } from "./children.ts";
import { ensureChromium } from "./chromium.ts";
import { root } from "./root.ts";
import { bothTries, filesToTryAgain } from "./secondTry.ts";
import { type Counts, playwrightCounts, vitestCounts } from "./testCounts.ts";

/** Where a step's output goes: to the screen at once, or kept until the step has ended. */
type Output = (chunk: string | Buffer) => void;

interface Step {
  name: string;
  run: (output: Output) => Promise<Counts>;
}

/** Steps side by side slow each other down, so the limit is far above what a step takes alone. */
const STEP_LIMIT_MS = 15 * 60_000;
const running = children();
const reports = mkdtempSync(join(tmpdir(), "tsumugi-reports-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

/** Runs one command to its end; a hung one is ended and fails. */
async function exitCodeOf(
  output: Output,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = running.start(command === "node" ? process.execPath : bin(command), args, {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.process.stdout?.on("data", output);
  child.process.stderr?.on("data", output);
  const timer = setTimeout(() => {
    output(`${command} took more than ${STEP_LIMIT_MS / 60_000} minutes and was ended.\n`);
    void running.stopAll([child]);
  }, STEP_LIMIT_MS);
  const code = await child.ended;
  clearTimeout(timer);
  return code;
}

const bin = (name: string) => join(root, "node_modules/.bin", name);

const command = (name: string, ...args: string[]): Step["run"] => {
  return async (output) => {
    const code = await exitCodeOf(output, name, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  };
};

/** A command that builds, installs and opens a browser: tried once more in CI, as tests are. */
const heavyCommand = (name: string, ...args: string[]): Step["run"] => {
  const run = command(name, ...args);
  return async (output) => {
    const counts = await run(output);
    if (counts.failed === 0 || !process.env.CI) return counts;
    output("\n--- Once more ---\n");
    const second = await run(output);
    return second.failed > 0 ? second : { ...second, flaky: [[name, ...args].join(" ")] };
  };
};

async function runVitest(output: Output, projects: string[], files: string[]) {
  const path = join(reports, `${projects.join("-")}-${Date.now()}.json`);
  const args = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${path}`];
  const code = await exitCodeOf(output, "vitest", ["run", ...files, ...args, ...reporters]);
  return { code, report: existsSync(path) ? readJson(path) : undefined };
}

const vitest = (projects: string[]) => {
  return async (output: Output): Promise<Counts> => {
    const { code, report } = await runVitest(output, projects, []);
    if (!report) return { passed: 0, failed: 1 };
    const counts = vitestCounts(report, code);
    // A machine that others use stumbles now and then; what needed a second try is named at the end.
    const again = process.env.CI && counts.failed > 0 ? filesToTryAgain(report) : undefined;
    if (!again) return counts;
    output(`\n--- Once more: ${again.join(", ") || "all of it"} ---\n`);
    const second = await runVitest(output, projects, again);
    return second.report ? bothTries(report, second.report, second.code) : counts;
  };
};

const stories: Step["run"] = (output) => {
  ensureChromium();
  return vitest(["storybook"])(output);
};

const journeys: Step["run"] = async (output) => {
  ensureChromium();
  const report = join(reports, "e2e.json");
  const code = await exitCodeOf(output, "playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return existsSync(report) ? playwrightCounts(readJson(report), code) : { passed: 0, failed: 1 };
};

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

/**
 * Two lanes side by side: a step waits for a browser, a database or a child of its own much of the time, and one after
 * the other they left a third of two cores idle. What builds into the same folders stands in one lane.
 */
const lanes: Step[][] = [
  [
    { name: "Types", run: command("tsc", "-p", "tsconfig.json") },
    { name: "Lint and format", run: command("biome", "check", ".") },
    { name: "Pure logic, hooks, components, architecture", run: vitest(["unit", "node"]) },
    { name: "Server on PGlite", run: vitest(["server-pglite"]) },
    { name: "Server on PostgreSQL", run: vitest(["server-postgres"]) },
  ],
  [
    { name: "Stories with axe, and their contrast in dark", run: stories },
    { name: "Packages as published", run: heavyCommand("node", "tools/packageCheck.ts") },
    { name: "App build and size", run: command("node", "tools/appCheck.ts") },
    { name: "Journeys in the browser against the real server", run: journeys },
  ],
];

const asked = process.argv.slice(2);
const isAsked = ({ name }: Step) =>
  asked.length === 0 || asked.some((word) => name.toLowerCase().includes(word.toLowerCase()));
const chosen = lanes.map((lane) => lane.filter(isAsked)).filter((lane) => lane.length > 0);
const lines: string[] = [];
const flaky: string[] = [];
let passed = 0;
let failed = 0;

const toScreen: Output = (chunk) => void process.stdout.write(chunk);

/** Runs one step and counts it. */
async function runStep({ name, run }: Step, output: Output): Promise<void> {
  output(`\n=== ${name} ===\n`);
  const started = Date.now();
  const counts = await run(output).catch((cause: Error): Counts => {
    output(`${cause.message}\n`);
    return { passed: 0, failed: 1 };
  });
  passed += counts.passed;
  failed += counts.failed;
  flaky.push(...(counts.flaky ?? []));
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const line = `${counts.failed ? "FAILED" : "ok    "} ${seconds.padStart(8)}  ${name}: ${counts.passed} passed, ${counts.failed} failed`;
  lines.push(line);
  output(`${line}\n`);
}

/** The first lane is seen as it runs; what another one says comes as a whole after each of its steps. */
async function runLane(lane: readonly Step[], index: number): Promise<void> {
  for (const step of lane) {
    if (index === 0) await runStep(step, toScreen);
    else {
      const kept: Buffer[] = [];
      await runStep(step, (chunk) => void kept.push(Buffer.from(chunk)));
      toScreen(Buffer.concat(kept));
    }
  }
}

await Promise.all(chosen.map(runLane));

console.log(`\n=== Summary ===\n${lines.join("\n")}`);
if (flaky.length > 0) console.log(`Passed at the second try only, to be fixed: ${flaky.join("; ")}`);
// The last line is for machines: keep it exactly so.
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
