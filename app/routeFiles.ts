import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { paths } from "./src/paths.ts";

const SRC = join(import.meta.dirname, "src");
/** Everything that every screen needs, and nothing that only some do. */
export const START = join(SRC, "start.tsx");
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
  readonly facadeModuleId: string | null;
}

/** The files of everything that a module imports, its own among them. */
export function filesWith(module: string, all: readonly Chunk[]): Set<string> {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  // A module that is opened by itself and shares a file with others has a small file of its own in front of that.
  const inFront = all.find(({ facadeModuleId }) => facadeModuleId === module);
  add(inFront ?? all.find(({ moduleIds }) => moduleIds.includes(module)));
  return found;
}

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((file) => file.type === "chunk");

/**
 * Names in the HTML what every screen needs, and writes `.routes.json`: for every route the files that its page needs
 * beside those. The server lets the browser ask for them at once, not only when the first files have run.
 */
export const routeFiles: Plugin = {
  name: "route-files",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) =>
      [...filesWith(START, chunksOf(bundle))]
        .filter((file) => !html.includes(`/${file}"`))
        .map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `/${file}` },
          injectTo: "head" as const,
        })),
  },
  async writeBundle({ dir = "" }, bundle) {
    const all = chunksOf(bundle);
    const first = filesWith(START, all);
    const routes = routeModules().map(({ path, modules }) => {
      const files = modules.flatMap((module) => [...filesWith(join(SRC, module), all)]);
      return {
        path,
        files: [...new Set(files)].filter((file) => !first.has(file)).map((file) => `/${file}`),
      };
    });
    await writeFile(join(dir, ".routes.json"), JSON.stringify(routes));
  },
};
