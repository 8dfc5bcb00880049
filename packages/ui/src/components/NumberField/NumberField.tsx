import { type ComponentProps, useState } from "react";
import { isComposingKey } from "../../format/ime.ts";
import { parseNumber } from "../../format/normalize.ts";
import { type NumberLimits, numberProblem, showNumber, stepNumber } from "../../format/numberProblem.ts";
import { useWord } from "../../format/words/useWord.ts";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";

/** The result of parsing a typed text, besides the number itself. */
export interface NumberTyped {
  text: string;
  /** The cause and how to fix it, in Japanese, if the text is not a number or is outside min and max. */
  problem: string | undefined;
}

interface NumberFieldOwnProps extends Pick<NumberLimits, "min" | "max" | "decimals"> {
  /** null when blank. */
  value: number | null;
  /**
   * Called on every key. `undefined` if the text is not a number: the text stays, and `problem` is for
   * `FormField`'s error. A number outside min and max is passed together with its problem.
   */
  onValueChange: (value: number | null | undefined, typed: NumberTyped) => void;
  /** The unit after the field: 円 (the default), 人, %, 日. "" for none. */
  unit?: string;
  /** The step of ↑ and ↓; ten times as much with Shift. Default 1. */
  step?: number;
}

export type NumberFieldProps = NumberFieldOwnProps &
  Omit<ComponentProps<"input">, keyof NumberFieldOwnProps | "type" | "defaultValue" | "onChange">;

const shown = (value: number | null) => (value === null ? "" : showNumber(value));

/**
 * A number field. `￥１２，０００`, `1.2万` and `△500` are accepted, and shown as `12,000` on blur.
 * `name` submits the plain digits.
 */
export function NumberField(props: NumberFieldProps) {
  const word = useWord();
  const {
    value,
    onValueChange,
    unit: givenUnit,
    min,
    max,
    decimals = 0,
    step = 1,
    className,
    name,
    ...rest
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const wired = useFieldWiring(rest);
  const unit = givenUnit ?? word("円");
  const limits = { min, max, decimals, unit };
  const emit = (text: string) =>
    onValueChange(parseNumber(text, decimals), { text, problem: numberProblem(text, limits, word) });
  // After a reset from outside, the typed text is replaced.
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    const typed = draft === null ? undefined : parseNumber(draft, decimals);
    if (typed !== undefined && typed !== value) setDraft(null);
  }
  return (
    <span className="tsu-affix">
      <input
        {...wired}
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        className={cx("tsu-field", "tsu-number", className)}
        value={draft ?? shown(value)}
        onChange={(event) => {
          setDraft(event.target.value);
          emit(event.target.value);
        }}
        onKeyDown={(event) => {
          wired.onKeyDown?.(event);
          if (isComposingKey(event) || wired.readOnly || event.defaultPrevented) return;
          if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
          event.preventDefault();
          const by = (event.key === "ArrowUp" ? step : -step) * (event.shiftKey ? 10 : 1);
          setDraft(null);
          emit(String(stepNumber(value, by, limits)));
        }}
        onBlur={(event) => {
          if (draft !== null && parseNumber(draft, decimals) !== undefined) setDraft(null);
          wired.onBlur?.(event);
        }}
      />
      {unit && <span>{unit}</span>}
      {name && <input type="hidden" name={name} value={value ?? ""} disabled={wired.disabled} />}
    </span>
  );
}
