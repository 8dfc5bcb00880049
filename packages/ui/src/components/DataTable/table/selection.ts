/** The selected rows: some, or all matching rows except some. */
export type SelectionState =
  | { mode: "some"; keys: readonly string[] }
  | { mode: "all"; except: readonly string[] };

/**
 * The selected rows, kept outside React: the table updates only the rows that changed, so that selecting one
 * of ten thousand renders nothing again.
 */
export interface Selection {
  /** `among`: the rows that the key is one of; where they were selected as a whole nothing is looked up. */
  has: (key: string, among?: readonly unknown[]) => boolean;
  /**
   * The rows selected one by one, in the order of selection. A new array after each change. Empty while all
   * matching rows are selected: then use `state()`.
   */
  keys: () => readonly string[];
  set: (keys: readonly string[], chosen: boolean) => void;
  /** Selects these rows as a rule: a hundred thousand cost what one costs, until their keys are asked for. */
  setRows: <Row>(rows: readonly Row[], rowKey: (row: Row) => string) => void;
  /** Whether each of these rows is known to be selected without going through them. */
  holdsAll: (rows: readonly unknown[]) => boolean;
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

/** Rows that were selected as a whole. Their keys are worked out when somebody asks for them. */
function listOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string) {
  let members: Set<string> | undefined;
  return {
    rows: rows as readonly unknown[],
    /** Rows of the list that were deselected afterwards. */
    except: new Set<string>(),
    keys: () => rows.map(rowKey),
    includes(key: string) {
      members ??= new Set(rows.map(rowKey));
      return members.has(key);
    },
  };
}
type List = ReturnType<typeof listOf>;

/** The keys of the moment, read when they are first asked for. */
function listState(before: readonly string[], { keys, except }: List): SelectionState {
  const without = new Set(except);
  let found: readonly string[] | undefined;
  return {
    mode: "some",
    get keys() {
      found ??= [...before, ...(without.size > 0 ? keys().filter((key) => !without.has(key)) : keys())];
      return found;
    },
  };
}

export function createSelection(initial: readonly string[] = []): Selection {
  // The selected rows, or with `all` the exceptions; none of them is in `list`.
  const marked = new Set(initial);
  let list: List | undefined;
  let all = false;
  let snapshot: SelectionState | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    snapshot = undefined;
    for (const listener of listeners) listener();
  };
  const state = () => {
    if (!snapshot && all) snapshot = { mode: "all", except: [...marked] };
    snapshot ??= list ? listState([...marked], list) : { mode: "some", keys: [...marked] };
    return snapshot;
  };
  const keysOf = () => {
    const now = state();
    return now.mode === "some" ? now.keys : NONE;
  };
  const sizeOf = () => marked.size + (list ? list.rows.length - list.except.size : 0);
  const become = (isAll: boolean, next?: List, others = NONE) => {
    all = isAll;
    list = next;
    marked.clear();
    for (const key of others) marked.add(key);
    changed();
  };
  return {
    has(key, among) {
      if (list && (among === list.rows || list.includes(key))) return !list.except.has(key);
      return marked.has(key) !== all;
    },
    keys: keysOf,
    set(keys, chosen) {
      const before = sizeOf();
      for (const key of keys) {
        const listed = list?.includes(key) ? list : undefined;
        const held = listed ? listed.except : marked;
        // An exception where the rule holds, else a row selected by itself.
        if (chosen !== (all || listed !== undefined)) held.add(key);
        else held.delete(key);
      }
      if (sizeOf() !== before) changed();
    },
    setRows(rows, rowKey) {
      const next = listOf(rows, rowKey);
      const others = sizeOf() > 0 ? keysOf().filter((key) => !next.includes(key)) : NONE;
      become(false, next, others);
    },
    holdsAll: (rows) => (all ? marked.size === 0 : list?.rows === rows && list.except.size === 0),
    selectAll() {
      if (!all || marked.size > 0) become(true);
    },
    isAll: () => all,
    state,
    count: (total) => (all ? Math.max(0, total - marked.size) : sizeOf()),
    clear() {
      if (all || sizeOf() > 0) become(false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
