/** What is chosen: these rows, or all that match but these. */
export type SelectionState =
  | { mode: "some"; keys: readonly string[] }
  | { mode: "all"; except: readonly string[] };

/**
 * Chosen rows, kept outside React: the table paints what changed, so that choosing one of ten thousand draws
 * nothing again.
 */
export interface Selection {
  has: (key: string) => boolean;
  /**
   * Rows chosen one by one, in the order they were chosen. A new array after each change. Empty while all that
   * match are chosen: then ask `state()`.
   */
  keys: () => readonly string[];
  set: (keys: readonly string[], chosen: boolean) => void;
  /** Chooses all rows that match, loaded or not. Rows taken out afterwards are the exceptions. */
  selectAll: () => void;
  isAll: () => boolean;
  /** For the server: either the rows, or all that match except some. A new object after each change. */
  state: () => SelectionState;
  /** Rows chosen, of so many that match in all. */
  count: (total: number) => number;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

const NONE: readonly string[] = [];

export function createSelection(initial: readonly string[] = []): Selection {
  // What differs from the rule: the chosen ones, or with `all` those left out.
  const marked = new Set(initial);
  let all = false;
  let snapshot: SelectionState | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    snapshot = undefined;
    for (const listener of listeners) listener();
  };
  const state = () => {
    snapshot ??= all ? { mode: "all", except: [...marked] } : { mode: "some", keys: [...marked] };
    return snapshot;
  };
  return {
    has: (key) => marked.has(key) !== all,
    keys() {
      const now = state();
      return now.mode === "some" ? now.keys : NONE;
    },
    set(keys, chosen) {
      const before = marked.size;
      for (const key of keys) {
        if (chosen !== all) marked.add(key);
        else marked.delete(key);
      }
      if (marked.size !== before) changed();
    },
    selectAll() {
      if (all && marked.size === 0) return;
      all = true;
      marked.clear();
      changed();
    },
    isAll: () => all,
    state,
    count: (total) => (all ? Math.max(0, total - marked.size) : marked.size),
    clear() {
      if (!all && marked.size === 0) return;
      all = false;
      marked.clear();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
