import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
}

/** Every .ts and .tsx file under the folders, generated ones left out. */
export function readSources(root: string, folders: string[]): SourceFile[] {
  const found: SourceFile[] = [];
  const walk = (folder: string) => {
    if (!existsSync(join(root, folder))) return;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (["node_modules", "dist", "generated"].includes(entry.name)) continue;
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.tsx?$/.test(entry.name)) found.push({ path, text: readFileSync(join(root, path), "utf8") });
    }
  };
  for (const folder of folders) walk(folder);
  return found;
}

const importForms = [
  /^\s*(?:import|export|\})[^"'`;]*\bfrom\s*["']([^"'\n]+)["']/gm,
  /^\s*import\s*["']([^"'\n]+)["']/gm,
  /\bimport\(\s*["'`]([^"'`\n]+)["'`]/g,
];

/** What a file imports or re-exports, dynamic imports included. */
export function importsOf(text: string): string[] {
  return importForms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1] ?? ""));
}

/** What a file needs when it runs: imports and re-exports of types alone are left out. */
export function valueImportsOf(text: string): string[] {
  return importForms.flatMap((form) =>
    [...text.matchAll(form)].flatMap(([match, specifier]) =>
      /^\s*(import|export) type\b/.test(match) ? [] : [specifier ?? ""],
    ),
  );
}

/** "@scope/name" or "name" of an import, undefined for relative ones and Node's own. */
export function packageOf(specifier: string): string | undefined {
  if (/^[./]|^node:|^virtual:/.test(specifier)) return undefined;
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : parts[0];
}

/** "packages/ui", "app", or the first folder of a path. */
export const homeOf = (path: string): string =>
  path
    .split("/")
    .slice(0, path.startsWith("packages/") ? 2 : 1)
    .join("/");

/** Stories, tests and what only they use. */
export const isForTests = (path: string): boolean =>
  /\.(test|stories)\.tsx?$|\/(testing|stories|bench)\/|\.config\.ts$/.test(path);
