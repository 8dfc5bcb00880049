import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from "react";
import { useWord } from "../../words/useWord.ts";
import { ErrorState } from "../ErrorState/ErrorState.tsx";
import type { Native } from "../native.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useBothRefs } from "../useBothRefs.ts";
import { useOwnValue } from "../useOwnValue.ts";
import { TreeRoot } from "./Tree.styles.ts";
import { TreeRow } from "./TreeRow.tsx";
import type { TreeItem, TreeSelection } from "./tree.types.ts";
import { choiceStates, toggleChoice } from "./treeChoice.ts";
import { actOf, lineOf, type Typed, typedOn } from "./treeKeys.ts";
import { type TreeLine, treeLines } from "./treeLines.ts";
import { useAskForChildren, useChildLoads } from "./useChildLoads.ts";
import { useTreeStop } from "./useTreeStop.ts";
import { useTreeWindow } from "./useTreeWindow.ts";

export interface TreeProps extends Native<"div", "children" | "defaultValue"> {
  /** 読み上げの名前。「出力する列」。 */
  label: string;
  /** 一番上の項目。下の項目は `children` に入れます。 */
  items: readonly TreeItem[];
  /** 何を選べるか。既定は `none`。 */
  selection?: TreeSelection;
  /**
   * 選ばれている鍵。`multiple` では葉の鍵が、木の順に並びます。枝の鍵を渡すと、下のすべてを選んだことになります。渡さなければ部品が覚えます。
   */
  value?: readonly string[];
  /** 部品が覚えるときの、初めに選ばれている鍵。 */
  defaultValue?: readonly string[];
  /** 選ばれている鍵が変わったとき。 */
  onValueChange?: (value: string[]) => void;
  /** 開いている枝の鍵。渡さなければ部品が覚えます。 */
  expanded?: readonly string[];
  /** 部品が覚えるときの、初めに開いている枝の鍵。 */
  defaultExpanded?: readonly string[];
  /** 開いている枝が変わったとき。 */
  onExpandedChange?: (expanded: string[]) => void;
  /**
   * 枝（`hasChildren`）が初めて開いたとき、下の項目を `items` に足します。返した Promise
   * を待つ間は読み込み中、断られたら、もう一度読み込める行が出ます。
   */
  onLoadChildren?: (key: string) => Promise<unknown>;
  /** 全体の読み込み中。 */
  loading?: boolean;
  /** 全体を読み込めなかった理由。原因、次に直し方。 */
  error?: ReactNode;
  /** 全体をもう一度読み込みます。 */
  onRetry?: () => void;
  /** 項目がないときに出すもの。 */
  empty?: ReactNode;
}

const noKeys: readonly string[] = [];

/** Read aloud: how many came, or why none did. */
function Arrived({ line, hasFailed }: { line: TreeLine | undefined; hasFailed: boolean }) {
  const word = useWord();
  if (!line) return null;
  const { label, children, error } = line.item;
  const text = hasFailed
    ? (error ?? word("表示できませんでした"))
    : word("{count}件", { count: children?.length ?? 0 });
  return <>{`${label}: ${text}`}</>;
}

