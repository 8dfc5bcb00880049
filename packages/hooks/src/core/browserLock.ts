/** Runs work while no other tab of the browser does work of the same name. */
export type WithLock = (name: string, work: () => Promise<void>) => Promise<void>;

/**
 * Locks under a prefix. Where the browser has none the work runs without one: the server's answer to an id that it
 * already has keeps the outcome right.
 */
export const lockIn =
  (prefix: string): WithLock =>
  async (name, work) => {
    const locks = globalThis.navigator?.locks;
    await (locks ? locks.request(prefix + name, work) : work());
  };
