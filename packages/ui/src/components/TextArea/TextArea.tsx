import type { ComponentProps, FormEvent } from "react";
import { cx } from "../cx.ts";
import { Counted } from "../FormField/Counted.tsx";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { sayingValue } from "../FormField/sayingValue.ts";

interface TextAreaOwnProps {
  /** 中身に合わせて、ウィンドウの半分まで伸びます。既定は true。 */
  autoGrow?: boolean;
  /** 文字数の上限。数が出ます。超えても切らずに知らせるので、送るときに確かめます。 */
  limit?: number;
  /** 打つたびに文字が渡ります。ブラウザーの `onChange` とは別に呼ばれます。 */
  onValueChange?: (value: string) => void;
}

export type TextAreaProps = TextAreaOwnProps & Omit<ComponentProps<"textarea">, keyof TextAreaOwnProps>;

/** In browsers without `field-sizing` the height is set by script from the first key on. */
const growsByItself = globalThis.CSS?.supports?.("field-sizing", "content") ?? true;
const grow = ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
  currentTarget.style.height = "auto";
  currentTarget.style.height = `${currentTarget.scrollHeight + 2}px`;
};

/** A multi-line text field. Enter inserts a line break; submitting by key is up to the form. */
export function TextArea({ autoGrow = true, limit, className, onValueChange, ...rest }: TextAreaProps) {
  const wired = useFieldWiring(sayingValue(rest, onValueChange));
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
