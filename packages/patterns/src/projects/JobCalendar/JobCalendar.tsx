import { dayOff, deadlineKindLabels, type WorkingCalendar } from "@tsumugi/contract";
import { Button, Checkbox, IconButton, Skeleton, useNow } from "@tsumugi/ui";
import { addDays, dayKey, formatDay, monthStart } from "@tsumugi/ui/format";
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { usePointerDrag } from "../../shared/usePointerDrag.ts";
import { CalendarRoot } from "./CalendarRoot.ts";
import { type CalendarMode, calendarWeeks, dayAfterKey } from "./calendarDays.ts";
import { DayDialog } from "./DayDialog.tsx";
import {
  byDay,
  type CalendarCreator,
  type CalendarProject,
  type JobDeadline,
  jobDeadlines,
  type PlanKey,
} from "./jobDeadlines.ts";

const WEEKDAYS = ["日", "月", "火", "水", "木", "金", "土"];
/** Entries of a day before they are folded. */
const SHOWN = { month: 3, week: 14 } as const;

export interface PlanMove {
  creator: CalendarCreator;
  plan: PlanKey;
  on: string;
}

export interface JobCalendarProps {
  creators: readonly CalendarCreator[];
  project: CalendarProject;
  calendar: WorkingCalendar;
  mode: CalendarMode;
  /** A day of the month or week on screen; absent: today. */
  day?: string | undefined;
  onModeChange: (mode: CalendarMode) => void;
  onDayChange: (day: string) => void;
  /** Leads to the row. */
  onOpen: (creator_uid: string) => void;
  /** Absent: no planned day is moved. */
  onMove?: ((move: PlanMove) => void) | undefined;
  loading?: boolean;
  empty?: ReactNode;
}

const toneOf = (day: string, calendar: WorkingCalendar) => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 6 && !Object.hasOwn(calendar.holidays, day)) return "saturday";
  return dayOff(day, calendar) === undefined ? undefined : "sunday";
};

