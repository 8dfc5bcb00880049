import { useId, useState } from "react";
import { FieldGroup, type FieldGroupProps } from "../FormField/FieldGroup.tsx";
import { Radio } from "../Radio/Radio.tsx";

export interface ChoiceOption {
  value: string;
  label: string;
  /** A secondary line: the consequence of the choice. */
  description?: string;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<FieldGroupProps, "children" | "role" | "className"> {
  options: readonly ChoiceOption[];
  /** The selected value, or null. If absent, the group is uncontrolled. */
  value?: string | null;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  onBlur?: () => void;
  /** Name in the form; generated if absent. */
  name?: string;
  /** `card`: framed and stacked, for options with a description. Default `plain`, side by side. */
  variant?: "plain" | "card";
  /** Stacks the options. Cards are always stacked. */
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
