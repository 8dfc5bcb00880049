import type { ChoiceRow } from "../Combobox/choices.ts";
import { ChipField, type ChipInputProps } from "../MultiSelect/ChipField.tsx";

interface TagFieldOwnProps {
  value: readonly string[];
  onValueChange: (tags: string[]) => void;
  /** Words offered while typing; any other word may be entered, too. */
  suggestions?: readonly string[];
  /** Taken off the front of what is typed: `#` for hashtags, `@` for mentions. */
  prefix?: "#" | "@";
}

export type TagFieldProps = TagFieldOwnProps & Omit<ChipInputProps, keyof TagFieldOwnProps>;

const PREFIXES = { "#": /^[#＃]+/, "@": /^[@＠]+/ };
const SEPARATOR = /[,、，\n\t]/;
const NONE: readonly string[] = [];

/** Words of one's own as chips. Enter, a comma or 、 adds; Backspace in an empty field takes the last one away. */
export function TagField({ value, onValueChange, suggestions = NONE, prefix, ...input }: TagFieldProps) {
  const clean = (text: string) => (prefix ? text.trim().replace(PREFIXES[prefix], "") : text.trim());
  const shown = (tag: string) => `${prefix ?? ""}${tag}`;
  const without = (tag: string) => value.filter((other) => other !== tag);
  const add = (text: string) => {
    const next = [...new Set([...value, ...text.split(SEPARATOR).map(clean).filter(Boolean)])];
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
      splitsAt={SEPARATOR}
      input={input}
    />
  );
}
