import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNow } from "../../clock/clock.ts";
import { addDays, monthStart } from "../../format/day.ts";
import { dayKey, dayText } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { usePointerDrag } from "../Drag/usePointerDrag.ts";
import type { Native } from "../native.ts";
import { useBothRefs } from "../useBothRefs.ts";
import { useOwnValue } from "../useOwnValue.ts";
import { Agenda } from "./Agenda.tsx";
import { CalendarBar } from "./CalendarBar.tsx";
import { CalendarGrid } from "./CalendarGrid.tsx";
import { type CalendarMode, calendarWeeks, dayAfterKey } from "./calendarDays.ts";
import type { DayProps } from "./DayCell.tsx";
import { DayDialog } from "./DayDialog.tsx";
import type { EntryActs } from "./EntryButton.tsx";
import { CalendarRoot } from "./EventCalendar.styles.ts";
import type { CalendarEntry } from "./eventCalendar.types.ts";
import { useEntryMoves } from "./useEntryMoves.ts";
import { useNarrow } from "./useNarrow.ts";

/** Entries of a day before they are folded. A week is as high as its fullest day. */
const SHOWN = { month: 4, week: 14 } as const;

export interface EventCalendarProps<Entry extends CalendarEntry> extends Native<"section", "children"> {
  /** 並べるものの呼び名。「期限」。表と日のダイアログの名前になります。 */
  label: string;
  /** 並べるもの。同じ日の中では、渡した順に出ます。 */
  entries: readonly Entry[];
  /** 1 行に出す中身。渡さなければ `label`。 */
  renderEntry?: (entry: Entry) => ReactNode;
  /** 日のダイアログに出す中身。渡さなければ `label` のボタン。 */
  renderDetails?: (entry: Entry) => ReactNode;
  /** 月か週か。渡さなければ部品が覚えます。 */
  mode?: CalendarMode;
  /** 月と週を切り替えたとき。 */
  onModeChange?: (mode: CalendarMode) => void;
  /** 見せる月か週の中の日。`YYYY-MM-DD`。渡さなければ部品が覚え、今日から始まります。 */
  day?: string;
  /** ほかの日、月、週へ移ったとき。 */
  onDayChange?: (day: string) => void;
  /** 休みの日の名前。祝日や休業日。土日は渡さなくても色が付きます。 */
  dayOff?: (day: string) => string | undefined;
  /** 数のあとの単位。既定は「件」。 */
  unit?: string;
  /** 1 つを開きます。渡さなければ、その日のダイアログが開きます。 */
  onOpen?: (entry: Entry) => void;
  /**
   * `movable` のものを別の日に移します。渡さなければ、見るだけになります。
   * Promise を返すと、終わるまで移した先に描き、断られたら元に戻します。
   */
  onMove?: (entry: Entry, day: string) => unknown;
  /** 見出しの横に出すもの。超過の件数など。 */
  summary?: ReactNode;
  /** 月と週の切り替えの前に置く操作。 */
  actions?: ReactNode;
  /** 読み込み中。何もなければ、日のマスに骨組みが出ます。 */
  loading?: boolean;
  /** 何もないとき、暦の上に添える一言。日のマスは空のまま出ます。 */
  empty?: ReactNode;
}

