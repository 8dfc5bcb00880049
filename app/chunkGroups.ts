import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { type Atom, type Opening, planChunks } from "./chunkPlan.ts";
import { ENTRANCE, FIRST_READS, filesWith, routeModules, START } from "./routeFiles.ts";
import { paths } from "./src/paths.ts";

const SRC = join(import.meta.dirname, "src");
const MAIN = "main.ts";
/**
 * A screen that work is done on is opened many times a day; a dialog on a screen matters less than the screen. The list
 * that most begin with is loaded before anything is there.
 */
const WEIGHT = { begin: 45, daily: 6, route: 1, part: 0.15 };
const DAILY = new Set([
  paths.home.path,
  paths.managedCreators.path,
  paths.managedCreator.path,
  paths.projects.path,
  paths.project.path,
  `${paths.chat.path}/:roomId?`,
  paths.paymentNotices.path,
  paths.notifications.path,
  paths.reports.path,
]);

const weightOf = (path: string) => {
  if (path === paths.managedCreators.path) return WEIGHT.begin;
  return DAILY.has(path) ? WEIGHT.daily : WEIGHT.route;
};

function openingsOf(chunks: readonly Rolldown.OutputChunk[]): Opening[] {
  const fileOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])));
  const files = (ids: readonly string[]) => ids.flatMap((id) => fileOf.get(id) ?? []);
  const routes = routeModules().map(({ path, modules }) => ({
    files: files(modules.map((name) => join(SRC, name))),
    weight: weightOf(path),
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
  const filesOf = (module: string) => filesWith(join(SRC, module), chunks);
  const boot = idsOf(filesOf(MAIN));
  const entrance = idsOf(filesOf(ENTRANCE));
  const first = idsOf(filesOf(START));
  const reads = idsOf(filesOf(FIRST_READS));
  // Else who works here would load the form that people sign in with.
  const daily = routeModules().flatMap(({ path, modules }) => (DAILY.has(path) ? modules : []));
  const atWork = idsOf(new Set([START, ...daily].flatMap((module) => [...filesOf(module)])));
  const early = new Set([START, ENTRANCE, FIRST_READS].flatMap((module) => [...filesOf(module)]));
  const later = chunks.filter(({ fileName }) => !early.has(fileName));
  const atoms: Atom[] = later.map(({ fileName, imports, moduleIds, code }) => ({
    fileName,
    imports: imports.filter((name) => !early.has(name)),
    moduleIds,
    size: code.length,
  }));
  const plan = planChunks(atoms, openingsOf(later));
  const nameOf = (id: string) => {
    if (boot.has(id)) return "boot";
    // Else the first reads would wait for the libraries that lie with the entrance.
    if (entrance.has(id) && reads.has(id)) return "boot";
    // What changes with a library's version, and what changes with a release.
    if (entrance.has(id) && id.includes("node_modules/")) return "vendor";
    if (entrance.has(id)) return atWork.has(id) ? "entrance" : "signin";
    if (first.has(id)) return "first";
    // Small, and needed before anything that is drawn.
    if (reads.has(id)) return "reads";
    return plan.get(id) ?? null;
  };
  return [{ name: nameOf, debugName: "plan", includeDependenciesRecursively: false }];
}
