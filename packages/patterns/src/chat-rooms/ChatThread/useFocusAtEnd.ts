import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Brings the caret of a text box behind what stands there, and into view, once, as it opens. Within the press that opened
 * it, so that a phone shows its keyboard.
 */
export function useFocusAtEnd(isWanted: boolean): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef(isWanted);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !wanted.current) return;
    wanted.current = false;
    // The caret first: what the focus brings into view is where it stands.
    current.setSelectionRange(current.value.length, current.value.length);
    current.focus();
    current.scrollTop = current.scrollHeight;
  }, []);
  return box;
}
