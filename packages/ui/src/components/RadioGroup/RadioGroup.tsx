import { useId, useState } from "react";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import { Radio } from "../Radio/Radio.tsx";

export interface ChoiceOption {
  /** 選んだときの値。 */
  value: string;
  /** 候補の名前。 */
  label: string;
  /** 2 行目。選ぶと何が変わるか。 */
  description?: string;
  /** 選べません。 */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, "children" | "role" | "inner"> {
  /** 選択肢。 */
  options: readonly ChoiceOption[];
  /** 選ばれている値。なければ null。渡さなければ部品が覚えます。 */
  value?: string | null;
  /** 部品が覚えるときの初めの値。 */
  defaultValue?: string;
  /** 選ばれた値が渡ります。 */
  onValueChange?: (value: string) => void;
  /** どれかからフォーカスが離れたとき。 */
  onBlur?: () => void;
  /** フォームの名前。渡さなければ作られます。 */
  name?: string;
  /** `card` は枠つきで縦に並び、説明のある選択肢に。既定は横に並ぶ `plain`。 */
  variant?: "plain" | "card";
  /** 縦に並べます。card はいつも縦です。 */
  stacked?: boolean;
}

/** A single choice among a few visible options. */
export function RadioGroup({
  options,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  name,
  variant = "plain",
  stacked = false,
  ...field
}: RadioGroupProps) {
  const ownName = useId();
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const chosen = value === undefined ? own : value;
  return (
    <FieldGroup
      {...field}
      role="radiogroup"
      inner={variant === "card" ? "tsu-choices card" : stacked ? "tsu-choices" : "group"}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          name={name ?? ownName}
          value={option.value}
          label={option.label}
          description={option.description}
          disabled={option.disabled}
          checked={option.value === chosen}
          onChange={() => {
            setOwn(option.value);
            onValueChange?.(option.value);
          }}
          onBlur={onBlur}
        />
      ))}
    </FieldGroup>
  );
}
