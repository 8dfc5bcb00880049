import { type ComponentProps, useId, useState } from "react";
import { useNow } from "../../clock/clock.ts";
import { addDays, isDay, showDay, weekdayOf } from "../../format/day.ts";
import { dayKey } from "../../format/format.ts";
import { isComposingKey } from "../../format/ime.ts";
import { dayProblem, parseDay } from "../../format/parseDay.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";

/** The result of parsing a typed text, besides the day itself. */
export interface DayTyped {
  /** The text as typed; keep it while it is not a valid day, so that no input is lost. */
  text: string;
  /** The cause and how to fix it if the text is not a day or is outside min and max. */
  problem: string | undefined;
}

interface DayInputOwnProps {
  value: string | null;
  onValueChange: (day: string | null | undefined, typed: DayTyped) => void;
  min?: string;
  max?: string;
  /** Alt+↓ */
  onOpen: () => void;
}

export type DayInputProps = DayInputOwnProps &
  Omit<ComponentProps<"input">, keyof DayInputOwnProps | "type" | "defaultValue" | "onChange">;

/** Whether the typed text and the outer value are the same, or the value is only the text itself. */
function agrees(
  draft: string,
  parsed: string | null | undefined,
  value: string | null,
  before: string | null,
) {
  if (parsed !== undefined) return parsed === (value || null);
  return value === draft || (!isDay(value) && before !== draft);
}

/** The text input of the day fields: parses on every key, formats on blur. */
export function DayInput({ value, onValueChange, min, max, onOpen, name, onBlur, ...rest }: DayInputProps) {
  const word = useWord();
  const [draft, setDraft] = useState<string | null>(null);
  const weekdayId = useId();
  const today = dayKey(useNow());
  // After a reset or a pick from the calendar, the typed text is replaced.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (draft !== null && !agrees(draft, parseDay(draft, { today, min }), value, known)) setDraft(null);
  }
  const day = isDay(value) ? value : undefined;
  const text = draft ?? (day ? showDay(day) : (value ?? ""));

  const change = (typed: string) =>
    onValueChange(parseDay(typed, { today, min }), {
      text: typed,
      problem: dayProblem(typed, { today, min, max }, word),
    });
  const step = (count: number) => {
    const next = day === undefined ? today : addDays(day, count);
    if ((min !== undefined && next < min) || (max !== undefined && next > max)) return;
    setDraft(null);
    onValueChange(next, { text: next, problem: undefined });
  };

  return (
    <>
      <input
        {...rest}
        type="text"
        // Digits alone are enough (20261120, 1120): a phone may show its number keys.
        inputMode="numeric"
        autoComplete="off"
        placeholder={rest.placeholder ?? word("年/月/日")}
        className={cx("tsu-field", rest.className)}
        aria-describedby={cx(rest["aria-describedby"], day && weekdayId) || undefined}
        value={text}
        onChange={(event) => {
          setDraft(event.target.value);
          change(event.target.value);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (isComposingKey(event) || rest.readOnly || event.defaultPrevented) return;
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          if (event.altKey) onOpen();
          else step(event.key === "ArrowUp" ? 1 : -1);
        }}
        onBlur={(event) => {
          if (parseDay(text, { today, min }) !== undefined) setDraft(null);
          onBlur?.(event);
        }}
      />
      <span className="weekday" id={weekdayId}>
        {day && `(${weekdayOf(day, word)})`}
      </span>
      {name && <input type="hidden" name={name} value={day ?? ""} disabled={rest.disabled} />}
    </>
  );
}
