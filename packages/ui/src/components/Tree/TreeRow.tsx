import { type MouseEvent, memo } from "react";
import { formatInteger } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import type { TreeSelection } from "./tree.types.ts";
import type { ChoiceState } from "./treeChoice.ts";
import type { ItemLine, NoteLine, TreeLine } from "./treeLines.ts";

export interface TreeRowActs {
  readonly onFocus: (key: string) => void;
  readonly onPress: (key: string) => void;
  readonly onToggle: (key: string) => void;
}

export interface TreeRowProps {
  line: TreeLine;
  /** Begins the ids of what names the row. */
  id: string;
  /** The one that Tab reaches. */
  isStop: boolean;
  isBusy: boolean;
  /** Whether the children of a branch can be asked for. */
  canRetry: boolean;
  selection: TreeSelection;
  choice: ChoiceState;
  acts: TreeRowActs;
  /** Among the lines in view. */
  index: number;
  measure: ((element: HTMLElement | null) => void) | undefined;
}

const Threads = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, index) => <span key={String(index)} className="thread" />);

function Box({ choice, disabled }: { choice: ChoiceState; disabled: boolean }) {
  return (
    <input
      ref={(box) => {
        if (box) box.indeterminate = choice === "mixed";
      }}
      type="checkbox"
      className="tsu-box"
      aria-hidden="true"
      tabIndex={-1}
      readOnly
      checked={choice === true}
      disabled={disabled}
    />
  );
}

function ItemParts({ line, id, selection, choice }: TreeRowProps & { line: ItemLine }) {
  const { item, isBranch } = line;
  return (
    <>
      <span className="toggle" aria-hidden="true">
        {isBranch && <Icon name="chevronRight" size={16} />}
      </span>
      {selection === "multiple" && <Box choice={choice} disabled={item.disabled === true} />}
      {item.icon && (
        <span className="icon">
          <Icon name={item.icon} size={18} />
        </span>
      )}
      <span className="text">
        <span id={`${id}name`}>{item.label}</span>
        {item.description && (
          <span className="about" id={`${id}about`}>
            {item.description}
          </span>
        )}
      </span>
      {/* Words apart, not one with the name's end. */ " "}
      {item.count !== undefined && (
        <span className="count tsu-num" id={`${id}count`}>
          {formatInteger(item.count)}
        </span>
      )}
      {item.actions && <span className="acts">{item.actions}</span>}
    </>
  );
}

function NoteParts({ line, id, canRetry }: { line: NoteLine; id: string; canRetry: boolean }) {
  const word = useWord();
  return (
    <>
      <span className="toggle" aria-hidden="true">
        {line.kind === "loading" && <Spinner size={14} label="" />}
        {line.kind === "error" && <Icon name="error" size={16} />}
      </span>
      <span className="text" id={`${id}name`}>
        {line.kind === "loading" && word("読み込み中")}
        {line.kind === "empty" && word("まだありません")}
        {line.kind === "error" && (
          <>
            {line.item.error ?? word("表示できませんでした")}
            {canRetry && <span className="again">{word("もう一度読み込む")}</span>}
          </>
        )}
      </span>
    </>
  );
}

/** Names a row by what is read of it: what stands in its buttons is theirs. */
const namesOf = ({ kind, item }: TreeLine, id: string) =>
  [
    "name",
    kind === "item" && item.description && "about",
    kind === "item" && item.count !== undefined && "count",
  ]
    .filter(Boolean)
    .map((part) => id + part)
    .join(" ");

/** The attributes that tell of an item what a reader needs besides its name. */
function statesOf(line: ItemLine, selection: TreeSelection, choice: ChoiceState, isBusy: boolean) {
  return {
    "aria-expanded": line.isBranch ? line.isOpen : undefined,
    "aria-busy": isBusy || undefined,
    "aria-disabled": line.item.disabled || undefined,
    "aria-selected": selection === "single" ? choice === true : undefined,
    "aria-checked": selection === "multiple" ? choice : undefined,
  };
}

function TreeRowInner(props: TreeRowProps) {
  const { line, id, isStop, isBusy, selection, choice, acts, index, measure } = props;
  const isItem = line.kind === "item";
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    // A menu of the row is drawn elsewhere, and its events come here all the same.
    if (!event.currentTarget.contains(target) || target.closest(".acts")) return;
    if (isItem && line.isBranch && target.closest(".toggle")) acts.onToggle(line.key);
    else acts.onPress(line.key);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all rows
    <div
      ref={measure}
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      data-index={index}
      data-kind={isItem ? undefined : line.kind}
      aria-level={line.level}
      aria-posinset={line.place}
      aria-setsize={line.siblings}
      aria-labelledby={namesOf(line, id)}
      {...(isItem && statesOf(line, selection, choice, isBusy))}
      onFocus={() => acts.onFocus(line.key)}
      onClick={handleClick}
    >
      <Threads count={line.level - 1} />
      {isItem ? (
        <ItemParts {...props} line={line} />
      ) : (
        <NoteParts line={line} id={id} canRetry={props.canRetry} />
      )}
    </div>
  );
}

export const TreeRow = memo(TreeRowInner);
