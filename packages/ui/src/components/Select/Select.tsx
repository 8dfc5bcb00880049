import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectOwnProps {
  options: readonly SelectOption[];
  /** First entry with the value `""`, e.g. 「選択してください」. */
  placeholder?: string;
  width?: "sm" | "md";
  /** As wide as its content, for toolbars. */
  inline?: boolean;
}

export type SelectProps = SelectOwnProps & Omit<ComponentProps<"select">, keyof SelectOwnProps>;

/** The browser's native select, which works best on phones, by keyboard and with screen readers. */
export function Select({ options, placeholder, width, inline = false, className, ...rest }: SelectProps) {
  return (
    <span className="tsu-select" data-width={width} data-inline={inline || undefined}>
      <select {...useFieldWiring(rest)} className={cx("tsu-field", className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
