const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only what the person changed goes to the server: a field somebody else edits meanwhile stays theirs. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const key of Object.keys(after) as (keyof Values)[])
    if (!isSame(before[key], after[key])) changed[key] = after[key];
  return changed;
}
