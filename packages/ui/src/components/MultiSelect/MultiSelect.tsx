import type { ChoiceRow, ChoiceSource } from "../Combobox/choices.ts";
import { type Chip, ChipField, type ChipInputProps } from "./ChipField.tsx";

interface MultiSelectOwnProps extends ChoiceSource {
  /** Chosen values, in the order of the choosing. */
  value: readonly string[];
  onValueChange: (values: string[]) => void;
  /** Labels of values that are not among the options (yet): those of a search come and go. */
  valueLabels?: Readonly<Record<string, string>>;
  /** Not more than this many. The rest stays in sight, with the reason below the list. */
  max?: number;
}

export type MultiSelectProps = MultiSelectOwnProps & Omit<ChipInputProps, keyof MultiSelectOwnProps>;

/** Several of many, as chips: type to find, in kana or kanji, in any width. `name` posts one value per chip. */
export function MultiSelect({
  options,
  onSearch,
  loading,
  failed,
  onRetry,
  onCreate,
  value,
  onValueChange,
  valueLabels = {},
  max,
  ...input
}: MultiSelectProps) {
  const chips = value.map((one): Chip => {
    const option = options.find((found) => found.value === one);
    return { value: one, label: option?.label ?? valueLabels[one] ?? one };
  });
  const isFull = max !== undefined && value.length >= max;
  const isDisabled = (row: ChoiceRow) =>
    row.kind === "option"
      ? row.option.disabled === true || (isFull && !value.includes(row.option.value))
      : row.kind === "create" && isFull;
  const remove = (chip: Chip) => onValueChange(value.filter((one) => one !== chip.value));

  return (
    <ChipField
      options={options}
      onSearch={onSearch}
      loading={loading}
      failed={failed}
      onRetry={onRetry}
      onCreate={onCreate}
      chips={chips}
      isDisabled={isDisabled}
      input={input}
      onRemove={remove}
      onPick={(row) => {
        if (row.kind === "create") return onCreate?.(row.text);
        const { value: one, label } = row.option;
        if (value.includes(one)) remove({ value: one, label });
        else onValueChange([...value, one]);
      }}
      limitText={isFull ? `${max}件まで選べます。ほかを選ぶには、どれかを外してください。` : undefined}
    />
  );
}
