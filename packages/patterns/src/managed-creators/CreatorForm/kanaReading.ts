/** What went through the input method in one go: the words as they stand now, and how they were typed. */
export interface ReadPart {
  readonly text: string;
  readonly reading: string;
}

interface Placed extends ReadPart {
  readonly at: number;
}

/**
 * The reading of a name, from its parts in the order in which they stand: what was deleted or converted again is left
 * out, and where the name has a blank the reading has one.
 */
export function nameReading(name: string, parts: readonly ReadPart[]): string {
  const newestFirst = [...parts].reverse();
  const placed: Placed[] = [];
  for (const part of newestFirst) {
    const at = name.indexOf(part.text);
    const end = at + part.text.length;
    const isTaken = placed.some((one) => at < one.at + one.text.length && one.at < end);
    if (part.text !== "" && at >= 0 && !isTaken) placed.push({ ...part, at });
  }
  placed.sort((a, b) => a.at - b.at);
  return placed.reduce((said, { reading, at }) => {
    const isApart = said !== "" && /\s$/u.test(name.slice(0, at));
    return said + (isApart ? " " : "") + reading;
  }, "");
}