/** Deadlines of the project's creators by day: month or week, from Sunday on, with the holidays of Japan. */
export function JobCalendar(props: JobCalendarProps) {
  const {
    creators,
    project,
    calendar,
    mode,
    onModeChange,
    onDayChange,
    onOpen,
    onMove,
    loading = false,
  } = props;
  const today = dayKey(useNow());
  const day = props.day ?? today;
  const root = useRef<HTMLDivElement>(null);
  const [withDone, setWithDone] = useState(false);
  const [opened, setOpened] = useState<string>();
  const [said, setSaid] = useState("");
  const weeks = useMemo(() => calendarWeeks(mode, day), [mode, day]);
  const all = useMemo(() => jobDeadlines(creators, project, today), [creators, project, today]);
  const days = useMemo(
    () => byDay(withDone ? all : all.filter(({ state }) => state !== "done")),
    [all, withDone],
  );
  const overdue = all.filter(({ state }) => state === "overdue").length;

  const move = (deadline: JobDeadline, on: string) => {
    if (!deadline.plan || on === deadline.on) return;
    setSaid(
      `${deadline.creator.display_name}の${deadlineKindLabels[deadline.kind]}を${formatDay(on)}へ移しました。`,
    );
    onMove?.({ creator: deadline.creator, plan: deadline.plan, on });
  };
  const drag = usePointerDrag({
    scroller: () => null,
    onDrop: (key, on) => {
      const deadline = all.find((each) => each.key === key);
      if (deadline) move(deadline, on);
    },
  });

  // The day that a key led to may be in a month that is drawn only now.
  const follows = useRef(false);
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    root.current?.querySelector<HTMLElement>(`[data-drop="${day}"] .day`)?.focus();
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(day, event.key);
    if (!next) return;
    event.preventDefault();
    follows.current = true;
    onDayChange(next);
  };
  const step = (by: 1 | -1) => onDayChange(mode === "week" ? addDays(day, 7 * by) : monthStart(day, by));
  const title =
    mode === "week"
      ? `${formatDay(weeks[0]?.[0] ?? day)} からの週`
      : `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月`;

  return (
    <CalendarRoot ref={root} data-mode={mode}>
      <div className="bar">
        <IconButton
          icon="chevronLeft"
          label={mode === "week" ? "前の週" : "前の月"}
          onClick={() => step(-1)}
        />
        <h2 aria-live="polite">{title}</h2>
        <IconButton
          icon="chevronRight"
          label={mode === "week" ? "次の週" : "次の月"}
          onClick={() => step(1)}
        />
        <Button size="sm" onClick={() => onDayChange(today)}>
          今日
        </Button>
        {overdue > 0 && <span className="sunday">期限超過 {overdue}件</span>}
        <span className="end">
          <Checkbox label="済みも表示" checked={withDone} onChange={() => setWithDone(!withDone)} />
          <span className="modes">
            <button type="button" aria-pressed={mode === "month"} onClick={() => onModeChange("month")}>
              月
            </button>
            <button type="button" aria-pressed={mode === "week"} onClick={() => onModeChange("week")}>
              週
            </button>
          </span>
        </span>
      </div>
      <div className="tsu-hidden" role="status">
        {said}
      </div>
      {loading && creators.length === 0 ? (
        <Skeleton shape="block" height={480} />
      ) : (
        <table aria-label={`${title}の期限`}>
          <thead>
            <tr>
              {WEEKDAYS.map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={index === 0 ? "sunday" : index === 6 ? "saturday" : undefined}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody onKeyDown={handleKeyDown}>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((each) => (
                  <Day
                    key={each}
                    day={each}
                    deadlines={days.get(each) ?? []}
                    calendar={calendar}
                    shown={SHOWN[mode]}
                    isToday={each === today}
                    isCurrent={each === day}
                    isOutside={mode === "month" && each.slice(0, 7) !== day.slice(0, 7)}
                    isOver={drag.over === each}
                    onOpenDay={() => {
                      onDayChange(each);
                      setOpened(each);
                    }}
                    onOpen={onOpen}
                    onDrag={onMove && drag.start}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!loading && all.length === 0 && props.empty}
      {opened && (
        <DayDialog
          day={opened}
          deadlines={days.get(opened) ?? []}
          onOpen={({ creator }) => onOpen(creator.creator_uid)}
          onMove={
            onMove &&
            ((deadline, on) => {
              move(deadline, on);
              setOpened(undefined);
            })
          }
          onClose={() => setOpened(undefined)}
        />
      )}
    </CalendarRoot>
  );
}

interface DayProps {
  day: string;
  deadlines: readonly JobDeadline[];
  calendar: WorkingCalendar;
  shown: number;
  isToday: boolean;
  isCurrent: boolean;
  isOutside: boolean;
  isOver: boolean;
  onOpenDay: () => void;
  onOpen: (creator_uid: string) => void;
  onDrag: ReturnType<typeof usePointerDrag>["start"] | undefined;
}

function Day({ day, deadlines, calendar, shown, onOpenDay, onOpen, onDrag, ...state }: DayProps) {
  const off = dayOff(day, calendar);
  const isNamed = off !== undefined && !off.endsWith("曜日");
  const visible = deadlines.length > shown ? deadlines.slice(0, shown - 1) : deadlines;
  const folded = deadlines.length - visible.length;
  const [year, month, date] = day.split("-").map(Number);
  return (
    <td
      data-drop={day}
      data-today={state.isToday || undefined}
      data-outside={state.isOutside || undefined}
      data-over={state.isOver || undefined}
    >
      <button
        type="button"
        className="day"
        tabIndex={state.isCurrent ? 0 : -1}
        aria-current={state.isToday ? "date" : undefined}
        onClick={onOpenDay}
      >
        {/* Hidden words make the number a whole date for who hears it. */}
        <span className="tsu-hidden">{`${year}年${month}月`}</span>
        <span className={`number tsu-num ${toneOf(day, calendar) ?? ""}`}>{date}</span>
        <span className="tsu-hidden">{`日(${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]})`}</span>
        {isNamed && <span className={`holiday tsu-truncate ${toneOf(day, calendar) ?? ""}`}>{off}</span>}
        {deadlines.length > 0 && (
          <span
            className="count"
            aria-hidden="true"
            data-overdue={deadlines.some((each) => each.state === "overdue") || undefined}
          >
            {deadlines.length}
          </span>
        )}
        <span className="tsu-hidden">{deadlines.length > 0 ? `期限${deadlines.length}件` : "期限なし"}</span>
      </button>
      {deadlines.length > 0 && (
        <ul>
          {visible.map((deadline) => (
            <li key={deadline.key}>
              {/* By keys the day is opened, and all of its entries with it. */}
              <button
                type="button"
                className="entry"
                tabIndex={-1}
                data-kind={deadline.kind}
                data-state={deadline.state}
                title={`${deadlineKindLabels[deadline.kind]} ${deadline.creator.display_name}`}
                onClick={() => onOpen(deadline.creator.creator_uid)}
                onPointerDown={deadline.plan && onDrag ? (event) => onDrag(event, deadline.key) : undefined}
              >
                <span className="kind">{shortLabels[deadline.kind]}</span>
                <span className="name tsu-truncate">{deadline.creator.display_name}</span>
              </button>
            </li>
          ))}
          {folded > 0 && (
            <li>
              <button type="button" className="more" tabIndex={-1} onClick={onOpenDay}>
                ほか{folded}件
              </button>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}

const shortLabels: Record<JobDeadline["kind"], string> = {
  reply: "回答",
  shipping: "発送",
  draft: "下書き",
  posting: "投稿",
  metrics: "数値",
  payment: "支払",
};
