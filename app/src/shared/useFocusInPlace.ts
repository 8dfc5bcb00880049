import { useEffect, useRef } from "react";

/**
 * For a form that stands in the place of the button that opens it: the first field takes the focus as it opens, and the
 * button as it closes. A form that is open on arrival, as its values were kept, takes nothing.
 */
export function useFocusInPlace(isOpen: boolean) {
  const form = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) form.current?.querySelector<HTMLElement>("input, select, textarea")?.focus();
    else opener.current?.focus();
  }, [isOpen]);
  return { form, opener };
}
