import type { ComponentProps, FormEvent } from "react";
import { cx } from "../cx.ts";
import { Counted } from "../FormField/Counted.tsx";
import { useFieldWiring } from "../FormField/fieldContext.ts";

interface TextAreaOwnProps {
  /** Grows with its content, up to half of the window. Default true. */
  autoGrow?: boolean;
  /**
   * Characters allowed, as people count them; shows a counter. Longer input is reported, not cut off: check
   * it on submit.
   */
  limit?: number;
}

export type TextAreaProps = TextAreaOwnProps & Omit<ComponentProps<"textarea">, keyof TextAreaOwnProps>;

/** In browsers without `field-sizing` the height is set by script from the first key on. */
const growsByItself = globalThis.CSS?.supports?.("field-sizing", "content") ?? true;
const grow = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
  currentTarget.style.height = "auto";
  currentTarget.style.height = `${currentTarget.scrollHeight + 2}px`;
};

/** A multi-line text field. Enter inserts a line break; submitting by key is up to the form. */
export function TextArea({ autoGrow = true, limit, className, ...rest }: TextAreaProps) {
  const wired = useFieldWiring(rest);
  const look = {
    className: cx("tsu-field", className),
    "data-auto": autoGrow || undefined,
    ...(autoGrow && !growsByItself && { onInput: grow }),
  };
  if (limit === undefined) return <textarea {...wired} {...look} />;
  return (
    <Counted limit={limit} wired={wired}>
      {(counting) => <textarea {...wired} {...look} {...counting} />}
    </Counted>
  );
}
