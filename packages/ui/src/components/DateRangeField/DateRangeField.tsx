import { useId, useRef, useState } from "react";
import { useNow } from "../../clock/clock.ts";
import { isDay } from "../../format/day.ts";
import { dayKey } from "../../format/format.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { CalendarPopover } from "../DateField/CalendarPopover.tsx";
import { DayInput } from "../DateField/DayInput.tsx";
import { FieldMessage } from "../FormField/FieldMessage.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { Native } from "../native.ts";
import { useOutsideValue } from "../useOutsideValue.ts";
import { useOwnValue } from "../useOwnValue.ts";
import {
  type DateRange,
  type DateRangePreset,
  emptyRange,
  isSameRange,
  pastPresets,
  rangeProblem,
} from "./dateRange.ts";
import { RangeCalendar } from "./RangeCalendar.tsx";

export interface DateRangeFieldProps extends Native<"div", "onBlur" | "defaultValue" | "children"> {
  /** 期間の名前。「開始日」「終了日」の前に読まれます。「投稿期間」。 */
  label: string;
  /** 両端の日（`YYYY-MM-DD`）。決めない端は null。渡さなければ部品が覚えます。 */
  value?: DateRange;
  /** 部品が覚えるときの初めの期間。 */
  defaultValue?: DateRange;
  /** 正しい期間だけが渡ります。読み取れない間は、前の期間のままです。 */
  onValueChange?: (range: DateRange) => void;
  /**
   * 決まった期間の一覧。過去向けの `pastPresets`（既定）か、これから向けの `comingPresets`。
   * 空の配列なら出しません。
   */
  presets?: readonly DateRangePreset[];
  /** 選べる最初の日。`YYYY-MM-DD`。 */
  min?: string;
  /** 選べる最後の日。`YYYY-MM-DD`。 */
  max?: string;
  /** 休みの日の名前。祝日や休業日。渡さなければ、`UiProvider` の `holidays` です。土日は渡さなくても色が付きます。 */
  dayOff?: (day: string) => string | undefined;
  /** 誤り。原因、次に直し方。欄自身の誤りがあれば、そちらを先に出します。 */
  error?: string;
  /** 使えない状態。 */
  disabled?: boolean;
  /** 読むだけの状態。 */
  readOnly?: boolean;
  /** フォームの名前。`<name>_from` と `<name>_to` で送られます。 */
  name?: string;
  /** どちらかの欄を離れたとき。 */
  onBlur?: () => void;
}

type End = "from" | "to";
const endNames = { from: "開始日", to: "終了日" } as const;

/** A period, typed, picked from a calendar of two months, or chosen from a preset. Both days are included. */
export function DateRangeField(props: DateRangeFieldProps) {
  const word = useWord();
  const {
    label,
    value: given,
    defaultValue = emptyRange,
    onValueChange,
    presets = pastPresets,
    min,
    max,
    dayOff,
    error,
    disabled,
    readOnly,
    name,
    onBlur,
    className,
    ...rest
  } = props;
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  const id = useId();
  const today = dayKey(useNow());
  const [isOpen, setIsOpen] = useState(false);
  const [problems, setProblems] = useState<Partial<Record<End, string>>>({});
  /** The range in the fields while it differs from the value: reversed, or only half picked. */
  const [pending, setPending] = useState<DateRange | null>(null);
  /** Counts what has replaced a text that could not be read. */
  const [turns, setTurns] = useState({ from: 0, to: 0 });
  const [isLeft, setIsLeft] = useState(true);
  const inputs = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) };
  /** The field that the calendar was opened from: it gets the focus back. */
  const opener = useRef<HTMLInputElement>(null);
  const shown = pending ?? value;
  const { isOutside, say } = useOutsideValue(value, isSameRange);
  // Another period from outside (a view, 「条件を消す」) replaces what was not settled yet.
  if (isOutside) {
    setPending(null);
    setProblems({});
    setTurns(({ from, to }) => ({
      from: from + Number(problems.from !== undefined),
      to: to + Number(problems.to !== undefined),
    }));
  }

  const settle = (next: DateRange) => {
    const isGood = rangeProblem(next, word) === undefined;
    setPending(isGood ? null : next);
    if (!isGood) return;
    say(next);
    change(next);
  };
  const type = (end: End) => (day: string | null | undefined, typed: { problem: string | undefined }) => {
    setIsLeft(false);
    setProblems((before) => ({ ...before, [end]: typed.problem }));
    if (day !== undefined && typed.problem === undefined) settle({ ...shown, [end]: day });
  };
  const take = (next: DateRange) => {
    setProblems({});
    settle(next);
    setIsOpen(false);
  };
  const upsideDown = rangeProblem(shown, word);
  const own = isLeft ? (problems.from ?? problems.to ?? upsideDown) : undefined;
  const problem = own ?? error;
  const isWrong = {
    from: problems.from !== undefined,
    to: problems.to !== undefined || upsideDown !== undefined,
  };
  const field = (end: End) => (
    <span className="tsu-date">
      <DayInput
        key={turns[end]}
        ref={inputs[end]}
        aria-label={word("{label}の{name}", { label, name: word(endNames[end]) })}
        aria-describedby={problem && `${id}-error`}
        aria-invalid={
          (own !== undefined && isWrong[end]) || (own === undefined && error !== undefined) || undefined
        }
        name={name && `${name}_${end}`}
        placeholder={word(endNames[end])}
        value={shown[end]}
        onValueChange={type(end)}
        onOpen={() => {
          opener.current = inputs[end].current;
          setIsOpen(true);
        }}
        onBlur={() => {
          setIsLeft(true);
          onBlur?.();
        }}
        min={min}
        max={max}
        disabled={disabled}
        readOnly={readOnly}
      />
    </span>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a row of filters
    <div {...rest} className={cx("tsu-date-range tsu-form-field", className)} role="group" aria-label={label}>
      <div className="ends">
        {field("from")}
        <span aria-hidden="true">〜</span>
        {field("to")}
        <CalendarPopover
          label={word("{label}を選ぶ", { label })}
          open={isOpen}
          onOpenChange={(isOpening) => {
            if (isOpening) opener.current = inputs.from.current;
            setIsOpen(isOpening);
          }}
          labelId={undefined}
          disabled={disabled || readOnly}
          field={opener}
          framed
        >
          <RangeCalendar
            today={today}
            min={min}
            max={max}
            dayOff={dayOff}
            presets={presets}
            value={value}
            onTake={take}
          />
        </CalendarPopover>
        {(isDay(shown.from) || isDay(shown.to)) && !disabled && !readOnly && (
          <IconButton icon="close" label={word("期間を消す")} onClick={() => take(emptyRange)} />
        )}
      </div>
      <span role="alert" className="alert">
        {problem && <FieldMessage id={`${id}-error`}>{problem}</FieldMessage>}
      </span>
    </div>
  );
}
