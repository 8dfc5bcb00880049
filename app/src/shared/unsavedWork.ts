interface ChangedForm {
  /** Leaving it does this. */
  readonly onDiscard?: (() => void) | undefined;
  /** Keys of the address that it hangs on: with another value its page draws another form, or none. */
  readonly hangsOn?: readonly string[] | undefined;
}

/** Forms of this tab that hold changes, whatever page they are on. */
const changedForms = new Map<object, ChangedForm>();

export function markChanged(form: object, isChanged: boolean, how: ChangedForm = {}): void {
  if (isChanged) changedForms.set(form, how);
  else changedForms.delete(form);
}

/** The person leaves all the same: what was kept of the forms goes. */
export function discardForms(): void {
  for (const { onDiscard } of changedForms.values()) onDiscard?.();
  changedForms.clear();
}

/** Where somebody stands and where they go, as far as it decides what is drawn there. */
type Place = Pick<Location, "pathname" | "search">;

/**
 * Whether a step to another place loses what was typed: in a form of the page, in cells that were not saved, or in a
 * dialog, which a step from outside closes although nobody closed it. A dialog's own steps are its own affair: it asks
 * before it closes, and goes on where it has saved.
 */
export function losesWork(from: Place, to: Place, isFromOutside: boolean): boolean {
  const leavesPage = from.pathname !== to.pathname;
  const before = new URLSearchParams(from.search);
  const after = new URLSearchParams(to.search);
  const takesAway = (hangsOn: readonly string[] = []) =>
    leavesPage || hangsOn.some((key) => before.get(key) !== after.get(key));
  if ([...changedForms.values()].some((form) => takesAway(form.hangsOn))) return true;
  if (takesAway() && isMarked("form")) return true;
  if (takesAway(["view"]) && (isMarked("cells") || isMarked("view"))) return true;
  return isFromOutside && (leavesPage || from.search !== to.search) && isMarked("dialog");
}

/** Whether closing the tab, or loading it again, loses something. */
export const hasChanges = (): boolean =>
  changedForms.size > 0 || document.querySelector("[data-tsu-unsaved]") !== null;

/**
 * Dialogs, tables and forms of our packages mark themselves while they hold something that is not saved; `view`: what is
 * typed into one view of a page, which another view of it does not draw.
 */
const isMarked = (what: "form" | "dialog" | "cells" | "view") =>
  document.querySelector(`[data-tsu-unsaved=${what}]`) !== null;

const TYPED =
  "textarea, input:not([type]), input[type=text], input[type=email], input[type=number], input[type=url]";

/** A filter's panel, for example: what is chosen in it holds at once. */
const POPOVER = "[data-tsu-popover]";

/** The menu of a narrow screen is a dialog as well, which is left by going somewhere. */
const ASKING = `[role=dialog]:not(:has(nav), ${POPOVER}), [role=alertdialog]`;

/**
 * Whether something on screen would be lost if another page or company took its place: a changed form, an open dialog, or a
 * field that is being typed into.
 */
export function hasUnsavedWork(): boolean {
  if (hasChanges() || document.querySelector(ASKING)) return true;
  const focused = document.activeElement;
  if (focused?.matches(TYPED) !== true || focused.closest(POPOVER)) return false;
  return "value" in focused && focused.value !== "";
}
