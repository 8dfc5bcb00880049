import { posix } from "node:path";
import { type SourceFile, valueImportsOf } from "./sourceFiles.ts";

/** Which files each file loads, types left out: they are gone when the code runs. */
export function importGraph(files: readonly SourceFile[]): Map<string, string[]> {
  const known = new Set(files.map(({ path }) => path));
  const resolve = (from: string, specifier: string) => {
    if (!specifier.startsWith(".")) return [];
    const target = posix.join(posix.dirname(from), specifier);
    return known.has(target) ? [target] : [];
  };
  return new Map(
    files.map(({ path, text }) => [
      path,
      [...new Set(valueImportsOf(text).flatMap((specifier) => resolve(path, specifier)))],
    ]),
  );
}

/** The shortest way from one file to another along the imports, both ends included. */
export function importPath(graph: Map<string, string[]>, from: string, to: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [from];
  for (const path of queue) {
    for (const next of graph.get(path) ?? []) {
      if (next === to) {
        const way = [next, path];
        for (let at = path; at !== from; ) {
          at = cameFrom.get(at) ?? from;
          way.push(at);
        }
        return way.reverse();
      }
      if (next === from || cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      queue.push(next);
    }
  }
  return undefined;
}

/** Files that import one another in a cycle: none of them can be loaded, understood or tested alone. */
export function importCycles(files: readonly SourceFile[]): string[] {
  const graph = importGraph(files);
  const reported = new Set<string>();
  const found: string[] = [];
  for (const path of graph.keys()) {
    if (reported.has(path)) continue;
    const cycle = importPath(graph, path, path);
    if (!cycle) continue;
    for (const member of cycle) reported.add(member);
    found.push(`${cycle.join(" -> ")}: move what both sides need into a file of its own`);
  }
  return found;
}
