import { type ComponentProps, useEffect, useRef } from "react";
import { cx } from "../cx.ts";
import { Counted } from "../FormField/Counted.tsx";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { sayingValue } from "../FormField/sayingValue.ts";
import { useBothRefs } from "../useBothRefs.ts";

interface TextAreaOwnProps {
  /** 中身に合わせて、ウィンドウの半分まで伸びます。既定は true。 */
  autoGrow?: boolean;
  /** 文字数の上限。数が出ます。超えても切らずに知らせるので、送るときに確かめます。 */
  limit?: number;
  /** 打つたびに文字が渡ります。ブラウザーの `onChange` とは別に呼ばれます。 */
  onValueChange?: (value: string) => void;
}

export type TextAreaProps = TextAreaOwnProps & Omit<ComponentProps<"textarea">, keyof TextAreaOwnProps>;

/** A multi-line text field. Enter inserts a line break; submitting by key is up to the form. */
export function TextArea({ autoGrow = true, limit, className, onValueChange, ...rest }: TextAreaProps) {
  const wired = useFieldWiring(sayingValue(rest, onValueChange));
  const area = useRef<HTMLTextAreaElement>(null);
  // A browser without `field-sizing` needs a script, which comes later; also where the text comes from outside, or goes there.
  useEffect(() => {
    if (autoGrow && globalThis.CSS?.supports?.("field-sizing", "content") === false)
      void import("./grow.ts").then(({ grow }) => grow(area.current));
  }, [autoGrow, wired.value]);
  const look = {
    ref: useBothRefs(area, wired.ref),
    className: cx("tsu-field", className),
    "data-auto": autoGrow || undefined,
  };
  if (limit === undefined) return <textarea {...wired} {...look} />;
  return (
    <Counted limit={limit} wired={wired}>
      {(counting) => <textarea {...wired} {...look} {...counting} />}
    </Counted>
  );
}
