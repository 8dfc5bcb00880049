import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { Counted } from "../FormField/Counted.tsx";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { sayingValue } from "../FormField/sayingValue.ts";

interface TextFieldOwnProps {
  /** 中身に合わせた幅。`sm` は 12 文字、`md` は 24 文字ほど。既定は列いっぱい。 */
  width?: "sm" | "md";
  /** 文字数の上限（`textLength` の数え方）。数が出ます。超えても切らずに知らせるので、送るときに確かめます。 */
  limit?: number;
  /** 打つたびに文字が渡ります。ブラウザーの `onChange` とは別に呼ばれます。 */
  onValueChange?: (value: string) => void;
}

export type TextFieldProps = TextFieldOwnProps & Omit<ComponentProps<"input">, keyof TextFieldOwnProps>;

/** One line of text. Inside a `FormField` it takes id and error wiring from there. */
export function TextField({
  width,
  limit,
  className,
  type = "text",
  onValueChange,
  ...rest
}: TextFieldProps) {
  const wired = useFieldWiring(sayingValue(rest, onValueChange));
  const look = { type, className: cx("tsu-field", className), "data-width": width };
  if (limit === undefined) return <input {...wired} {...look} />;
  return (
    <Counted limit={limit} wired={wired}>
      {(counting) => <input {...wired} {...look} {...counting} />}
    </Counted>
  );
}
