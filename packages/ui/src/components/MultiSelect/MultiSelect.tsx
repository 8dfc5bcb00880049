import { useWord } from "../../format/words/useWord.ts";
import type { ChoiceRow, ChoiceSource } from "../Combobox/choices.ts";
import { type Chip, ChipField, type ChipInputProps } from "./ChipField.tsx";

interface MultiSelectOwnProps extends ChoiceSource {
  /** The selected values, in the order of selection. */
  value: readonly string[];
  onValueChange: (values: string[]) => void;
  /** Labels of values that are not among the options, because search results change. */
  valueLabels?: Readonly<Record<string, string>>;
  /** Maximum number of values. The other options stay visible, with the reason below the list. */
  max?: number;
}

export type MultiSelectProps = MultiSelectOwnProps & Omit<ChipInputProps, keyof MultiSelectOwnProps>;

/**
 * A multiple choice among many options, shown as chips. The search accepts kana, kanji, full and half width.
 * `name` submits one value per chip.
 */
export function MultiSelect({
  options,
  onSearch,
  loading,
  error,
  onRetry,
  onCreate,
  value,
  onValueChange,
  valueLabels = {},
  max,
  ...input
}: MultiSelectProps) {
  const word = useWord();
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
      error={error}
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
      limitText={
        isFull
          ? word("{count}件まで選べます。ほかを選ぶには、どれかを外してください。", { count: max })
          : undefined
      }
    />
  );
}
