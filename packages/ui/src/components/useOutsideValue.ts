import { useState } from "react";

/**
 * Tells a value that others gave a field from one that the field said itself and that comes back late: an address is drawn
 * in a transition, which every further key interrupts, and whoever has typed on keeps the newer letters.
 */
export function useOutsideValue<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
) {
  const [known, setKnown] = useState(value);
  /** What was said and has not come back yet, newest last. */
  const [said, setSaid] = useState<readonly Value[]>([]);
  const isNew = !isSame(known, value);
  const back = said.findIndex((one) => isSame(one, value));
  if (isNew) {
    setKnown(value);
    setSaid(back < 0 ? [] : said.slice(back + 1));
  }
  return {
    /** In the drawing that brings it: another value, which the field did not say. */
    isOutside: isNew && back < 0,
    /** What the value will be once all has come back. */
    coming: said.length > 0 ? (said.at(-1) as Value) : value,
    /** To be called with what the field says. What stands there already may never be said again. */
    say: (next: Value) => setSaid((before) => (isSame(next, value) ? [] : [...before, next])),
  };
}
