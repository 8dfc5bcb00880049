import { useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/**
 * Lays over the form what was typed into it before, so that it counts as changed, and tells of every change.
 * `restored` is read once, as the form opens.
 */
export function useRestored<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  restored: Partial<Values> | undefined,
  onEdit: ((values: Values) => void) | undefined,
): void {
  const first = useRef(restored);
  const latest = useRef(onEdit);
  latest.current = onEdit;
  useEffect(() => {
    if (first.current) form.reset({ ...form.getValues(), ...first.current }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => latest.current?.(values),
    });
  }, [form]);
}
