import { useState } from "react";

/**
 * The value of a field that its caller may control: what is given, or else what the field keeps itself, from
 * `initial` on.
 */
export function useOwnValue<Value>(
  given: Value | undefined,
  initial: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    setOwn(value);
    onValueChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
