import { join } from "node:path";
import { build, type InlineConfig, type Rolldown } from "vite";
import { type Atom, type Opening, planChunks } from "./chunkPlan.ts";
import { routeModules } from "./routeFiles.ts";
import { paths } from "./src/paths.ts";

const SRC = join(import.meta.dirname, "src");
/** Everything that the first screen loads but the entry itself, which stays a file of its own. */
const FIRST_SCREEN = /^(?!.*(?:main\.tsx|index\.html))/;

/** Two files before anything can be seen: what changes with a library's version, and what changes with a release. */
const firstGroups = [
  { name: "vendor", test: /node_modules\//, tags: ["$initial" as const] },
  { name: "first", test: FIRST_SCREEN, tags: ["$initial" as const] },
];

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
      rolldownOptions: { output: { codeSplitting: { groups: firstGroups } } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  const initial = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  const later = chunks.filter(({ fileName }) => !initial.has(fileName));
  const atoms: Atom[] = later.map(({ fileName, imports, moduleIds, code }) => ({
    fileName,
    imports: imports.filter((name) => !initial.has(name)),
    moduleIds,
    size: code.length,
  }));
  const plan = planChunks(atoms, openingsOf(later));
  return [
    ...firstGroups,
    {
      name: (id: string) => plan.get(id) ?? null,
      debugName: "plan",
      includeDependenciesRecursively: false,
    },
  ];
}
