import { type ComponentProps, useState } from "react";
import { formatDay } from "../../format/format.ts";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";

export type DateFieldProps = Omit<ComponentProps<"input">, "type">;

const weekdayOf = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(day).slice(10) : "");

/** A day, `YYYY-MM-DD`, by the browser's own picker, with its weekday beside it. */
export function DateField({ className, onChange, ...rest }: DateFieldProps) {
  const wired = useFieldWiring(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ""));
  const day = rest.value === undefined ? typed : String(rest.value);
  return (
    <span className="tsu-affix">
      <input
        {...wired}
        type="date"
        max={rest.max ?? "9999-12-31"}
        className={cx("tsu-field", className)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <span className="weekday">{weekdayOf(day)}</span>
    </span>
  );
}
