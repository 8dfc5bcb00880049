/**
 * Runs tasks that share a key one after another, and all others in parallel. A task without a predecessor
 * starts in the same tick, and a failed task does not block the next one.
 */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(keys: readonly string[], task: () => Promise<Result>): Promise<Result> => {
    const own = [...new Set(keys)];
    const before = own.flatMap((key) => last.get(key) ?? []);
    const run = before.length === 0 ? task() : Promise.allSettled(before).then(task);
    for (const key of own) last.set(key, run);
    try {
      return await run;
    } finally {
      for (const key of own) if (last.get(key) === run) last.delete(key);
    }
  };
}
