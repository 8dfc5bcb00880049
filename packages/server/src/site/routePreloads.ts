import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Route {
  /** `/projects/:id/posts`; a part that ends with `?` may be missing. */
  readonly path: string;
  readonly files: readonly string[];
}

const parts = (path: string) => path.split("/").filter(Boolean);

function matches(route: readonly string[], address: readonly string[]): boolean {
  const needed = route.filter((part) => !part.endsWith("?")).length;
  if (address.length < needed || address.length > route.length) return false;
  return address.every((part, i) => route[i]?.startsWith(":") || route[i] === part);
}

/** How many parts of its address a route names word by word. */
const wordsOf = (route: readonly string[]) => route.filter((part) => !part.startsWith(":")).length;

/**
 * Puts into the app's page the files of the route that was asked for, as the build lists them, so that the browser
 * fetches them together with the first ones. Without a list the page stays as it is.
 */
export function routePreloads(folder: string): (html: string, address: string) => string {
  const list = join(folder, ".routes.json");
  const routes: Route[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const link = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;
  // The route that names an address best comes first.
  const known = routes
    .map(({ path, files }) => ({ route: parts(path), links: files.map(link).join("") }))
    .sort((a, b) => wordsOf(b.route) - wordsOf(a.route));
  return (html, address) => {
    const asked = parts(address);
    // Where the list has no such route, as for a wrong address, only the first files are needed.
    const { links = "" } = known.find(({ route }) => matches(route, asked)) ?? {};
    return html.replace("</head>", () => `${links}</head>`);
  };
}
