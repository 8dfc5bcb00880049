import type { ChoiceRow } from "../Combobox/choices.ts";
import { ChipField, type ChipInputProps } from "../MultiSelect/ChipField.tsx";

interface TagFieldOwnProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** Suggestions while typing; any other text may be entered, too. */
  suggestions?: readonly string[];
  /** Prefixes removed from the typed text: `#` for hashtags, `@` for mentions. */
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
export function TagField({ value, onValueChange, suggestions = NONE, prefix, ...input }: TagFieldProps) {
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
    if (next.length !== value.length) onValueChange(next);
  };
  const pick = (row: ChoiceRow) => {
    if (row.kind !== "option") return;
    if (value.includes(row.option.value)) onValueChange(without(row.option.value));
    else add(row.option.value);
  };
  return (
    <ChipField
      options={suggestions.map((word) => ({ value: word, label: shown(word) }))}
      chips={value.map((tag) => ({ value: tag, label: shown(tag) }))}
      isDisabled={() => false}
      onRemove={(chip) => onValueChange(without(chip.value))}
      onPick={pick}
      onText={add}
      splitsAt={prefix ? WORD_SEPARATOR : SEPARATOR}
      input={input}
    />
  );
}
