import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ensureAppBuilt } from "./appBuild.ts";
import { root } from "./root.ts";

/** What an address loads before its page is there, compressed with Brotli as the server answers it. */
interface Budget {
  readonly kB: number;
  readonly files: number;
}

/** Who comes without a session, everything that every other screen is made of, and the largest of those beside it. */
const ENTRANCE: Budget = { kB: 96, files: 5 };
const FIRST: Budget = { kB: 115, files: 6 };
/** A chat room is the largest, with 174 kB; a project's sheet has 120, and what is opened on it comes after that. */
const ROUTE: Budget = { kB: 186, files: 16 };
/** The list that the first load is measured by; some of what every page shared lies with it since that is smaller. */
const CREATORS: Budget = { kB: 98, files: 8 };
/** The sign-in page as it is sent, with its form and the styles of every component: people read it before any code. */
const SIGN_IN_HTML_KB = 10;
/** The letters that are asked for when the first text is drawn. */
const FONT_KB = 60;

interface Route {
  readonly path: string;
  readonly first: readonly string[];
  readonly files: readonly string[];
}

await ensureAppBuilt();
const dist = join(root, "app/dist");
const html = readFileSync(join(dist, "index.html"), "utf8");
const inPage = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? "");
const routes: Route[] = JSON.parse(readFileSync(join(dist, ".routes.json"), "utf8"));
const routeOf = (path: string) => {
  const found = routes.find((route) => route.path === path);
  if (!found) throw new Error(`.routes.json has no ${path}.`);
  return found;
};

/** The build has compressed what is worth it, as the server answers it; of the smallest files it has not. */
const sizeOf = (path: string) => {
  const file = join(dist, path);
  const bytes = existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
  return bytes / 1000;
};
const fail = (cause: string) => {
  console.error(cause);
  process.exitCode = 1;
};

/** Prints what the files weigh; says so when that is more than it may be. */
function check(name: string, files: ReadonlySet<string>, budget: Budget): void {
  const kB = [...files].reduce((sum, path) => sum + sizeOf(path), 0);
  console.log(`${name}: ${kB.toFixed(1)} of ${budget.kB} kB in ${files.size} of ${budget.files} files`);
  if (files.size > budget.files) fail("More files than that wait for each other: see app/chunkGroups.ts.");
  if (kB > budget.kB) fail("Load with import() what is not needed at once, or raise the budget and say why.");
}

const entrance = new Set([...inPage, ...routeOf("/signin").first]);
const first = new Set([...inPage, ...routeOf("*").first]);
check("sign-in page", entrance, ENTRANCE);
check("every other page", first, FIRST);
// Only what parses needs zod, and nothing on a first screen does.
for (const path of new Set([...entrance, ...first])) {
  if (!readFileSync(join(dist, path), "utf8").includes("_zod")) continue;
  fail(`zod is in ${path}: import calls and labels from @tsumugi/contract, not its schemas.`);
}

const loads = routes
  .filter(({ path }) => path !== "*" && path !== "/signin")
  .map(({ path, files }) => ({ path, files, kB: files.reduce((sum, file) => sum + sizeOf(file), 0) }))
  .sort((a, b) => b.kB - a.kB);
for (const [place, { path, files, kB }] of loads.entries()) {
  if (files.length === 0) fail(`${path} names no file: see app/routeFiles.ts.`);
  if (place < 5 || kB > ROUTE.kB || files.length > ROUTE.files)
    check(`beside that, ${path}`, new Set(files), ROUTE);
}

check("beside that, /creators", new Set(routeOf("/creators").files), CREATORS);

const signInHtml = sizeOf(".signin.html");
console.log(`sign-in page as HTML: ${signInHtml.toFixed(1)} of ${SIGN_IN_HTML_KB} kB`);
if (signInHtml > SIGN_IN_HTML_KB) fail("It keeps the code from arriving: see app/sentSignIn.ts.");

const font = readdirSync(join(dist, "assets"))
  .filter((name) => html.includes(name) && name.endsWith(".woff2"))
  .reduce((sum, name) => sum + readFileSync(join(dist, "assets", name)).length / 1000, 0);
console.log(`first letters: ${font.toFixed(1)} of ${FONT_KB} kB`);
if (font === 0 || font > FONT_KB) fail("See app/interfaceFont.ts: one file of the most frequent letters.");
