import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { paths } from "./src/paths.ts";

const SRC = join(import.meta.dirname, "src");
const FRAMED = ["routes/brandPages.ts", "routes/ownPages.tsx"];
const FRAME = "layouts/AppLayout/AppLayout.tsx";
const PAGE = /paths\.(\w+)\.path\}?([^`,]*)`?,\s*async \(\) =>\s*\(await import\("[./]+\/(pages\/[^"]+)"\)/g;

/** A route and the modules that are loaded when it is opened, relative to `src`. */
export interface RouteModules {
  readonly path: string;
  readonly modules: readonly string[];
}

/** As the route files say it; they name components of the browser, so they are read and not run. */
export const routeModules = (): RouteModules[] =>
  ["router.tsx", ...FRAMED].flatMap((file) =>
    [...readFileSync(join(SRC, file), "utf8").matchAll(PAGE)].map(([, name = "", more = "", page = ""]) => {
      const path = paths[name as keyof typeof paths].path + more;
      return { path, modules: FRAMED.includes(file) ? [FRAME, page] : [page] };
    }),
  );

interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly isEntry: boolean;
}

/** A chunk and everything that it imports. */
function filesOf(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = chunks.get(name);
    if (next) filesOf(next, chunks, found);
  }
  return found;
}

/**
 * Writes `.routes.json`: for every route the files that its page needs beside those that the HTML names anyway. The
 * server lets the browser ask for them at once, not only when the first files have run.
 */
export const routeFiles: Plugin = {
  name: "route-files",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const all = Object.values(bundle).filter((file) => file.type === "chunk");
    const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
    const entry = all.find(({ isEntry }) => isEntry);
    if (!entry) throw new Error("The app has no entry.");
    const first = filesOf(entry, chunks);
    const routes = routeModules().map(({ path, modules }) => {
      const files = modules.flatMap((module) => {
        const chunk = all.find(({ moduleIds }) => moduleIds.includes(join(SRC, module)));
        return chunk ? [...filesOf(chunk, chunks)] : [];
      });
      return {
        path,
        files: [...new Set(files)].filter((file) => !first.has(file)).map((file) => `/${file}`),
      };
    });
    await writeFile(join(dir, ".routes.json"), JSON.stringify(routes));
  },
};
