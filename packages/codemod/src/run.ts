import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyTransform, type Change, type Question, type Transform } from "./transform.ts";

const CODE = /(?<!\.d)\.([cm]?[jt]s|[jt]sx)$/;
/** What others wrote or a build did. */
const ASIDE = new Set(["node_modules", "dist", "build", "coverage", "out"]);

/** The files of code under the paths, each once, in the order of their names. */
export function codeFiles(paths: readonly string[]): string[] {
  const found = new Set<string>();
  const walk = (path: string, isNamed: boolean) => {
    if (!statSync(path).isDirectory()) {
      if (isNamed || CODE.test(path)) found.add(path);
      return;
    }
    for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (ASIDE.has(entry.name) || entry.name.startsWith(".") || entry.isSymbolicLink()) continue;
      walk(join(path, entry.name), false);
    }
  };
  for (const path of paths) walk(path, true);
  return [...found];
}

export interface FileReport {
  path: string;
  changes: Change[];
  questions: Question[];
  /** Why the file could not be read as code. It was left as it is. */
  error?: string;
}

export interface Report {
  /** How many files were looked at. */
  looked: number;
  /** Those with something to tell. */
  files: FileReport[];
}

function runOne(transform: Transform, path: string, dryRun: boolean): FileReport {
  const before = readFileSync(path, "utf8");
  try {
    const { code, changes, questions } = applyTransform(transform, before, path);
    if (!dryRun && code !== before) writeFileSync(path, code);
    return { path, changes, questions };
  } catch (cause) {
    return { path, changes: [], questions: [], error: (cause as Error).message };
  }
}

/** Runs a transform over the code under the paths. A dry run writes nothing and reports the same. */
export function runTransform(
  transform: Transform,
  paths: readonly string[],
  { dryRun = false }: { dryRun?: boolean } = {},
): Report {
  const files = codeFiles(paths);
  const reports = files.map((path) => runOne(transform, path, dryRun));
  return {
    looked: files.length,
    files: reports.filter(
      ({ changes, questions, error }) => changes.length > 0 || questions.length > 0 || error !== undefined,
    ),
  };
}
