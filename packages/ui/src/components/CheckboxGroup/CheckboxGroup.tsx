import { useState } from "react";
import { useWord } from "../../format/words/useWord.ts";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import type { ChoiceOption } from "../RadioGroup/RadioGroup.tsx";

export interface CheckboxGroupProps extends Omit<FieldGroupProps, "children" | "role" | "className"> {
  options: readonly ChoiceOption[];
  /** The selected values. If absent, the group is uncontrolled. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** The selected values in the order of the options. */
  onValueChange?: (values: string[]) => void;
  onBlur?: () => void;
  /** Submitted once per selected value. */
  name?: string;
  /** Adds a checkbox 「すべて」 that selects all or none. */
  selectAll?: boolean;
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
    <FieldGroup {...field} className={stacked ? "tsu-choices" : "group"}>
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
