import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { Counted } from "../FormField/Counted.tsx";
import { useFieldWiring } from "../FormField/fieldContext.ts";

interface TextFieldOwnProps {
  /** Width that fits the expected content: `sm` 12 characters, `md` 24. Default: all of the column. */
  width?: "sm" | "md";
  /**
   * Characters allowed, in code points (`textLength`); shows a counter. Longer input is reported, not cut off:
   * check it on submit.
   */
  limit?: number;
}

export type TextFieldProps = TextFieldOwnProps & Omit<ComponentProps<"input">, keyof TextFieldOwnProps>;

/** One line of text. Inside a `FormField` it takes id and error wiring from there. */
export function TextField({ width, limit, className, type = "text", ...rest }: TextFieldProps) {
  const wired = useFieldWiring(rest);
  const look = { type, className: cx("tsu-field", className), "data-width": width };
  if (limit === undefined) return <input {...wired} {...look} />;
  return (
    <Counted limit={limit} wired={wired}>
      {(counting) => <input {...wired} {...look} {...counting} />}
    </Counted>
  );
}
