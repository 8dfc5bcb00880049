import { useContext, useEffect, useRef } from "react";
import { StepsContext } from "../routing/stepsContext.ts";

export const PRODUCT_NAME = "ツムギ";

let hasShownPage = false;

/** As a page begins: with the focus on its h1, so that a screen reader reads where the person is. */
function beginAtHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
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

/**
 * Sets `画面名 | ツムギ` and, when the page came by a step inside the application, begins at its h1. A page gone back to
 * stands where it was left.
 */
export function usePageTitle(title: string): void {
  // The screens for signing in are drawn before there is a router.
  const wasBack = useRef(useContext(StepsContext)?.shown.action === "POP");
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    const isFirstPage = !hasShownPage;
    hasShownPage = true;
    // After a full page load the browser itself starts at the top and reads the title.
    if (isFirstPage) return;
    beginAtHeading();
    if (!wasBack.current) window.scrollTo(0, 0);
  }, []);
}
