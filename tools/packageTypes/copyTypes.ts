import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

interface Package {
  publishConfig: { exports: Record<string, string | { types?: string }> };
}

/** What a declaration says it stands on beside it: after `from`, `import`, `import(` or `module`, with the ending of a source. */
const BESIDE = /(?<=\b(?:from|import|module)\s*\(?\s*")(\.{1,2}\/[^"]+)\.tsx?(?=")/g;

/** The types that a package names for those who import it, as paths below its `dist`; some stand for many by a `*`. */
function namedTypes(folder: string): string[] {
  const { publishConfig }: Package = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.values(publishConfig.exports).flatMap((to) =>
    typeof to === "object" && to.types ? [relative("dist", normalize(to.types))] : [],
  );
}

/**
 * Lays the types of a package beside its code: those that it names, and those on which these stand, each as the compiler
 * has emitted it and with the files' names as they are published. Nothing else is handed out: no types of tests.
 * @param emitted - where the compiler has emitted what stands in the package's `src`
 * @throws Error when a type stands on a file that the compiler has not emitted
 */
export function copyTypes(folder: string, emitted: string): void {
  const waiting = namedTypes(folder).flatMap((path) => globSync(path, { cwd: emitted }));
  if (waiting.length === 0) throw new Error(`No types of ${folder} have been emitted to ${emitted}.`);
  const seen = new Set(waiting);
  for (const path of waiting) {
    const text = readFileSync(join(emitted, path), "utf8");
    const published = text.replace(BESIDE, (_, beside: string) => {
      const next = `${join(dirname(path), beside)}.d.ts`;
      // The list grows while it is walked, until nothing new is met.
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
      return `${beside}.js`;
    });
    const target = join(folder, "dist", path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, published);
  }
}
