import { useEffect } from "react";

export const PRODUCT_NAME = "ツムギ";

let hasShownPage = false;

/**
 * Sets `画面名 | ツムギ` and, when the page came by a click inside the application, moves the focus to its h1,
 * so that a screen reader reads where the person is.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    const isFirstPage = !hasShownPage;
    hasShownPage = true;
    // After a full page load the browser itself starts at the top and reads the title.
    if (isFirstPage) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
}
