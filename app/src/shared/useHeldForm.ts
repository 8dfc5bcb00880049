import { useState } from "react";
import { hasUnsavedWork } from "./unsavedWork.ts";

/**
 * Whether a form is drawn to somebody who may or may not save it: a right that ends while something is typed leaves the
 * form where it is, to be read and copied, and to be saved once the right is back.
 */
export function useHeldForm(maySave: boolean): boolean {
  const [form, setForm] = useState({ maySave, isHeld: false });
  if (form.maySave !== maySave) setForm({ maySave, isHeld: !maySave && hasUnsavedWork() });
  return maySave || form.isHeld;
}
