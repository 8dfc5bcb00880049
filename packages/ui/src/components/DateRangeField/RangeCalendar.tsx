import { useState } from "react";
import { showDay } from "../../format/day.ts";
import { usePhone } from "../../theme/usePhone.tsx";
import { useWord } from "../../words/useWord.ts";
import { LazyCalendar } from "../DateField/LazyCalendar.tsx";
import type { DayOff } from "../DateField/useDayOff.ts";
import { type DateRange, type DateRangePreset, pickInRange, rangeLength } from "./dateRange.ts";

interface RangeCalendarProps {
  value: DateRange;
  /** Called with a complete range: from a preset or the second press in the calendar. */
  onTake: (range: DateRange) => void;
  presets: readonly DateRangePreset[];
  today: string;
  min?: string;
  max?: string;
  dayOff?: DayOff;
}

/** Presets and two months (one on a phone). The panel says which end is picked next. */
export function RangeCalendar({ value, onTake, presets, today, min, max, dayOff }: RangeCalendarProps) {
  const word = useWord();
  const isPhone = usePhone();
  const [picked, setPicked] = useState(value);
  const isHalf = picked.from !== null && picked.to === null && picked !== value;
  const days = rangeLength(picked);
  const pick = (day: string) => {
    const next = pickInRange(isHalf ? picked : { from: null, to: null }, day);
    if (next.to === null) setPicked(next);
    else onTake(next);
  };
  return (
    <div className="tsu-range-panel">
      {presets.length > 0 && (
        <ul>
          {presets.map((preset) => {
            const range = preset.of(today);
            const isOn = range.from === value.from && range.to === value.to;
            return (
              <li key={preset.label}>
                <button type="button" aria-pressed={isOn} onClick={() => onTake(range)}>
                  {/* Another app's own label is said as it is. */}
                  {word(preset.label as "今月")}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <LazyCalendar
          label={word("期間を選ぶ")}
          selected={picked}
          onPick={pick}
          months={isPhone ? 1 : 2}
          today={today}
          min={min}
          max={max}
          dayOff={dayOff}
        />
        <p className="tsu-muted" role="status">
          {isHalf && picked.from
            ? word("開始日 {from}。次に終了日を選んでください。", { from: showDay(picked.from) })
            : word("開始日を選んでください。") +
              (days === undefined ? "" : word("いまは{count}日間です。", { count: days }))}
        </p>
      </div>
    </div>
  );
}
