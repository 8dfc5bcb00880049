import { searchKey } from "@tsumugi/ui/format";
import { type CompositionEvent, useRef } from "react";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { fieldId } from "../../shared/useField.ts";
import { nameReading, type ReadPart } from "./kanaReading.ts";

const KANA = /^[ぁ-ゖァ-ヶー]+$/u;

/**
 * The reading of a name as it passes through the input method: what was kana before it was turned into kanji goes to
 * another field, but never over what a person has put there.
 */
export function useKanaReading<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  from: FieldPath<Values>,
  to: FieldPath<Values>,
) {
  const reading = useRef("");
  const parts = useRef<ReadPart[]>([]);
  const written = useRef("");
  const isOfName = (event: CompositionEvent<HTMLElement>) =>
    event.target instanceof HTMLInputElement && event.target.id === fieldId(from);
  return {
    onCompositionStart: () => {
      reading.current = "";
    },
    onCompositionUpdate: (event: CompositionEvent<HTMLElement>) => {
      // In hiragana, also where the name itself ends up in katakana.
      if (isOfName(event) && KANA.test(event.data)) reading.current = searchKey(event.data);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLElement>) => {
      const present = String(form.getValues(to) ?? "");
      if (!isOfName(event) || reading.current === "" || event.data === "" || present !== written.current)
        return;
      parts.current.push({ text: event.data, reading: reading.current });
      const next = nameReading((event.target as HTMLInputElement).value, parts.current);
      written.current = next;
      form.setValue(to, next as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    },
  };
}
