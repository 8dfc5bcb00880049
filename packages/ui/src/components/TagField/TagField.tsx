import type { ChoiceRow } from "../Combobox/choices.ts";
import { ChipField, type ChipInputProps } from "../MultiSelect/ChipField.tsx";
import { useOwnValue } from "../useOwnValue.ts";

interface TagFieldOwnProps {
  /** 札の言葉。渡さなければ部品が覚えます。 */
  value?: readonly string[];
  /** 部品が覚えるときの初めの言葉。 */
  defaultValue?: readonly string[];
  /** 札の言葉が渡ります。 */
  onValueChange?: (tags: string[]) => void;
  /** 打っている間の候補。ほかの言葉も入れられます。 */
  suggestions?: readonly string[];
  /** 打った言葉から取り除く記号。ハッシュタグは `#`、メンションは `@`。 */
  prefix?: "#" | "@";
}

export type TagFieldProps = TagFieldOwnProps & Omit<ChipInputProps, keyof TagFieldOwnProps>;

const PREFIXES = { "#": /^[#＃]+/, "@": /^[@＠]+/ };
const SEPARATOR = /[,、，\n\t]/;
/** A hashtag or a mention holds no blank, and the next one begins where its sign stands again. */
const WORD_SEPARATOR = /[,、，\s]/;
const WORDS = /[,、，\s]+|(?=[#＃@＠])/;
const NONE: readonly string[] = [];

/** Free texts as chips. Enter, a comma or 、 adds one; Backspace in an empty field removes the last one. */
export function TagField({
  value: given,
  defaultValue = NONE,
  onValueChange,
  suggestions = NONE,
  prefix,
  ...input
}: TagFieldProps) {
  const [value, change] = useOwnValue<readonly string[]>(given, defaultValue, (tags) =>
    onValueChange?.([...tags]),
  );
  const clean = (text: string) => (prefix ? text.trim().replace(PREFIXES[prefix], "") : text.trim());
  const shown = (tag: string) => `${prefix ?? ""}${tag}`;
  const without = (tag: string) => value.filter((other) => other !== tag);
  const add = (text: string) => {
    const next = [
      ...new Set([
        ...value,
        ...text
          .split(prefix ? WORDS : SEPARATOR)
          .map(clean)
          .filter(Boolean),
      ]),
    ];
    if (next.length !== value.length) change(next);
  };
  const pick = (row: ChoiceRow) => {
    if (row.kind !== "option") return;
    if (value.includes(row.option.value)) change(without(row.option.value));
    else add(row.option.value);
  };
  return (
    <ChipField
      options={suggestions.map((word) => ({ value: word, label: shown(word) }))}
      chips={value.map((tag) => ({ value: tag, label: shown(tag) }))}
      isDisabled={() => false}
      onRemove={(chip) => change(without(chip.value))}
      onPick={pick}
      onText={add}
      splitsAt={prefix ? WORD_SEPARATOR : SEPARATOR}
      input={input}
    />
  );
}
