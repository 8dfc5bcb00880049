import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.ts";

/** Changes when a source file of the folders is added, removed or touched, when a package does, or one of `more` differs. */
export function sourceStamp(folders: readonly string[], more: readonly string[] = []): string {
  const hash = createHash("sha256");
  const add = (path: string) => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${relative(root, path)} ${size} ${mtimeMs}\n`);
  };
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (["node_modules", "dist", "bench"].includes(entry.name)) continue;
      if (/\.(test|stories)\.tsx?$/.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) add(path);
    }
  };
  for (const folder of folders) walk(join(root, folder));
  add(join(root, "pnpm-lock.yaml"));
  for (const each of more) hash.update(`${each}\n`);
  return hash.digest("hex");
}
