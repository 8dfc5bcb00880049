import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWord } from "../../words/useWord.ts";
import { usePointerDrag } from "../Drag/usePointerDrag.ts";
import type { Native } from "../native.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { useBothRefs } from "../useBothRefs.ts";
import { useScrollEdges } from "../useScrollEdges.ts";
import { BoardRoot } from "./KanbanBoard.styles.ts";
import { KanbanCard } from "./KanbanCard.tsx";
import type {
  KanbanBoardActions,
  KanbanCards,
  KanbanColumn,
  KanbanMove,
  KanbanPlace,
} from "./kanban.types.ts";
import { shownColumns } from "./kanbanPlaces.ts";
import { useKanbanGrab } from "./useKanbanGrab.ts";
import { type Standing, useKanbanMoves } from "./useKanbanMoves.ts";

export interface KanbanBoardProps<Card> extends Native<"section", "children">, KanbanCards<Card> {
  /** ボードの名前。「案件の進み」。 */
  label: string;
  /** 左から順の列。カードは列に、置き場を分けるときは `places` に入れます。 */
  columns: readonly KanbanColumn<Card>[];
  /** 列の見出しの右に出すもの。合計など。いま列にあるカードと、列の鍵が渡ります。 */
  renderSummary?: (cards: readonly Card[], column: string) => ReactNode;
  /** 数のあとの単位。既定は「件」。 */
  unit?: string;
  /**
   * カードを置き場に移します。渡さなければ、見るだけのボードになります。Promise
   * を返すと、終わるまで移した先に描き、断られたら元に戻します。理由を尋ねるときなど何も返さなければ、元の場所のままです。
   */
  onMove?: (card: Card, place: string) => unknown;
  /** 置けるかどうか。置けないなら理由、置けるなら添える言葉。渡さなければ、どこにでも置けます。 */
  allowMove?: (card: Card, place: string) => KanbanMove;
  /** 尋ねたあとに動かすための操作。 */
  actions?: Ref<KanbanBoardActions>;
  /** 読み込み中。列に骨組みが出ます。 */
  loading?: boolean;
  /** カードが 1 枚もないとき、列の代わりに出すもの。 */
  empty?: ReactNode;
}

/** As high as a card with a name and a date: the words of a card are the caller's, two lines stand for them. */
const waitingCards = (
  <div className="cards" aria-hidden="true">
    {[1, 2].map((each) => (
      <div key={each} className="card waiting">
        <Skeleton shape="paragraph" count={2} />
      </div>
    ))}
  </div>
);

