/** The selected rows: some, or all matching rows except some. */
export type SelectionState =
  | { mode: "some"; keys: readonly string[] }
  | { mode: "all"; except: readonly string[] };

/**
 * The selected rows, kept outside React: the table updates only the rows that changed, so that selecting one
 * of ten thousand renders nothing again.
 */
export interface Selection {
  /** 選んでいるか。`among` はその行のある一覧で、まとめて選んだときに探さずに済みます。 */
  has: (key: string, among?: readonly unknown[]) => boolean;
  /** 1 件ずつ選んだ行の鍵。選んだ順。変わるたびに新しい配列です。全件を選んでいる間は空なので、`state()` を使います。 */
  keys: () => readonly string[];
  /** 選ぶ・外す。 */
  set: (keys: readonly string[], chosen: boolean) => void;
  /** これらの行をまとめて選びます。10 万件でも、鍵を尋ねるまで手間は 1 件と同じです。 */
  setRows: <Row>(rows: readonly Row[], rowKey: (row: Row) => string) => void;
  /** これらの行をどれも選んでいると、見てまわらずに分かるか。 */
  holdsAll: (rows: readonly unknown[]) => boolean;
  /** 読み込んでいない行も含め、条件に合う行をすべて選びます。あとで外した行は例外になります。 */
  selectAll: () => void;
  /** 全件を選んでいるか。 */
  isAll: () => boolean;
  /** サーバーに渡す形。変わるたびに新しい値です。 */
  state: () => SelectionState;
  /** 条件に合う `total` 件のうち、選んだ件数。 */
  count: (total: number) => number;
  /** すべて外します。 */
  clear: () => void;
  /** 変わったら呼び、返した関数で終わります。 */
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
