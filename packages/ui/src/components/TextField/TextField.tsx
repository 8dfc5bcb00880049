import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";

interface TextFieldOwnProps {
  /** Width that fits the expected content. Default: all of the column. */
  width?: "sm" | "md";
}

export type TextFieldProps = TextFieldOwnProps & Omit<ComponentProps<"input">, keyof TextFieldOwnProps>;

/** One line of text. Inside a `FormField` it takes id and error wiring from there. */
export function TextField({ width, className, type = "text", ...rest }: TextFieldProps) {
  return (
    <input {...useFieldWiring(rest)} type={type} className={cx("tsu-field", className)} data-width={width} />
  );
}
