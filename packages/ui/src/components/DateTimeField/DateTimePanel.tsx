import { useId, useState } from "react";
import { isDateTime } from "../../format/dateTime.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { LazyCalendar } from "../DateField/LazyCalendar.tsx";
import { isWithin } from "../DateField/limits.ts";
import type { DayOff } from "../DateField/useDayOff.ts";
import { FieldContext } from "../FormField/fieldContext.ts";
import { Select } from "../Select/Select.tsx";
import type { DateTimeRules } from "./dateTimeNotation.ts";
import { timesOf } from "./timesOf.ts";

interface DateTimePanelProps extends DateTimeRules {
  value: string | null;
  onValueChange: (value: string | null) => void;
  onClose: () => void;
  dayOff: DayOff | undefined;
}

/** The calendar with the times of the chosen day. What is picked is in the field at once; half of it waits here. */
export function DateTimePanel({ value, onValueChange, onClose, dayOff, ...rules }: DateTimePanelProps) {
  const word = useWord();
  const timeId = useId();
  const { now, min, max, defaultTime } = rules;
  const [half, setHalf] = useState<{ day?: string; time?: string }>({});
  const whole = isDateTime(value) ? value : undefined;
  const day = half.day ?? whole?.slice(0, 10);
  const time = half.time ?? whole?.slice(11);
  const today = now.slice(0, 10);
  const limits = { min: min?.slice(0, 10), max: max?.slice(0, 10) };

  const put = (nextDay: string | undefined, nextTime: string | undefined) => {
    if (nextDay === undefined || nextTime === undefined) return setHalf({ day: nextDay, time: nextTime });
    setHalf({});
    // On a limit's own day, a time that the limit forbids gives way to the nearest that it allows.
    const times = timesOf(nextDay, undefined, rules);
    const allowed = times.find((each) => each >= nextTime) ?? times.at(-1);
    const wanted = `${nextDay}T${nextTime}`;
    onValueChange(isWithin(wanted, rules) || !allowed ? wanted : `${nextDay}T${allowed}`);
  };
  return (
    // The panel stands within the form's field; its list of times is another control.
    <FieldContext value={null}>
      <LazyCalendar
        label={word("日付を選ぶ")}
        selected={{ from: day ?? null, to: null }}
        onPick={(picked) => put(picked, time ?? defaultTime)}
        today={today}
        dayOff={dayOff}
        {...limits}
      />
      <div className="tsu-date-foot">
        <label htmlFor={timeId}>{word("時刻（日本時間）")}</label>
        <Select
          id={timeId}
          inline
          placeholder="--:--"
          options={timesOf(day, time, rules).map((each) => ({ value: each, label: each }))}
          value={time ?? ""}
          onValueChange={(picked) => put(day, picked || undefined)}
        />
      </div>
      <div className="tsu-date-foot">
        <Button
          variant="ghost"
          size="sm"
          disabled={!isWithin(today, limits)}
          onClick={() => put(today, time ?? defaultTime)}
        >
          {word("今日")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            onValueChange(null);
            onClose();
          }}
        >
          {word("消す")}
        </Button>
        <Button variant="primary" size="sm" onClick={onClose}>
          {word("決定")}
        </Button>
      </div>
    </FieldContext>
  );
}
