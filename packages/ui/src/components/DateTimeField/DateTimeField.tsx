import { useNow } from "../../clock/clock.ts";
import { dateTimeKey } from "../../format/dateTime.ts";
import { useWord } from "../../words/useWord.ts";
import { CalendarPopover } from "../DateField/CalendarPopover.tsx";
import { type DayTyped, ParsedInput, type ParsedInputProps } from "../DateField/ParsedInput.tsx";
import { usePickedField } from "../DateField/usePickedField.ts";
import { DateTimePanel } from "./DateTimePanel.tsx";
import { dateTimeNotation } from "./dateTimeNotation.ts";

interface DateTimeFieldOwnProps {
  /**
   * 日本の時計での日時。`YYYY-MM-DDTHH:MM`（ブラウザーの `datetime-local` と同じ形）。空は null か `""`。
   * 日時でない文字は、直せるようそのまま出します。渡さなければ部品が覚えます。
   */
  value?: string | null;
  /** 部品が覚えるときの初めの値。`YYYY-MM-DDTHH:MM`。 */
  defaultValue?: string;
  /**
   * キーを打つたびに呼ばれます。日時でなければ undefined で、`problem`
   * が理由です（`FormField` の error に）。範囲の外の日時は、理由とともに渡ります。
   */
  onValueChange?: (value: string | null | undefined, typed: DayTyped) => void;
  /** いちばん早い日時。`YYYY-MM-DDTHH:MM`。 */
  min?: string;
  /** いちばん遅い日時。`YYYY-MM-DDTHH:MM`。 */
  max?: string;
  /** 時刻の一覧と矢印キーの間隔（分）。1 分ごとの時刻も打てます。既定は 30。 */
  step?: number;
  /** 日付だけを入れたときの時刻。`HH:MM`。渡さなければ、時刻まで求めます。 */
  defaultTime?: string;
  /** 休みの日の名前。祝日や休業日。渡さなければ、`UiProvider` の `holidays` です。土日は渡さなくても色が付きます。 */
  dayOff?: (day: string) => string | undefined;
}

export type DateTimeFieldProps = DateTimeFieldOwnProps &
  Omit<ParsedInputProps, keyof DateTimeFieldOwnProps | "notation" | "onOpen">;

/**
 * A day with its time on clocks in Japan in one field, typed (`11/24 15:30`, `1124 1530`, `明日 15時半`) or picked, with
 * its weekday. `name` posts `YYYY-MM-DDTHH:MM`.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const {
    value,
    defaultValue,
    onValueChange,
    min,
    max,
    step = 30,
    defaultTime,
    dayOff,
    ref,
    ...rest
  } = props;
  const word = useWord();
  const field = usePickedField({ value, defaultValue, onValueChange, ref }, rest);
  const limits = { now: dateTimeKey(useNow()), min, max, step, defaultTime };
  return (
    <span className="tsu-date" data-time="">
      <ParsedInput
        {...field.input}
        // With signs and words between the digits, the keys of a phone have to offer letters.
        inputMode={rest.inputMode ?? "text"}
        placeholder={rest.placeholder ?? word("年/月/日 時:分")}
        notation={dateTimeNotation(limits, word)}
      />
      <CalendarPopover {...field.popover}>
        <DateTimePanel
          {...limits}
          dayOff={dayOff}
          value={field.value}
          onValueChange={field.pick}
          onClose={field.close}
        />
      </CalendarPopover>
    </span>
  );
}
