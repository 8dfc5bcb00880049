const standIns = new WeakMap<Element, HTMLElement | null>();

/** `element` has the focus only until the overlay has come; it goes back to the one that had it before. */
export const standIn = (element: Element, before: HTMLElement | null): void => {
  standIns.set(element, before);
};

/**
 * The element that receives the focus when an overlay is closed. A menu item no longer exists
 * by then, so the menu's button is used.
 */
export function openerOf(active: Element | null): HTMLElement | null {
  const before = active ? standIns.get(active) : undefined;
  if (before !== undefined) return before;
  let opener = active;
  for (let depth = 0; depth < 5; depth += 1) {
    const menu = opener?.closest("[role='menu']");
    if (!menu) break;
    opener = document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  }
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** The fallback if the opener itself was removed, e.g. with its row: the list or dialog that contained it. */
export const surroundingOf = (opener: HTMLElement | null): HTMLElement | null =>
  opener?.closest<HTMLElement>("[role='dialog'], [role='region'][tabindex='0'], [role='grid']") ?? null;

export interface Opener {
  element: HTMLElement | null;
  surrounding: HTMLElement | null;
}

const takesFocus = (element: HTMLElement | null) => {
  // A heading has the focus only because the page began there: whoever has scrolled on is not taken back to it.
  if (element?.isConnected) element.focus({ preventScroll: element.tabIndex < 0 });
  return element !== null && document.activeElement === element;
};

/**
 * Whether somebody has put the focus elsewhere since: an overlay that closes lets presses through while it fades out, and
 * what was pressed meanwhile keeps the focus. With the overlay the focus itself is lost, and is on the body; or on an outer
 * overlay, which takes what is lost inside it.
 */
function hasMovedOn({ element, surrounding }: Opener): boolean {
  const focused = document.activeElement;
  const cameFrom = element?.isConnected ? element : surrounding;
  return focused !== null && focused !== document.body && !focused.contains(cameFrom);
}

/** Restores the focus when an overlay is gone, unless somebody is at work elsewhere by then. */
export function returnFocus(opener: Opener): void {
  if (!hasMovedOn(opener)) restoreFocus(opener);
}

/** Restores the focus to the opener, else to its container, else to the page's heading. */
export function restoreFocus({ element, surrounding }: Opener): void {
  if (takesFocus(element)) return;
  if (takesFocus(surrounding?.querySelector<HTMLElement>("[tabindex='0']") ?? null)) return;
  if (takesFocus(surrounding)) return;
  // A page may stand out of sight beside the shown one: its heading takes no focus.
  [...document.querySelectorAll<HTMLElement>("h1")].some(takesFocus);
}
