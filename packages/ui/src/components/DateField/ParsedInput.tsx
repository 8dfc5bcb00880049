import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { weekdayOf } from "../../format/day.ts";
import { isComposingKey } from "../../format/ime.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { useBothRefs } from "../useBothRefs.ts";
import { useOutsideValue } from "../useOutsideValue.ts";
import { FieldForDaysStyle } from "./fieldForDays.styles.ts";

/** The result of parsing a typed text, besides the day itself. */
export interface DayTyped {
  /** 打ったままの文字。読めない間は、これを覚えておくと入力がなくなりません。 */
  text: string;
  /** 読めないか、`min`・`max` の外のとき、原因と直し方の文。 */
  problem: string | undefined;
}

/** How a field writes and reads its value: a day, or a day with a time. */
export interface Notation {
  /** Blank → null; what cannot be read → undefined. */
  parse: (text: string) => string | null | undefined;
  problem: (text: string) => string | undefined;
  isValue: (text: string | null) => text is string;
  /** As it stands in the field. */
  show: (value: string) => string;
  /** What an arrow leads to, with the caret after `before`; undefined where a limit is in the way. */
  step: (value: string | undefined, count: 1 | -1, before: string) => string | undefined;
  /** What an arrow changed, as a part of the shown text: it stays selected. Absent: the caret goes to the end. */
  partAt?: (before: string) => readonly [from: number, to: number];
}

interface ParsedInputOwnProps {
  value: string | null;
  onValueChange: (value: string | null | undefined, typed: DayTyped) => void;
  notation: Notation;
  /** Alt+↓ */
  onOpen: () => void;
}

export type ParsedInputProps = ParsedInputOwnProps &
  Omit<ComponentProps<"input">, keyof ParsedInputOwnProps | "type" | "defaultValue" | "onChange">;

/** Whether the typed text and the outer value are the same, or the value is only the text itself. */
function agrees(draft: string, notation: Notation, value: string | null, before: string | null) {
  const parsed = notation.parse(draft);
  if (parsed !== undefined) return parsed === (value || null);
  return value === draft || (!notation.isValue(value) && before !== draft);
}

/** The text input of the fields for days and times: parses on every key, formats on blur. */
export function ParsedInput(props: ParsedInputProps) {
  const { value, onValueChange, notation, onOpen, name, onBlur, ref, ...rest } = props;
  const word = useWord();
  const input = useRef<HTMLInputElement>(null);
  const attachInput = useBothRefs(input, ref);
  const [draft, setDraft] = useState<string | null>(null);
  const weekdayId = useId();
  // After a reset or a pick from the calendar, the typed text is replaced.
  const [known, setKnown] = useState(value);
  const { isOutside, say } = useOutsideValue(value);
  if (known !== value) {
    setKnown(value);
    if (isOutside && draft !== null && !agrees(draft, notation, value, known)) setDraft(null);
  }
  const whole = notation.isValue(value) ? value : undefined;
  const text = draft ?? (whole ? notation.show(whole) : (value ?? ""));
  // The value comes back from outside before the part that an arrow changed can be selected.
  const part = useRef<readonly [from: number, to: number]>(undefined);
  useEffect(() => {
    if (part.current) input.current?.setSelectionRange(...part.current);
    part.current = undefined;
  });

  const step = (count: 1 | -1, before: string) => {
    const next = notation.step(whole, count, before);
    if (next === undefined) return;
    setDraft(null);
    part.current = notation.partAt?.(before);
    onValueChange(next, { text: next, problem: undefined });
  };

  return (
    <>
      <FieldForDaysStyle />
      <input
        {...rest}
        ref={attachInput}
        type="text"
        // Digits alone are enough (20261120, 1120): a phone may show its number keys.
        inputMode={rest.inputMode ?? "numeric"}
        autoComplete="off"
        className={cx("tsu-field", rest.className)}
        aria-describedby={cx(rest["aria-describedby"], whole && weekdayId) || undefined}
        value={text}
        onChange={(event) => {
          const typed = event.target.value;
          const parsed = notation.parse(typed);
          const problem = notation.problem(typed);
          setDraft(typed);
          if (parsed !== undefined && !problem) say(parsed);
          onValueChange(parsed, { text: typed, problem });
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (isComposingKey(event) || rest.readOnly || event.defaultPrevented) return;
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          if (event.altKey) return onOpen();
          const caret = event.currentTarget.selectionStart ?? text.length;
          step(event.key === "ArrowUp" ? 1 : -1, text.slice(0, caret));
        }}
        onBlur={(event) => {
          if (notation.parse(text) !== undefined) setDraft(null);
          onBlur?.(event);
        }}
      />
      <span className="weekday" id={weekdayId}>
        {whole && `(${weekdayOf(whole.slice(0, 10), word)})`}
      </span>
      {name && <input type="hidden" name={name} value={whole ?? ""} disabled={rest.disabled} />}
    </>
  );
}
