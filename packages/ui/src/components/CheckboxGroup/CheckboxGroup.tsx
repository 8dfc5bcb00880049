import { useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import type { ChoiceOption } from "../RadioGroup/RadioGroup.tsx";

export interface CheckboxGroupProps extends Omit<FieldGroupProps, "children" | "role" | "inner"> {
  /** 選択肢。 */
  options: readonly ChoiceOption[];
  /** 選ばれている値。渡さなければ部品が覚えます。 */
  value?: readonly string[];
  /** 部品が覚えるときの初めの値。 */
  defaultValue?: readonly string[];
  /** 選ばれている値が、選択肢の順に渡ります。 */
  onValueChange?: (values: string[]) => void;
  /** どれかからフォーカスが離れたとき。 */
  onBlur?: () => void;
  /** フォームの名前。選ばれた値の数だけ送られます。 */
  name?: string;
  /** すべてを入り切りする「すべて」を足します。 */
  selectAll?: boolean;
  /** 縦に並べます。 */
  stacked?: boolean;
}

/** A multiple choice among a few visible options; use `MultiSelect` for more than about ten. */
export function CheckboxGroup({
  options,
  value,
  defaultValue = [],
  onValueChange,
  onBlur,
  name,
  selectAll = false,
  stacked = false,
  ...field
}: CheckboxGroupProps) {
  const word = useWord();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const change = (isChosen: (option: ChoiceOption) => boolean) => {
    const next = options.filter(isChosen).map((option) => option.value);
    setOwn(next);
    onValueChange?.(next);
  };
  const has = (option: ChoiceOption) => chosen.includes(option.value);
  const open = options.filter((option) => !option.disabled);
  const isAll = open.length > 0 && open.every(has);
  return (
    <FieldGroup {...field} inner={stacked ? "tsu-choices" : "group"}>
      {selectAll && (
        <Checkbox
          label={word("すべて")}
          checked={isAll}
          indeterminate={!isAll && open.some(has)}
          onChange={() => change((option) => (option.disabled ? has(option) : !isAll))}
          onBlur={onBlur}
        />
      )}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          description={option.description}
          disabled={option.disabled}
          aria-invalid={field.error ? true : undefined}
          checked={has(option)}
          onChange={(event) => {
            const on = event.target.checked;
            change((one) => (one.value === option.value ? on : has(one)));
          }}
          onBlur={onBlur}
        />
      ))}
    </FieldGroup>
  );
}
