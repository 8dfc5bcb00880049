import { type Endpoint, fullPath } from "@tsumugi/contract";
import type { Cache } from "swr";
import { isRetryable } from "./retryPolicy.ts";

/** What a change makes stale: every read of an endpoint, or every key that starts so. */
export type Stale = Pick<Endpoint, "method" | "base" | "path"> | string;

const INFINITE = "$inf$";
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const isPaged = (key: string) => key.startsWith(INFINITE);
/** SWR keeps paged lists under the key of their first page, behind a prefix. */
export const plainKey = (key: string) => (isPaged(key) ? key.slice(INFINITE.length) : key);

/** Whether a cache key belongs to what has become stale, whatever its parameters and query. */
export function isStale(key: string, stale: Stale): boolean {
  if (typeof stale === "string") return key.startsWith(stale);
  const pattern = fullPath(stale)
    .split(/\{\w+\}/)
    .map(escaped)
    .join("[^/?]+");
  return new RegExp(`^${stale.method} ${pattern}(\\?|$)`).test(key);
}

/** What the cache holds of an endpoint, by key: the pages of a paged list, else the one answer. */
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
 * Loads these keys again. A paged list is marked (`_i`) to fetch all its pages, now if mounted, else at the next mount.
 * Settles when everything mounted has loaded or failed.
 */
export async function revalidateKeys(
  cache: Pick<Cache, "get" | "set">,
  mutate: (key: string) => Promise<unknown>,
  keys: Iterable<string>,
): Promise<void> {
  const loads: Promise<unknown>[] = [];
  for (const key of keys) {
    if (isPaged(key)) cache.set(key, { ...cache.get(key), _i: true } as object);
    // The failure shows in the hook that reads the key.
    loads.push(mutate(key).catch(() => undefined));
  }
  await Promise.all(loads);
}

/**
 * Loads again what could not be loaded while there was no server. SWR gives up after its retries, and a poll stands still
 * as long as its last answer was a failure: without this a screen would stay as it was until somebody reloads the page.
 */
export function revalidateFailed(
  cache: Pick<Cache, "keys" | "get" | "set">,
  mutate: (key: string) => Promise<unknown>,
): Promise<void> {
  const hasFailed = (key: string) => {
    const { error } = cache.get(key) ?? {};
    return error !== undefined && isRetryable(error);
  };
  return revalidateKeys(cache, mutate, [...cache.keys()].filter(hasFailed));
}

/** Loads again what a change made stale. Key filters of SWR skip paged lists, so keys are named one by one. */
export function revalidateStale(
  cache: Pick<Cache, "keys" | "get" | "set">,
  mutate: (key: string) => Promise<unknown>,
  stale: readonly Stale[],
): Promise<void> {
  const keys = [...cache.keys()].filter((key) => stale.some((one) => isStale(plainKey(key), one)));
  return revalidateKeys(cache, mutate, keys);
}
