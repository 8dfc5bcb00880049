/** Runs work while no other tab of the browser does work of the same name. */
export type WithLock = (name: string, work: () => Promise<void>) => Promise<void>;

/**
 * Runs work alone among the browser's tabs. Where it has no locks, or refuses them as it refuses a blocked site its storage,
 * the work runs without one.
 */
export async function underLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/** Locks under a prefix. Without one the server's answer to an id that it already has keeps the outcome right. */
export const lockIn =
  (prefix: string): WithLock =>
  (name, work) =>
    underLock(prefix + name, work);
