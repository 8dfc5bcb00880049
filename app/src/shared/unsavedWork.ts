/** Forms of this tab that hold changes, whatever page they are on. */
const changedForms = new Set<object>();

export function markChanged(form: object, isChanged: boolean): void {
  if (isChanged) changedForms.add(form);
  else changedForms.delete(form);
}

const TYPED =
  "textarea, input:not([type]), input[type=text], input[type=email], input[type=number], input[type=url]";

/**
 * Whether something on screen would be lost if another company took its place: a changed form, an open dialog, or a field
 * that is being typed into.
 */
export function hasUnsavedWork(): boolean {
  if (changedForms.size > 0 || document.querySelector("[role=dialog], [role=alertdialog]")) return true;
  const focused = document.activeElement;
  return focused?.matches(TYPED) === true && "value" in focused && focused.value !== "";
}
