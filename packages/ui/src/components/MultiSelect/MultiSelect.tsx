import { useWord } from "../../words/useWord.ts";
import type { ChoiceRow, ChoiceSource } from "../Combobox/choices.ts";
import { useOwnValue } from "../useOwnValue.ts";
import { type Chip, ChipField, type ChipInputProps } from "./ChipField.tsx";

interface MultiSelectOwnProps extends ChoiceSource {
  /** 選ばれている値。選んだ順。渡さなければ部品が覚えます。 */
  value?: readonly string[];
  /** 部品が覚えるときの初めの値。 */
  defaultValue?: readonly string[];
  /** 選ばれている値が渡ります。 */
  onValueChange?: (values: string[]) => void;
  /** 候補の中にない値の名前。探した結果が入れ替わるときに渡します。 */
  valueLabels?: Readonly<Record<string, string>>;
  /** 選べる数の上限。ほかの候補も見えたままで、理由が下に出ます。 */
  max?: number;
}

const NONE: readonly string[] = [];

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
  value: given,
  defaultValue = NONE,
  onValueChange,
  valueLabels = {},
  max,
  ...input
}: MultiSelectProps) {
  const [value, change] = useOwnValue<readonly string[]>(given, defaultValue, (values: readonly string[]) =>
    onValueChange?.([...values]),
  );
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
  const remove = (chip: Chip) => change(value.filter((one) => one !== chip.value));

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
        else change([...value, one]);
      }}
      limitText={
        isFull
          ? word("{count}件まで選べます。ほかを選ぶには、どれかを外してください。", { count: max })
          : undefined
      }
    />
  );
}