/** Cards in columns, moved by pointer and by keys to where they are allowed. */
export function KanbanBoard<Card>(props: KanbanBoardProps<Card>) {
  const word = useWord();
  const { label, columns, cardKey, cardLabel, renderCard, ref, ...more } = props;
  const { renderSummary, unit = word("件"), onMove, allowMove, actions, ...others } = more;
  const { loading = false, empty, ...rest } = others;
  const root = useRef<HTMLElement>(null);
  const attachRoot = useBothRefs(root, ref);
  const scroller = useRef<HTMLDivElement>(null);
  const help = useId();
  const [said, say] = useState("");
  const [current, setCurrent] = useState<string>();
  const canMove = onMove !== undefined;

  const cardOf = (key: string) =>
    root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);
  const { moving, find, rulingOf, labelOf, move, follows } = useKanbanMoves({
    columns,
    cardKey,
    cardLabel,
    onMove,
    allowMove,
    actions,
    cardOf,
    say,
  });
  // The columns are made again for other cards, not for a function that is new at every drawing.
  const keyOf = useRef(cardKey);
  keyOf.current = cardKey;
  const shown = useMemo(
    () => shownColumns(columns, moving, (card) => keyOf.current(card)),
    [columns, moving],
  );
  const taken = useRef<Standing<Card>>(undefined);
  const drag = usePointerDrag({
    root: () => root.current,
    scroller: () => scroller.current,
    onDrop: (key, place) => move(key, place, taken.current),
  });
  const grab = useKanbanGrab({
    shown,
    cardKey,
    cardLabel,
    canMove,
    find,
    rulingOf,
    labelOf,
    say,
    focusCard: (key) => cardOf(key)?.focus(),
    onLeadTo: (place) =>
      root.current
        ?.querySelector(`[data-drop="${CSS.escape(place)}"]`)
        ?.scrollIntoView({ block: "nearest", inline: "nearest" }),
    onDrop: (key, place) => {
      follows.current = key;
      move(key, place);
    },
  });
  // A moved card is another element in another column: the focus goes with it.
  useEffect(() => {
    if (follows.current !== undefined) cardOf(follows.current)?.focus();
    follows.current = undefined;
  });

  // One set of functions for all cards and for good, so that a change of one does not draw the others.
  const start = (event: PointerEvent<HTMLElement>, key: string) => {
    taken.current = find(key);
    drag.start(event, key);
  };
  const latest = useRef({ grab, start });
  latest.current = { grab, start };
  const acts = useMemo(
    () => ({
      onKeyDown: (event: KeyboardEvent<HTMLElement>, key: string) =>
        latest.current.grab.handleKeyDown(event, key),
      onPointerDown: (event: PointerEvent<HTMLElement>, key: string) => latest.current.start(event, key),
      onFocus: setCurrent,
      onBlur: (key: string) => latest.current.grab.handleBlur(key),
    }),
    [],
  );

  const chosen = grab.grabbed?.key ?? drag.dragged ?? undefined;
  const over = grab.grabbed?.at ?? drag.over;
  const chosenCard = chosen === undefined ? undefined : find(chosen);
  const all = shown.flatMap(({ cards }) => cards);
  const keys = all.map(cardKey);
  const stop = current !== undefined && keys.includes(current) ? current : keys[0];
  const isBare = all.length === 0;
  const isReplaced = !loading && isBare && Boolean(empty);
  useScrollEdges(scroller, !isReplaced);
  const drawCard = (card: Card) => {
    const key = cardKey(card);
    return (
      <KanbanCard
        key={key}
        card={card}
        cardKey={key}
        label={cardLabel(card)}
        render={renderCard}
        acts={acts}
        canMove={canMove}
        isCurrent={key === stop}
        isGrabbed={grab.grabbed?.key === key}
        isDragged={drag.dragged === key}
        isMoving={moving.has(key)}
        help={help}
      />
    );
  };
  // Nothing is known yet of what is empty while it loads: no 0 is said.
  const isWaiting = (cards: readonly Card[]) => loading && cards.length === 0;
  const overRuling = over && chosenCard ? rulingOf(chosenCard, over) : undefined;
  const drawPlace = (place: KanbanPlace<Card>, isFirst: boolean, isOnly: boolean) => {
    const isOver = over === place.key;
    const ruling = chosenCard && rulingOf(chosenCard, place.key);
    return (
      <div
        key={place.key}
        className="place"
        data-drop={place.key}
        data-target={ruling && (ruling.allowed ? "allowed" : "barred")}
        data-over={isOver || undefined}
      >
        {(!isOnly || isOver) && (
          <h3>
            {place.label}
            {!isWaiting(place.cards) && <span className="tsu-num">{place.cards.length}</span>}
          </h3>
        )}
        {loading && isFirst && waitingCards}
        <ul className="cards" aria-label={place.label}>
          {place.cards.map(drawCard)}
        </ul>
      </div>
    );
  };
  const rootProps = { ...rest, ref: attachRoot, "aria-label": label };
  if (isReplaced) return <BoardRoot {...rootProps}>{empty}</BoardRoot>;
  return (
    <BoardRoot {...rootProps} data-choosing={chosenCard ? true : undefined}>
      <p id={help} className="tsu-hidden">
        {word(
          "スペースキーでつかみ、矢印キーで移動先を選び、Enterで移します。Escapeでやめます。つかんでいない間は、矢印キーでほかのカードへ移ります。",
        )}
      </p>
      <div className="tsu-hidden" role="status" aria-live="assertive">
        {said}
      </div>
      <div className="view">
        <div
          className="columns"
          ref={scroller}
          aria-busy={loading || undefined}
          tabIndex={isBare ? 0 : undefined}
        >
          {shown.map((column) => {
            const summary = !isWaiting(column.cards) && renderSummary?.(column.cards, column.key);
            const count = isWaiting(column.cards) ? "" : `${column.cards.length}${unit}`;
            return (
              <section key={column.key} className="column" aria-label={`${column.title} ${count}`.trim()}>
                <header>
                  {column.color && (
                    <svg className="stripe" aria-hidden="true">
                      <rect width="100%" height="3" fill={column.color} />
                    </svg>
                  )}
                  <h2>{column.title}</h2>
                  {count && <span className="tsu-num">{count}</span>}
                  {summary && <span className="summary">{summary}</span>}
                </header>
                <div className="places" tabIndex={isBare ? 0 : undefined}>
                  {column.places.map((place, at, { length }) => drawPlace(place, at === 0, length === 1))}
                </div>
                {overRuling?.allowed === false && column.places.some(({ key }) => key === over) && (
                  <p className="why">{overRuling.why}</p>
                )}
              </section>
            );
          })}
        </div>
      </div>
    </BoardRoot>
  );
}
