import { type Endpoint, fullPath } from "@tsumugi/contract";
import { endpoints } from "@tsumugi/contract/schemas";

interface Pattern {
  readonly expression: RegExp;
  readonly names: readonly string[];
}

const patterns = new Map<string, Pattern>();

function patternOf(endpoint: Pick<Endpoint, "base" | "path">): Pattern {
  const path = fullPath(endpoint);
  const known = patterns.get(path);
  if (known) return known;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const source = path
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
    .join("([^/]+)");
  const pattern = { expression: new RegExp(`^${source}$`), names };
  patterns.set(path, pattern);
  return pattern;
}

/**
 * Path parameters of a URL that is this endpoint's, else null. A path written out in the contract wins over one with
 * a parameter: a mock of `/creators/{id}` does not take what is meant for `/creators/admin_search`.
 */
export function matchEndpoint(endpoint: Endpoint, url: string): Record<string, string> | null {
  const { pathname } = new URL(url);
  const own = patternOf(endpoint);
  const found = own.expression.exec(pathname);
  if (!found) return null;
  const isTaken = endpoints.some((other) => {
    if (other.method !== endpoint.method || other.path === endpoint.path) return false;
    const pattern = patternOf(other);
    return pattern.names.length < own.names.length && pattern.expression.test(pathname);
  });
  if (isTaken) return null;
  return Object.fromEntries(
    own.names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? "")]),
  );
}
