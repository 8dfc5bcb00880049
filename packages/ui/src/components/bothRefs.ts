import type { Ref, RefObject } from "react";

/** One ref for the component's own use and for that of its caller. */
export const bothRefs =
  <Element>(own: RefObject<Element | null>, given: Ref<Element> | undefined) =>
  (element: Element | null) => {
    own.current = element;
    if (typeof given === "function") return given(element);
    if (given) given.current = element;
  };
