import type { ImportField, ImportMapping } from "@tsumugi/contract";
import { unguardFormula } from "../../core/csv/writeCsv.ts";
import { isErrorColumn } from "./guessMapping.ts";

export interface UsedMapping {
  readonly headers: readonly string[];
  readonly mapping: ImportMapping;
}

const bare = (header: string) => unguardFormula(header).trim();

/**
 * What this company mapped these headers onto before, column by column, the newest import first; where nothing is
 * remembered of a column the guess stands. Undefined when nothing is remembered at all.
 */
export function recallMapping(
  headers: readonly string[],
  used: readonly UsedMapping[],
  guessed: ImportMapping,
): ImportMapping | undefined {
  const names = headers.map(bare);
  const whole = used.find((one) => one.headers.map(bare).join("\n") === names.join("\n"));
  if (whole && whole.mapping.length === headers.length) return whole.mapping;
  const known = new Map<string, ImportField | null>();
  for (const one of used) {
    const theirs = one.headers.map(bare);
    theirs.forEach((name, index) => {
      // Two columns of one name, and those without a name, cannot be told apart in another file.
      if (name === "" || isErrorColumn(name) || theirs.indexOf(name) !== theirs.lastIndexOf(name)) return;
      if (!known.has(name)) known.set(name, one.mapping[index] ?? null);
    });
  }
  const isKnown = (name: string) => known.has(name) && names.indexOf(name) === names.lastIndexOf(name);
  if (!names.some(isKnown)) return undefined;
  const taken = new Set<ImportField>();
  const take = (field: ImportField | null | undefined) => {
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const mapping: ImportMapping = names.map((name) => (isKnown(name) ? take(known.get(name)) : null));
  names.forEach((name, index) => {
    if (!isKnown(name)) mapping[index] = take(guessed[index]);
  });
  return mapping;
}
