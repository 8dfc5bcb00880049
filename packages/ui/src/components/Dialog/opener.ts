/**
 * The element that gets the focus back when an overlay opened now is closed. An entry of a menu is gone
 * by then: the button that the menu hangs on stands for it.
 */
export function openerOf(active: Element | null): HTMLElement | null {
  let opener = active;
  for (let depth = 0; depth < 5; depth += 1) {
    const menu = opener?.closest("[role='menu']");
    if (!menu) break;
    opener = document.getElementById(menu.getAttribute("aria-labelledby") ?? "");
  }
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

/** Where to go when the opener itself is gone, e.g. with its row: the list or dialog that it stood in. */
export const surroundingOf = (opener: HTMLElement | null): HTMLElement | null =>
  opener?.closest<HTMLElement>("[role='dialog'], [role='region'][tabindex='0'], [role='grid']") ?? null;

export interface Opener {
  element: HTMLElement | null;
  surrounding: HTMLElement | null;
}

const takesFocus = (element: HTMLElement | null) => {
  if (element?.isConnected) element.focus({ preventScroll: false });
  return element !== null && document.activeElement === element;
};

/** Gives the focus back: to the opener, else to what it stood in, else to the heading of the page. */
export function restoreFocus({ element, surrounding }: Opener): void {
  if (takesFocus(element)) return;
  if (takesFocus(surrounding?.querySelector<HTMLElement>("[tabindex='0']") ?? null)) return;
  if (takesFocus(surrounding)) return;
  document.querySelector<HTMLElement>("h1")?.focus();
}
