/**
 * Runs tasks that touch the same key one after the other, all others at once. A task without a predecessor starts in
 * the same tick; one that throws does not hold up the next.
 */
export function createTurns() {
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
