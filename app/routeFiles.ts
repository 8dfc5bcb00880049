import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { paths } from "./src/paths.ts";

const SRC = join(import.meta.dirname, "src");
/** Everything that every screen needs, and nothing that only some do. */
export const START = "start.tsx";
/** The sign-in page of who comes without a session, which is not part of the rest. */
export const ENTRANCE = "entrance/start.tsx";
/** What early reads are told by, loaded while the sign-in is renewed. */
export const FIRST_READS = "boot/firstReads.ts";
const FRAME = [FIRST_READS, "layouts/memberFrame.ts", "providers/CompanyToasts.tsx"];
/** The files that name the pages, and what is drawn around those. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  "router.tsx": [],
  "routes/brandPages.ts": FRAME,
  "routes/projectPages.ts": [...FRAME, "layouts/ProjectLayout/ProjectLayout.tsx"],
  "routes/operatorPages.ts": FRAME,
  "routes/ownPages.ts": FRAME,
  "routes/replyPages.ts": ["providers/ReplyScope.tsx"],
};
const PAGE = /paths\.(\w+)\.path\}?([^`,]*)`?,\s*async \(\) =>\s*\(await import\("[./]+\/(pages\/[^"]+)"\)/g;

/** A route and the modules that are loaded when it is opened, relative to `src`. */
export interface RouteModules {
  readonly path: string;
  readonly modules: readonly string[];
}

/** As the route files say it; they name components of the browser, so they are read and not run. */
export const routeModules = (): RouteModules[] =>
  Object.entries(PAGES).flatMap(([file, around]) =>
    [...readFileSync(join(SRC, file), "utf8").matchAll(PAGE)].map(([, name = "", more = "", page = ""]) => {
      const path = paths[name as keyof typeof paths].path + more;
      return { path, modules: [...around, page] };
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
 * Writes `.routes.json`: the files that the page of an address needs, those of every screen first. The server lets the
 * browser ask for them together with the page, not only when the first of them has run.
 */
export const routeFiles: Plugin = {
  name: "route-files",
  apply: "build",
  async writeBundle({ dir = "" }, bundle) {
    const all = chunksOf(bundle);
    const filesOf = (modules: readonly string[]) =>
      new Set(modules.flatMap((module) => [...filesWith(join(SRC, module), all)].map((file) => `/${file}`)));
    const first = filesOf([START]);
    const opened = routeModules().map(({ path, modules }) => ({
      path,
      first: [...first],
      files: [...filesOf(modules)].filter((file) => !first.has(file)),
    }));
    const routes = [
      { path: "*", first: [...first], files: [] },
      ...opened.filter(({ path }) => path !== paths.signIn.path),
      { path: paths.signIn.path, first: [...filesOf([ENTRANCE])], files: [] },
    ];
    await writeFile(join(dir, ".routes.json"), JSON.stringify(routes));
  },
};
