/** The selected rows: some, or all matching rows except some. */
export type SelectionState =
  | { mode: "some"; keys: readonly string[] }
  | { mode: "all"; except: readonly string[] };

/**
 * The selected rows, kept outside React: the table updates only the rows that changed, so that selecting one
 * of ten thousand renders nothing again.
 */
export interface Selection {
  has: (key: string) => boolean;
  /**
   * The rows selected one by one, in the order of selection. A new array after each change. Empty while all
   * matching rows are selected: then use `state()`.
   */
  keys: () => readonly string[];
  set: (keys: readonly string[], chosen: boolean) => void;
  /** Selects all matching rows, loaded or not. Rows deselected afterwards are the exceptions. */
  selectAll: () => void;
  isAll: () => boolean;
  /** The selection to be sent to the server. A new object after each change. */
  state: () => SelectionState;
  /** The number of selected rows of `total` matching ones. */
  count: (total: number) => number;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

const NONE: readonly string[] = [];

export function createSelection(initial: readonly string[] = []): Selection {
  // The selected rows, or with `all` the exceptions.
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
