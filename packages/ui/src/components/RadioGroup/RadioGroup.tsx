import { useId, useState } from "react";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import { Radio } from "../Radio/Radio.tsx";

export interface ChoiceOption {
  value: string;
  label: string;
  /** Second, quieter line: what follows from the choice. */
  description?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, "children" | "role" | "className"> {
  options: readonly ChoiceOption[];
  /** Chosen value; null when none is. Without it the group keeps its own. */
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  /** Posted with the form; made up when absent. */
  name?: string;
  /** `card`: framed, one under the other, for choices with a description. Default `plain`, side by side. */
  variant?: "plain" | "card";
  /** One under the other. Cards always are. */
  stacked?: boolean;
}

/** One of a few choices that are all to be seen at once. */
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
      className={variant === "card" ? "tsu-choices card" : stacked ? "tsu-choices" : "group"}
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
