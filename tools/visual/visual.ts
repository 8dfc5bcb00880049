import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { root } from "../root.ts";
import { buildRef, buildStorybook } from "./build.ts";
import { compare } from "./compare.ts";
import { draw } from "./draw.ts";
import { readOptions, usage } from "./options.ts";
import { type Finding, reportHtml, sheetHtml } from "./report.ts";
import { serve } from "./serve.ts";
import { fileOf, isSheet, LOOKS, type StoryEntry, type Visit, visitsOf } from "./shots.ts";

const HOME = join(root, ".visual");
const folder = (name: string) => join(HOME, name);
const emptied = (name: string) => {
  rmSync(folder(name), { recursive: true, force: true });
  mkdirSync(folder(name), { recursive: true });
  return folder(name);
};

if (process.argv.includes("--help")) {
  console.log(usage);
  process.exit();
}
const options = readOptions(process.argv.slice(2), availableParallelism());

/** Draws a built Storybook into `.visual/<name>`. */
async function pictures(storybook: string, name: string) {
  const entries = Object.values(
    (
      JSON.parse(readFileSync(join(storybook, "index.json"), "utf8")) as {
        entries: Record<string, StoryEntry>;
      }
    ).entries,
  );
  const visits = visitsOf(entries, options.filter, options.all);
  const every = visitsOf(entries, undefined, true);
  const server = await serve(storybook);
  try {
    const failed = await draw(server.url, visits, emptied(name), options.jobs);
    return { visits, every, failed };
  } finally {
    server.close();
  }
}

const labelOf = ({ story }: Visit) => `${story.title} › ${story.name}`;

function findingsOf(visits: readonly Visit[], every: readonly Visit[]): Finding[] {
  const known = new Map(
    visits.flatMap((visit) =>
      LOOKS.map((look) => [fileOf(visit, look), { label: labelOf(visit), look: `${visit.width} ${look}` }]),
    ),
  );
  const findings: Finding[] = [];
  const diffs = emptied("diff");
  for (const [file, about] of known) {
    const [before, after] = [join(folder("base"), file), join(folder("now"), file)];
    if (!existsSync(after)) continue;
    if (!existsSync(before)) {
      findings.push({ file, ...about, status: "added" });
      continue;
    }
    const verdict = compare(readFileSync(before), readFileSync(after));
    if (verdict.status === "same") continue;
    writeFileSync(join(diffs, file), verdict.diff);
    findings.push({ file, ...about, status: "changed", share: verdict.share });
  }
  // What is only left out this time is not gone.
  const standing = new Set(every.flatMap((visit) => LOOKS.map((look) => fileOf(visit, look))));
  const gone = readdirSync(folder("base")).filter((file) => !standing.has(file));
  return [...findings, ...gone.map((file) => ({ file, label: file, look: "", status: "removed" as const }))];
}

const started = Date.now();
mkdirSync(HOME, { recursive: true });
if (options.base) {
  buildRef(options.base, emptied("storybook-base"), HOME);
  await pictures(folder("storybook-base"), "base");
}
const storybook = options.from ? resolve(options.from) : folder("storybook");
if (!options.from) buildStorybook(root, emptied("storybook"));
const { visits, every, failed } = await pictures(storybook, "now");

const galleries = visits.filter(({ story }) => isSheet(story));
for (const look of LOOKS) {
  const shown = galleries.map((visit) => ({ file: fileOf(visit, look), label: labelOf(visit) }));
  writeFileSync(join(HOME, `sheet-${look}.html`), sheetHtml(`すべての部品（${look}）`, shown));
}

if (options.accept) {
  mkdirSync(folder("base"), { recursive: true });
  if (!options.filter) emptied("base");
  cpSync(folder("now"), folder("base"), { recursive: true });
  const seconds = (Date.now() - started) / 1000;
  console.log(`${visits.length * 2} 枚を、比べる相手にしました（${seconds.toFixed(0)} 秒）。`);
} else {
  if (!existsSync(folder("base")))
    throw new Error("比べる絵がありません。先に `pnpm visual --accept` か `--base <git ref>` を。");
  const findings = findingsOf(visits, every);
  const seconds = (Date.now() - started) / 1000;
  const drawn = visits.length * 2;
  writeFileSync(join(HOME, "report.html"), reportHtml({ findings, drawn, failed, seconds }));
  console.log(
    `${drawn} 枚、${seconds.toFixed(0)} 秒。違い ${findings.length}。.visual/report.html を見てください。`,
  );
  if (findings.length > 0) process.exitCode = 1;
}
for (const line of failed) console.error(`撮れませんでした: ${line}`);
if (failed.length > 0) process.exitCode = 1;
