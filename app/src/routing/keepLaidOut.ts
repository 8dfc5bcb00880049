const HIDING = "content-visibility: hidden; position: absolute";

/**
 * Lets React's Activity hide the element by `content-visibility: hidden` where the browser has it. `display: none`, which
 * Activity sets by itself, throws the layout away, and to find it again took most of the time of a move; this keeps it, and
 * takes as little part in the page: nothing in it is seen, focused, found, read out or printed. React asks the element's
 * `style` to hide and to show, and for nothing else, because the element is given no style.
 */
export function keepLaidOut(element: HTMLElement | null): void {
  // React gives the element again whenever it is shown.
  if (!element || Object.hasOwn(element, "style") || !CSS.supports("content-visibility", "hidden")) return;
  const { style } = element;
  const insteadOfStyle = {
    setProperty: () => {
      style.cssText = HIDING;
    },
    set display(_: string) {
      style.cssText = "";
    },
  };
  Object.defineProperty(element, "style", { value: insteadOfStyle });
}
