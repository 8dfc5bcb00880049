import { useMultipleSelection } from "downshift";
import { type ComponentProps, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { ChoiceList } from "../Combobox/ChoiceList.tsx";
import type { ChoiceRow, ChoiceSource } from "../Combobox/choices.ts";
import { useChoiceBox } from "../Combobox/useChoiceBox.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

export interface Chip {
  value: string;
  label: string;
}

export type ChipInputProps = Omit<
  ComponentProps<"input">,
  "value" | "type" | "defaultValue" | "onChange" | "list" | "children"
>;

interface ChipFieldProps extends ChoiceSource {
  chips: readonly Chip[];
  onRemove: (chip: Chip) => void;
  onPick: (row: Exclude<ChoiceRow, { kind: "retry" }>) => void;
  isDisabled: (row: ChoiceRow) => boolean;
  /** Any text may be entered: Enter without an active option, and blur, add the text. */
  onText?: (text: string) => void;
  /** Splits a text that is typed or pasted into several values. */
  splitsAt?: RegExp;
  input: ChipInputProps;
  /** Shown below the list when no more can be selected. */
  limitText?: string;
}

const isText = (text: string) => text.trim() !== "";

/** Chips and a text field in one frame, shared by `MultiSelect` and `TagField`. */
export function ChipField(props: ChipFieldProps) {
  const word = useWord();
  const { chips, onRemove, onPick, isDisabled, onText, splitsAt, input, limitText, ...source } = props;
  const { name, ...rest } = useFieldWiring(input);
  const [query, setQuery] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const isLocked = Boolean(rest.disabled || rest.readOnly);
  const remove = (chip: Chip) => {
    onRemove(chip);
    setAnnouncement(
      word("「{name}」を外しました。{count}件選択中", { name: chip.label, count: chips.length - 1 }),
    );
  };
  const enter = (text: string) => {
    setQuery("");
    source.onSearch?.("");
    if (!isText(text)) return;
    onText?.(text);
    setAnnouncement(word("「{name}」を追加しました。", { name: text.trim() }));
  };
  const selection = useMultipleSelection<Chip>({
    selectedItems: [...chips],
    itemToKey: (chip) => chip?.value,
    onStateChange: ({ selectedItems }) => {
      const removed =
        selectedItems && chips.find((chip) => !selectedItems.some((one) => one.value === chip.value));
      if (removed) remove(removed);
    },
  });
  const { box, keys, choices, isOpen, status, spoken } = useChoiceBox({
    ...source,
    inputId: rest.id,
    query,
    staysOpen: true,
    marksFirst: onText === undefined,
    isLocked,
    isDisabled,
    onQueryChange: (text, composing) => {
      if (!composing && splitsAt?.test(text)) enter(text);
      else setQuery(text);
    },
    onLeave: () => setQuery(""),
    onPick: (row) => {
      setQuery("");
      onPick(row);
      const isOff = row.kind === "option" && chips.some((chip) => chip.value === row.option.value);
      const text = row.kind === "option" ? row.option.label : row.text;
      setAnnouncement(
        isOff
          ? word("「{name}」を外しました。", { name: text })
          : word("「{name}」を選びました。{count}件選択中", { name: text, count: chips.length + 1 }),
      );
    },
    onKeyDown: (event) => {
      rest.onKeyDown?.(event);
      if (event.key !== "Enter" || !onText || !isText(query)) return undefined;
      if (box.isOpen && box.highlightedIndex >= 0) return undefined;
      event.preventDefault();
      enter(query);
      return "handled";
    },
  });

  return (
    <ChoiceList
      {...box}
      open={isOpen && (choices.rows.length > 0 || !onText)}
      label={rest["aria-label"] ?? word("候補")}
      rows={choices.rows}
      isChosen={(value) => chips.some((chip) => chip.value === value)}
      multiple
      isDisabled={isDisabled}
      status={limitText ?? status}
      loading={source.loading ?? false}
      failed={Boolean(source.error) && !source.loading && limitText === undefined}
    >
      <div
        className="tsu-chip-field"
        data-disabled={rest.disabled || undefined}
        data-locked={isLocked || undefined}
        data-tsu-unsaved={onText && isText(query) ? "text" : undefined}
      >
        {chips.map((chip, index) => (
          <span className="tsu-tag" key={chip.value} title={chip.label}>
            <span className="text">{chip.label}</span>
            {!isLocked && (
              <button
                type="button"
                {...selection.getSelectedItemProps({ selectedItem: chip, index })}
                aria-label={word("{name}を外す", { name: chip.label })}
                onClick={(event) => {
                  // Pressed by a key, the button goes and the field goes on; a finger asks for no keyboard.
                  const field = event.currentTarget.closest(".tsu-chip-field");
                  remove(chip);
                  if (event.detail === 0) field?.querySelector<HTMLElement>("input[role=combobox]")?.focus();
                }}
              >
                <Icon name="close" size={12} />
              </button>
            )}
            {name && <input type="hidden" name={name} value={chip.value} disabled={rest.disabled} />}
          </span>
        ))}
        <input
          {...box.getInputProps({
            ...rest,
            ...keys,
            ...selection.getDropdownProps({ onKeyDown: keys.onKeyDown, ref: rest.ref }),
            "aria-labelledby": rest["aria-labelledby"],
            // Left by a press, the list says so only as the mouse is up, and a button's click then acts without the text.
            onBlur: (event) => {
              rest.onBlur?.(event);
              if (!onText || !isText(query)) return;
              enter(query);
              box.closeMenu();
            },
            placeholder: chips.length === 0 ? rest.placeholder : undefined,
          })}
          type="text"
          autoComplete="off"
          value={query}
        />
        {!onText && (
          <span className="ends">
            <IconButton
              icon="chevronDown"
              size="sm"
              {...box.getToggleButtonProps({ disabled: isLocked })}
              label={word(isOpen ? "候補を閉じる" : "候補を開く")}
            />
          </span>
        )}
        <span className="tsu-hidden" role="status">
          {announcement}
        </span>
        <span className="tsu-hidden" role="status">
          {isOpen ? (limitText ?? spoken) : ""}
        </span>
      </div>
    </ChoiceList>
  );
}
