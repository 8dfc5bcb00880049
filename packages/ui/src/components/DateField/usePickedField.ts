import { type Ref, useRef, useState } from "react";
import { useWord } from "../../words/useWord.ts";
import { useFieldWiring } from "../FormField/fieldContext.ts";
import { useBothRefs } from "../useBothRefs.ts";
import type { DayTyped } from "./ParsedInput.tsx";

interface PickedValue {
  value: string | null | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string | null | undefined, typed: DayTyped) => void) | undefined;
  ref: Ref<HTMLInputElement> | undefined;
}

interface InputAttributes {
  id?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/**
 * A value that is typed or picked from a panel: what the input and the panel of the field share, wherever the value is
 * kept.
 */
export function usePickedField<Rest extends InputAttributes>(
  { value, defaultValue, onValueChange, ref }: PickedValue,
  rest: Rest,
) {
  const word = useWord();
  const wired = useFieldWiring(rest);
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const attachField = useBothRefs(field, ref);
  const current = value === undefined ? own : value;
  const change = (next: string | null | undefined, typed: DayTyped) => {
    setOwn(next === undefined ? typed.text : next);
    onValueChange?.(next, typed);
  };
  return {
    value: current,
    /** Takes what was picked, as if it had been typed without a mistake. */
    pick: (next: string | null) => change(next, { text: next ?? "", problem: undefined }),
    close: () => setIsOpen(false),
    input: {
      ...wired,
      ref: attachField,
      value: current,
      onValueChange: change,
      onOpen: () => setIsOpen(true),
    },
    popover: {
      label: word("カレンダー"),
      open: isOpen,
      onOpenChange: setIsOpen,
      labelId: wired.id && `${wired.id}-label`,
      disabled: wired.disabled || wired.readOnly,
      field,
    },
  };
}
