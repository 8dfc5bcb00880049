import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../root.ts";
import { bin, fail, run } from "./run.ts";

export interface Installed {
  /** The unpacked package inside the consumer's node_modules. */
  folder: string;
  /** What can be imported, as in `exports`: `.`, `./Button`, `./posts`. */
  entries: string[];
}

type Targets = string | { default: string };

/** Links a package of the workspace's store into the consumer, as an installer would. */
export function link(consumer: string, name: string, from: string): void {
  const path = join(consumer, "node_modules", name);
  const target = join(from, "node_modules", name);
  if (existsSync(path) || !existsSync(target)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(realpathSync(target), path);
}

/** Packs all of the packages by one call: npm and pnpm take a second to start. */
export function pack(names: readonly string[], consumer: string): void {
  const pnpm = ["-y", "--prefer-offline", "pnpm@12.21.0", "--recursive"];
  const chosen = names.flatMap((name) => ["--filter", `@tsumugi/${name}`]);
  run(`pack ${names.join(", ")}`, "npx", [...pnpm, ...chosen, "pack", "--pack-destination", consumer]);
}

/** Lints a packed package's tarball and unpacks it into the consumer. */
export function installPacked(name: string, consumer: string): Installed {
  const home = join(root, "packages", name);
  const tarball = readdirSync(consumer).find((file) => file.startsWith(`tsumugi-${name}-`));
  if (!tarball) throw new Error(`pnpm pack left no tarball of ${name}`);
  const path = join(consumer, tarball);

  const folder = join(consumer, "node_modules/@tsumugi", name);
  mkdirSync(folder, { recursive: true });
  run(`unpack ${name}`, "tar", ["-xzf", path, "-C", folder, "--strip-components=1"]);
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = entriesOf(folder, manifest.exports);
  checkFiles(name, folder);

  run(`publint ${name}`, bin("publint"), ["run", path, "--strict"]);
  const attw = ["--profile", "esm-only", "--no-definitely-typed", "--entrypoints", ...entries];
  run(`attw ${name}, ${entries.length} entries`, bin("attw"), [path, ...attw]);

  const needed = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const dependency of Object.keys(needed)) {
    if (!dependency.startsWith("@tsumugi/")) link(consumer, dependency, home);
  }
  return { folder, entries };
}

/** A pattern such as `./*` stands for every built file that fits it. */
function entriesOf(folder: string, exports: Record<string, Targets>): string[] {
  const built = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `./${file}`);
  const code = Object.entries(exports).flatMap(([entry, targets]) =>
    typeof targets === "string" ? [] : [{ entry, path: targets.default }],
  );
  return code.flatMap(({ entry, path }) => {
    const [before = "", after] = path.split("*");
    if (after === undefined) return [entry];
    return built
      .filter((file) => file.startsWith(before) && file.endsWith(after))
      .map((file) => file.slice(before.length, -after.length))
      .filter((found) => found !== "" && !found.includes("/"))
      .map((found) => entry.replace("*", found));
  });
}

/** Stories, tests and sources stay at home, and no map points to them. */
function checkFiles(name: string, folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const strange = files.filter((file) =>
    /^(?!(dist|docs)(\/|$)|package\.json$|README\.md$|CHANGELOG\.md$|LICENSE$)|\.(stories|test)\.|testing\//.test(
      file,
    ),
  );
  if (strange.length > 0) fail(`${name} would publish what is not its own:\n${strange.join("\n")}`);
  const outside = files.filter((file) => {
    if (!file.endsWith(".map")) return false;
    const map = JSON.parse(readFileSync(join(folder, file), "utf8"));
    return map.sourcesContent?.length !== map.sources.length;
  });
  if (outside.length > 0) fail(`Maps of ${name} point to sources that are not published: ${outside}`);
}
