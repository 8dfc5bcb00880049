import { type ChangeEvent, type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { useBothRefs } from "../useBothRefs.ts";

interface CheckboxOwnProps {
  /** 横に出す言葉。付けないときは `aria-label` を渡します。 */
  label?: ReactNode;
  /** 言葉の下の一行。 */
  description?: ReactNode;
  /** 一部だけ選ばれている状態。 */
  indeterminate?: boolean;
  /** 入り切りが変わったとき。ブラウザーの `onChange` とは別に呼ばれます。 */
  onCheckedChange?: (checked: boolean) => void;
}

export type CheckboxProps = CheckboxOwnProps & Omit<ComponentProps<"input">, keyof CheckboxOwnProps | "type">;

export function Checkbox({
  label,
  description,
  indeterminate = false,
  onCheckedChange,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  const attachBox = useBothRefs(own, ref);
  // Before it is painted: the mark of a part is an attribute that no markup can carry.
  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const box = (
    <input
      {...useFieldWiring(rest)}
      ref={attachBox}
      {...(onCheckedChange && {
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          rest.onChange?.(event);
          onCheckedChange(event.target.checked);
        },
      })}
      type="checkbox"
      className={cx("tsu-box", rest.className)}
    />
  );
  if (label === undefined) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the input is the first child
    <label className="tsu-check">
      {box}
      <span className="text">
        {label}
        {description && <span className="sub">{description}</span>}
      </span>
    </label>
  );
}
