import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FieldErrors } from "../../shared/types.ts";
import { useServerFields } from "../../shared/useServerFields.ts";
import { fieldOfPath, type SendJobForm } from "./sendJobForm.ts";

/** Puts what the server said of the terms under their fields, and goes back to where these stand. */
export function useTermFields(
  form: UseFormReturn<SendJobForm>,
  fields: FieldErrors | undefined,
  goBack: () => void,
): void {
  const [known, setKnown] = useState<{ from?: FieldErrors; to?: FieldErrors }>({});
  if (fields !== known.from) {
    // What is no field of the panel stands in `error`; set on the form, it would keep it from going out for good.
    const entries = Object.entries(fields ?? {}).flatMap(([path, text]) => {
      const name = fieldOfPath(path, form.getValues());
      return name ? [[name, text] as const] : [];
    });
    setKnown({ from: fields, to: Object.fromEntries(entries) });
    if (entries.length > 0) goBack();
  }
  useServerFields(form, known.to);
}
