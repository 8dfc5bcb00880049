import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Route {
  /** `/projects/:id/posts`; a part that ends with `?` may be missing. */
  readonly path: string;
  readonly files: readonly string[];
}

const parts = (path: string) => path.split("/").filter(Boolean);

/** How many parts of an address a route names word by word; undefined where it does not match. */
function wordsMatched(route: readonly string[], address: readonly string[]): number | undefined {
  const needed = route.filter((part) => !part.endsWith("?")).length;
  if (address.length < needed || address.length > route.length) return undefined;
  const fits = address.every((part, i) => route[i]?.startsWith(":") || route[i] === part);
  return fits ? route.filter((part) => !part.startsWith(":")).length : undefined;
}

/**
 * Puts into the app's page the files of the route that was asked for, as the build lists them, so that the browser
 * fetches them together with the first ones. Without a list the page stays as it is.
 */
export function routePreloads(folder: string): (html: string, address: string) => string {
  const list = join(folder, ".routes.json");
  const routes: Route[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const known = routes.map(({ path, files }) => ({ route: parts(path), files }));
  return (html, address) => {
    const asked = parts(address);
    const [best] = known
      .map(({ route, files }) => ({ files, words: wordsMatched(route, asked) }))
      .filter(({ words }) => words !== undefined)
      .sort((a, b) => Number(b.words) - Number(a.words));
    const links =
      best?.files.map(
        (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
      ) ?? [];
    // Where the list has no such route, as for a wrong address, only the first files are needed.
    return html.replace("</head>", () => `${links.join("")}</head>`);
  };
}
