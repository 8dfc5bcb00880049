import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type PluginOption, type Rolldown } from "vite";
import type { TestProject, TestSpecification } from "vitest/node";
import { withoutPauses } from "./testDependencies.ts";

/** The test runner's own modules: its server sends them, and a second copy would know of no test. */
const RUNNER = /^(vitest|@vitest\/browser)(\/.+)?$/;
const OF_RUNNER = /\/node_modules\/(vitest|@vitest\/browser)\//;
const RUNNER_ID = "\0story-test-runner/";
const RUNNER_URL = RUNNER_ID.replace("\0", "/@id/__x00__");
const PREVIEW = fileURLToPath(new URL("preview.tsx", import.meta.url));
const PACKAGE = /^@?[a-z]/;
const ASSET = /\.(css|svg|png|woff2)$/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Leaves to the test runner's server what the bundle does not hold, under the address by which pages ask for it. */
const sentByServer = (): Plugin => ({
  name: "tsumugi:sent-by-server",
  enforce: "pre",
  resolveId: {
    order: "pre",
    async handler(source, importer) {
      if (RUNNER.test(source)) return { id: RUNNER_URL + source, external: "absolute" };
      // A package of letters names its styles without an ending.
      if (!ASSET.test(source) && !PACKAGE.test(source)) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && ASSET.test(found.id) ? { id: `/@fs${found.id}?import`, external: "absolute" } : found;
    },
  },
});

/** @returns what a page gets for the path that it asks for */
async function bundle(
  { config: { root, env, setupFiles } }: TestProject,
  stories: readonly string[],
  plugins: PluginOption,
): Promise<Chunks> {
  const entries = new Set([...setupFiles, ...stories]);
  const { output } = (await build({
    configFile: false,
    root,
    mode: "test",
    logLevel: "error",
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    plugins: [sentByServer(), withoutPauses(), plugins],
    build: {
      // Files are named by their whole path, as pages ask for them; maps then name the sources beside them.
      outDir: "/",
      emptyOutDir: false,
      copyPublicDir: false,
      write: false,
      minify: false,
      sourcemap: "hidden",
      target: "esnext",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries([...entries].map((file) => [file.slice(1), file])),
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name]",
          chunkFileNames: `${root.slice(1)}/__stories__/[name].js`,
          sourcemapExcludeSources: true,
          // A module runs when it is first imported, as it does as a file of its own.
          strictExecutionOrder: true,
          codeSplitting: { groups: [{ name: "shared", test: (id) => !entries.has(id) }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === "chunk");
  return new Map([
    ...chunks.map((chunk) => [`/${chunk.fileName}`, chunk] as const),
    // The name of its file leaves out letters that the path of an entry may have.
    ...chunks.flatMap((chunk) => (chunk.facadeModuleId ? [[chunk.facadeModuleId, chunk] as const] : [])),
  ]);
}

/** A module that a test replaces has to be a file of its own. */
const replacesModules = (file: string) => /\b(vi|sb)\.(mock|doMock)\(/.test(readFileSync(file, "utf8"));

/**
 * Sends the stories of a run, and all that they draw, in a few large files. Vite sends each of some 1,100 modules on its
 * own, to each of the pages, where each passes through the worker that answers calls. While somebody works on a story and
 * watches its tests, it goes on doing so.
 */
export function bundledStories(plugins: PluginOption): Plugin {
  let chunks: Chunks = new Map();

  async function start(project: TestProject, specifications: readonly TestSpecification[]) {
    const stories = specifications.filter((one) => one.project.vite === project.vite);
    if (stories.length === 0) return;
    chunks = await bundle(
      project,
      stories.map(({ moduleId }) => moduleId),
      plugins,
    );
    // Read for the trace of an error, which names a file and a line as they are written.
    const { moduleGraph } = project.vite.environments.client;
    for (const [path, { code, map }] of chunks) {
      moduleGraph.updateModuleTransformResult(await moduleGraph.ensureEntryFromUrl(path), { code, map });
    }
  }

  // Vitest asks for the project, and for each browser of it.
  let isPrepared = false;
  return {
    name: "tsumugi:bundled-stories",
    resolveId: (id) => (id.startsWith(RUNNER_ID) || chunks.has(id) ? id : undefined),
    load: (id) =>
      id.startsWith(RUNNER_ID) ? `export * from ${JSON.stringify(id.slice(RUNNER_ID.length))};` : undefined,
    async configureVitest({ vitest, project }) {
      if (isPrepared || vitest.config.watch) return;
      isPrepared = true;
      const { testFiles } = await project.globTestFiles();
      if ([PREVIEW, ...testFiles].some(replacesModules)) return;
      // Vite need not find out what stories import, nor prepare it.
      const deps = project.vite.environments.client.config.optimizeDeps;
      deps.entries = [deps.entries ?? []].flat().filter((entry) => OF_RUNNER.test(entry));
      deps.include = deps.include?.filter((name) => RUNNER.test(name.split(" ")[0] ?? ""));
      vitest.config.reporters.push({
        onTestRunStart: (specifications) => start(project, specifications),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const chunk = chunks.get(decodeURI((request.url ?? "").replace(/\?.*/, "")));
        if (!chunk) return next();
        response.setHeader("Content-Type", "text/javascript");
        response.end(chunk.code);
      });
    },
  };
}
