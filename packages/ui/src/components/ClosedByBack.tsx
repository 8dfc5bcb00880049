import { useEffect } from "react";

/** https://developer.mozilla.org/docs/Web/API/CloseWatcher; not every browser has it. */
type CloseWatcherClass = new () => EventTarget & { destroy: () => void };

const closeWatcherClass = () => (globalThis as { CloseWatcher?: CloseWatcherClass }).CloseWatcher;

/** What lies over the page hears Esc itself, and knows when it may not close or has to ask first. */
function pressEscape() {
  const place = document.activeElement ?? document.body;
  place.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", code: "Escape", bubbles: true, cancelable: true }),
  );
}

/**
 * Rendered inside a dialog, panel or menu: a phone's Back closes the topmost of them, as Esc does on a keyboard, where it
 * would leave the page behind it. In a browser that cannot tell, Back goes to the page before as always.
 */
export function ClosedByBack() {
  useEffect(() => {
    const Watcher = closeWatcherClass();
    // Beside a mouse there is a keyboard, and the browser would hand its Esc on a second time.
    if (!Watcher || !matchMedia("(pointer: coarse)").matches) return;
    let watcher: InstanceType<CloseWatcherClass>;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener("close", () => {
        pressEscape();
        // A watcher hears one Back; a dialog that asks first is still open.
        watch();
      });
    };
    watch();
    return () => watcher.destroy();
  }, []);
  return null;
}
