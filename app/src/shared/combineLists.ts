type Words = readonly string[];

const isWords = (value: unknown): value is Words =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/**
 * A list of words that two people changed: what either added is there, what either took out is not, in the order of theirs.
 * Undefined where the person ordered it otherwise: of two orders somebody has to choose.
 */
function combine(seen: Words, mine: Words, theirs: Words): Words | undefined {
  const kept = mine.filter((word) => seen.includes(word));
  const left = seen.filter((word) => mine.includes(word));
  if (kept.some((word, index) => word !== left[index])) return undefined;
  const added = mine.filter((word) => !seen.includes(word) && !theirs.includes(word));
  return [...theirs.filter((word) => mine.includes(word) || !seen.includes(word)), ...added];
}

/**
 * Of fields that both changed those that are lists of words, each as both want it. Undefined where any of the fields is
 * something else, or nobody knows what the person saw: then the person is asked about all of them.
 */
export function combineLists<Values extends object>(
  contested: Partial<Values>,
  seen: Values | undefined,
  theirs: Values,
): Partial<Values> | undefined {
  const combined = new Map<string, Words>();
  for (const key of Object.keys(contested) as (keyof Values & string)[]) {
    const [before, mine, present] = [seen?.[key], contested[key], theirs[key]];
    if (!isWords(before) || !isWords(mine) || !isWords(present)) return undefined;
    const list = combine(before, mine, present);
    if (!list) return undefined;
    combined.set(key, list);
  }
  return Object.fromEntries(combined) as Partial<Values>;
}
