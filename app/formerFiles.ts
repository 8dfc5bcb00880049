import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A page that was opened before a release asks for its own files at most this much later. */
const KEPT_MS = 24 * 60 * 60_000;
const LIST = ".former.json";

/** What a file beside it was made of. */
const originOf = (name: string) => name.replace(/\.(br|gz)$/, "");

/**
 * Leaves the files of the builds before where they are for a day, so that pages that are open while a server runs and the
 * app is built again find what they load next. The names of files change with what is in them.
 */
export const formerFiles: Plugin = {
  name: "former-files",
  apply: "build",
  config: () => ({ build: { emptyOutDir: false } }),
  writeBundle({ dir = "" }, bundle) {
    const list = join(dir, LIST);
    const known: Record<string, number> = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
    const current = new Set(Object.keys(bundle));
    const former: Record<string, number> = {};
    for (const name of readdirSync(join(dir, "assets")).map((file) => `assets/${file}`)) {
      if (current.has(originOf(name))) continue;
      const since = known[name] ?? Date.now();
      if (Date.now() - since < KEPT_MS) former[name] = since;
      else rmSync(join(dir, name));
    }
    writeFileSync(list, JSON.stringify(former));
  },
};
