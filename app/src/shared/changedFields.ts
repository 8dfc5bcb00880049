type Row = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown) => value === undefined || value === null || value === "";

/** An empty field is empty however it is written down; lists are compared in their order, records by their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) || isBlank(other)) return isBlank(one) && isBlank(other);
  if (typeof one !== "object" || typeof other !== "object") return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Row, other as Row];
  if (Array.isArray(one) && left.length !== right.length) return false;
  return Object.keys({ ...left, ...right }).every((key) => isSame(left[key], right[key]));
}

/** Only what the person changed goes to the server: a field somebody else edits meanwhile stays theirs. */
export function changedFields<Values extends object>(before: Values, after: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const key of Object.keys(after) as (keyof Values)[])
    if (!isSame(before[key], after[key])) changed[key] = after[key];
  return changed;
}
