import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useFieldWiring } from "../FormField/fieldContext.ts";

interface CheckboxOwnProps {
  /** Text beside the checkbox. Without it set `aria-label`. */
  label?: ReactNode;
  /** A secondary line. */
  description?: ReactNode;
  /** Partly selected: some, but not all. */
  indeterminate?: boolean;
}

export type CheckboxProps = CheckboxOwnProps & Omit<ComponentProps<"input">, keyof CheckboxOwnProps | "type">;

export function Checkbox({ label, description, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const box = (
    <input
      {...useFieldWiring(rest)}
      ref={(element) => {
        own.current = element;
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      type="checkbox"
      className="tsu-box"
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
