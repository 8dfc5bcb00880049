import { useEffect, useRef } from "react";

/** A wrong field, or what has to be pressed where a whole part is missing. */
const WRONG = '[aria-invalid="true"], [data-first-error]';

/**
 * Leads to the first error after a save that was refused, by the form at once or by the server later. For forms that
 * keep their values themselves; React Hook Form does the same for its own. `attempt`: how often a save was tried.
 */
export function useFirstError<E extends HTMLElement>(attempt: number) {
  const root = useRef<E>(null);
  const known = useRef(attempt);
  const isWanted = useRef(false);
  useEffect(() => {
    if (known.current !== attempt) isWanted.current = true;
    known.current = attempt;
    if (!isWanted.current) return;
    const wrong = root.current?.querySelector<HTMLElement>(WRONG);
    if (!wrong) return;
    isWanted.current = false;
    wrong.focus();
  });
  return {
    /** Around the fields. */
    root,
    /** Somebody types on: nothing takes the focus away from there. */
    rest: () => {
      isWanted.current = false;
    },
  };
}
