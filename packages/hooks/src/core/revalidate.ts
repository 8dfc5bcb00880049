import { type Endpoint, fullPath } from "@tsumugi/contract";
import type { Cache } from "swr";

/** What a change makes stale: every read of an endpoint, or every key that starts so. */
export type Stale = Pick<Endpoint, "method" | "base" | "path"> | string;

const INFINITE = "$inf$";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const isPaged = (key: string) => key.startsWith(INFINITE);
/** Paged lists stand under the key of their first page, behind a mark of SWR's. */
const plainKey = (key: string) => (isPaged(key) ? key.slice(INFINITE.length) : key);

/** Whether a cache key belongs to what has become stale, whatever its parameters and query. */
export function isStale(key: string, stale: Stale): boolean {
  if (typeof stale === "string") return key.startsWith(stale);
  const pattern = fullPath(stale)
    .split(/\{\w+\}/)
    .map(escaped)
    .join("[^/?]+");
  return new RegExp(`^${stale.method} ${pattern}(\\?|$)`).test(key);
}

/** What the cache holds of an endpoint, by key: of a paged list its pages, else the one answer. */
export function cachedPages<T>(
  cache: Pick<Cache, "keys" | "get">,
  stale: Stale,
): Map<string, T | readonly T[]> {
  const held = new Map<string, T | readonly T[]>();
  for (const key of cache.keys()) {
    const { data } = cache.get(key) ?? {};
    if (data !== undefined && isStale(plainKey(key), stale)) held.set(key, data);
  }
  return held;
}

/**
 * Loads again what a change made stale. Key filters of SWR skip paged lists, so these are named one
 * by one and marked (`_i`) to fetch all their pages, now if mounted, else at the next mount. Settles when
 * all that is mounted has come, or failed.
 */
export async function revalidateStale(
  cache: Pick<Cache, "keys" | "get" | "set">,
  mutate: (key: string) => Promise<unknown>,
  stale: readonly Stale[],
): Promise<void> {
  const under: Promise<unknown>[] = [];
  for (const key of [...cache.keys()]) {
    if (!stale.some((one) => isStale(plainKey(key), one))) continue;
    if (isPaged(key)) cache.set(key, { ...cache.get(key), _i: true } as object);
    // The failure shows in the hook that reads the key; nobody here asks for it.
    under.push(mutate(key).catch(() => undefined));
  }
  await Promise.all(under);
}
