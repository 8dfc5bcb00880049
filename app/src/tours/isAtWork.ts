const OPENED = "[role=dialog], [role=alertdialog], [role=menu]";
const TYPED_INTO = "input, textarea, select, [contenteditable=true]";

/** Whether somebody has opened something or types already: a tour that nobody asked for would lie over it. */
export const isAtWork = (): boolean =>
  document.querySelector(OPENED) !== null || document.activeElement?.matches(TYPED_INTO) === true;
