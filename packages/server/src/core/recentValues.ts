interface Kept<Value> {
  readonly at: number;
  readonly value: Value;
}

/** What was found out a short while ago, by owner and key; of each owner the oldest go first. */
export function recentValues<Value>({ keptMs, most }: { readonly keptMs: number; readonly most: number }) {
  const owners = new WeakMap<object, Map<string, Kept<Value>>>();
  return {
    get: (owner: object, key: string, at: number): Value | undefined => {
      const kept = owners.get(owner)?.get(key);
      return kept && at >= kept.at && at - kept.at < keptMs ? kept.value : undefined;
    },
    set: (owner: object, key: string, value: Value, at: number): void => {
      const here = owners.get(owner) ?? new Map<string, Kept<Value>>();
      owners.set(owner, here);
      here.delete(key);
      here.set(key, { at, value });
      for (const oldest of here.keys()) {
        if (here.size <= most) break;
        here.delete(oldest);
      }
    },
  };
}
