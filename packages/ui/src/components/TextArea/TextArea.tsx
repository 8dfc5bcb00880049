import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";

interface TextAreaOwnProps {
  /** Grows with its content, up to half of the window. Default true. */
  autoGrow?: boolean;
}

export type TextAreaProps = TextAreaOwnProps & Omit<ComponentProps<"textarea">, keyof TextAreaOwnProps>;

export function TextArea({ autoGrow = true, className, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...useFieldWiring(rest)}
      className={cx("tsu-field", className)}
      data-auto={autoGrow || undefined}
    />
  );
}
