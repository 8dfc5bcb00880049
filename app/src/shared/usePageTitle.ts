import { useEffect, useLayoutEffect, useRef } from "react";

export const PRODUCT_NAME = "ツムギ";

let hasShownPage = false;

/** Pages that are kept stand beside the shown one, hidden by their style, whichever way the browser has. */
export const OUT_OF_SIGHT = "[style*='display: none'], [style*='content-visibility: hidden']";
export const SHOWN_HEADING = `main h1:not(:is(${OUT_OF_SIGHT}) *)`;

/** As a page begins: with the focus on its h1, so that a screen reader reads where the person is. */
function beginAtHeading(): void {
  const heading = document.querySelector<HTMLElement>(SHOWN_HEADING);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Begins a further step of the same page like a page: the button that led to it, far down, is gone. */
export function useStepStart(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    beginAtHeading();
    window.scrollTo(0, 0);
  }, [step]);
}

/** What a window and a bookmark are called. */
export const windowTitle = (title: string): string => `${title} | ${PRODUCT_NAME}`;

/** Sets `画面名 | ツムギ` and, when the page came by a step inside the application, begins at its h1. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = windowTitle(title);
  }, [title]);

  const focusedBefore = useRef<Element>(null);
  useLayoutEffect(() => {
    focusedBefore.current = document.activeElement;
  }, []);
  useEffect(() => {
    const isFirstPage = !hasShownPage;
    hasShownPage = true;
    // Whoever has pressed something on the page since it was drawn is at work there.
    const focused = document.activeElement;
    const isAtWork = focused !== focusedBefore.current && focused?.closest("main");
    // After a full page load the browser itself starts at the top and reads the title.
    if (!isFirstPage && !isAtWork) beginAtHeading();
  }, []);
}
