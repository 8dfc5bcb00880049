import { type Endpoint, fullPath } from "@tsumugi/contract";

/** Static segments before mixed ones (`posts.{format}`) before whole parameters, from left to right. */
const rank = (segment: string): number => (segment.includes("{") ? (/^\{\w+\}$/.test(segment) ? 2 : 1) : 0);

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `/a/posts.{format}` → a pattern with one named group per parameter. */
function pattern(path: string): RegExp {
  const source = path
    .split(/(\{\w+\})/)
    .map((part) => (/^\{\w+\}$/.test(part) ? `(?<${part.slice(1, -1)}>[^/]+)` : quote(part)))
    .join("");
  return new RegExp(`^${source}$`);
}

const bySpecificity = (a: readonly string[], b: readonly string[]): number => {
  for (let i = 0; i < a.length; i++) {
    const difference = rank(a[i] ?? "") - rank(b[i] ?? "");
    if (difference !== 0) return difference;
  }
  return 0;
};

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

export interface Match<T> {
  readonly route: T;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a request. HEAD is answered like GET. */
export function createMatcher<T extends { readonly endpoint: Endpoint }>(routes: readonly T[]) {
  const groups = new Map<string, { route: T; segments: string[]; regex: RegExp }[]>();
  for (const route of routes) {
    const path = fullPath(route.endpoint);
    const segments = path.split("/");
    const key = `${route.endpoint.method} ${segments.length}`;
    groups.set(key, [...(groups.get(key) ?? []), { route, segments, regex: pattern(path) }]);
  }
  for (const group of groups.values()) group.sort((a, b) => bySpecificity(a.segments, b.segments));

  return (method: string, path: string): Match<T> | undefined => {
    const key = `${method === "HEAD" ? "GET" : method} ${path.split("/").length}`;
    for (const { route, regex } of groups.get(key) ?? []) {
      const hit = regex.exec(path);
      if (!hit) continue;
      const params: Record<string, string> = {};
      for (const [name, value] of Object.entries(hit.groups ?? {})) {
        const decoded = decode(value);
        if (decoded === undefined) return undefined;
        params[name] = decoded;
      }
      return { route, params };
    }
    return undefined;
  };
}