/** Things by day: a month or a week from Sunday on, with the rest of a full day behind a dialog, and a list in a narrow place. */
export function EventCalendar<Entry extends CalendarEntry>(props: EventCalendarProps<Entry>) {
  const word = useWord();
  const { label, entries, renderEntry, renderDetails, dayOff, unit = word("件"), ...more } = props;
  const { mode: givenMode, onModeChange, day: givenDay, onDayChange, onOpen, onMove, ...others } = more;
  const { summary, actions, loading = false, empty, ref, ...rest } = others;
  const today = dayKey(useNow());
  const [mode, setMode] = useOwnValue<CalendarMode>(givenMode, "month", onModeChange);
  const [day, setDay] = useOwnValue(givenDay, today, onDayChange);
  const root = useRef<HTMLElement>(null);
  const attachRoot = useBothRefs(root, ref);
  const isNarrow = useNarrow(root);
  const help = useId();
  const [opened, setOpened] = useState<string>();
  const [said, say] = useState("");
  const weeks = useMemo(() => calendarWeeks(mode, day), [mode, day]);

  // The day that a key led to may be in a month that is drawn only now.
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    root.current?.querySelector<HTMLElement>(`[data-drop="${day}"] .day`)?.focus();
  });
  const goTo = (next: string) => {
    follows.current = true;
    setDay(next);
  };
  const moves = useEntryMoves({ entries, onMove, say, goTo });
  const drag = usePointerDrag({ root: () => root.current, onDrop: moves.moveKey });
  const days = useMemo(
    () => Map.groupBy(entries, (entry) => moves.moving.get(entry.key) ?? entry.day),
    [entries, moves.moving],
  );

  const handleKeyDown = (event: KeyboardEvent) => {
    if (moves.handleHeldKey(event)) return;
    // Alt and ⌘ with an arrow are the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(day, event.key);
    if (!next) return;
    event.preventDefault();
    goTo(next);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const grid = event.currentTarget;
    // The day that takes the focus next may not be drawn yet.
    if (moves.grabbed) setTimeout(() => grid.contains(document.activeElement) || moves.letGo());
  };
  const openDay = (each: string) => {
    setDay(each);
    setOpened(each);
  };
  const step = (by: 1 | -1) => setDay(mode === "week" ? addDays(day, 7 * by) : monthStart(day, by));
  const title =
    mode === "week"
      ? word("{day} からの週", { day: dayText(weeks[0]?.[0] ?? day, word) })
      : word("{year}年{month}月", { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

  const acts: EntryActs<Entry> = {
    render: renderEntry,
    onPress: onOpen ?? ((entry) => openDay(entry.day)),
    onPointerDown: onMove && drag.start,
    onKeyDown: moves.handleEntryKey,
    isMoving: (key) => moves.moving.has(key),
    grabbed: moves.grabbed?.key,
    help,
  };
  const dayProps = (each: string): DayProps<Entry> => ({
    day: each,
    entries: days.get(each) ?? [],
    shown: SHOWN[mode],
    acts,
    off: dayOff?.(each),
    isToday: each === today,
    onOpenDay: () => openDay(each),
  });
  const isOutside = (each: string) => mode === "month" && each.slice(0, 7) !== day.slice(0, 7);

  return (
    <CalendarRoot {...rest} ref={attachRoot} aria-label={label} data-mode={mode}>
      <CalendarBar
        title={title}
        mode={mode}
        summary={summary}
        actions={actions}
        onStep={step}
        onToday={() => setDay(today)}
        onModeChange={setMode}
      />
      <div className="tsu-hidden" role="status">
        {said}
      </div>
      {onMove && (
        <p id={help} className="tsu-hidden">
          {word("スペースキーでつかみ、矢印キーで移す日を選び、Enterで移します。Escapeでやめます。")}
        </p>
      )}
      {empty && !loading && entries.length === 0 && <div className="nothing">{empty}</div>}
      <CalendarGrid
        name={word("{label}の{name}", { label: title, name: label })}
        label={label}
        unit={unit}
        weeks={weeks}
        loading={loading && entries.length === 0}
        current={day}
        over={moves.grabbed?.at ?? drag.over}
        isOutside={isOutside}
        dayProps={dayProps}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      {isNarrow && <Agenda days={weeks.flat().filter((each) => !isOutside(each))} dayProps={dayProps} />}
      {opened && (
        <DayDialog<Entry>
          day={opened}
          label={label}
          entries={days.get(opened) ?? []}
          renderDetails={renderDetails}
          onOpen={onOpen}
          onMove={
            onMove &&
            ((entry, to) => {
              moves.move(entry, to);
              setOpened(undefined);
            })
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </CalendarRoot>
  );
}
