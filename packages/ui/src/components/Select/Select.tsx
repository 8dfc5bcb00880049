import type { ComponentProps } from "react";
import { cx } from "../cx.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { sayingValue } from "../FormField/sayingValue.ts";
import { Icon } from "../Icon/Icon.tsx";

export interface SelectOption {
  /** 選んだときの値。 */
  value: string;
  /** 候補の名前。 */
  label: string;
  /** 選べません。 */
  disabled?: boolean;
}

interface SelectOwnProps {
  /** 選択肢。 */
  options: readonly SelectOption[];
  /** 値が `""` の最初の項目。「選択してください」など。 */
  placeholder?: string;
  /** 中身に合わせた幅。`sm` は 12 文字、`md` は 24 文字ほど。 */
  width?: "sm" | "md";
  /** 中身の幅に縮めます。ツールバー向け。 */
  inline?: boolean;
  /** 選ばれた値が渡ります。ブラウザーの `onChange` とは別に呼ばれます。 */
  onValueChange?: (value: string) => void;
}

export type SelectProps = SelectOwnProps & Omit<ComponentProps<"select">, keyof SelectOwnProps>;

/** The browser's native select, which works best on phones, by keyboard and with screen readers. */
export function Select({
  options,
  placeholder,
  width,
  inline = false,
  className,
  onValueChange,
  ...rest
}: SelectProps) {
  return (
    <span className="tsu-select" data-width={width} data-inline={inline || undefined}>
      <select {...useFieldWiring(sayingValue(rest, onValueChange))} className={cx("tsu-field", className)}>
        {placeholder !== undefined && (
          <option className="placeholder" value="">
            {placeholder}
          </option>
        )}
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
