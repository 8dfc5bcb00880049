import {
  bodyKeyOf,
  editableNames,
  type Field,
  type Fields,
  type FieldValue,
  fieldWords,
} from "@tsumugi/contract";
import type { ConflictRow } from "@tsumugi/patterns";
import { withoutFollowers } from "./withoutFollowers.ts";

interface Named {
  readonly uid: string;
  readonly name: string;
}

/** Declared fields in which what the person typed and what is kept now differ, as text. `known` are people and genres. */
export function fieldConflictRows<Values extends object>(
  fields: Fields,
  mine: Values,
  theirs: Values,
  known: readonly Named[],
): ConflictRow[] {
  const names = new Map(known.map(({ uid, name }) => [uid, name]));
  return editableNames(fields)
    .filter((name) => fields[name]?.kind !== "custom")
    .map((name) => {
      const field = fields[name] as Field;
      const isNamed = field.kind === "genres" || field.kind === "member";
      const options = {
        separator: field.kind === "accounts" ? "\n" : "、",
        ...(isNamed && { nameOf: (uid: string) => names.get(uid) }),
      };
      const words = (values: Values) => {
        const value = values[bodyKeyOf(fields, name) as keyof Values] as FieldValue;
        return fieldWords(field, withoutFollowers(value), options);
      };
      return { label: field.label, mine: words(mine), theirs: words(theirs) };
    })
    .filter((row) => row.mine !== row.theirs);
}
