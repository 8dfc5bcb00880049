/**
 * Chosen rows, kept outside React: a row subscribes to its own bit, so that choosing one of
 * ten thousand draws one again.
 */
export interface Selection {
  has: (key: string) => boolean;
  /** Chosen keys, in the order they were chosen. A new array after each change. */
  keys: () => readonly string[];
  set: (keys: readonly string[], chosen: boolean) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSelection(initial: readonly string[] = []): Selection {
  const chosen = new Set(initial);
  let snapshot: readonly string[] = [...chosen];
  const listeners = new Set<() => void>();
  const changed = () => {
    snapshot = [...chosen];
    for (const listener of listeners) listener();
  };
  return {
    has: (key) => chosen.has(key),
    keys: () => snapshot,
    set(keys, on) {
      const before = chosen.size;
      for (const key of keys) {
        if (on) chosen.add(key);
        else chosen.delete(key);
      }
      if (chosen.size !== before) changed();
    },
    clear() {
      if (chosen.size === 0) return;
      chosen.clear();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
