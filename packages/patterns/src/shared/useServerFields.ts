import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "./types.ts";

/** Puts the server's `fields` under their fields, focuses the first bad one, and reports whether the form has changes. */
export function useServerFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: FieldErrors | undefined,
  onDirtyChange?: (isDirty: boolean) => void,
) {
  const { setError, formState } = form;
  const { isDirty } = formState;
  useEffect(() => {
    Object.entries(fields ?? {}).forEach(([path, message], index) => {
      setError(path as FieldPath<Values>, { type: "server", message }, { shouldFocus: index === 0 });
    });
  }, [fields, setError]);
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
}
