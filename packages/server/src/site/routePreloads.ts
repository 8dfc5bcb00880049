import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface Route {
  /** `/projects/:id/posts`; a part that ends with `?` may be missing. `*`: any address that no other one names. */
  readonly path: string;
  /** What every screen is made of. */
  readonly first: readonly string[];
  /** What this one needs beside that. */
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

const link = (file: string, low = "") => `<link rel="modulepreload"${low} crossorigin href="${file}">`;

/** The routes of a build with what each adds to the page; the one that names an address best comes first. */
function readRoutes(list: string) {
  const routes: Route[] = JSON.parse(readFileSync(list, "utf8"));
  return routes
    .map(({ path, first, files }) => ({
      route: parts(path),
      links: [
        ...first.map((file) => link(file)),
        ...files.map((file) => link(file, ' fetchpriority="low"')),
      ].join(""),
    }))
    .sort((a, b) => wordsOf(b.route) - wordsOf(a.route));
}

/**
 * Puts into the app's page the files of the route that was asked for, as the build lists them, so that the browser
 * fetches them together with the page. Without a list the page stays as it is; a new build's list is read again.
 */
export function routePreloads(folder: string): (html: string, address: string) => string {
  const list = join(folder, ".routes.json");
  let known: ReturnType<typeof readRoutes> = [];
  let readAt = 0;
  return (html, address) => {
    const changedAt = statSync(list, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt !== readAt) {
      known = changedAt ? readRoutes(list) : [];
      readAt = changedAt;
    }
    const asked = parts(address);
    const found =
      known.find(({ route }) => matches(route, asked)) ?? known.find(({ route }) => route[0] === "*");
    return html.replace("</head>", () => `${found?.links ?? ""}</head>`);
  };
}