/** Things that lie in one another, opened branch by branch, and chosen alone or as a whole. */
export function Tree(props: TreeProps) {
  const { label, items, selection = "none", value, defaultValue = noKeys, onValueChange, ...more } = props;
  const { expanded, defaultExpanded = noKeys, onExpandedChange, onLoadChildren, ...others } = more;
  const { loading = false, error, onRetry, empty, ref, onKeyDown, onFocus, onBlur, ...rest } = others;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const attachRoot = useBothRefs(root, ref);
  const typed = useRef<Typed>(undefined);
  const [chosen, choose] = useOwnValue<readonly string[]>(value, defaultValue, (keys) =>
    onValueChange?.([...keys]),
  );
  const [open, setOpen] = useOwnValue<readonly string[]>(expanded, defaultExpanded, (keys) =>
    onExpandedChange?.([...keys]),
  );
  const { loads, last, start, forget } = useChildLoads(onLoadChildren);
  const lines = useMemo(() => treeLines(items, new Set(open), loads), [items, open, loads]);
  const states = useMemo(
    () => (selection === "multiple" ? choiceStates(items, new Set(chosen)) : undefined),
    [selection, items, chosen],
  );
  useAskForChildren(lines, loads, start);
  const { stop, setCurrent, moveTo, handlers } = useTreeStop(root, lines, chosen[0]);
  const { parts, rest: below, measure } = useTreeWindow(root, lines.length, stop);

  const toggle = (key: string) => {
    if (!open.includes(key)) return setOpen([...open, key]);
    setOpen(open.filter((one) => one !== key));
    forget(key);
  };
  const press = (key: string) => {
    const line = lines.find((one) => one.key === key);
    if (line?.kind === "error") return void start(line.item.key);
    if (line?.kind !== "item") return;
    if (selection === "none" || line.item.disabled) return line.isBranch ? toggle(key) : undefined;
    choose(selection === "single" ? [key] : toggleChoice(items, chosen, key));
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (selection === "multiple" && isCommand && key.toLowerCase() === "a") {
      event.preventDefault();
      return choose(toggleChoice(items, chosen));
    }
    if (isCommand || event.altKey) return;
    const act = actOf(key, lines, stop);
    if (act) {
      event.preventDefault();
      if ("to" in act) moveTo(act.to);
      else if ("open" in act) act.open.length > 0 && setOpen([...open, ...act.open]);
      else if ("close" in act) toggle(act.close);
      else press(lines[stop]?.key ?? "");
      return;
    }
    if ([...key].length !== 1) return;
    typed.current = typedOn(typed.current, key, event.timeStamp);
    const found = lineOf(typed.current.text, lines, stop);
    if (found !== undefined) moveTo(found);
  };

  // One set of functions for all rows and for good, so that a move draws two rows and not all.
  const latest = useRef({ press, toggle });
  latest.current = { press, toggle };
  const acts = useMemo(
    () => ({
      onFocus: setCurrent,
      onPress: (key: string) => latest.current.press(key),
      onToggle: (key: string) => latest.current.toggle(key),
    }),
    [setCurrent],
  );

  if (items.length === 0) {
    if (loading) return <Skeleton shape="paragraph" count={5} />;
    if (error) return <ErrorState compact error={error} onRetry={onRetry} />;
    return empty;
  }
  const choiceOf = (key: string) => (states ? (states.get(key) ?? false) : chosen.includes(key));
  return (
    <>
      <TreeRoot
        {...rest}
        ref={attachRoot}
        role="tree"
        aria-label={label}
        aria-busy={loading || undefined}
        aria-multiselectable={selection === "multiple" || undefined}
        onFocus={(event) => {
          onFocus?.(event);
          handlers.onFocus();
        }}
        onBlur={(event) => {
          onBlur?.(event);
          handlers.onBlur(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // The keys of a row's own buttons are theirs.
          const isRow = (event.target as Element).getAttribute("role") === "treeitem";
          if (!event.defaultPrevented && isRow) handleKey(event);
        }}
      >
        {parts.flatMap(({ index, gap }) => {
          const line = lines[index];
          if (!line) return [];
          return [
            gap > 0 && <div key={`gap ${index}`} role="none" style={{ height: gap }} />,
            <TreeRow
              key={line.key}
              line={line}
              id={`${id}${index}`}
              isStop={index === stop}
              canRetry={onLoadChildren !== undefined}
              isBusy={line.item.loading === true || loads.pending.has(line.key)}
              selection={selection}
              choice={choiceOf(line.key)}
              acts={acts}
              index={index}
              measure={measure}
            />,
          ];
        })}
        {below > 0 && <div role="none" style={{ height: below }} />}
      </TreeRoot>
      <span className="tsu-hidden" role="status">
        {last && <Arrived line={lines.find(({ key }) => key === last.key)} hasFailed={last.hasFailed} />}
      </span>
    </>
  );
}
