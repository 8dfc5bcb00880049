import { type ComponentProps, useState } from "react";
import { formatInteger } from "../../format/format.ts";
import { parseInteger } from "../../format/normalize.ts";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";

interface NumberFieldOwnProps {
  /** Integer, or null when blank. */
  value: number | null;
  /** `undefined` when the text is not a number: the text stays, the caller says what is wrong. */
  onValueChange: (value: number | null | undefined) => void;
  /** After the field. Default 円. */
  unit?: string;
}

export type NumberFieldProps = NumberFieldOwnProps &
  Omit<ComponentProps<"input">, keyof NumberFieldOwnProps | "type" | "defaultValue">;

const shown = (value: number | null) => (value === null ? "" : formatInteger(value));

/** Whole number. `￥１２，０００` is accepted as typed and shown as `12,000` once the field is left. */
export function NumberField({
  value,
  onValueChange,
  unit = "円",
  className,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const wired = useFieldWiring(rest);
  const isUnreadable = draft !== null && parseInteger(draft) === undefined;
  return (
    <span className="tsu-affix">
      <input
        {...wired}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={cx("tsu-field", className)}
        value={draft ?? shown(value)}
        onChange={(event) => {
          setDraft(event.target.value);
          onValueChange(parseInteger(event.target.value));
        }}
        onBlur={(event) => {
          if (!isUnreadable) setDraft(null);
          onBlur?.(event);
        }}
      />
      {unit && <span>{unit}</span>}
    </span>
  );
}
