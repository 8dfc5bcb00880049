/** Runs work while no other tab of the browser does work of the same name. */
export type WithLock = (name: string, work: () => Promise<void>) => Promise<void>;

/**
 * Runs work alone among the browser's tabs. Where it has no locks, or refuses them as it refuses a blocked site its storage,
 * the work runs without one. So it does after `patience_ms`: a tab that was frozen holds its lock until it thaws.
 */
export async function underLock<T>(name: string, work: () => Promise<T>, patience_ms?: number): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = patience_ms === undefined ? undefined : setTimeout(() => waiting.abort(), patience_ms);
  let hasBegun = false;
  const begin = () => {
    clearTimeout(timer);
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: waiting.signal }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    clearTimeout(timer);
    return work();
  }
}

/** Locks under a prefix. Without one the server's answer to an id that it already has keeps the outcome right. */
export const lockIn =
  (prefix: string, patience_ms?: number): WithLock =>
  (name, work) =>
    underLock(prefix + name, work, patience_ms);
