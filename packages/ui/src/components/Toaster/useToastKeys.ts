import { type RefObject, useEffect, useRef } from "react";
import { neighbourOf } from "./toastQueue.ts";

const idOf = (element: Element | null) => element?.closest<HTMLElement>("[data-toast]")?.dataset.toast;

/**
 * F6 moves the focus to the newest toast and back; Esc closes the focused toast. After a toast is closed
 * by keyboard the focus moves to its neighbour, and from the last one back to the page.
 */
export function useToastKeys(root: RefObject<HTMLElement | null>, close: (id: string) => void) {
  const cameFrom = useRef<HTMLElement | null>(null);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });

  const goBack = () => {
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    cameFrom.current = null;
  };
  const closeAndMoveOn = useRef((id: string) => {
    const region = root.current;
    const hadFocus = region?.contains(document.activeElement) ?? false;
    const ids = [...(region?.querySelectorAll<HTMLElement>("[data-toast]") ?? [])].map(idOf) as string[];
    const next = neighbourOf(ids, id);
    latestClose.current(id);
    if (!hadFocus) return;
    const button = next && region?.querySelector<HTMLElement>(`[data-toast="${CSS.escape(next)}"] button`);
    if (button) button.focus();
    else goBack();
  }).current;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const region = root.current;
      if (!region) return;
      const isInside = region.contains(document.activeElement);
      if (event.key === "F6") {
        const first = region.querySelector<HTMLElement>("[data-toast] button");
        if (!first) return;
        event.preventDefault();
        if (isInside) return goBack();
        cameFrom.current = document.activeElement as HTMLElement | null;
        first.focus();
      } else if (event.key === "Escape" && isInside) {
        const id = idOf(document.activeElement);
        if (id) closeAndMoveOn(id);
      }
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [root, closeAndMoveOn]);

  return closeAndMoveOn;
}
