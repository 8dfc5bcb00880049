import { useCombobox } from "downshift";
import { type ChangeEvent, type CompositionEvent, type KeyboardEvent, useState } from "react";
import { isComposingKey } from "../../format/ime.ts";
import { useWord } from "../../words/useWord.ts";
import {
  type ChoiceRow,
  type ChoiceSource,
  choiceStatus,
  choicesOf,
  rowText,
  settledText,
} from "./choices.ts";

interface ChoiceBoxInput extends ChoiceSource {
  inputId: string | undefined;
  /** Text being typed; null while the field shows `label` instead. */
  query: string | null;
  onQueryChange: (text: string, isComposing: boolean) => void;
  /** The field's text while nothing is typed. Default empty. */
  label?: string;
  isDisabled: (row: ChoiceRow) => boolean;
  onPick: (row: Exclude<ChoiceRow, { kind: "retry" }>) => void;
  /** The focus leaves the field. */
  onLeave: () => void;
  /** The list stays open after a choice, for multiple selection. */
  staysOpen?: boolean;
  /** The first match is active while typing, so that Enter selects it. */
  marksFirst: boolean;
  /** Disabled or read only. */
  isLocked: boolean;
  /** Called before the list's own key handling; "handled" stops it. */
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => "handled" | undefined;
}

const { InputBlur, InputChange, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;

/** List, keys and announcements shared by the single and the multiple combobox. */
export function useChoiceBox(input: ChoiceBoxInput) {
  const word = useWord();
  const { query, label = "", isLocked, loading = false, error, staysOpen = false } = input;
  const [isComposing, setIsComposing] = useState(false);
  const searched = settledText(query ?? "", isComposing);
  const isAwaited = input.onSearch !== undefined && loading;
  const choices = choicesOf({
    options: input.options,
    query: searched,
    // Until the answer for these words is there, only what fits them may be picked: the rest was found by the words before.
    isSearchedElsewhere: input.onSearch !== undefined && !isAwaited,
    canCreate: input.onCreate !== undefined && !loading,
    failed: Boolean(error) && input.onRetry !== undefined,
  });
  const box = useCombobox<ChoiceRow>({
    items: choices.rows,
    inputId: input.inputId,
    itemToString: (row) => rowText(row, word),
    isItemDisabled: input.isDisabled,
    inputValue: query ?? label,
    selectedItem: null,
    stateReducer: (state, { type, changes }) => {
      if (type === InputBlur) return { ...changes, selectedItem: state.selectedItem };
      if (type === InputChange)
        return { ...changes, highlightedIndex: input.marksFirst && changes.inputValue !== "" ? 0 : -1 };
      const isPick = type === InputKeyDownEnter || type === ItemClick;
      // Pressed before the answer is there, Enter takes nothing, and the list stays to show it.
      const isEarly = type === InputKeyDownEnter && isAwaited && !changes.selectedItem;
      const isMore = changes.selectedItem && (staysOpen || changes.selectedItem.kind === "retry");
      if (isEarly || (isPick && isMore))
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
      return changes;
    },
    onStateChange: ({ type, selectedItem }) => {
      if (type === InputBlur) input.onLeave();
      else if (selectedItem?.kind === "retry") input.onRetry?.();
      else if (selectedItem) input.onPick(selectedItem);
    },
  });
  const change = (text: string, composing: boolean) => {
    setIsComposing(composing);
    input.onQueryChange(text, composing);
    if (!composing) input.onSearch?.(text);
  };
  const keys = {
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      change(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing === true),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => change(event.currentTarget.value, false),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // During composition Enter, arrows and Esc belong to the IME; Esc without an open list belongs to the
      // dialog around it.
      const isOurs = !isComposingKey(event) && !isLocked && (event.key !== "Escape" || box.isOpen);
      if (isOurs && input.onKeyDown?.(event) !== "handled") return;
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  };
  const isOpen = box.isOpen && !isLocked;
  const status = choiceStatus({ ...choices, query: searched, loading, error }, word);
  return {
    box,
    keys,
    choices,
    isOpen,
    status,
    /** The list's message for a persistent live region. */
    spoken: isOpen ? (status ?? word("候補{count}件", { count: choices.rows.length })) : "",
  };
}
