import { useNow } from "../../clock/clock.ts";
import { dayKey } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { Button } from "../Button/Button.tsx";
import { CalendarPopover } from "./CalendarPopover.tsx";
import { DayInput, type DayInputProps } from "./DayInput.tsx";
import { LazyCalendar } from "./LazyCalendar.tsx";
import { isWithin } from "./limits.ts";
import type { DayTyped } from "./ParsedInput.tsx";
import { usePickedField } from "./usePickedField.ts";

interface DateFieldOwnProps {
  /**
   * `YYYY-MM-DD`。空は null か `""`。日付でない文字は、直せるようそのまま出します。
   * 渡さなければ部品が覚えます。
   */
  value?: string | null;
  /** 部品が覚えるときの初めの値。 */
  defaultValue?: string;
  /**
   * キーを打つたびに呼ばれます。日付でなければ undefined で、`problem`
   * が理由です（`FormField` の error に）。範囲の外の日は、理由とともに渡ります。
   */
  onValueChange?: (day: string | null | undefined, typed: DayTyped) => void;
  /** 選べる最初の日。`YYYY-MM-DD`。 */
  min?: string;
  /** 選べる最後の日。`YYYY-MM-DD`。 */
  max?: string;
  /** 休みの日の名前。祝日や休業日。渡さなければ、`UiProvider` の `holidays` です。土日は渡さなくても色が付きます。 */
  dayOff?: (day: string) => string | undefined;
}

export type DateFieldProps = DateFieldOwnProps & Omit<DayInputProps, keyof DateFieldOwnProps | "onOpen">;

/**
 * A day, typed (`2026/11/20`, `11/20`, `20261120`, `令和8年11月20日`, `今日`) or picked from a calendar, with its
 * weekday. Today is Japan's, wherever the PC stands. `name` posts `YYYY-MM-DD`.
 */
export function DateField(props: DateFieldProps) {
  const { value, defaultValue, onValueChange, min, max, dayOff, ref, ...rest } = props;
  const word = useWord();
  const today = dayKey(useNow());
  const field = usePickedField({ value, defaultValue, onValueChange, ref }, rest);
  const pick = (day: string | null) => {
    field.pick(day);
    field.close();
  };

  return (
    <span className="tsu-date">
      <DayInput {...field.input} min={min} max={max} />
      <CalendarPopover {...field.popover}>
        <LazyCalendar
          label={word("日付を選ぶ")}
          selected={{ from: field.value, to: null }}
          onPick={pick}
          today={today}
          min={min}
          max={max}
          dayOff={dayOff}
        />
        <div className="tsu-date-foot">
          <Button
            variant="ghost"
            size="sm"
            disabled={!isWithin(today, { min, max })}
            onClick={() => pick(today)}
          >
            {word("今日")}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => pick(null)}>
            {word("消す")}
          </Button>
        </div>
      </CalendarPopover>
    </span>
  );
}
