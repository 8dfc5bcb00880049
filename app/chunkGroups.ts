import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { type Atom, type Opening, planChunks } from "./chunkPlan.ts";
import { filesWith, routeModules, START } from "./routeFiles.ts";
import { paths } from "./src/paths.ts";

const SRC = join(import.meta.dirname, "src");
const MAIN = join(SRC, "main.ts");
/** Everybody comes by the entrance; what is opened on a screen, a dialog for example, matters less than the screen. */
const WEIGHT = { entrance: 4, route: 1, part: 0.15 };

function openingsOf(chunks: readonly Rolldown.OutputChunk[]): Opening[] {
  const fileOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])));
  const files = (ids: readonly string[]) => ids.flatMap((id) => fileOf.get(id) ?? []);
  const routes = routeModules().map(({ path, modules }) => ({
    files: files(modules.map((name) => join(SRC, name))),
    weight: path === paths.signIn.path ? WEIGHT.entrance : WEIGHT.route,
  }));
  const ofRoutes = new Set(routes.flatMap((route) => route.files));
  const rest = chunks.filter(({ isDynamicEntry, fileName }) => isDynamicEntry && !ofRoutes.has(fileName));
  return [...routes, ...rest.map(({ fileName }) => ({ files: [fileName], weight: WEIGHT.part }))];
}

/** Builds the app once without any plan, to learn which code each screen needs, and groups it by that. */
export async function chunkGroups(config: InlineConfig) {
  const result = await build({
    ...config,
    root: import.meta.dirname,
    configFile: false,
    logLevel: "error",
    build: {
      ...config.build,
      write: false,
      reportCompressedSize: false,
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const idsOf = (files: ReadonlySet<string>) =>
    new Set(chunks.filter(({ fileName }) => files.has(fileName)).flatMap(({ moduleIds }) => moduleIds));
  const boot = idsOf(filesWith(MAIN, chunks));
  const firstFiles = filesWith(START, chunks);
  const first = idsOf(firstFiles);
  const later = chunks.filter(({ fileName }) => !firstFiles.has(fileName));
  const atoms: Atom[] = later.map(({ fileName, imports, moduleIds, code }) => ({
    fileName,
    imports: imports.filter((name) => !firstFiles.has(name)),
    moduleIds,
    size: code.length,
  }));
  const plan = planChunks(atoms, openingsOf(later));
  const nameOf = (id: string) => {
    // The entry stays a file of its own: what waits in it for the rest must not be waited for by the rest.
    if (id === MAIN || id.endsWith("index.html")) return null;
    if (boot.has(id)) return "boot";
    // What changes with a library's version, and what changes with a release.
    if (first.has(id)) return id.includes("node_modules/") ? "vendor" : "first";
    return plan.get(id) ?? null;
  };
  return [{ name: nameOf, debugName: "plan", includeDependenciesRecursively: false }];
}
