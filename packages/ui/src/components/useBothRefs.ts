import { type Ref, type RefObject, useCallback } from "react";

/** One ref for the component's own use and for that of its caller. The same over renders: React calls a new one again. */
export function useBothRefs<Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      own.current = element;
      if (typeof given === "function") return given(element);
      if (given) given.current = element;
    },
    [own, given],
  );
}
