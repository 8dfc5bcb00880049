import { DayPicker, type Labels } from "react-day-picker";
import { ja } from "react-day-picker/locale";
import { styled } from "styled-components";
import { addDays, fromLocalDate, isDay, toLocalDate } from "../../format/day.ts";
import { dayText } from "../../format/format.ts";
import { thumbArea } from "../../theme/thumb.ts";
import { useWord } from "../../words/useWord.ts";
import { japanese, type Word, weekdayName } from "../../words/word.ts";
import { Icon } from "../Icon/Icon.tsx";
import { type DayOff, useDayOff } from "./useDayOff.ts";

const Root = styled.div`
  & .rdp-root {
    position: relative;
    width: fit-content;
  }
  & .rdp-months {
    display: flex;
    gap: 20px;
  }
  & .rdp-month_caption {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 36px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & .rdp-nav {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
  }
  & .rdp-button_previous,
  & .rdp-button_next {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: var(--tsu-radius-md);
    background: none;
    color: var(--tsu-text-muted);
    position: relative;
    z-index: 1;
    &:hover {
      background: var(--tsu-hover);
      color: var(--tsu-text);
    }
    &[aria-disabled="true"] {
      opacity: 0.35;
      cursor: not-allowed;
    }
    @media (max-width: 640px), (pointer: coarse) {
      &::after {
        ${thumbArea}
      }
    }
  }
  & .rdp-month_grid {
    border-collapse: separate;
    border-spacing: 0 2px;
  }
  & .rdp-weekday {
    height: 28px;
    padding: 0;
    color: var(--tsu-text-muted);
    font-size: var(--tsu-text-xs);
    font-weight: 500;
    text-align: center;
  }
  & .rdp-weekday:first-child {
    color: var(--tsu-danger-text);
  }
  & .rdp-weekday:last-child {
    color: var(--tsu-info-text);
  }
  & .rdp-day {
    width: 36px;
    height: 36px;
    padding: 0;
    text-align: center;
  }
  & .rdp-day_button {
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: var(--tsu-radius-md);
    background: none;
    font-variant-numeric: tabular-nums;
    color: inherit;
    position: relative;
    &:hover {
      background: var(--tsu-hover);
    }
  }
  & .rdp-day:first-child {
    color: var(--tsu-danger-text);
  }
  & .rdp-day:last-child {
    color: var(--tsu-info-text);
  }
  & .rdp-day.off {
    color: var(--tsu-danger-text);
  }
  /* Not by its colour alone: a Sunday has the same. */
  & .off > .rdp-day_button::after {
    content: "";
    position: absolute;
    bottom: 4px;
    left: calc(50% - 2px);
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: currentColor;
  }
  & .rdp-day.rdp-outside {
    color: var(--tsu-text-subtle);
  }
  & .rdp-today > button {
    font-weight: 700;
    box-shadow: inset 0 0 0 1px var(--tsu-border-strong);
  }
  & .rdp-disabled > button {
    color: var(--tsu-text-subtle);
    text-decoration: line-through;
    cursor: not-allowed;
    background: none;
  }
  & .rdp-range_middle {
    background: var(--tsu-brand-soft);
  }
  & .rdp-range_middle:not(.rdp-today) > button {
    border-radius: 0;
  }
  & .rdp-range_start:not(.rdp-range_end) {
    background: linear-gradient(90deg, transparent 50%, var(--tsu-brand-soft) 50%);
  }
  & .rdp-range_end:not(.rdp-range_start) {
    background: linear-gradient(90deg, var(--tsu-brand-soft) 50%, transparent 50%);
  }
  & .rdp-day:empty {
    background: none;
  }
  & .rdp-selected:not(.rdp-range_middle) > button {
    background: var(--tsu-brand);
    color: var(--tsu-on-brand);
    font-weight: 650;
    box-shadow: none;
  }
  & .rdp-selected:not(.rdp-range_middle) > button:hover {
    background: var(--tsu-brand-hover);
  }
  & .rdp-day_button:focus-visible {
    outline: 2px solid var(--tsu-focus);
    outline-offset: 1px;
    box-shadow: 0 0 0 2px var(--tsu-focus-gap);
    z-index: 1;
  }
  @media (max-width: 640px) {
    & .rdp-root {
      width: auto;
    }
    & .rdp-month,
    & .rdp-month_grid {
      width: 100%;
    }
    & .rdp-day,
    & .rdp-day_button {
      width: 42px;
      height: 42px;
    }
  }
  @media (forced-colors: active) {
    & .rdp-selected > button {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

export interface CalendarProps {
  /** Marked days: one, or the first and last of a range. */
  selected: { from: string | null; to: string | null };
  onPick: (day: string) => void;
  /** Today in JST. */
  today: string;
  min?: string;
  max?: string;
  /** Months side by side. Default 1. */
  months?: 1 | 2;
  /** Name of a holiday, or of another day off. */
  dayOff?: DayOff;
  /** Keyboard instructions, announced with the calendar. */
  label: string;
}

const chevrons = {
  left: "chevronLeft",
  right: "chevronRight",
  up: "chevronUp",
  down: "chevronDown",
} as const;

const monthName = (date: Date, word: Word) =>
  word("{year}年{month}月", { year: date.getFullYear(), month: date.getMonth() + 1 });

/** In other words than Japanese; the library brings the Japanese ones. */
const foreignFormatters = (word: Word) => ({
  formatCaption: (date: Date) => monthName(date, word),
  formatWeekdayName: (date: Date) => weekdayName(date.getDay(), word),
});

const foreignLabels = (word: Word) => ({
  labelGrid: (date: Date) => monthName(date, word),
  labelWeekday: (date: Date) => weekdayName(date.getDay(), word),
});

/** A day as it is read, with why it is a day off. */
const dayLabel =
  (word: Word, nameOf: DayOff): NonNullable<Labels["labelDayButton"]> =>
  (date, ...more) => {
    const day = fromLocalDate(date);
    const own = word === japanese ? ja.labels?.labelDayButton : undefined;
    const label = typeof own === "function" ? own(date, ...more) : dayText(day, word);
    const name = nameOf(day);
    return name === undefined ? label : label + word("、") + name;
  };

/**
 * Weeks from Sunday; the arrows, PageUp/PageDown (with Shift: years) and Home/End move. Loaded when first
 * opened.
 */
export function Calendar({ selected, onPick, today, min, max, months = 1, dayOff, label }: CalendarProps) {
  const word = useWord();
  const nameOf = useDayOff(dayOff);
  const { from, to } = selected;
  const first = isDay(from) ? from : isDay(to) ? to : undefined;
  const last = isDay(to) ? to : first;
  const shown =
    first ?? (min !== undefined && min > today ? min : max !== undefined && max < today ? max : today);
  return (
    <Root>
      <DayPicker
        mode="range"
        locale={ja}
        aria-label={label}
        autoFocus
        showOutsideDays={months === 1}
        fixedWeeks={months === 1}
        numberOfMonths={months}
        defaultMonth={toLocalDate(shown)}
        today={toLocalDate(today)}
        selected={
          first === undefined ? undefined : { from: toLocalDate(first), to: toLocalDate(last ?? first) }
        }
        onSelect={(_range, day) => onPick(fromLocalDate(day))}
        disabled={[
          ...(min === undefined ? [] : [{ before: toLocalDate(min) }]),
          ...(max === undefined ? [] : [{ after: toLocalDate(max) }]),
        ]}
        startMonth={toLocalDate(min ?? addDays(today, -36_525))}
        endMonth={toLocalDate(max ?? addDays(today, 36_525))}
        labels={{
          labelNav: () => word("月の移動"),
          labelNext: () => word("次の月"),
          labelPrevious: () => word("前の月"),
          labelDayButton: dayLabel(word, nameOf),
          ...(word !== japanese && foreignLabels(word)),
        }}
        modifiers={{ off: (date) => nameOf(fromLocalDate(date)) !== undefined }}
        modifiersClassNames={{ off: "off" }}
        formatters={word === japanese ? undefined : foreignFormatters(word)}
        components={{
          Chevron: ({ orientation = "left" }) => <Icon name={chevrons[orientation]} size={18} />,
        }}
      />
    </Root>
  );
}
