import { type ComponentProps, useState } from "react";
import { isComposingKey } from "../../format/ime.ts";
import { parseNumber } from "../../format/normalize.ts";
import { type NumberLimits, numberProblem, showNumber, stepNumber } from "../../format/numberProblem.ts";
import { useWord } from "../../words/useWord.ts";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";

/** The result of parsing a typed text, besides the number itself. */
export interface NumberTyped {
  /** 打ったままの文字。 */
  text: string;
  /** 数でないか、`min`・`max` の外のとき、原因と直し方の文。 */
  problem: string | undefined;
}

interface NumberFieldOwnProps extends Pick<NumberLimits, "min" | "max" | "decimals"> {
  /** 数値。空は null、数字でない文字のあいだは null か NaN（NaN から null にすると、その文字も消えます）。渡さなければ部品が覚えます。 */
  value?: number | null;
  /** 部品が覚えるときの初めの値。 */
  defaultValue?: number | null;
  /**
   * キーを打つたびに呼ばれます。数字でなければ undefined で、文字は残り、`problem`
   * が理由です（`FormField` の error に）。範囲の外の数は、理由とともに渡ります。
   */
  onValueChange?: (value: number | null | undefined, typed: NumberTyped) => void;
  /** 欄のあとの単位。既定は「円」。「人」「%」「日」など。付けないなら `""`。 */
  unit?: string;
  /** ↑ と ↓ の刻み。Shift で 10 倍。既定は 1。 */
  step?: number;
}

export type NumberFieldProps = NumberFieldOwnProps &
  Omit<ComponentProps<"input">, keyof NumberFieldOwnProps | "type" | "defaultValue" | "onChange">;

const isNumber = (value: number | null): value is number => value !== null && !Number.isNaN(value);
const shown = (value: number | null) => (isNumber(value) ? showNumber(value) : "");

/**
 * A number field. `￥１２，０００`, `1.2万` and `△500` are accepted, and shown as `12,000` on blur.
 * `name` submits the plain digits.
 */
export function NumberField(props: NumberFieldProps) {
  const word = useWord();
  const {
    value: given,
    defaultValue = null,
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
  const [own, setOwn] = useState(defaultValue);
  const value = given === undefined ? own : given;
  const [draft, setDraft] = useState<string | null>(null);
  const wired = useFieldWiring(rest);
  const unit = givenUnit ?? word("円");
  const limits = { min, max, decimals, unit };
  const emit = (text: string) => {
    const next = parseNumber(text, decimals);
    setOwn(next ?? null);
    onValueChange?.(next, { text, problem: numberProblem(text, limits, word) });
  };
  // After a reset from outside, the typed text is replaced.
  const [known, setKnown] = useState(value);
  if (!Object.is(known, value)) {
    setKnown(value);
    const typed = draft === null ? value : parseNumber(draft, decimals);
    // A caller may say of a text that cannot be read that there is no number; NaN tells that from none at all.
    const isKept =
      typed === undefined ? Number.isNaN(value) || (value === null && !Number.isNaN(known)) : typed === value;
    if (!isKept) setDraft(null);
  }
  return (
    <span className="tsu-affix">
      <input
        {...wired}
        type="text"
        // The number keys of a phone may have no minus.
        inputMode={
          wired.inputMode ?? (min !== undefined && min < 0 ? "text" : decimals > 0 ? "decimal" : "numeric")
        }
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
          emit(String(stepNumber(isNumber(value) ? value : null, by, limits)));
        }}
        onBlur={(event) => {
          if (draft !== null && parseNumber(draft, decimals) !== undefined) setDraft(null);
          wired.onBlur?.(event);
        }}
      />
      {unit && <span>{unit}</span>}
      {name && (
        <input type="hidden" name={name} value={isNumber(value) ? value : ""} disabled={wired.disabled} />
      )}
    </span>
  );
}
